"""A raster to draw on, and painted pieces, in the form that kernels take."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.walls.render.drawing import Drawing

Floats: TypeAlias = NDArray[np.float64]
Whole: TypeAlias = NDArray[np.int64]


class Canvas(NamedTuple):
    """A raster to draw on and the surroundings of the tile, in the form that kernels take.

    Attributes:
        eye_mm, height_mm, first_bearing, spacing, nearest_mm, step_mm: the raster (see ``LineOfSight``).
        stone_mm: a stone's side.
        far, near: what stands behind and in front of the tile (rows×m); ``near`` is 0 where nothing does.
        odds: log odds of every part at every point (rows×m×PARTS).
        drawn, instead: buffers to draw on (rows×m), equal to ``far`` before and after each call.
        stone_faces, stone_edges: the visible faces and edges of a stone (see ``drawing.STONE_FACES``).
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
    stone_faces: Whole
    stone_edges: Whole


class Sprites(NamedTuple):
    """Pieces that are not stones, painted in advance: points (S×rows×m; 0 where none), distances (S,), and boxes (S×4:
    left, top, right and bottom in whole points, ends included).
    """

    points: NDArray[np.uint8]
    away_mm: Floats
    boxes: Whole
