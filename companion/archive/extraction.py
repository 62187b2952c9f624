"""Extracts the facts of each recording once; what was extracted before stays."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from companion.archive.facts import facts_of
from companion.archive.parquet import facts_file, write_facts
from companion.review.recorded_game import RecordedGame


def draw_facts(folder: Path, recording: str, gathered: Callable[[], RecordedGame]) -> Path:
    """The facts of the recording with that SHA-256, in a file of that folder.

    Args:
        gathered: the evening with its looks; called only where its facts are not there yet.

    Raises:
        CompanionError: ``archive.facts_unwritable``. DamagedRecording: as ``gathered``.
    """
    file = facts_file(folder, recording)
    return file if file.exists() else write_facts(folder, facts_of(gathered(), recording))
