"""Weighs all chains of disks in a strip, one disk after another (see ``vision.compiled`` and ``disk_chain``)."""

from __future__ import annotations

import math
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.compiled import compiled, compiled_inside

Floats: TypeAlias = NDArray[np.float64]


@compiled
def weigh_chains(marks: Floats, heights: Floats, least_rows: int, never: float, sums: Floats) -> None:
    """Fill in the log weights (N×most) of all chains of one to ``most`` disks in N strips.

    Args:
        marks: rim, foot, top and body of every row (N×4×rows).
        heights: log odds of a disk showing ``least_rows`` rows high, one more, and so on.
        never: log weight of what cannot be.
    """
    strips, rows = marks.shape[0], marks.shape[2]
    begun, reached, body = np.empty(rows), np.empty(rows), np.empty(rows)
    for s in range(strips):
        total = 0.0
        for r in range(rows):
            total += marks[s, 3, r]
            body[r] = total
            begun[r] = marks[s, 1, r] - total
        for disk in range(sums.shape[1]):
            most = -math.inf
            for r in range(rows):
                reached[r] = _begun_below(begun, r, heights, least_rows, never)
                most = max(most, reached[r] + marks[s, 2, r] + body[r])
            total = 0.0
            for r in range(rows):
                total += math.exp(reached[r] + marks[s, 2, r] + body[r] - most)
                begun[r] = reached[r] + marks[s, 0, r]
            sums[s, disk] = math.log(total) + most


@compiled_inside
def _begun_below(begun: Floats, row: int, heights: Floats, least_rows: int, never: float) -> float:
    """The log weight of all disks that end at a row, wherever they begin."""
    most = -math.inf
    for i in range(len(heights)):
        at = row - least_rows - i
        most = max(most, (begun[at] if at >= 0 else never) + heights[i])
    total = 0.0
    for i in range(len(heights)):
        at = row - least_rows - i
        total += math.exp((begun[at] if at >= 0 else never) + heights[i] - most)
    return math.log(total) + most
