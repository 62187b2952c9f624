"""Paints grain disks as ``vision.walls.render.drawing`` does with OpenCV, in C++ (see ``vision.kernels``)."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.kernels.calling import kernel
from vision.walls.render.canvas import Canvas
from vision.walls.render.drawing import Drawing

Floats: TypeAlias = NDArray[np.float64]
Whole: TypeAlias = NDArray[np.int64]


@kernel
def paint_disks(
    canvas: Canvas, drawn: Drawing, x_mm: float, y_mm: float, levels_mm: Floats, radius_mm: float, box: Whole
) -> None:
    """Paint stacked disks, and fill in the ``box`` that they touch (4,): left, top, right and bottom in whole points,
    inclusive.

    ``levels_mm`` are the heights of the level circles between which the disks lie: ascending, two or more.
    """


@kernel
def draw_thin_line(drawn: Drawing, ends: Whole, part: int) -> None:
    """Draw a line one point wide between two ends (2×2: x, y in 16.16 fixed point)."""
