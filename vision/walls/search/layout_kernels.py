"""Lays courses, in C++ (see ``vision.kernels``): the gains of runs, and the best stack of runs by dynamic programming."""

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
"""The value of a stack that is impossible."""


@kernel
def gains_of_runs(
    ground: Ground, scenes: Indices, lines: Floats, places: Floats, index: Indices, gains: NDArray[np.float32]
) -> None:
    """Fill ``gains`` (N×courses×runs) with the gain of every run as every course, on lines (N×5) of equal length.

    Args:
        scenes: the scene of each line (N,).
        places: all half-stone places of the lowest course (P,), in stones from its middle.
        index: the run from one place to another (P×P).
    """


@kernel
def stack_runs(worth: Map, rests: NDArray[np.bool_], on_top: Indices, value: Map) -> None:
    """Find the best stack of runs on each of N lines.

    Args:
        worth: the gain of every run as every course, less its stones' cost (N×courses×runs).
        rests: whether a run (row) can carry another (column) (runs×runs).
        on_top: filled with the best run to lay on each, −1 for none (N×courses×runs).
        value: filled with the value of the best stack whose lowest course is the first run (N,).
    """


@kernel
def stack_by_count(
    gains: Map, stones: Indices, rests: NDArray[np.bool_], on_top: Indices, value: Map, above: Map
) -> None:
    """Find the best stack of runs for every total of stones, 0 to ``most``, on one line.

    Args:
        gains: the gain of every run as every course (courses×runs).
        stones: how many stones each run has (runs,).
        rests: whether a run (row) can carry another (column) (runs×runs).
        on_top: filled with the best run to lay on each, for each total of stones from that course up, −1 for none
            (courses×runs×(most+1)).
        value: filled with the value of the best stack with each run as lowest course (runs×(most+1)); about
            ``NEVER`` if there is none.
        above: a work array of the same shape as ``value``.
    """
