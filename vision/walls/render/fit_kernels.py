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
    """Fill in what a drawing (rows×m) and the one without the tile's pieces say, as ``likelihood.Fit`` has it (7,); ``odds`` are
    rows×m×``PARTS``."""


@kernel
def sum_disk_parts(odds: Map, bare: Drawing, covered: Mask, first: int, sums: Map) -> None:
    """Fill in running sums (4×w×(rows+1)) along the raster's columns from ``first`` on: what a disk's side, top and
    edge gain
    over what is drawn there without a column, nothing where that is covered, and what an edge gains over a side."""


@kernel
def odds_of(odds: Map, drawn: Drawing) -> float:
    """The sum of the log odds of a drawing (rows×m)."""
    raise NotImplementedError  # never reached: ``kernel`` calls the one in source/fit.cpp
