"""A raster to draw on, and pieces painted once that many drawings have: what compiled loops draw with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.walls.drawing import Drawing, Outline, painted
from vision.walls.sight import LineOfSight

Floats: TypeAlias = NDArray[np.float64]
Whole: TypeAlias = NDArray[np.int64]


class Canvas(NamedTuple):
    """A raster to draw on and what stands about the tile, as compiled loops take them.

    Attributes:
        eye_mm, height_mm, first_bearing, spacing, nearest_mm, step_mm: the raster (see ``LineOfSight``).
        stone_mm: a stone's side.
        far, near: what stands behind and before the tile (rows×m); ``near`` is 0 where nothing does.
        odds: log odds of every part at every point (rows×m×PARTS).
        drawn, instead: to draw on (rows×m), like ``far`` before and after.
    """

    eye_mm: Floats
    height_mm: float
    first_bearing: float
    spacing: float
    nearest_mm: float
    step_mm: float
    stone_mm: float
    far: Drawing
    near: Drawing
    odds: NDArray[np.float32]
    drawn: Drawing
    instead: Drawing


class Sprites(NamedTuple):
    """Pieces that are no stones, painted already: points (S×rows×m; 0 where none), how far away (S,), and their boxes
    (S×4: left, top, right and bottom in whole points, ends included)."""

    points: NDArray[np.uint8]
    away_mm: Floats
    boxes: Whole


def sprites_of(sight: LineOfSight, outlines: Sequence[Outline]) -> Sprites:
    """Outlines painted one by one."""
    rows, columns = sight.rows, len(sight.bearings)
    points = np.zeros((len(outlines), rows, columns), dtype=np.uint8)
    boxes = np.empty((len(outlines), 4), dtype=np.int64)
    for i, outline in enumerate(outlines):
        points[i] = painted(sight, [outline])
        left, top, right, bottom = outline.box
        boxes[i] = max(left - 1, 0), max(top - 1, 0), min(right + 1, columns - 1), min(bottom + 1, rows - 1)
    return Sprites(points, np.array([outline.away_mm for outline in outlines]), boxes)
