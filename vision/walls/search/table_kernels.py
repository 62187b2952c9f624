"""The inner loop of making tables (in C++, see ``vision.kernels``): sums one scene's maps along its raster's columns."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.kernels.calling import kernel

Map: TypeAlias = NDArray[np.float32]
Indices: TypeAlias = NDArray[np.intp]


class SceneMaps(NamedTuple):
    """One scene in the form that kernels take: see ``tables.Scene`` and ``tables.Piece``; P is the number of pieces.

    ``masks`` and ``worths`` are P×rows×m, ``distances_mm`` P×m; ``ground_mm`` (R+1,) is the ground distance of every row.
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
    """Fill in one scene's part of the tables (see ``tables.Tables``): courses×columns×(R+1), orders×columns×(R+1), and three
    times columns×(R+1).

    Args:
        fold: how many raster columns make one column of the tables.
        row_at: for the shade of each height, the row (heights×(R+1)) to which it pushes each row.
    """
