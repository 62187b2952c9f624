"""Soak of a club: ``python -m tests.soak.club --tables 20 --kills 30``.

Tables play whole games while every program of the club is killed again and again; one table is away meanwhile and comes
back. Then the hub has every event of every table's log, once and in order, and its standings are right.
"""

from __future__ import annotations

import argparse
import contextlib
import sys
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Final

from bench.free_port import free_port
from companion.hub.database import HubDatabase
from companion.hub.engines import postgres_in, valkey_in
from companion.hub.hooks.waiting import ASKED_FOR
from companion.outbox.files import membership_file
from companion.outbox.hub_line import joined
from companion.outbox.membership import keep_membership
from companion.table.database import LogUnavailable
from tests.soak.club.compared import differences, hub_versions, standings_of, table_versions, told_standings
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
    until,
)
from tests.soak.club.told_elsewhere import ToldProgram

KILLED: Final = ("table", "outbox", "hub", "gate", "PostgreSQL", "Valkey")
STANDINGS_WITHIN_S: Final = 2.0


class SoakedClub:
    """All programs of one club, in one folder; those that end by themselves are begun again."""

    def __init__(self, folder: Path, tables: int, gates: int, pace_s: float) -> None:
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

    def begin(self) -> None:
        """Begin everything but the first table's outbox: that table is away."""
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
        for program in (*self.gates, *self.outboxes[1:]):
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


def soak(folder: Path, arguments: argparse.Namespace) -> list[str]:
    """Run it; what was promised and did not hold."""
    random = Random(arguments.seed)
    club = SoakedClub(folder, arguments.tables, arguments.gates, arguments.pace)
    try:
        club.begin()
        began_s = time.monotonic()
        kills = [kind for kind in KILLED for _ in range(arguments.kills)]
        random.shuffle(kills)
        for kind in kills:
            time.sleep(random.uniform(*arguments.between))
            club.kill(kind, random)
        print(f"Ended by themselves while others were away: {dict(+club.revived)}.")
        print(f"{len(kills)} kills in {time.monotonic() - began_s:.0f} s: {dict(Counter(kills))}", flush=True)
        return _settled(club)
    finally:
        club.end()


def _settled(club: SoakedClub) -> list[str]:
    """Let the games stop where they are, and hold the hub against the tables."""
    breaches = []
    with club.changing:
        for table in club.tables:
            table.leave()
        club.outboxes[0].begin()
    began_s = time.monotonic()
    versions = {key: version for folder in club.folders for key, version in table_versions(folder).items()}
    database = club.database()
    until(lambda: _versions_there(database) == versions, "the hub has every event of every table")
    print(f"The rest was there {time.monotonic() - began_s:.1f} s after the last event.", flush=True)
    there_s = time.monotonic()
    expected = standings_of(club.folders)
    told = told_standings(asked(hub_at(club.url).standings))
    at_gate = told_standings(asked(hub_at(club.gate_urls[0]).standings)) if club.gate_urls else told
    if told != expected or at_gate != expected:
        breaches.append("the standings differ from the tables' own")
    print(f"Standings of {len(expected)} people compared within {time.monotonic() - there_s:.1f} s.", flush=True)
    compared = 0
    for folder in club.folders:
        count, wrong = differences(database, folder)
        compared += count
        breaches += [f"{folder.name}: the hub has another game {key}" for key in wrong]
    took_us = sorted(int(line) for folder in club.folders for line in (folder / "took_us").read_text().split())
    print(
        f"{compared} events of {len(versions)} games at {len(club.folders)} tables compared. A command at a table took "
        f"{_share(took_us, 0.5):.1f} ms (middle), {_share(took_us, 0.95):.1f} (p95), {_share(took_us, 1.0):.1f} (longest), n = {len(took_us)}."
    )
    until(lambda: _all_told(club), "the webhook has everything")
    breaches += club.elsewhere.breaches(database)
    database.close()
    return breaches


def _all_told(club: SoakedClub) -> bool:
    (hook,) = asked(hub_at(club.url).webhooks)["webhooks"]
    return bool(hook["waiting"] == 0)


def _versions_there(database: HubDatabase) -> dict[str, int]:
    try:
        return hub_versions(database)
    except LogUnavailable:
        return {}  # PostgreSQL was killed last


def _share(ordered_us: list[int], share: float) -> float:
    return ordered_us[min(len(ordered_us) - 1, int(share * len(ordered_us)))] / 1000


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--gates", type=int, default=2)
    parser.add_argument("--kills", type=int, default=30, help="of each kind of program")
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between two commands at a table")
    parser.add_argument("--between", type=float, nargs=2, default=(0.5, 2.0), help="seconds between two kills")
    parser.add_argument("--folder", type=Path, help="keep everything there")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    with contextlib.ExitStack() as stack:
        folder = arguments.folder or Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="club-")))
        folder.mkdir(exist_ok=True)
        folder.chmod(0o711)  # PostgreSQL's user goes through
        breaches = soak(folder, arguments)
    for breach in breaches:
        print(f"BREACH: {breach}")
    print("Everything held." if not breaches else f"{len(breaches)} breaches.")
    return bool(breaches)


if __name__ == "__main__":
    sys.exit(main())
