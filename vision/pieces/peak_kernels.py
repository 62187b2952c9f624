"""Finds the peaks of a raster of log odds, with sub-cell positions, in C++ (see ``vision.kernels``)."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.kernels.calling import kernel

Floats: TypeAlias = NDArray[np.float64]


@kernel
def find_peaks(odds: NDArray[np.float32], least: float, found: Floats) -> int:
    """Fill ``found`` (h·w×3: column, row, log odds) with the peaks of a raster (h×w): cells above ``least`` that none of
    their eight neighbours exceeds.

    Columns and rows are fractional: the centroid of a peak and its neighbours, weighted by probability.

    Returns:
        The number of peaks.
    """
    raise NotImplementedError  # never reached: ``kernel`` calls the C++ function in source/peaks.cpp
