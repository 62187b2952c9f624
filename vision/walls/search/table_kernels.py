"""The inner loop of making tables (see ``vision.compiled``): one scene's maps summed along every column of its raster."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.compiled import compiled, compiled_inside

Map: TypeAlias = NDArray[np.float32]
Indices: TypeAlias = NDArray[np.intp]


class SceneMaps(NamedTuple):
    """One scene as compiled loops take it: see ``tables.Scene`` and ``tables.Piece``, of which there are P here.

    ``masks`` and ``worths`` are P×rows×m, ``distances_mm`` P×m; ``ground_mm`` (R+1,) is the ground distance of every row.
    """

    side: Map
    top: Map
    masks: NDArray[np.bool_]
    worths: Map
    distances_mm: Map
    ground_mm: NDArray[np.float64]


@compiled_inside
def _touched(maps: SceneMaps, piece: int, first: int, end: int) -> bool:
    for row in range(maps.side.shape[0]):
        for column in range(first, end):
            if maps.masks[piece, row, column]:
                return True
    return False


@compiled_inside
def _seen(maps: SceneMaps, value: np.float32, row: int, column: int, before: int) -> np.float32:
    """A map's value as a wall meets it that has the pieces of ``before``, bit by bit, before it and the others behind."""
    for piece in range(len(maps.masks)):
        if before >> piece & 1:
            if maps.masks[piece, row, column]:
                return np.float32(0)
        else:
            value -= maps.worths[piece, row, column]
    return value


@compiled_inside
def _sum_column(maps: SceneMaps, first: int, end: int, before: int, tops: Map, gains: Map, largest: Map) -> None:
    """Fill in running sums (R+1,) of tops, of sides less tops, and of the larger of both, some raster columns together."""
    rows = maps.side.shape[0]
    tops[0], gains[0], largest[0] = np.float32(0), np.float32(0), np.float32(0)
    for row in range(rows):
        top, gain, most = np.float32(0), np.float32(0), np.float32(0)
        for column in range(first, end):
            side_there, top_there = maps.side[row, column], maps.top[row, column]
            seen = _seen(maps, top_there, row, column, before)
            top += seen
            gain += _seen(maps, side_there, row, column, before) - seen
            most += _seen(maps, max(side_there, top_there), row, column, before)
        tops[row + 1] = tops[row] + top
        gains[row + 1] = gains[row] + gain
        largest[row + 1] = largest[row] + most
    for row in range(rows + 1, len(tops)):
        tops[row], gains[row], largest[row] = tops[rows], gains[rows], largest[rows]


@compiled
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
        fold: so many raster columns are one of the tables'.
        row_at: for the shade of each height, the row (heights×(R+1)) that what starts at a row is pushed to.
    """
    pieces, courses, (columns, length) = len(maps.masks), len(by_course), free.shape
    order, hypotheses = np.zeros(length, dtype=np.intp), np.zeros(pieces, dtype=np.bool_)
    gains, largest = np.empty(length, dtype=np.float32), np.empty(length, dtype=np.float32)
    for c in range(columns):
        first, end = c * fold, min((c + 1) * fold, maps.side.shape[1])
        order[:] = 0
        states = 1
        for piece in range(pieces):
            hypotheses[piece] = first < end and _touched(maps, piece, first, end)
            if hypotheses[piece]:
                states = 2**pieces
                place = maps.distances_mm[piece, min(first + fold // 2, maps.side.shape[1] - 1)]
                for row in range(length):
                    order[row] |= np.intp(maps.ground_mm[row] > place) << piece
        for before in range(states):
            _sum_column(maps, first, end, before, tops[before, c], gains, largest)
            for row in range(length - 1):
                if order[row] != before:
                    continue
                lower = gains[row] + tops[before, c, row]
                for course in range(courses):
                    upper = gains[row_at[course + 1, row]]
                    by_course[course, c, row] = upper - lower
                    lower = upper
        # The last state has every piece before the wall: what they cover says nothing of walls of any height.
        for row in range(length):
            free[c, row] = largest[row]
            heights[c, row] = largest[row_at[1, row]]
            for course in range(2, courses + 1):
                heights[c, row] = max(heights[c, row], largest[row_at[course, row]])
            offset[c, row] = order[row] * columns * length
        by_course[:, c, length - 1] = 0.0
