"""Other pieces near a tile, for the readers of walls and grain."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class NearPiece:
    """A piece already found: what may stand in front of a wall or beside it.

    Attributes:
        kind: what it is.
        x_mm, y_mm: the middle of its foot on the mat.
        sure: false if it is only suspected there.
    """

    kind: Literal["noble", "shield", "elephant", "marker"]
    x_mm: float
    y_mm: float
    sure: bool
