"""How far stones stand where none can, in compiled loops (see ``vision.compiled``)."""

from __future__ import annotations

import math
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.compiled import compiled

Floats: TypeAlias = NDArray[np.float64]


@compiled
def measure_faults(
    stones: Floats,
    starts: NDArray[np.int64],
    nobles: Floats,
    middle: Floats,
    reach_mm: float,
    half_mm: float,
    radius_mm: float,
    faults: Floats,
) -> None:
    """Fill in of each of N walls (N×2, mm) how far its lowest stones' middles lie off the tile, summed, and how deep one
    of them reaches into the noble's foot.

    Args:
        stones: x, y, height of the lower face and yaw; ``starts`` (N+1,) is where each wall's begin.
        nobles: where a noble stands (N×2), far away if none does; ``radius_mm`` is its foot's.
        middle, reach_mm: the tile's middle, and how far from it stones may stand, to each side.
        half_mm: half a stone.
    """
    for n in range(len(nobles)):
        off, deepest = 0.0, 0.0
        for i in range(starts[n], starts[n + 1]):
            if stones[i, 2] > 0:
                continue
            for axis in range(2):
                off += max(abs(stones[i, axis] - middle[axis]) - reach_mm, 0.0)
            dx, dy = nobles[n, 0] - stones[i, 0], nobles[n, 1] - stones[i, 1]
            if abs(dx) + abs(dy) < 2 * (half_mm + radius_mm):
                cos, sin = math.cos(stones[i, 3]), math.sin(stones[i, 3])
                along, across = abs(dx * cos + dy * sin) - half_mm, abs(dy * cos - dx * sin) - half_mm
                deepest = max(deepest, radius_mm - math.hypot(max(along, 0.0), max(across, 0.0)))
        faults[n, 0], faults[n, 1] = off, deepest
