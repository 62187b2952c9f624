"""Compares columns of every height and place with the network's output, all at once.

Between what stands behind and in front of it, a grain column shows in each column of the raster as an interval of side,
one of top, and a thin edge at the rim of every disk. With the log odds of these parts summed along the raster's
columns, each interval costs two look-ups. The score equals that of ``vision.walls.render.likelihood``, which draws,
except for how thin lines are rounded.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.walls.evidence.line_of_sight import LineOfSight, Mask
from vision.walls.evidence.ray_sums import rays_of
from vision.walls.render.column_kernels import weigh_disks
from vision.walls.render.drawing import Drawing
from vision.walls.render.fit_kernels import sum_disk_parts

Map: TypeAlias = NDArray[np.float32]
Floats: TypeAlias = NDArray[np.float64]

_SUMS = 4  # sides, tops, edges, and edges over sides (see column_kernels)


@dataclass(frozen=True, slots=True)
class ColumnSums:
    """Running sums of a column's parts, around one place.

    Attributes:
        sight: the raster.
        bearings: the bearing of each column of the raster that is used (w,).
        sums: the gain of each part over what is drawn there without a column, and of an edge over a side
            (4×w×(rows+1)), flat.
        radius_mm, disk_mm: a disk's radius and height.
    """

    sight: LineOfSight
    bearings: Floats
    sums: Map
    radius_mm: float
    disk_mm: float

    def scores(self, columns: Floats) -> Floats:
        """How much better each column (N×3: x, y, disks) fits than none (N,)."""
        scores = np.empty(len(columns))
        rays = rays_of(self.sight)._replace(first_bearing=float(self.bearings[0]), columns=len(self.bearings))
        weigh_disks(self.sums, rays, np.ascontiguousarray(columns), self.radius_mm, self.disk_mm, scores)
        return scores


def column_sums(
    sight: LineOfSight,
    odds: Map,
    bare: Drawing,
    covered: Mask,
    place_mm: tuple[float, float],
    room_mm: float,
    sizes_mm: tuple[float, float],
) -> ColumnSums:
    """The sums around a place.

    Args:
        sight: the raster.
        odds: log odds (rows×m×``PARTS``) of every part.
        bare: what is drawn without a column (rows×m).
        covered: points (rows×m) that show what stands in front, whatever the column's height.
        place_mm: where columns are to be tried, at most ``room_mm`` away.
        sizes_mm: radius and thickness of a disk.
    """
    dx, dy = place_mm[0] - sight.eye_mm[0], place_mm[1] - sight.eye_mm[1]
    spacing = float(sight.bearings[1] - sight.bearings[0])
    turn = (np.arctan2(dy, dx) - sight.bearings[0] + np.pi) % (2 * np.pi) - np.pi
    half = (sizes_mm[0] + room_mm) / float(np.hypot(dx, dy))
    last = len(sight.bearings)
    first = int(np.clip(np.floor((turn - half) / spacing), 0, last - 2))
    end = int(np.clip(np.ceil((turn + half) / spacing) + 1, first + 2, last))
    return column_sums_between(sight, odds, bare, covered, (first, end), sizes_mm)


def column_sums_between(
    sight: LineOfSight,
    odds: Map,
    bare: Drawing,
    covered: Mask,
    columns: tuple[int, int],
    sizes_mm: tuple[float, float],
) -> ColumnSums:
    """The sums in a range of the raster's columns (first, end exclusive); see ``column_sums``."""
    first, end = columns
    sums = np.empty((_SUMS, end - first, sight.rows + 1), dtype=np.float32)
    sum_disk_parts(odds, bare, covered, first, sums)
    return ColumnSums(sight, sight.bearings[first:end], sums.ravel(), *sizes_mm)
