"""All programs of one club, in one folder: tables, their outboxes, the hub, its gates, PostgreSQL and Valkey."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Collection
from pathlib import Path
from random import Random
from typing import Final

from bench.free_port import free_port
from companion.hub.hooks.queue import ASKED_FOR
from companion.hub.processes.engines import postgres_in, valkey_in
from companion.hub.storage.database import HubDatabase
from companion.outbox.files import membership_file
from companion.outbox.hub_connection import joined
from companion.outbox.membership import keep_membership
from tests.soak.club.programs import (
    HOST,
    Program,
    asked,
    engine_program,
    gate_program,
    hub_at,
    hub_program,
    outbox_program,
    table_program,
)
from tests.soak.club.told_elsewhere import ToldProgram

AT_TABLES: Final = ("table", "outbox")
"""Kinds of programs that run on a table's own machine."""


class SoakedClub:
    """Those that end by themselves are begun again.

    Args:
        of_tables: cores that tables and their outboxes run on, as on machines of their own; empty: any.
        of_others: the same for all other programs.
    """

    def __init__(
        self,
        folder: Path,
        tables: int,
        gates: int,
        pace_s: float,
        of_tables: Collection[int] = (),
        of_others: Collection[int] = (),
    ) -> None:
        self.folder = folder
        engines = folder / "engines"
        self._postgres, self._valkey = postgres_in(engines), valkey_in(engines)
        port = free_port()
        self.url = f"http://{HOST}:{port}"
        self.hub = hub_program(self._postgres, self._valkey, port, folder)
        self.engines = [engine_program(engine, folder) for engine in (self._postgres, self._valkey)]
        self.gate_urls = [f"http://{HOST}:{free_port()}" for _ in range(gates)]
        self.gates = [
            gate_program(self._postgres, self._valkey, int(url.rpartition(":")[2]), folder) for url in self.gate_urls
        ]
        self.folders = [folder / f"table-{number}" for number in range(1, tables + 1)]
        self.tables = [table_program(its, number, pace_s) for number, its in enumerate(self.folders, start=1)]
        self.outboxes = [outbox_program(its) for its in self.folders]
        for program in self.programs:
            program.cores = of_tables if program.kind in AT_TABLES else of_others
        self.elsewhere = ToldProgram(HOST, Random(tables))
        self.changing = threading.Lock()
        self.revived: Counter[str] = Counter()
        self._over = threading.Event()

    def keep(self) -> None:
        """Begin again whatever has ended, until the club ends."""
        while not self._over.wait(0.2):
            with self.changing:
                for program in self.programs:
                    self.revived[program.kind] += program.revive()

    @property
    def programs(self) -> list[Program]:
        """In the order in which they end."""
        return [*self.tables, *self.outboxes, *self.gates, self.hub, *self.engines]

    def begin(self, away: int = 0) -> None:
        """Begin everything but the outboxes of the first ``away`` tables."""
        for program in (*self.engines, self.hub):
            program.begin()
        threading.Thread(target=self.keep, name="keeper", daemon=True).start()
        asked(hub_at(self.url).ready)
        asked(lambda: hub_at(self.url).add_webhook(url=self.elsewhere.url, kinds=ASKED_FOR))
        for folder, table in zip(self.folders, self.tables, strict=True):
            folder.mkdir()
            code = asked(hub_at(self.url).draw_code)["code"]
            keep_membership(membership_file(folder / "table.sqlite"), joined(self.url, code, folder.name, 30.0))
            table.begin()
        for program in (*self.gates, *self.outboxes[away:]):
            program.begin()
        for url in self.gate_urls:
            asked(hub_at(url).ready)

    def database(self) -> HubDatabase:
        """The hub's."""
        return HubDatabase(self._postgres.url, 2)

    def kill(self, kind: str, random: Random) -> None:
        """One of that kind, begun again at once."""
        awake = [program for program in self.programs if program.kind == kind and program.process is not None]
        with self.changing:
            random.choice(awake).kill()

    def end(self) -> None:
        """End everything."""
        self._over.set()
        with self.changing:
            for program in self.programs:
                program.end()
        self.elsewhere.shutdown()
        self.elsewhere.server_close()
