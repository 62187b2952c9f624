"""Counts the disks of a straightened column, weighing all ways to divide the strip into disks.

``vision.walls.evidence.disk_network`` marks, row by row, the evidence for a rim between two disks, for the foot, for
the top and for the column's body. A chain of disks from a foot to a top sums these marks. Disks are nearly equally
high; how high one shows when it is off centre depends on how steeply the camera looks down. The probability of a count
is the sum over all chains of that length (a semi-Markov conditional random field; Sarawagi and Cohen 2004).
"""

from __future__ import annotations

import math
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.walls.evidence.chain_kernels import weigh_chains
from vision.walls.evidence.disk_strip import ROW_MM

Map: TypeAlias = NDArray[np.float32]

MARKS = 4
"""Rim, foot, top, body: the network's numbers for each row."""
LEAST_ROWS_A_DISK, MOST_ROWS_A_DISK = 3, 10
RIM_SPREAD_MM, SLIDE_SPREAD_MM = 0.45, 0.55
"""Standard deviations of a rim's visible height, and of how much nearer a disk lies than the one below it."""
NEVER = -180.0
"""Log weight of the impossible."""

_HEIGHTS = range(LEAST_ROWS_A_DISK, MOST_ROWS_A_DISK + 1)


def height_odds(elevation_rad: float, disk_mm: float) -> NDArray[np.float64]:
    """Log odds of a disk showing ``LEAST_ROWS_A_DISK`` to ``MOST_ROWS_A_DISK`` rows high."""
    heights_mm = ROW_MM * np.array(_HEIGHTS)
    spread_mm = math.hypot(RIM_SPREAD_MM, SLIDE_SPREAD_MM * math.tan(elevation_rad))
    odds = -0.5 * ((heights_mm - disk_mm) / spread_mm) ** 2
    return np.asarray(odds - np.logaddexp.reduce(odds), dtype=np.float64)


def count_odds(marks: Map, elevation_rad: float, disk_mm: float, most: int) -> NDArray[np.float64]:
    """Log probabilities (N×``most``) of one to ``most`` disks in strips whose rows are marked (N×``MARKS``×rows)."""
    chances = np.empty((len(marks), most))
    numbers = np.ascontiguousarray(marks, dtype=np.float64)
    weigh_chains(numbers, height_odds(elevation_rad, disk_mm), LEAST_ROWS_A_DISK, NEVER, chances)
    chances -= np.logaddexp.reduce(chances, axis=1)[:, None]
    return chances
