"""Measures how well a drawing fits the network's output, point by point (in C++, see ``vision.kernels``)."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.kernels.calling import kernel
from vision.walls.render.drawing import Drawing

Map: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.bool_]
Floats: TypeAlias = NDArray[np.float64]


@kernel
def measure_fit(odds: Map, drawn: Drawing, bare: Drawing, pictured: Mask, on_tile: Mask, fit: Floats) -> None:
    """Fill ``fit`` (7,) with the fields of ``likelihood.Fit``, for a drawing (rows×m) and ``bare``, the drawing without
    the tile's pieces; ``odds`` are rows×m×``PARTS``.
    """


@kernel
def sum_disk_parts(odds: Map, bare: Drawing, covered: Mask, first: int, sums: Map) -> None:
    """Fill ``sums`` (4×w×(rows+1)), running along the raster's columns from ``first`` on: the gains of a disk's side,
    top and edge over what is drawn there without a column (0 where covered), and of an edge over a side.
    """


@kernel
def odds_of(odds: Map, drawn: Drawing) -> float:
    """The sum of the log odds of a drawing (rows×m)."""
    raise NotImplementedError  # never reached: ``kernel`` calls the C++ function in source/fit.cpp
