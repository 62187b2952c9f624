"""A hypothesis of what stands on one tile, in the mat's millimetres, and the pieces it consists of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.walls.model.parts import Disks, Noble, Piece, Sizes, Stone
from vision.walls.model.wall import Courses, Wall, places, stones_along

Floats: TypeAlias = NDArray[np.float64]
Column: TypeAlias = tuple[float, float, int]
Place: TypeAlias = tuple[float, float]
Form: TypeAlias = tuple[tuple[int, Courses] | None, int, bool]
NO_STONES: Floats = np.zeros((0, 4))
_TOGETHER = 3  # disks drawn as one piece


@dataclass(frozen=True, slots=True)
class TileHypothesis:
    """The hypothesis for one tile: a wall, a column (x, y, disks) and a noble (x, y), each optional."""

    wall: Wall | None
    column: Column | None
    noble: Place | None

    def with_wall(self, wall: Wall | None) -> TileHypothesis:
        """This hypothesis with another wall."""
        return TileHypothesis(wall, self.column, self.noble)

    def stones(self) -> int:
        """Stones of the wall."""
        return 0 if self.wall is None else self.wall.stones()

    def width(self) -> int:
        """Width of the wall."""
        return 0 if self.wall is None else self.wall.width()

    def disks(self) -> int:
        """Disks of the column."""
        return 0 if self.column is None else self.column[2]

    def form(self) -> Form:
        """The structure without exact places: the wall's length and courses, the disks, and whether there is a noble."""
        wall = self.wall
        return None if wall is None else (wall.length, wall.courses), self.disks(), self.noble is not None

    def is_bare(self) -> bool:
        """Whether nothing stands there."""
        return self.wall is None and self.column is None and self.noble is None


def stones_in(wall: Wall | None, stone_mm: float) -> list[Piece]:
    """A wall's stones."""
    if wall is None:
        return []
    x, y, yaw = (a[0].tolist() for a in stones_along(wall.line[None], places(wall.length), stone_mm))
    return [
        Stone(x[i], y[i], course * stone_mm, yaw[i])
        for course, (first, last) in enumerate(wall.courses)
        for i in range(first, last + 1, 2)
    ]


def disks_in(column: Column | None, disk_mm: float) -> list[Piece]:
    """A column's disks in groups that are each about as high as a stone."""
    if column is None:
        return []
    x, y, count = column
    return [Disks(x, y, k * disk_mm, min(_TOGETHER, count - k)) for k in range(0, count, _TOGETHER)]


def pieces_in(hypothesis: TileHypothesis, sizes: Sizes) -> list[Piece]:
    """All pieces of one tile's hypothesis."""
    pieces = stones_in(hypothesis.wall, sizes.stone_mm) + disks_in(hypothesis.column, sizes.disk_mm)
    return pieces if hypothesis.noble is None else [*pieces, Noble(*hypothesis.noble)]
