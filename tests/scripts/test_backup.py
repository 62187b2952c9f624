"""Copies of the log: made while it is in use, whole, the newest fourteen kept."""

from __future__ import annotations

import runpy
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "scripts" / "pi" / "backup.py"
NAMES = runpy.run_path(str(SCRIPT))
back_up: Callable[[Path, Path, str], Path | None] = NAMES["back_up"]


@pytest.fixture
def log(tmp_path: Path) -> Path:
    file = tmp_path / "evenings.sqlite"
    connection = sqlite3.connect(file)
    connection.executescript(
        "PRAGMA journal_mode=WAL; CREATE TABLE events (n INTEGER); INSERT INTO events VALUES (1), (2);"
    )
    connection.commit()
    connection.close()
    return file


def rows(file: Path) -> int:
    connection = sqlite3.connect(file)
    try:
        return int(connection.execute("SELECT count(*) FROM events").fetchone()[0])
    finally:
        connection.close()


def test_a_copy_made_while_somebody_writes_holds_what_was_committed(log: Path, tmp_path: Path) -> None:
    writer = sqlite3.connect(log)
    writer.execute("INSERT INTO events VALUES (3)")
    copy = back_up(log, tmp_path / "backups", "2026-11-21")
    writer.rollback()
    writer.close()
    assert copy is not None
    assert rows(copy) == 2


def test_a_copy_is_for_its_user_alone_and_older_ones_become_so(log: Path, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir(mode=0o755)
    (folder / "evenings-2026-11-20.sqlite").touch(0o644)
    back_up(log, folder, "2026-11-21")
    assert {path.stat().st_mode & 0o777 for path in folder.iterdir()} == {0o600}
    assert folder.stat().st_mode & 0o777 == 0o700


def test_the_newest_fourteen_stay(log: Path, tmp_path: Path) -> None:
    for day in range(1, 21):
        back_up(log, tmp_path / "backups", f"2026-11-{day:02}")
    kept = sorted(path.name for path in (tmp_path / "backups").iterdir())
    assert len(kept) == NAMES["KEPT"]
    assert kept[-1] == "evenings-2026-11-20.sqlite"
    assert kept[0] == "evenings-2026-11-07.sqlite"


def test_without_a_log_there_is_nothing_to_copy(tmp_path: Path) -> None:
    assert back_up(tmp_path / "none.sqlite", tmp_path / "backups", "2026-11-21") is None
    assert not (tmp_path / "backups").exists()


def test_a_damaged_log_deletes_no_older_copy(log: Path, tmp_path: Path) -> None:
    good = back_up(log, tmp_path / "backups", "2026-11-20")
    log.write_bytes(b"SQLite format 3\0" + bytes(range(256)) * 40)
    with pytest.raises((SystemExit, sqlite3.DatabaseError)):
        back_up(log, tmp_path / "backups", "2026-11-21")
    assert good is not None
    assert rows(good) == 2
    assert not (tmp_path / "backups" / "evenings-2026-11-21.sqlite").exists()
