"""Extracts the facts of each recording once; later calls return the same file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from companion.archive.facts import facts_of
from companion.archive.parquet import facts_file, write_facts
from companion.review.recorded_game import RecordedGame


def draw_facts(folder: Path, recording: str, gathered: Callable[[], RecordedGame]) -> Path:
    """Return the file with a recording's facts; extract them if they are not there yet.

    ``recording`` is the file's SHA-256 in hexadecimal digits.

    Args:
        gathered: loads the game with its looks; called only if its facts are not there yet.

    Raises:
        CompanionError: ``archive.facts_unwritable``. DamagedRecording: as ``gathered``.
    """
    file = facts_file(folder, recording)
    return file if file.exists() else write_facts(folder, facts_of(gathered(), recording))
