"""Drawing stones and scoring drawings, in C++ (see ``vision.kernels``).

They paint, point by point, exactly what ``vision.walls.render.drawing.paint`` paints with OpenCV, because the network
learned from OpenCV's lines.
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
    """Fill in the box that stones and sprites touch: left, top, right and bottom in whole points, ends included."""


@kernel
def draw(canvas: Canvas, drawn: Drawing, stones: Floats, sprites: Sprites) -> None:
    """Paint stones (N×4: x, y, height of the lower face, yaw) and sprites, the nearest last."""


@kernel
def gains_of(canvas: Canvas, stones: Floats, starts: Whole, sprites: Sprites, gains: Floats) -> None:
    """Fill in how much better each of N drawings fits than the empty tile. All share the sprites; ``starts`` (N+1,)
    says where each one's stones begin.

    The sprites are drawn once by themselves; only points where stones show are then computed again.
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
    """Fill in, of where two drawings differ, the sum of what speaks for the first, and of what speaks for either (2,);
    ``beside`` says whether their sprites may differ."""


@kernel
def hold_odds(logs: NDArray[np.float32], pictured: NDArray[np.bool_], cap: float, odds: NDArray[np.float32]) -> None:
    """Fill in every part's log odds relative to the first (rows×m×PARTS), clipped to ``cap``; 0 outside the picture."""


@kernel
def fill_shape(drawn: Drawing, points: Whole, part: int) -> None:
    """Fill a convex shape (N×2: x, y in 65,536ths)."""


@kernel
def draw_broad_line(drawn: Drawing, ends: Whole, part: int) -> None:
    """Draw a line two points wide, round at both ends (2×2: x, y in 65,536ths)."""
