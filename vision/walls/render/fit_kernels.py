"""Compares drawings with the network's log odds, point by point, in C++ (see ``vision.kernels``)."""

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
    """Fill ``fit`` (7,) with the fields of ``likelihood.Fit``.

    Args:
        odds: log odds of every part at every point (rows×m×``PARTS``).
        drawn: the drawing (rows×m).
        bare: the drawing without the tile's pieces (rows×m).
        pictured: which points lie in the picture (rows×m).
        on_tile: where to look for unexplained stones and disks (rows×m).
    """


@kernel
def sum_disk_parts(odds: Map, bare: Drawing, covered: Mask, first: int, sums: Map) -> None:
    """Fill ``sums`` (4×w×(rows+1)) with running sums along w of the raster's columns, from ``first`` on: the gains of a
    disk's side, top and edge over ``bare``, and of an edge over a side.

    Args:
        odds: log odds of every part at every point (rows×m×``PARTS``).
        bare: what is drawn there without a grain column (rows×m).
        covered: points that show something in front of the column (rows×m); nothing is gained there.
    """


@kernel
def odds_of(odds: Map, drawn: Drawing) -> float:
    """The sum of the log odds (rows×m×``PARTS``) of the parts that a drawing (rows×m) shows, ``OTHER`` excepted."""
    raise NotImplementedError  # never reached: ``kernel`` calls the C++ function in source/fit.cpp
