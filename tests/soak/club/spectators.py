"""Many look on: ``python -m tests.soak.club.spectators --pages 2000 --gates 2``.

Tables play whole games into their logs, outboxes send them, and so many pages are open at the gates: each stream's bytes
are read, and of every event it is worked out when it was on every page that shows its table. Before and after, the
tables play without anybody looking on, so that their own latency is held against itself in one run. Tables and their
outboxes have the machine's first core to themselves, and all others the rest: in a club they are other machines
(``--together`` lets all programs run anywhere).
"""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

import sqlalchemy as sa

from bench.companion import memory_mb, processor_s
from companion.hub.storage.database import HubDatabase
from companion.hub.storage.tables import GAMES
from companion.web.connections.serving import allow_open_files
from tests.soak.club.arrivals import Happened, Told, told
from tests.soak.club.commands import Command, commands_in, share
from tests.soak.club.open_pages import FirstThere, Opened, OpenPage, OpenPages, fetched, mixed, opened
from tests.soak.club.programs import until
from tests.soak.club.side_by_side import Part, Spent, compared, shares, spent
from tests.soak.club.soaked_club import SoakedClub

GOAL_MS: Final = 500.0
VISITED: Final = ("/standings", "/", "/records", "/standings?lang=ja", "/tournaments")
"""What those who come meanwhile read."""
_LAST_S: Final = 3.0
"""What happened so shortly before the end may still be on its way."""
_ARRIVING_AT_ONCE: Final = 20


@dataclass(frozen=True, slots=True)
class Watched:
    """What came of it.

    Attributes:
        alone, beside: tables' commands without and with pages.
        first: how long pages took to be there.
        visits_s: the same of pages that were only read while all the others were open.
        ended: pages whose line ended by itself.
        memory_mb: of each gate.
        cores: how much of a core each kind of program took while pages were open.
    """

    pages: int
    told: Told
    alone: Part
    beside: Part
    first: Sequence[FirstThere]
    visits_s: Sequence[float]
    ended: int
    sent_mb: float
    memory_mb: Sequence[float]
    cores: Mapping[str, float]


@dataclass(frozen=True, slots=True)
class _Period:
    """From when to when, by the machine's clock, and what tables and their outboxes had of their cores."""

    begin_ns: int
    end_ns: int
    spent: Spent

    def has(self, at_ns: int) -> bool:
        return self.begin_ns <= at_ns < self.end_ns


@dataclass(frozen=True, slots=True)
class Cores:
    """Which cores tables with their outboxes run on, and which all others; empty: any."""

    of_tables: frozenset[int] = frozenset()
    of_others: frozenset[int] = frozenset()

    @staticmethod
    def apart() -> Cores:
        """The first one for tables, where there are two."""
        there = sorted(os.sched_getaffinity(0))
        return Cores(frozenset(there[:1]), frozenset(there[1:])) if len(there) > 1 else Cores()


def watched(folder: Path, tables: int, gates: int, pages: int, pace_s: float, each_s: float, cores: Cores) -> Watched:
    """Run it in that folder."""
    with contextlib.ExitStack() as stack:
        club = SoakedClub(folder, tables, gates, pace_s, cores.of_tables, cores.of_others)
        if cores.of_others:  # what reads the pages is this program
            stack.callback(os.sched_setaffinity, 0, os.sched_getaffinity(0))
            os.sched_setaffinity(0, cores.of_others)
        stack.callback(club.end)
        club.begin()
        database = stack.enter_context(contextlib.closing(club.database()))
        until(lambda: len(_tables_of_games(database)) == tables, "every table plays")
        before = _period(club, each_s / 2)
        numbers = sorted(_tables_of_games(database).values())
        looked = _look_on(mixed(club.gate_urls, numbers, pages), club, each_s)
        after = _period(club, each_s / 2)
        with club.changing:
            for table in club.tables:
                table.leave()
        commands = [command for its in club.folders for command in commands_in(its)]
        return looked.held_against(commands, (before, after), database)


def _period(club: SoakedClub, length_s: float) -> _Period:
    begin_ns, before = time.time_ns(), _spent_at_tables(club)
    time.sleep(length_s)
    return _Period(begin_ns, time.time_ns(), _spent_at_tables(club).since(before))


def _spent_at_tables(club: SoakedClub) -> Spent:
    programs = (*club.tables, *club.outboxes)
    return spent([program.process.pid for program in programs if program.process is not None])


@dataclass(frozen=True, slots=True)
class _Looked:
    period: _Period
    streams: Sequence[OpenPage]
    first: Sequence[FirstThere]
    visits_s: Sequence[float]
    ended: int
    memory_mb: Sequence[float]
    cores: Mapping[str, float]

    def held_against(self, commands: Sequence[Command], alone: Sequence[_Period], database: HubDatabase) -> Watched:
        with database.reading() as connection:
            rows = connection.execute(sa.select(GAMES.c.key, GAMES.c.id, GAMES.c.table_id)).all()
        games = {row.key: (row.table_id, row.id) for row in rows}
        events = []
        for command in commands:
            if self.period.has(command.given_ns):
                table, game = games[command.game]
                events.append(Happened(table, command.given_ns, (game, command.version)))
        every = frozenset(table for table, _ in games.values())
        shows = [every if one.page.table is None else frozenset({one.page.table}) for one in self.streams]
        return Watched(
            pages=len(self.streams),
            told=told(events, [one.arrived() for one in self.streams], shows),
            alone=Part(
                [one for one in commands if any(period.has(one.given_ns) for period in alone)],
                alone[0].spent.and_also(alone[1].spent),
            ),
            beside=Part([one for one in commands if self.period.has(one.given_ns)], self.period.spent),
            first=self.first,
            visits_s=self.visits_s,
            ended=self.ended,
            sent_mb=sum(one.count for one in self.streams) / 1e6,
            memory_mb=self.memory_mb,
            cores=self.cores,
        )


def _look_on(pages: Sequence[Opened], club: SoakedClub, length_s: float) -> _Looked:
    """All pages are opened, a few at a time, and stay open so long; meanwhile some are read."""
    with contextlib.closing(OpenPages()) as reading:
        with ThreadPoolExecutor(_ARRIVING_AT_ONCE) as arriving:
            first = []
            for stream, there in arriving.map(opened, pages):
                reading.take(stream)
                first.append(there)
        before, at_tables = _used(club), _spent_at_tables(club)
        own_s, begin_ns = time.process_time(), time.time_ns()
        visits_s = []
        for number in range(max(1, round(length_s * 2))):
            visit_s = fetched(pages[number % len(pages)], VISITED[number % len(VISITED)])
            visits_s.append(visit_s)
            time.sleep(max(0.0, 0.5 - visit_s))
        period = _Period(begin_ns, time.time_ns(), _spent_at_tables(club).since(at_tables))
        after = _used(club)
        lasted_s = (period.end_ns - begin_ns) / 1e9
        own = {"readers of the pages": (time.process_time() - own_s) / lasted_s}
        cores = {kind: (used - before[kind]) / lasted_s for kind, used in after.items()} | own
        memory = [memory_mb(gate.process.pid) for gate in club.gates if gate.process is not None]
        time.sleep(_LAST_S)
        ended = sum(stream.ended for stream in reading.pages)
        return _Looked(period, reading.pages, first, sorted(visits_s), ended, memory, cores)


def _used(club: SoakedClub) -> dict[str, float]:
    """Seconds of processor by the kind of program; a server's own processes with it."""
    children: defaultdict[int, list[int]] = defaultdict(list)
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            children[int(stat.read_text(encoding="ascii", errors="replace").rsplit(")", 1)[1].split()[1])].append(
                int(stat.parent.name)
            )
    found: defaultdict[str, float] = defaultdict(float)
    for program in club.programs:
        if program.process is not None:
            for process in (program.process.pid, *children[program.process.pid]):
                with contextlib.suppress(OSError):
                    found[program.kind] += processor_s(process)
    return dict(found)


def _tables_of_games(database: HubDatabase) -> dict[str, int]:
    """By key of its first game, each table's number."""
    with database.reading() as connection:
        rows = connection.execute(sa.select(GAMES.c.key, GAMES.c.table_id)).all()
    return {row.key: row.table_id for row in rows if row.key.endswith("-0")}


def report(found: Watched) -> list[str]:
    """In lines."""
    took, pages_s = found.told.took_ms, sorted(first.page_s for first in found.first)
    told_s = sorted(first.told_s for first in found.first)
    gates = ", ".join(f"{memory:.0f}" for memory in found.memory_mb)
    cores = ", ".join(f"{kind} {100 * core:.0f}" for kind, core in sorted(found.cores.items()))
    return [
        f"{found.pages} pages open; {found.ended} ended by themselves; {found.sent_mb:.0f} MB came to them.",
        f"An event on a page that shows its table: {shares(took, 'ms', 0)}, n = {len(took)} (event, page);"
        f" {found.told.never} never came. Goal {GOAL_MS:.0f} ms at p95.",
        f"A page was there after {shares(pages_s, 's', 2)}, its first state after {shares(told_s, 's', 2)}.",
        f"Pages read meanwhile: {shares(found.visits_s, 's', 2)}, n = {len(found.visits_s)}.",
        *compared(found.alone, found.beside, Random(1)),
        f"Gates: {gates} MB. Hundredths of a core meanwhile, all of a kind: {cores}.",
        f"Load of this machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores.",
    ]


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pages", type=int, default=2000)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--gates", type=int, default=2)
    parser.add_argument("--pace", type=float, default=2.0, help="seconds between two commands at a table")
    parser.add_argument(
        "--seconds", type=float, default=60.0, help="how long with pages; half as long before and after"
    )
    parser.add_argument("--together", action="store_true", help="let all programs run on any core")
    parser.add_argument("--folder", type=Path, help="keep everything there")
    arguments = parser.parse_args()
    allow_open_files(arguments.pages + 256)
    with contextlib.ExitStack() as stack:
        folder = arguments.folder or Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="club-")))
        folder.mkdir(exist_ok=True)
        folder.chmod(0o711)  # PostgreSQL's user goes through
        how = (arguments.tables, arguments.gates, arguments.pages, arguments.pace, arguments.seconds)
        cores = Cores() if arguments.together else Cores.apart()
        found = watched(folder, *how, cores)
    if cores.of_tables:
        print(f"Tables and outboxes on core {sorted(cores.of_tables)}, all others on {sorted(cores.of_others)}.")
    for line in report(found):
        print(line)
    missed = found.told.never or found.ended or share(found.told.took_ms, 0.95) > GOAL_MS
    return bool(missed)


if __name__ == "__main__":
    sys.exit(main())
