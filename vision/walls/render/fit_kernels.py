"""Measures how well a drawing fits the network's output, point by point (see ``vision.compiled``)."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.compiled import compiled, compiled_inside, whole
from vision.walls.model.parts import Part
from vision.walls.render.drawing import Drawing

Map: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.bool_]

_OTHER, _FIRST_STONE, _LAST_STONE = whole(Part.OTHER), whole(Part.STONE_SIDE), whole(Part.TOP_EDGE)
_SIDE, _EDGE, _TOP = whole(Part.DISK_SIDE), whole(Part.DISK_EDGE), whole(Part.DISK_TOP)
_DISK_PARTS = (_SIDE, _TOP, _EDGE)  # as column_kernels numbers them


class Fit(NamedTuple):
    """Points of stones and disks drawn, by how much other parts would rather be seen there, summed, points of the bare
    tile
    at which stones or disks are likelier than that, and whether anything is drawn outside the picture."""

    stone_points: int
    stone_misfit: float
    disk_points: int
    disk_misfit: float
    unexplained_stone_points: int
    unexplained_disk_points: int
    out_of_picture: bool


@compiled_inside
def _largest(odds: Map, row: int, column: int, first: int, last: int) -> float:
    most = odds[row, column, first]
    for part in range(first + 1, last + 1):
        most = max(most, odds[row, column, part])
    return float(most)


@compiled
def measure_fit(odds: Map, drawn: Drawing, bare: Drawing, pictured: Mask, on_tile: Mask) -> Fit:
    """Compare a drawing (rows×m) with the one without the tile's pieces; ``odds`` are rows×m×``PARTS``."""
    rows, columns, parts = odds.shape
    stones, disks, stray_stones, stray_disks = 0, 0, 0, 0
    stone_misfit, disk_misfit, outside = 0.0, 0.0, False
    for row in range(rows):
        for column in range(columns):
            part = drawn[row, column]
            if part == _OTHER and on_tile[row, column]:
                stray_stones += int(_largest(odds, row, column, _FIRST_STONE, _LAST_STONE) > 0)
                stray_disks += int(_largest(odds, row, column, _SIDE, _TOP) > 0)
            if part == bare[row, column]:
                continue
            outside = outside or not pictured[row, column]
            misfit = _largest(odds, row, column, _OTHER, parts - 1) - odds[row, column, part]
            if _FIRST_STONE <= part <= _LAST_STONE:
                stones += 1
                stone_misfit += misfit
            elif _SIDE <= part <= _TOP:
                disks += 1
                disk_misfit += misfit
    return Fit(stones, stone_misfit, disks, disk_misfit, stray_stones, stray_disks, outside)


@compiled
def sum_disk_parts(odds: Map, bare: Drawing, covered: Mask, first: int, sums: Map) -> None:
    """Fill in running sums (4×w×(rows+1)) along the raster's columns from ``first`` on: what a disk's side, top and
    edge gain
    over what is drawn there without a column, nothing where that is covered, and what an edge gains over a side."""
    rows = len(odds)
    for c in range(sums.shape[1]):
        for i in range(len(sums)):
            sums[i, c, 0] = np.float32(0)
        for row in range(rows):
            drawn = odds[row, first + c, bare[row, first + c]]
            for i in range(len(_DISK_PARTS)):
                gain = np.float32(0)
                if not covered[row, first + c]:
                    gain = odds[row, first + c, _DISK_PARTS[i]] - drawn
                sums[i, c, row + 1] = sums[i, c, row] + gain
            sums[3, c, row + 1] = sums[2, c, row + 1] - sums[0, c, row + 1]


@compiled
def odds_of(odds: Map, drawn: Drawing) -> float:
    """The sum of the log odds of a drawing (rows×m)."""
    total = 0.0
    for row in range(drawn.shape[0]):
        for column in range(drawn.shape[1]):
            if drawn[row, column] != _OTHER:
                total += odds[row, column, drawn[row, column]]
    return total
