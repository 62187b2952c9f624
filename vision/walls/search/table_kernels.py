"""Builds the search's tables, in C++ (see ``vision.kernels``): sums one scene's maps along its raster's columns."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.kernels.calling import kernel

Map: TypeAlias = NDArray[np.float32]
Indices: TypeAlias = NDArray[np.intp]


class SceneMaps(NamedTuple):
    """One scene in the form that kernels take (see ``tables.Scene`` and ``tables.Piece``).

    Attributes:
        side, top: log likelihood ratios of stones' sides and tops (rows×m).
        masks, worths: what each of P pieces covers, and what it explains there (P×rows×m).
        distances_mm: the ground distance at which each piece stands, in every column (P×m).
        ground_mm: the ground distance of every row of the tables (R+1,).
    """

    side: Map
    top: Map
    masks: NDArray[np.bool_]
    worths: Map
    distances_mm: Map
    ground_mm: NDArray[np.float64]


@kernel
def fill_tables(
    maps: SceneMaps,
    fold: int,
    row_at: Indices,
    by_course: Map,
    tops: Map,
    offset: Indices,
    free: Map,
    heights: Map,
) -> None:
    """Fill in one scene's part of the tables (see ``tables.Tables``).

    Args:
        fold: raster columns per column of the tables.
        row_at: the row to which a height of k courses pushes each row outwards ((courses+1)×(R+1)).
        by_course: gains of courses (courses×columns×(R+1)).
        tops: running sums of tops for each depth order (orders×columns×(R+1)); zeros on entry.
        offset: what to add to an index into ``tops`` for the depth order (columns×(R+1)).
        free, heights: running sums for walls of any height, to their front and at their rear (columns×(R+1)).
    """
