"""The log: may it be written where it is to lie, and is it whole?"""

from __future__ import annotations

import contextlib
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path

from companion.doctor.check import Check
from companion.doctor.machine import Machine
from companion.live.intact_part import check_whole, intact_steps
from companion.lobby.store import LobbyStore
from companion.table.database import Database, LogUnavailable
from companion.table.log import DamagedGame, EventLog
from companion.table.rescue import damage_of, newest_copy


def log_check(machine: Machine, file: Path) -> Check:
    """Looks at the SQLite file that ``raja play`` keeps, each row of it, without changing it."""
    part = "Log"
    if not file.exists():
        above = next(folder for folder in file.absolute().parents if folder.exists())
        if not machine.usable(str(above)):
            advice = f"make {file.parent} yours, or name another with raja play --database"
            return Check("companion", "log", part, "bad", f"{above} may not be written", advice)
        return Check("companion", "log", part, "good", f"{file} will be made by the first game")
    if not machine.usable(str(file)):
        return Check("companion", "log", part, "bad", f"{file} may not be written", f"sudo chown $USER {file}")
    damage, copy = damage_of(file), newest_copy(file)
    take = f"the newest copy is {copy} (docs/install.md)" if copy else f"keep a copy of {file}"
    if damage is not None:
        advice = f"raja play takes over what can be read; {take}"
        return Check("companion", "log", part, "bad", f"{file} is damaged ({damage})", advice)
    damaged = damaged_games(file)
    if damaged:
        advice = f"open the game: what came before the damage goes on; {take}"
        return Check("companion", "log", part, "bad", f"{file} has damaged rows ({'; '.join(damaged)})", advice)
    return Check("companion", "log", part, "good", f"{file}, {file.stat().st_size / 1e6:.1f} MB, every row read")


def damaged_games(file: Path) -> list[str]:
    """The games of a log of which rows are damaged, by title and what is whole; the log itself is only read."""
    with tempfile.TemporaryDirectory(prefix="raja-") as folder:
        beside = Path(folder) / "log.sqlite"
        with (
            contextlib.closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, timeout=5)) as log,
            contextlib.closing(sqlite3.connect(beside)) as copied,
        ):
            log.backup(copied)
        database = Database(f"sqlite:///{beside}")
        try:
            return [*_damaged_in(EventLog(database), LobbyStore(database))]
        finally:
            database.close()


def _damaged_in(log: EventLog, store: LobbyStore) -> Iterator[str]:
    for table_id in store.ids():
        try:
            lobby = store.lobby(table_id)
        except LogUnavailable:
            yield f"people of game {table_id}"
            continue
        try:
            if lobby is not None:
                check_whole(log, lobby)
        except DamagedGame:
            assert lobby is not None
            yield f"{lobby.title}: {len(intact_steps(log, lobby))} moves are whole"
