"""Peaks of a raster of log odds, and where they lie between its cells (see ``vision.compiled``)."""

from __future__ import annotations

import math
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.compiled import compiled

Floats: TypeAlias = NDArray[np.float64]


@compiled
def find_peaks(odds: NDArray[np.float32], least: float, found: Floats) -> int:
    """Fill ``found`` (h·w×3: column, row, log odds) with the cells above ``least`` that no neighbour exceeds.

    Columns and rows lie between the cells: the mean of a peak and its neighbours by chance.

    Returns:
        How many there are.
    """
    height, width = odds.shape
    count = 0
    for row in range(height):
        for column in range(width):
            if odds[row, column] <= least or not _is_highest(odds, row, column):
                continue
            total, across, down = 0.0, 0.0, 0.0
            for other_row in range(max(row - 1, 0), min(row + 2, height)):
                for other in range(max(column - 1, 0), min(column + 2, width)):
                    chance = 1.0 / (1.0 + math.exp(-float(odds[other_row, other])))
                    total += chance
                    across += chance * (other - column)
                    down += chance * (other_row - row)
            found[count, 0], found[count, 1] = column + across / total, row + down / total
            found[count, 2] = odds[row, column]
            count += 1
    return count


@compiled
def _is_highest(odds: NDArray[np.float32], row: int, column: int) -> bool:
    height, width = odds.shape
    for other_row in range(max(row - 1, 0), min(row + 2, height)):
        for other in range(max(column - 1, 0), min(column + 2, width)):
            if odds[other_row, other] > odds[row, column]:
                return False
    return True
