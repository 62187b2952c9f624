"""Undo and redo in the log; nothing is deleted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Reverted:
    """The game is as it was after the first ``to_version`` events of the log (an undo). Nothing is deleted."""

    seat: int
    to_version: int


@dataclass(frozen=True, slots=True)
class Restored:
    """The game is as it was after the first ``to_version`` events of the log (a redo)."""

    seat: int
    to_version: int


LogEvent: TypeAlias = Reverted | Restored
