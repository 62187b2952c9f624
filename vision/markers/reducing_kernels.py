"""A part of a picture reduced, each pixel the mean of what it covers (see ``vision.compiled``)."""

from __future__ import annotations

import math
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.compiled import compiled

Gray: TypeAlias = NDArray[np.uint8]


@compiled
def reduce_part(gray: Gray, step: float, left: int, top: int, out: Gray) -> None:
    """Fill ``out`` (h×w) with what the whole picture, reduced, has from a column and a row on.

    As ``cv2.resize`` with ``INTER_AREA`` has it, but for how halves are rounded.

    Args:
        gray: the picture (H×W); (top + h)·step must not exceed H by a pixel, nor (left + w)·step W.
        step: so many pixels of the picture make one, 1 or more.
    """
    height, width = gray.shape
    rows, columns = out.shape
    first = math.floor(left * step)
    last = min(math.ceil((left + columns) * step), width)
    line = np.empty(last - first, dtype=np.float32)
    for row in range(rows):
        above, below = (top + row) * step, min((top + row + 1) * step, float(height))
        line[:] = 0.0
        for y in range(math.floor(above), min(math.ceil(below), height)):
            weight = np.float32((min(below, y + 1.0) - max(above, float(y))) / (below - above))
            for x in range(last - first):
                line[x] += weight * np.float32(gray[y, first + x])
        for column in range(columns):
            before, behind = (left + column) * step, min((left + column + 1) * step, float(width))
            total = 0.0
            for x in range(math.floor(before), min(math.ceil(behind), width)):
                total += (min(behind, x + 1.0) - max(before, float(x))) * line[x - first]
            out[row, column] = np.uint8(total / (behind - before) + 0.5)
