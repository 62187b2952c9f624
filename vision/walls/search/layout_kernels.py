"""The inner loops of laying courses (in C++, see ``vision.kernels``): the gains of runs, and the best stack."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.kernels.calling import kernel
from vision.walls.search.tables import Ground

Floats: TypeAlias = NDArray[np.float64]
Map: TypeAlias = NDArray[np.float32]
Indices: TypeAlias = NDArray[np.intp]
NEVER = np.float32(-1e12)


@kernel
def gains_of_runs(
    ground: Ground, scenes: Indices, lines: Floats, places: Floats, index: Indices, gains: NDArray[np.float32]
) -> None:
    """Fill in the gain of every run as every course (N×courses×runs) on lines (N×5) of one length.

    ``places`` are the half-stone places (P,); ``index`` (P×P) is the run that goes from one place to another.
    """


@kernel
def stack_runs(worth: Map, rests: NDArray[np.bool_], on_top: Indices, value: Map) -> None:
    """Fill in which run lies best on each (N×courses×runs; −1 for none), and the value of the best stack (N,).

    ``worth`` is the gain of every run as every course; ``rests`` (runs×runs) says which run carries which.
    """


@kernel
def stack_by_count(
    gains: Map, stones: Indices, rests: NDArray[np.bool_], on_top: Indices, value: Map, above: Map
) -> None:
    """Fill in the value of the best stack for every count of stones, and which run lies on each.

    Args:
        gains: the gain of every run as every course (courses×runs); ``stones`` (runs,) is how many it has.
        rests: which run carries which (runs×runs).
        on_top: the run that lies best on each (courses×runs×(most+1)), −1 for none.
        value: the value of stacks on every run (runs×(most+1)), on return of the lowest course; ``NEVER`` where there
            is none.
        above: a work array of the same form.
    """
