"""Computes the positions of walls' stones, in C++ (see ``vision.kernels``)."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.kernels.calling import kernel

Floats: TypeAlias = NDArray[np.float64]
Indices: TypeAlias = NDArray[np.intp]


@kernel
def lay_walls(
    lines: Floats, lengths: Indices, ends: Indices, taken: Indices, courses: Floats, stone_mm: float, stones: Floats
) -> None:
    """Fill ``stones`` (N×4: x, y, height of the lower face, yaw) with the stones of W walls, one wall after another.

    Args:
        lines: the walls' lines (W×5; see ``line``).
        lengths: stones in the lowest course of each wall (W,).
        ends: the end of each wall's stones among all (W,), exclusive.
        taken: the half-stone place of each stone (N,), from 0 to 2·length−2.
        courses: the course of each stone (N,), from 0 at the bottom.
    """
