"""Measures how far stones stand in impossible places, in C++ (see ``vision.kernels``)."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.kernels.calling import kernel

Floats: TypeAlias = NDArray[np.float64]


@kernel
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
        stones: x, y, height of the lower face and yaw; ``starts`` (N+1,) says where each wall's stones begin.
        nobles: where a noble stands (N×2), far away if there is none; ``radius_mm`` is the radius of its foot.
        middle, reach_mm: the tile's middle, and how far from it stones may stand in each direction.
        half_mm: half a stone.
    """
