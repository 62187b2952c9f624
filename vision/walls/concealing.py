"""How tall a grain column could stand on a tile without showing: what covers it must not be taken for its absence."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.grain import GrainShape, column_cover
from vision.walls.evidence import evidence_from, look_up_at, near_and_far
from vision.walls.shape import Wall, places, stones_along
from vision.walls.sight import FAR, LineOfSight, Mask

Floats: TypeAlias = NDArray[np.float64]

_STEP_MM = 4.0
_TALLEST = 8
_HIDDEN_SHARE = 0.9  # of a column's points must be covered


def room_for_column(
    sight: LineOfSight,
    covered: Mask,
    wall: Wall | None,
    middle_mm: tuple[float, float],
    reach_mm: float,
    stone_mm: float,
    shape: GrainShape,
) -> int:
    """Disks of the tallest column that could stand there unseen; 0 if even a single disk would show.

    Args:
        sight: the tile's raster.
        covered: points (rows×m) where the tile's wall and noble show, and what nearer tiles' pieces cover.
        wall: the tile's wall; a column can only hide behind it.
        middle_mm, reach_mm: columns stand at most so far from the tile's middle, to both sides.
        stone_mm, shape: sizes.
    """
    if not covered.any():
        return 0
    cover = covered.astype(np.float32)
    evidence = evidence_from(sight, cover, cover, 1.0, 1)
    rear = _rear_of(sight, wall, stone_mm)
    offsets = np.arange(-reach_mm, reach_mm + 0.1, _STEP_MM)
    x, y = (a.ravel() for a in np.meshgrid(middle_mm[0] + offsets, middle_mm[1] + offsets))
    room = 0
    for disks in range(1, _TALLEST + 1):
        columns = np.column_stack([x, y, np.full(len(x), float(disks))])
        about, bearings = sight.columns_about(x, y, shape.diameter_mm / 2)
        low, _, high = column_cover(sight, columns, shape, bearings)
        met = low < FAR / 2
        low, high = np.where(met, low, 0.0), np.where(met, high, 0.0)
        hidden = look_up_at(evidence, evidence.side_sums, about, high)
        hidden = hidden - look_up_at(evidence, evidence.side_sums, about, low)
        whole = sight.row_of(high) - sight.row_of(low)
        share = np.where(met, hidden, 0.0).sum(axis=1) / np.maximum(np.where(met, whole, 0).sum(axis=1), 1)
        behind = ~(met & (low < rear[about])).any(axis=1)
        if not (behind & (share >= _HIDDEN_SHARE)).any():
            break
        room = disks
    return room


def _rear_of(sight: LineOfSight, wall: Wall | None, stone_mm: float) -> Floats:
    """The ground distance (m,) at which each ray leaves the wall's lowest course; nearer than anything without one."""
    if wall is None:
        return np.full(len(sight.bearings), -FAR)
    bare = np.zeros((0, len(sight.bearings)), dtype=np.float32)
    evidence = evidence_from(sight, bare, bare, stone_mm, 1)
    x, y, yaw = stones_along(wall.line[None], places(wall.length)[::2], stone_mm)
    _, far = near_and_far(evidence, x, y, yaw, stone_mm / 2, stone_mm / 2)
    rear: Floats = far[0].max(axis=0)
    return rear
