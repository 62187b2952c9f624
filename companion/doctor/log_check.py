"""Checks the log: whether it can be written, and whether it is intact."""

from __future__ import annotations

import contextlib
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path

from companion.doctor.check import Check, part
from companion.doctor.machine import Machine
from companion.live.damaged_game import check_whole, intact_steps
from companion.lobby.store import LobbyStore
from companion.table.database import Database, LogUnavailable
from companion.table.log import DamagedGame, EventLog
from companion.table.rescue import damage_of, newest_copy
from companion.texts.message import Message, as_it_is


def log_check(machine: Machine, file: Path) -> Check:
    """Check the SQLite file that ``raja play`` keeps, every row of it, without changing it."""
    of, named = part("log"), {"file": str(file)}
    if not file.exists():
        above = next(folder for folder in file.absolute().parents if folder.exists())
        if not machine.usable(str(above)):
            advice = Message("doctor.log_folder_yours", {"folder": str(file.parent)})
            return Check("companion", "log", of, "bad", Message("doctor.not_writable", {"file": str(above)}), advice)
        return Check("companion", "log", of, "good", Message("doctor.log_to_come", named))
    if not machine.usable(str(file)):
        advice = as_it_is(f"sudo chown $USER {file}")
        return Check("companion", "log", of, "bad", Message("doctor.not_writable", named), advice)
    damage, copy = damage_of(file), newest_copy(file)
    take = Message("doctor.keep_copy", named)
    if copy:
        take = Message("doctor.newest_copy", {"file": str(copy)})
    if damage is not None:
        found = Message("doctor.log_damaged", {**named, "reason": damage})
        return Check("companion", "log", of, "bad", found, Message("doctor.log_taken_over", {"copy": take}))
    damaged = damaged_games(file)
    if damaged:
        found = Message("doctor.log_damaged_rows", {**named, "games": tuple(damaged)})
        return Check("companion", "log", of, "bad", found, Message("doctor.open_game", {"copy": take}))
    whole = Message("doctor.log_whole", {**named, "megabytes": round(file.stat().st_size / 1e6, 1)})
    return Check("companion", "log", of, "good", whole)


def damaged_games(file: Path) -> list[Message]:
    """Return the damaged games of a log, by title and number of intact steps; the log itself is only read."""
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


def _damaged_in(log: EventLog, store: LobbyStore) -> Iterator[Message]:
    for table_id in store.ids():
        try:
            lobby = store.lobby(table_id)
        except LogUnavailable:
            yield Message("doctor.damaged_people", {"game": table_id})
            continue
        assert lobby is not None  # its id was read from the same copy
        try:
            check_whole(log, lobby)
        except DamagedGame:
            yield Message("doctor.damaged_game", {"title": lobby.title, "count": len(intact_steps(log, lobby))})
