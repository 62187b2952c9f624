"""Computes the places of a wall's stones, in C++ (see ``vision.kernels``)."""

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
    """Fill ``stones`` (N×4: x, y, height of the lower face, yaw) from each stone's half-stone place and course.

    The stones are those of many walls, one after another; for each wall its line (W×5), its length, and the end of its
    stones are given.
    """
