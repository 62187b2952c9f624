"""Pieces painted once for the many drawings that share them, and the raster to draw on, in the form that kernels take."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.walls.evidence.line_of_sight import LineOfSight
from vision.walls.model.parts import Disks, Noble, Sizes
from vision.walls.render.canvas import Canvas, Sprites
from vision.walls.render.disk_kernels import paint_disks
from vision.walls.render.drawing import Drawing, outlines_of, painted

Floats: TypeAlias = NDArray[np.float64]
Whole: TypeAlias = NDArray[np.int64]
Sprite: TypeAlias = tuple[Drawing, float, tuple[int, int, int, int]]


def sprite_of(canvas: Canvas, sight: LineOfSight, piece: Disks | Noble, sizes: Sizes) -> Sprite:
    """One painted piece, its distance, and its box within the raster, including the edges' width."""
    if isinstance(piece, Disks):
        return _disks_sprite(canvas, piece, sizes)
    outline = outlines_of(sight, [piece], sizes)[0]
    left, top, right, bottom = outline.box
    box = max(left - 1, 0), max(top - 1, 0), min(right + 1, len(sight.bearings) - 1), min(bottom + 1, sight.rows - 1)
    return painted(sight, [outline]), outline.away_mm, box


def _disks_sprite(canvas: Canvas, disks: Disks, sizes: Sizes) -> Sprite:
    levels = disks.z_mm + sizes.disk_mm * np.arange(disks.count + 1, dtype=np.float64)
    drawn, box = np.zeros(canvas.far.shape, dtype=np.uint8), np.empty(4, dtype=np.int64)
    paint_disks(canvas, drawn, disks.x_mm, disks.y_mm, levels, sizes.disk_diameter_mm / 2, box)
    up = canvas.height_mm - float(levels.mean())
    away = math.hypot(disks.x_mm - canvas.eye_mm[0], disks.y_mm - canvas.eye_mm[1], up)
    left, top, right, bottom = box.tolist()
    return drawn, away, (left, top, right, bottom)


def together(canvas: Canvas, sprites: Sequence[Sprite]) -> Sprites:
    """Sprites in the form that kernels take."""
    points = np.empty((len(sprites), *canvas.far.shape), dtype=np.uint8)
    for i, (drawn, _, _) in enumerate(sprites):
        points[i] = drawn
    boxes = np.array([box for _, _, box in sprites], dtype=np.int64).reshape(-1, 4)
    return Sprites(points, np.array([away for _, away, _ in sprites], dtype=np.float64), boxes)
