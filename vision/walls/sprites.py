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


Sprite: TypeAlias = tuple[Drawing, float, tuple[int, int, int, int]]


def sprite_of(sight: LineOfSight, outline: Outline) -> Sprite:
    """One outline painted, how far away it is, and its box within the raster, edges' breadth included."""
    left, top, right, bottom = outline.box
    box = max(left - 1, 0), max(top - 1, 0), min(right + 1, len(sight.bearings) - 1), min(bottom + 1, sight.rows - 1)
    return painted(sight, [outline]), outline.away_mm, box


def together(sight: LineOfSight, sprites: Sequence[Sprite]) -> Sprites:
    """Sprites as compiled loops take them."""
    points = np.empty((len(sprites), sight.rows, len(sight.bearings)), dtype=np.uint8)
    for i, (drawn, _, _) in enumerate(sprites):
        points[i] = drawn
    boxes = np.array([box for _, _, box in sprites], dtype=np.int64).reshape(-1, 4)
    return Sprites(points, np.array([away for _, away, _ in sprites], dtype=np.float64), boxes)
