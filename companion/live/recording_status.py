"""The state of recording, as the host page shows it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from companion.texts.message import Message

Recorded: TypeAlias = Literal["now", "with_game", "off"]
"""Whether what happens at the table is kept; ``with_game``: from a game's start on."""


@dataclass(frozen=True, slots=True)
class RecordingShown:
    """How recording is.

    Attributes:
        on: recording, or about to as soon as a game begins.
        file: the recording's name, None while nothing is recorded.
        message: how it is, for people.
        failed: whether it ended by itself.
    """

    on: bool
    file: str | None
    size_mb: float
    message: Message
    failed: bool
