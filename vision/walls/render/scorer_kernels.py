"""Measures how far walls stand where they cannot: off their tile, or in a noble's foot; in C++ (see ``vision.kernels``)."""

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
    """Fill ``faults`` (N×2, mm) for N walls: how far the middles of a wall's lowest stones lie off the tile, summed over
    stones and axes, and how deep the deepest of them reaches into the noble's foot.

    Args:
        stones: the walls' stones, one wall after another (×4: x, y, height of the lower face, yaw).
        starts: where each wall's stones begin, and where the last's end (N+1,).
        nobles: the place of each wall's noble (N×2), far away if there is none.
        middle: the tile's middle (2,).
        reach_mm: how far from the tile's middle a stone's may lie along each axis.
        half_mm: half a stone's side.
        radius_mm: the radius of a noble's foot.
    """
