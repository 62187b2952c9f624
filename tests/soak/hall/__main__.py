"""Soak of a hall: ``python -m tests.soak.hall --phones 20000 --gates 1 2 4 --within 10``.

For each number of gates: all phones come in, open their streams, and seal in three rounds; in the last of them a gate and
PostgreSQL are killed. Then the database has every number that was acknowledged, once and unchanged.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa

from bench.free_port import free_port
from companion.hub.processes.engines import postgres_in, valkey_in
from companion.hub.storage.database import HubDatabase
from companion.hub.storage.tables import HALL_SEALS, HALLS
from tests.soak.club.programs import (
    HOST,
    Program,
    asked,
    engine_program,
    hub_at,
    hub_program,
    seal_gate_program,
    until,
)
from tests.soak.hall.crowds import Crowds
from tests.soak.hall.measured import share, used_s

ROUNDS: Final = 3
PROCESSES: Final = 2
LINES: Final = 500
"""Kept connections of one process of phones, over which they seal."""
MOST_STREAMS_OF_A_GATE: Final = 16_000
PATIENCE_S: Final = 60.0
GATE_FALLS: Final = 0.3
POSTGRES_FALLS: Final = 0.6
"""So far into the window in which all seal."""


@dataclass
class Outcome:
    """What came of one number of gates."""

    gates: int
    streams: int = 0
    entered_s: list[float] = field(default_factory=list)
    sealed_s: list[float] = field(default_factory=list)
    killed_s: list[float] = field(default_factory=list)
    revealed_s: list[float] = field(default_factory=list)
    seals: int = 0
    gates_used_s: float = 0.0
    postgres_used_s: float = 0.0
    phones_used_s: float = 0.0
    wall_s: float = 0.0
    again: int = 0
    reopened: int = 0
    compared: int = 0


class SoakedHall:
    """Hub, PostgreSQL, Valkey and some gates at one port; whatever ends by itself is begun again."""

    def __init__(self, folder: Path, gates: int) -> None:
        engines = folder / "engines"
        self._postgres, self._valkey = postgres_in(engines), valkey_in(engines)
        self.url = f"http://{HOST}:{(port := free_port())}"
        self.hub = hub_program(self._postgres, self._valkey, port, folder)
        self.engines = [engine_program(engine, folder) for engine in (self._postgres, self._valkey)]
        self.port = free_port()
        self.gates = [
            seal_gate_program(self._postgres, self._valkey, self.port, folder / f"gate-{number}.txt")
            for number in range(gates)
        ]
        self._changing = threading.Lock()
        self._over = threading.Event()

    @contextlib.contextmanager
    def running(self) -> Iterator[None]:
        """While it lasts, everything runs."""
        try:
            for program in (*self.engines, self.hub):
                program.begin()
            keeper = threading.Thread(target=self._keep, name="keeper", daemon=True)
            keeper.start()
            asked(hub_at(self.url).ready)
            for gate in self.gates:
                gate.begin()
            asked(hub_at(f"http://{HOST}:{self.port}").ready)
            yield
        finally:
            self._over.set()
            with self._changing:
                for program in (*self.gates, self.hub, *self.engines):
                    program.end()

    def database(self) -> HubDatabase:
        """The hub's."""
        return HubDatabase(self._postgres.url, 2)

    def kill(self, program: Program) -> None:
        """``kill -9``, and begun again at once."""
        with self._changing:
            program.kill()

    def gates_used_s(self) -> float:
        """Processor seconds of all gates."""
        return sum(used_s(gate.process.pid) for gate in self.gates if gate.process is not None)

    def postgres_used_s(self) -> float:
        """The same of PostgreSQL."""
        process = self.engines[0].process
        return 0.0 if process is None else used_s(process.pid)

    def _keep(self) -> None:
        while not self._over.wait(0.2):
            with self._changing:
                for program in (*self.engines, self.hub, *self.gates):
                    program.revive()


class Soak:
    """One hall's evening with so many gates."""

    def __init__(self, folder: Path, gates: int, arguments: argparse.Namespace) -> None:
        self._hall = SoakedHall(folder, gates)
        self._arguments = arguments
        self.outcome = Outcome(gates)
        self.breaches: list[str] = []
        self._number = 0

    def run(self) -> None:
        """All of it."""
        crowds = Crowds(PROCESSES)
        try:
            with self._hall.running():
                self._open(crowds)
                for round_number in range(1, ROUNDS + 1):
                    self._round(crowds, round_number, kills=round_number == ROUNDS and not self._arguments.no_kills)
                crowds.all(do="leave")
        finally:
            crowds.end()

    def _open(self, crowds: Crowds) -> None:
        """A hall, and all phones in it."""
        arguments, outcome = self._arguments, self.outcome
        opened = asked(
            lambda: hub_at(self._hall.url).open_hall(title="Soak", rounds=ROUNDS, by_points=False, round_s=0, pause_s=0)
        )
        self._number = opened["id"]
        with contextlib.closing(self._hall.database()) as database, database.reading() as connection:
            secret = connection.execute(sa.select(HALLS.c.secret).where(HALLS.c.id == self._number)).scalar_one()
        time.sleep(1.0)  # the gates have looked
        each = arguments.phones // len(crowds)
        of_all = {"port": self._hall.port, "code": opened["code"], "secret": secret, "phones": each, "lines": LINES}
        crowds.begin(
            [
                {"do": "begin", **of_all, "address": f"127.0.0.{number + 1}", "first": number * each, "seed": number}
                for number in range(len(crowds))
            ]
        )
        for answer in crowds.all(do="enter", within_s=arguments.within):
            outcome.entered_s += answer["took_s"]
        streams = min(each, MOST_STREAMS_OF_A_GATE * outcome.gates // len(crowds))
        outcome.streams = sum(answer["open"] for answer in crowds.all(do="open", streams=streams))

    def _round(self, crowds: Crowds, round_number: int, *, kills: bool) -> None:
        """All seal but one, the host reveals, and everything acknowledged is there."""
        hub, outcome, within_s = hub_at(self._hall.url), self.outcome, self._arguments.within
        hub.begin_hall_round(self._number)
        time.sleep(1.0)
        used = self._used(crowds)
        began_s = time.monotonic()
        crowds.tell(do="seal", round_number=round_number, within_s=within_s, leave_out=1)
        if kills:
            time.sleep(GATE_FALLS * within_s)
            self._hall.kill(self._hall.gates[0])
            time.sleep((POSTGRES_FALLS - GATE_FALLS) * within_s)
            self._hall.kill(self._hall.engines[0])
        answers = crowds.answers()
        if not kills:
            wall_s = time.monotonic() - began_s
            gates, postgres, phones = (after - before for after, before in zip(self._used(crowds), used, strict=True))
            outcome.wall_s += wall_s
            outcome.gates_used_s += gates
            outcome.postgres_used_s += postgres
            outcome.phones_used_s += phones
            outcome.seals += sum(len(answer["took_s"]) for answer in answers)
        for answer in answers:
            (outcome.killed_s if kills else outcome.sealed_s).extend(answer["took_s"])
            outcome.again += answer["again"]
        stage = "ended" if round_number == ROUNDS else "revealed"
        crowds.all(do="wait_for", words=f'"stage":"{stage}","door_open":true,"round":{round_number},')
        tapped_s = time.monotonic()
        hub.reveal_hall_round(self._number)
        told = crowds.all(do="told", patience_s=PATIENCE_S)
        times = [told_s - tapped_s for answer in told for told_s in answer["told_s"]]
        untold, away = sum(each < 0 for each in times), outcome.streams - len(times)
        if untold or away:
            self.breaches.append(f"round {round_number}: {untold} open pages were not told, {away} are not open again")
        outcome.revealed_s.append(max(times, default=0.0))
        outcome.reopened = sum(answer["reopened"] for answer in told)
        self._compare(
            round_number, {int(seat): tuple(lies) for answer in answers for seat, lies in answer["sealed"].items()}
        )

    def _compare(self, round_number: int, acknowledged: dict[int, Any]) -> None:
        """What lies in the database, held against what phones were told."""
        of_round = (HALL_SEALS.c.hall_id == self._number, HALL_SEALS.c.round == round_number)
        with contextlib.closing(self._hall.database()) as database:
            rows = until(lambda: _rows(database, of_round), "the database answers")
        kept = {row.seat: (row.number, row.salt) for row in rows}
        lost = [seat for seat, lies in acknowledged.items() if kept.get(seat) != lies]
        if lost:
            self.breaches.append(f"round {round_number}: {len(lost)} acknowledged seals are lost or changed")
        if len(kept) != len(rows) or len(kept) != len(acknowledged):
            self.breaches.append(f"round {round_number}: {len(rows)} seals lie there of {len(acknowledged)} phones")
        self.outcome.compared += len(acknowledged)

    def _used(self, crowds: Crowds) -> tuple[float, float, float]:
        return self._hall.gates_used_s(), self._hall.postgres_used_s(), crowds.used_s()


def _rows(database: HubDatabase, of_round: Any) -> list[Any]:
    with database.reading() as connection:
        return list(connection.execute(sa.select(HALL_SEALS).where(*of_round)))


def _line(outcome: Outcome, phones: int) -> str:
    """A row of the table."""
    ms = [1000 * share(outcome.sealed_s, of) for of in (0.5, 0.95, 0.99, 1.0)]
    each = [
        1000 * used / max(1, outcome.seals)
        for used in (outcome.gates_used_s, outcome.postgres_used_s, outcome.phones_used_s)
    ]
    reveals = ", ".join(f"{took_s:.2f}" for took_s in outcome.revealed_s)
    cells = (
        str(outcome.gates),
        f"{outcome.streams} of {phones}",
        " / ".join(f"{value:.0f}" for value in ms) + f" (n = {len(outcome.sealed_s)})",
        f"{share(outcome.killed_s, 0.95):.2f} / {share(outcome.killed_s, 1.0):.2f}",
        reveals,
        " / ".join(f"{value:.2f}" for value in each),
        f"{outcome.seals / max(0.001, outcome.wall_s):.0f}",
        f"{outcome.again} / {outcome.reopened}",
        str(outcome.compared),
    )
    return "| " + " | ".join(cells) + " |"


_HEAD: Final = (
    "| gates | open streams | seal p50 / p95 / p99 / max, ms | with kills p95 / max, s | reveal to all, s | "
    "processor ms a seal: gates / PostgreSQL / phones | seals a second | sent again / streams opened again | compared |\n"
    "| --- | --- | --- | --- | --- | --- | --- | --- | --- |"
)


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--phones", type=int, default=20_000)
    parser.add_argument("--gates", type=int, nargs="+", default=(1, 2, 4))
    parser.add_argument(
        "--within", type=float, default=20.0, help="seconds in which all of them seal, each when it likes"
    )
    parser.add_argument("--no-kills", action="store_true", help="leave everything alone in the last round, too")
    parser.add_argument("--folder", type=Path, help="keep everything there")
    arguments = parser.parse_args()
    breaches: list[str] = []
    lines: list[str] = []
    for gates in arguments.gates:
        with contextlib.ExitStack() as stack:
            parent = arguments.folder or Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="hall-")))
            parent.mkdir(exist_ok=True)
            parent.chmod(0o711)  # PostgreSQL's user goes through
            folder = parent / f"gates-{gates}"
            folder.mkdir()
            folder.chmod(0o711)
            soak = Soak(folder, gates, arguments)
            soak.run()
        lines.append(_line(soak.outcome, arguments.phones))
        breaches += [f"{gates} gates, {breach}" for breach in soak.breaches]
        print(f"{lines[-1]}  (load {os.getloadavg()[0]:.1f})", flush=True)
    print(f"{arguments.phones} phones seal within {arguments.within:g} s, over {PROCESSES * LINES} kept connections.")
    print("\n".join((_HEAD, *lines)))
    for breach in breaches:
        print(f"BREACH: {breach}")
    print("Everything held." if not breaches else f"{len(breaches)} breaches.")
    return bool(breaches)


if __name__ == "__main__":
    sys.exit(main())
