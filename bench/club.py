"""A club's hub with a million events in PostgreSQL: how long each of its pages, and each list that programs ask for,
takes.

A few dozen whole games between virtual players come in as tables' games do; then their rows are copied with other people,
tables, times and keys until there are enough. The requests go to a hub in a process of its own, one after another.
"""

from __future__ import annotations

import contextlib
import hashlib
import http.client
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Final

import sqlalchemy as sa

from bench.companion import processor_s
from bench.free_port import free_port
from companion.clocks import Clocks
from companion.games.actor import BY_HOST
from companion.games.catalogue import engine_of
from companion.games.raja.options import Options, PlayerOptions
from companion.games.raja.pieces import MARKERS
from companion.hub.batches.applying import Applying
from companion.hub.people.register import person_called
from companion.hub.processes.engines import postgres_in, until_left
from companion.hub.storage.database import HubDatabase
from companion.hub.storage.tables import EVENTS, GAMES, RECORDINGS, SEATS, TABLES
from companion.lobby.lobby import Lobby, LobbySeat
from companion.outbox.spectator_game import SeenGame
from companion.players.self_play import Chance, next_command
from companion.players.sensible_player import SensiblePlayer
from companion.table.database import Database, LogUnavailable
from companion.table.log import EventLog
from companion.table.table import Table
from raja_client import Away, Hub

MANY: Final = 1_000_000
PLAYED: Final = 40
TABLES_OF_CLUB: Final = 100
PEOPLE_OF_CLUB: Final = 300
KEPT: Final = 1000
ASKED: Final = 60
GOAL_MS: Final = 200.0
PLAYING: Final = 10
"""Number of tables at which something happens between two requests, in the runs where anything does."""
_HOST: Final = "127.0.0.1"
_NS_PER_DAY: Final = 86_400_000_000_000
_DAYS: Final = 400
"""Number of days over which the games are spread: two seasons."""
_PATIENCE_S: Final = 120.0
_RECORDING_BYTES: Final = 9_000_000
PATHS: Final = (
    *("/", "/?lang=ja", "/tables/7", "/tables/7/overlay", "/standings", "/people/7", "/records"),
    *("/tournaments", "/tournaments/1", "/host", "/archive", "/webhooks", "/tokens"),
    *("/api/hub/wall", "/api/hub/tables/7", "/api/hub/standings", "/api/hub/standings.csv", "/api/hub/people/7"),
    *("/api/hub/records", "/api/hub/tournaments", "/api/hub/tournaments/1", "/api/hub/tournaments/1.csv"),
    *("/api/hub/recordings", "/api/hub/webhooks"),
)
FOLLOWED: Final = ("/", "/api/hub/wall")
"""Pages and lists that are requested again and again while tables play."""


def main() -> None:
    """Fill the database, and print a line for each request."""
    with tempfile.TemporaryDirectory(prefix="raja-") as made:
        folder = Path(made)
        folder.chmod(0o711)  # PostgreSQL's user must be able to pass through
        with postgres(folder) as url:
            began_s = time.monotonic()
            games, events = fill(url, MANY)
            took_s = time.monotonic() - began_s
            print(
                f"{events:,} events of {games:,} games, {TABLES_OF_CLUB} tables, {PEOPLE_OF_CLUB} people: {took_s:.0f} s to fill"
            )
            with hub(url, folder) as (port, process):
                for path in PATHS:
                    show(path, path, port, process, lambda: None)
                with contextlib.closing(HubDatabase(url, 1)) as database:
                    for path in FOLLOWED:
                        show(f"{path} at play", path, port, process, lambda: something_happens(database))
        load = os.getloadavg()[0]
        print(
            f"goal: p95 {GOAL_MS:.0f} ms; each {ASKED} times, load of this machine {load:.1f} on {os.cpu_count()} cores"
        )


def show(name: str, path: str, port: int, process: int, before_each: Callable[[], None]) -> None:
    """Request a path, and print how long that took."""
    used_s = processor_s(process)
    took_ms = asked(port, path, ASKED, before_each)
    own_ms = 1000 * (processor_s(process) - used_s) / (ASKED + 1)
    p50, p95 = took_ms[len(took_ms) // 2], took_ms[int(0.95 * len(took_ms))]
    missed = "  MISSED" if p95 > GOAL_MS else ""
    figures = f"p50 {p50:6.0f} ms, p95 {p95:6.0f}, longest {took_ms[-1]:6.0f}, hub's processor {own_ms:4.0f}"
    print(f"{name:28} {figures}{missed}", flush=True)


def something_happens(database: HubDatabase) -> None:
    """Note for some tables that something has happened, as the hub does."""
    with database.writing() as connection:
        connection.execute(TABLES.update().where(TABLES.c.id <= PLAYING).values(heard_ns=time.time_ns()))


@contextlib.contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """Run PostgreSQL in this folder; give its address."""
    engine = postgres_in(folder / "engines")
    with (folder / "postgres.txt").open("wb") as said, _running(until_left(engine.program), said.fileno()):
        deadline_s = time.monotonic() + _PATIENCE_S
        while True:
            database = HubDatabase(engine.url, 1)
            try:
                database.upgrade()
                break
            except LogUnavailable:
                if time.monotonic() > deadline_s:
                    raise
                time.sleep(0.1)
            finally:
                database.close()
        yield engine.url


@contextlib.contextmanager
def hub(url: str, folder: Path) -> Iterator[tuple[int, int]]:
    """Run a hub with this database; give its port and its process id."""
    port = free_port()
    command = [sys.executable, "-m", "companion.cli.main", "hub", "--host", _HOST, "--port", str(port)]
    reached = ["--database", url, "--archive", str(folder / "archive")]
    _lay_recordings(folder / "archive")
    with (folder / "hub.txt").open("wb") as said, _running([*command, *reached], said.fileno()) as process:
        deadline_s = time.monotonic() + _PATIENCE_S
        while True:
            try:
                Hub(f"http://{_HOST}:{port}").ready()
                break
            except Away:
                if time.monotonic() > deadline_s:
                    raise
                time.sleep(0.1)
        names = [f"Person {number}" for number in range(1, 41)]
        club = Hub(f"http://{_HOST}:{port}")
        club.begin_tournament(title="Cup", form="swiss", kind="raja", wanted=4, rounds=5, names=names)
        club.pair_round(1)
        yield port, process


def _lay_recordings(folder: Path) -> None:
    """Make as many recordings as the index has: files of the right length but empty, each with a small picture."""
    for number in range(KEPT):
        digest = hashlib.sha256(str(number).encode()).hexdigest()
        place = folder / "recordings" / digest[:2]
        place.mkdir(parents=True, exist_ok=True)
        with (place / f"{digest}.mcap").open("wb") as recording:
            recording.truncate(_RECORDING_BYTES)
        (place / f"{digest}.webp").write_bytes(bytes(4000))


@contextlib.contextmanager
def _running(command: Sequence[str], said: int) -> Iterator[int]:
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=said, stderr=said)
    try:
        yield process.pid
    finally:
        assert process.stdin is not None
        process.stdin.close()
        try:
            process.wait(5)
        except subprocess.TimeoutExpired:
            process.terminate()
            process.wait()


def asked(port: int, path: str, times: int, before_each: Callable[[], None]) -> Sequence[float]:
    """Request a path repeatedly; return milliseconds, shortest first, without the first answer."""
    took_ms = []
    for _ in range(times + 1):
        before_each()
        began_s = time.perf_counter()
        line = http.client.HTTPConnection(_HOST, port, timeout=60)
        line.request("GET", path, headers={"Host": f"{_HOST}:{port}", "Accept-Language": "en"})
        answer = line.getresponse()
        answer.read()
        line.close()
        took_ms.append(1000 * (time.perf_counter() - began_s))
        if answer.status != 200:
            raise RuntimeError(f"{path}: {answer.status}")
    return sorted(took_ms[1:])


def fill(url: str, events: int, played: int = PLAYED) -> tuple[int, int]:
    """Fill the database with at least ``events`` events; return how many games and events there are."""
    now_ns = time.time_ns()
    database = HubDatabase(url, 2)
    with contextlib.closing(database):
        with database.writing() as connection:
            for number in range(1, TABLES_OF_CLUB + 1):
                row = {"name": f"Table {number}", "public_key": f"{number:064x}", "joined_ns": 0, "heard_ns": now_ns}
                connection.execute(TABLES.insert().values(**row))
            for number in range(1, PEOPLE_OF_CLUB + 1):
                person_called(connection, f"Person {number}")
        applying = Applying(database, Clocks(time.time_ns, time.monotonic, Random(1)))
        for seed in range(played):
            _play(applying, seed)
        with database.writing() as connection:
            many = connection.execute(sa.select(sa.func.count()).select_from(EVENTS)).scalar_one()
            highest = connection.execute(sa.select(sa.func.max(GAMES.c.id))).scalar_one()
            copies = -(-events // many) - 1
            for copy in range(1, copies + 1):
                _copy(connection, copy, copy * highest, round(copy * _DAYS / (copies + 1)) * _NS_PER_DAY)
            ids = connection.scalars(sa.select(GAMES.c.id).order_by(GAMES.c.id.desc()).limit(KEPT)).all()
            rows = [
                {
                    "digest": hashlib.sha256(str(number).encode()).hexdigest(),
                    "table_id": 1,
                    "game_id": game,
                    "size": _RECORDING_BYTES,
                    "kept_ns": now_ns,
                    "facts": "none",
                    "pictured": True,
                }
                for number, game in enumerate(ids)
            ]
            connection.execute(RECORDINGS.insert(), rows)
            counts = [
                connection.execute(sa.select(sa.func.count()).select_from(of)).scalar_one() for of in (GAMES, EVENTS)
            ]
        with database.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.exec_driver_sql("VACUUM ANALYZE")  # PostgreSQL does this by itself, but later
    return counts[0], counts[1]


def _play(applying: Applying, seed: int) -> None:
    """Play a whole game and store it as its table would send it."""
    random = Random(seed)
    names = [f"Person {number}" for number in random.sample(range(1, PEOPLE_OF_CLUB + 1), 2 + seed % 4)]
    options = Options(tuple(PlayerOptions(name, MARKERS[seat]) for seat, name in enumerate(names)))
    with contextlib.closing(Database("sqlite://")) as kept:
        log = EventLog(kept)
        table = Table.opened(log, "game", engine_of("raja"), options)
        players = [SensiblePlayer(random) for _ in names]
        chance = Chance(random, 6)
        while seats := table.engine.waiting_for(table.state):
            table.submit(
                next_command(table.state, seats[0], players[seats[0]], chance), source=BY_HOST, t_ns=table.version
            )
        seats_told = tuple(LobbySeat(seat, name) for seat, name in enumerate(names))
        lobby = Lobby(
            f"game-{seed}", f"Game {seed}", "2026-11-20T19:00:00+00:00", seats_told, started=True, kind="raja"
        )
        seen = SeenGame(lobby)
        told = seen.take(log.events("game"))
        applying.apply(1 + seed % TABLES_OF_CLUB, seen.batch(0, told))


def _copy(connection: sa.Connection, copy: int, shift: int, back_ns: int) -> None:
    """Copy the games that were played, with other tables, other people and earlier times."""
    first = GAMES.c.id <= shift // copy
    new_table = (GAMES.c.table_id - 1 + copy * PLAYED) % TABLES_OF_CLUB + 1
    new_person = (SEATS.c.person_id - 1 + copy * 7) % PEOPLE_OF_CLUB + 1
    changes = {
        GAMES: {
            "id": GAMES.c.id + shift,
            "table_id": new_table,
            "key": GAMES.c.key + f"-{copy}",
            "created_ns": GAMES.c.created_ns - back_ns,
            "last_ns": GAMES.c.last_ns - back_ns,
        },
        SEATS: {"game_id": SEATS.c.game_id + shift, "person_id": new_person},
        EVENTS: {"game_id": EVENTS.c.game_id + shift, "logged_ns": EVENTS.c.logged_ns - back_ns},
    }
    for table, changed in changes.items():
        of = first if table is GAMES else table.c.game_id <= shift // copy
        columns = [changed.get(column.name, column) for column in table.c]
        connection.execute(table.insert().from_select(list(table.c), sa.select(*columns).where(of)))
