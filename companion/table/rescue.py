"""Recovers a damaged log file: readable rows go to a new file, the damaged one is kept."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from companion.private_files import close_to_others
from companion.table.database import METADATA, Database, LogUnavailable

_AHEAD: Final = 2_000
"""How many row numbers after the last readable one are tried if no row can be read from the end."""


@dataclass(frozen=True, slots=True)
class Rescue:
    """A damaged log, what was recovered from it, and its newest backup.

    Args:
        damaged: where the damaged file is now.
        copy: the newest backup; None if there is none.
    """

    damaged: Path
    rows: int
    copy: Path | None


def damage_of(file: Path) -> str | None:
    """Return what SQLite finds wrong with the file; None if it is whole."""
    try:
        connection = sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, timeout=5)
        try:
            said = str(connection.execute("PRAGMA integrity_check(1)").fetchone()[0])
        finally:
            connection.close()
    except sqlite3.Error as error:
        said = str(error)
    except UnicodeDecodeError:  # SQLite's message about the damage quotes a damaged name
        said = "malformed database schema"
    return None if said == "ok" else said.splitlines()[0]


def newest_copy(file: Path) -> Path | None:
    """Return the newest backup by ``scripts/pi/backup.py``; None if there is none."""
    return max((file.parent / "backups").glob(f"{file.stem}-*.sqlite"), default=None)


def rescued(file: Path, stamp: str) -> Rescue | None:
    """Recover a damaged log as far as possible; None if it is intact or missing. The log must not be in use.

    Args:
        stamp: part of the damaged file's new name, to distinguish it from earlier ones.

    Raises:
        LogUnavailable: ``log.cannot_open``: nothing can be read; the file is left as it is.
    """
    if not file.exists() or file.stat().st_size == 0 or damage_of(file) is None:
        return None
    copy = newest_copy(file)
    damaged = file.with_name(f"{file.stem}-damaged-{stamp}.sqlite")
    new = file.with_name(f"{file.name}.part")
    new.unlink(missing_ok=True)
    try:
        for end in ("", "-wal"):
            with contextlib.suppress(FileNotFoundError):
                shutil.copyfile(f"{file}{end}", f"{damaged}{end}")
        close_to_others(file.parent.glob(f"{damaged.name}*"))
        Database(f"sqlite:///{new}").close()
        rows = _taken_over(damaged, new)
        if not rows:
            raise _nothing_left(file, copy)
        for end in ("-wal", "-shm"):
            Path(f"{file}{end}").unlink(missing_ok=True)
        new.replace(file)
    except OSError as error:
        raise LogUnavailable(
            "log.cannot_open", f"The damaged log {file} cannot be mended ({error.strerror}): make room beside it."
        ) from error
    finally:
        for end in ("", "-wal", "-shm"):
            Path(f"{new}{end}").unlink(missing_ok=True)
    return Rescue(damaged, rows, copy)


def _nothing_left(file: Path, copy: Path | None) -> LogUnavailable:
    advice = f"take its newest copy, {copy} (docs/install.md)" if copy else "name another log with --database"
    return LogUnavailable("log.cannot_open", f"The log {file} cannot be opened (file is not a database): {advice}.")


def _taken_over(damaged: Path, new: Path) -> int:
    source, target = sqlite3.connect(damaged, timeout=5), sqlite3.connect(new)
    source.text_factory = lambda data: data.decode("utf-8", "replace")
    try:
        count = 0
        for table in METADATA.sorted_tables:
            columns = ", ".join(f'"{column.name}"' for column in table.columns)
            places = ", ".join("?" for _ in table.columns)
            for row in _rows(source, table.name, columns):
                with contextlib.suppress(sqlite3.Error):  # a duplicate key or an invalid type
                    done = target.execute(f"INSERT OR IGNORE INTO {table.name} ({columns}) VALUES ({places})", row)
                    count += done.rowcount
        target.commit()
        return count
    finally:
        source.close()
        target.close()


def _rows(source: sqlite3.Connection, table: str, columns: str) -> Iterator[tuple[Any, ...]]:
    """Read rows from the front as far as possible, then from the end, and try those between one by one."""
    select = f"SELECT rowid, {columns} FROM {table} NOT INDEXED"
    front, whole = _run(source, f"{select} ORDER BY rowid")
    yield from (row[1:] for row in front)
    if whole:
        return
    last = front[-1][0] if front else 0
    back, _ = _run(source, f"{select} ORDER BY rowid DESC")
    back = [row for row in back if row[0] > last]
    first = back[-1][0] if back else last + _AHEAD
    for number in range(last + 1, min(first, last + 100 * _AHEAD)):
        found, _ = _run(source, f"{select} WHERE rowid = {number}")
        yield from (row[1:] for row in found)
    yield from (row[1:] for row in reversed(back))


def _run(source: sqlite3.Connection, query: str) -> tuple[list[tuple[Any, ...]], bool]:
    """Return the rows of a query up to the first failure, and whether there was none."""
    found: list[tuple[Any, ...]] = []
    try:
        for row in source.execute(query):
            if type(row[0]) is int:
                found.append(row)
    except (sqlite3.Error, UnicodeDecodeError):
        return found, False
    return found, True
