"""Columns of every height and place held against what the network saw, all at once.

A column drawn between what stands behind and before it shows, in each column of the raster, as an interval of side, one
of top, and a thin edge at the rim of every disk. With the log odds of these parts summed along the raster's columns, each
interval costs two look-ups. The score is what ``vision.walls.judge`` finds by drawing, but for how thin lines are rounded.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.walls.drawing import Drawing, Part
from vision.walls.sight import LineOfSight, Mask

Map: TypeAlias = NDArray[np.float32]
Floats: TypeAlias = NDArray[np.float64]
Indices: TypeAlias = NDArray[np.intp]

_ROOM_MM = 6.0  # about the column's edge, for places that are tried
_SIDE, _TOP, _EDGE, _EDGE_OVER_SIDE = range(4)
_PARTS = (Part.DISK_SIDE, Part.DISK_TOP, Part.DISK_EDGE)
_STEEPEST = 4.0  # rows a column of the raster that an edge runs over at most
_BOUND_MM = 0.3  # half a point: what is filled has its outline filled, too


@dataclass(frozen=True, slots=True)
class ColumnSums:
    """Running sums of the parts of a column, about one place.

    Attributes:
        sight: the raster.
        bearings: of the columns looked at (w,).
        sums: what each part gains over what is drawn there without a column, and an edge over a side
            (4×w×(rows+1)), flat.
        radius_mm, disk_mm: of a disk.
    """

    sight: LineOfSight
    bearings: Floats
    sums: Map
    radius_mm: float
    disk_mm: float

    def scores(self, columns: Floats) -> Floats:
        """By how much each column (N×3: x, y, disks) fits better than none (N,)."""
        sight = self.sight
        dx, dy = columns[:, 0] - sight.eye_mm[0], columns[:, 1] - sight.eye_mm[1]
        reach = np.hypot(dx, dy)[:, None]
        about, met, turn = self._rays(np.arctan2(dy, dx), reach)
        aside, along = reach * np.sin(turn), reach * np.cos(turn)
        met &= np.abs(aside) < self.radius_mm + _BOUND_MM
        half = np.sqrt(np.maximum(self.radius_mm**2 - aside * aside, 0.05))
        slope = np.abs(aside) / half * (reach * self._spacing() / sight.step_mm)
        thick = np.maximum(0.5, 0.5 * np.minimum(slope, _STEEPEST))
        start = about * (sight.rows + 1)
        size = len(self.bearings) * (sight.rows + 1)
        near, far = along - half, along + half
        count = columns[:, 2]
        shade = (sight.height_mm / (sight.height_mm - self.disk_mm * count))[:, None]

        def row(distance_mm: Floats) -> Floats:
            return (distance_mm - sight.nearest_mm) * (1.0 / sight.step_mm)

        def upto(part: int, rows: Floats) -> Map:
            index = np.minimum(np.maximum(rows, 0.0), sight.rows).astype(np.intp)
            index += start + part * size
            return self.sums.take(index)

        foot, rim = row(near) + 0.5, row(near * shade) + 0.5
        total = upto(_SIDE, rim) - upto(_SIDE, foot) + upto(_TOP, row(far * shade) + 1.5) - upto(_TOP, rim)
        # The edge lies over the side to both sides of it, but over nothing below the foot and the top above the rim.
        low, high = foot + 0.5 - thick, foot + 0.5 + thick
        total += upto(_EDGE, high) - upto(_EDGE, low) - upto(_SIDE, high) + upto(_SIDE, foot)
        low, high = rim + 0.5 - thick, rim + 0.5 + thick
        total += upto(_EDGE, high) - upto(_EDGE, low) - upto(_SIDE, rim) + upto(_SIDE, low)
        total -= upto(_TOP, high) - upto(_TOP, rim)
        for disk in range(1, int(count.max())):
            there = count > disk
            level = row(near * (sight.height_mm / (sight.height_mm - self.disk_mm * disk))) + 1.0
            total += np.where(
                there[:, None], upto(_EDGE_OVER_SIDE, level + thick) - upto(_EDGE_OVER_SIDE, level - thick), 0
            )
        scores: Floats = np.where(met, total, 0.0).sum(axis=1, dtype=np.float64)
        return scores

    def _spacing(self) -> float:
        return float(self.bearings[1] - self.bearings[0])

    def _rays(self, towards: Floats, reach_mm: Floats) -> tuple[Indices, NDArray[np.bool_], Floats]:
        """The columns of the raster (N×w) that may meet columns so far away, which of them are there, and by how much
        they turn from the columns' middles."""
        spacing = self._spacing()
        middle = (towards[:, None] - self.bearings[0] + np.pi) % (2 * np.pi) - np.pi
        half = (self.radius_mm + _BOUND_MM) / reach_mm
        width = int(np.ceil(2 * half.max() / spacing)) + 1
        about = np.ceil((middle - half) / spacing).astype(np.intp) + np.arange(width)
        there = (about >= 0) & (about < len(self.bearings))
        return np.where(there, about, 0), there, about * spacing - middle


def column_sums(
    sight: LineOfSight,
    odds: Map,
    bare: Drawing,
    covered: Mask,
    place_mm: tuple[float, float],
    sizes_mm: tuple[float, float],
) -> ColumnSums:
    """The sums about a place.

    Args:
        sight: the raster.
        odds: log odds (``PARTS``×rows×m) of every part.
        bare: what is drawn without a column (rows×m).
        covered: points (rows×m) that show what stands before it, whatever its height.
        place_mm: where columns are to be tried, a few millimetres about.
        sizes_mm: radius and thickness of a disk.
    """
    dx, dy = place_mm[0] - sight.eye_mm[0], place_mm[1] - sight.eye_mm[1]
    spacing = float(sight.bearings[1] - sight.bearings[0])
    turn = (np.arctan2(dy, dx) - sight.bearings[0] + np.pi) % (2 * np.pi) - np.pi
    half = (sizes_mm[0] + _ROOM_MM) / float(np.hypot(dx, dy))
    last = len(sight.bearings)
    first = int(np.clip(np.floor((turn - half) / spacing), 0, last - 2))
    end = int(np.clip(np.ceil((turn + half) / spacing) + 1, first + 2, last))
    seen = odds[:, :, first:end]
    drawn = np.take_along_axis(seen, bare[None, :, first:end].astype(np.intp), axis=0)[0]
    free = ~covered[:, first:end]
    sums = np.zeros((len(_PARTS) + 1, end - first, sight.rows + 1), dtype=np.float32)
    for i, part in enumerate(_PARTS):
        np.cumsum(((seen[part] - drawn) * free).T, axis=1, out=sums[i, :, 1:])
    np.subtract(sums[_EDGE], sums[_SIDE], out=sums[_EDGE_OVER_SIDE])
    return ColumnSums(sight, sight.bearings[first:end], sums.ravel(), *sizes_mm)
