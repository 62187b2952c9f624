"""Draws stones and scores drawings, in C++ (see ``vision.kernels``).

The kernels paint exactly the points that ``vision.walls.render.drawing.paint`` paints with OpenCV, because the network was
trained on OpenCV's lines.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.kernels.calling import kernel
from vision.walls.render.canvas import Canvas, Sprites
from vision.walls.render.drawing import Drawing

Floats: TypeAlias = NDArray[np.float64]
Whole: TypeAlias = NDArray[np.int64]


@kernel
def fill_box(canvas: Canvas, stones: Floats, sprites: Sprites, box: Whole) -> None:
    """Fill in the ``box`` that stones and sprites touch (4,): left, top, right and bottom in whole points, inclusive."""


@kernel
def draw(canvas: Canvas, drawn: Drawing, stones: Floats, sprites: Sprites) -> None:
    """Paint stones (N×4: x, y, height of the lower face, yaw) and sprites on ``drawn``, the nearest last."""


@kernel
def gains_of(canvas: Canvas, stones: Floats, starts: Whole, sprites: Sprites, gains: Floats) -> None:
    """Fill ``gains`` (N,) with how much better each of N drawings fits than the empty tile.

    All drawings share the sprites; ``starts`` (N+1,) says where the stones of each begin. The sprites are drawn once by
    themselves; of each drawing, only the box around its stones is then compared.
    """


@kernel
def told_apart(
    canvas: Canvas,
    stones: Floats,
    sprites: Sprites,
    other_stones: Floats,
    other_sprites: Sprites,
    beside: bool,
    told: Floats,
) -> None:
    """Fill ``told`` (2,), over the points at which two drawings differ: the sum of the log odds in favour of the first,
    and the sum of their absolute values. ``beside`` says whether the sprites may differ, too."""


@kernel
def hold_odds(logs: NDArray[np.float32], pictured: NDArray[np.bool_], cap: float, odds: NDArray[np.float32]) -> None:
    """Fill ``odds`` (rows×m×PARTS) with every part's log odds relative to the first part, clipped to ±``cap``; 0 outside
    the picture.

    ``logs`` are the network's log probabilities (PARTS×rows×m), ``pictured`` the points in the picture (rows×m).
    """


@kernel
def fill_shape(drawn: Drawing, points: Whole, part: int) -> None:
    """Fill a convex polygon (N×2: x, y in 16.16 fixed point)."""


@kernel
def draw_broad_line(drawn: Drawing, ends: Whole, part: int) -> None:
    """Draw a line two points wide with round caps between two ends (2×2: x, y in 16.16 fixed point)."""
