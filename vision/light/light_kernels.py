"""Colours of a view relative to white paper (see ``vision.light.light_model`` and ``vision.compiled``)."""

from __future__ import annotations

import math
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.compiled import compiled

Bgr: TypeAlias = NDArray[np.uint8]
Floats: TypeAlias = NDArray[np.float32]


@compiled
def relate_to_white(bgr: Bgr, gain: Floats, linear: Floats, crosstalk: np.float32, out: Floats) -> None:
    """Fill ``out`` (h×w×3) with the linear light of each pixel times the gain there.

    Args:
        bgr: the view's colours (h×w×3).
        gain: what light is multiplied with in the middles of equal parts of the view (H×W×3), bilinear between them.
        linear: linear light of every code of each channel (256×3).
        crosstalk: the share of red (the last channel) that shows in blue (the first), and is taken off there.
    """
    height, width = bgr.shape[:2]
    rows, columns = gain.shape[:2]
    one = np.float32(1.0)
    pure = one / (one - crosstalk)
    wide = np.empty((rows, width, 3), dtype=np.float32)
    for c in range(width):
        x = max((c + 0.5) * columns / width - 0.5, 0.0)
        left = math.floor(x)
        right, across = min(left + 1, columns - 1), np.float32(x - left)
        for r in range(rows):
            for k in range(3):
                wide[r, c, k] = gain[r, left, k] * (one - across) + gain[r, right, k] * across
    for r in range(height):
        y = max((r + 0.5) * rows / height - 0.5, 0.0)
        top = math.floor(y)
        bottom, down = min(top + 1, rows - 1), np.float32(y - top)
        for c in range(width):
            for k in range(3):
                here = wide[top, c, k] * (one - down) + wide[bottom, c, k] * down
                out[r, c, k] = linear[bgr[r, c, k], k] * here
            out[r, c, 0] = (out[r, c, 0] - crosstalk * out[r, c, 2]) * pure
