"""An open room's log whose file is damaged: what can be read of it goes on, the damaged file lies beside it."""

from __future__ import annotations

import contextlib
from pathlib import Path

from companion.table.database import LogUnavailable
from companion.table.rescue import damage_of, rescued


def mended(log: Path, stamp: str) -> str | None:
    """Make a damaged room's log usable again; what was done in a sentence, None if it is whole or not there.

    Where nothing can be read of it the hall begins anew: a room's game is short, and nobody could play it on.

    Args:
        stamp: tells this damaged file from an earlier one.

    Raises:
        LogUnavailable: ``log.cannot_open``: there is no room beside it, or it may not be written.
    """
    try:
        rescue = rescued(log, stamp)
    except LogUnavailable:
        if damage_of(log) is None:
            raise
        return _set_aside(log, log.with_name(f"{log.stem}-damaged-{stamp}.sqlite"))
    if rescue is None:
        return None
    taken_over = f"{rescue.rows} rows of it were taken over, the damaged file is kept as {rescue.damaged}"
    return f"The open room's log {log} was damaged: {taken_over}."


def _set_aside(log: Path, aside: Path) -> str:
    for end in ("-wal", "-shm", ""):
        with contextlib.suppress(FileNotFoundError):
            Path(f"{log}{end}").replace(f"{aside}{end}")
    return f"Nothing can be read of the open room's log {log}: the hall begins anew, the file is kept as {aside}."
