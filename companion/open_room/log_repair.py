"""Repairs an open room's damaged log: what can be read is kept, and the damaged file stays beside it."""

from __future__ import annotations

import contextlib
from pathlib import Path

from companion.table.database import LogUnavailable
from companion.table.rescue import damage_of, rescued
from companion.texts.message import Message


def mended(log: Path, stamp: str) -> Message | None:
    """Make a damaged log usable again; return what was done, or None if it is intact or missing.

    If nothing can be read, the hall starts from scratch: a room's game is short, and nobody could continue it.

    Args:
        stamp: part of the damaged file's new name, to tell it from earlier ones.

    Raises:
        LogUnavailable: ``log.cannot_open``: the disk is full, or the folder may not be written.
    """
    try:
        rescue = rescued(log, stamp)
    except LogUnavailable:
        if damage_of(log) is None:
            raise
        return _set_aside(log, log.with_name(f"{log.stem}-damaged-{stamp}.sqlite"))
    if rescue is None:
        return None
    return Message("room.log_rescued", {"log": str(log), "rows": rescue.rows, "damaged": str(rescue.damaged)})


def _set_aside(log: Path, aside: Path) -> Message:
    for end in ("-wal", "-shm", ""):
        with contextlib.suppress(FileNotFoundError):
            Path(f"{log}{end}").replace(f"{aside}{end}")
    return Message("room.log_set_aside", {"log": str(log), "aside": str(aside)})
