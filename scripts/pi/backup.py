"""Copies the log while it is in use, checks the copy, and keeps the newest fourteen: backup.py LOG FOLDER.

Copies contain everything in the log, including sealed bids, so only this user may read them.
"""

from __future__ import annotations

import datetime
import os
import sqlite3
import sys
from pathlib import Path

KEPT = 14


def back_up(log: Path, folder: Path, today: str) -> Path | None:
    """Make a copy and return its file; None if there is no log yet. A damaged copy is discarded, and no older one is
    deleted for it.
    """
    if not log.exists():
        return None
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    for kept in (folder, *folder.glob(f"{log.stem}-*.sqlite")):  # copies by an earlier version
        kept.chmod(0o700 if kept is folder else 0o600)
    file = folder / f"{log.stem}-{today}.sqlite"
    beside = file.with_suffix(".part")
    beside.unlink(missing_ok=True)
    os.close(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    source, copy = sqlite3.connect(f"file:{log}?mode=ro", uri=True), sqlite3.connect(beside)
    try:
        source.backup(copy)
        sound = copy.execute("PRAGMA quick_check").fetchone()[0] == "ok"
    finally:
        source.close()
        copy.close()
    if not sound:
        beside.unlink()
        raise SystemExit(f"{log} is damaged: run raja doctor.")
    beside.replace(file)
    for old in sorted(folder.glob(f"{log.stem}-*.sqlite"))[:-KEPT]:
        old.unlink()
    return file


if __name__ == "__main__":
    os.umask(0o077)
    kept = back_up(Path(sys.argv[1]), Path(sys.argv[2]), datetime.datetime.now().astimezone().date().isoformat())
    print("There is no log yet." if kept is None else f"Kept {kept}.")
