"""The inner loop of counting a column's disks (see ``vision.compiled``): what columns show, ray by ray."""

from __future__ import annotations

import math
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.compiled import compiled, compiled_inside
from vision.walls.evidence.ray_sums import Rays
from vision.walls.model.wall_kernels import wrapped

Floats: TypeAlias = NDArray[np.float64]
Map: TypeAlias = NDArray[np.float32]

SIDE, TOP, EDGE, EDGE_OVER_SIDE = range(4)
STEEPEST = 4.0  # rows a column of the raster that an edge runs over at most
BOUND_MM = 0.3  # half a point: what is filled has its outline filled, too


@compiled_inside
def _between(sums: Map, rays: Rays, part: int, column: int, low: float, high: float) -> float:
    """What a part gains between two rows of a column."""
    start = (part * rays.columns + column) * (rays.rows + 1)
    most = float(rays.rows)
    return float(sums[start + int(min(max(high, 0.0), most))] - sums[start + int(min(max(low, 0.0), most))])


@compiled
def weigh_disks(sums: Map, rays: Rays, columns: Floats, radius_mm: float, disk_mm: float, scores: Floats) -> None:
    """Fill in by how much each column (N×3: x, y, disks) fits better than none, by the parts' running sums
    (4×m×(rows+1), flat; see ``vision.walls.render.column_sums``)."""
    broad = radius_mm + BOUND_MM
    turn_cos, turn_sin = math.cos(rays.spacing), math.sin(rays.spacing)
    for b in range(len(columns)):
        dx, dy, count = columns[b, 0] - rays.eye_mm[0], columns[b, 1] - rays.eye_mm[1], columns[b, 2]
        reach = math.sqrt(dx * dx + dy * dy)
        middle = wrapped(math.atan2(dy, dx) - rays.first_bearing)
        first = max(math.ceil((middle - 1.02 * broad / reach) / rays.spacing), 0)
        end = min(math.floor((middle + 1.02 * broad / reach) / rays.spacing) + 1, rays.columns)
        shade = rays.height_mm / (rays.height_mm - disk_mm * count)
        total, turn = 0.0, first * rays.spacing - middle
        cos, sin = math.cos(turn), math.sin(turn)
        for c in range(first, end):
            aside, along = reach * sin, reach * cos
            cos, sin = cos * turn_cos - sin * turn_sin, sin * turn_cos + cos * turn_sin
            if abs(aside) >= broad:
                continue
            half = math.sqrt(max(radius_mm * radius_mm - aside * aside, 0.05))
            slope = abs(aside) / half * (reach * rays.spacing * rays.rows_per_mm)
            thick = max(0.5, 0.5 * min(slope, STEEPEST))
            near = along - half
            foot = (near - rays.nearest_mm) * rays.rows_per_mm + 0.5
            rim = (near * shade - rays.nearest_mm) * rays.rows_per_mm + 0.5
            back = ((along + half) * shade - rays.nearest_mm) * rays.rows_per_mm + 1.5
            total += _between(sums, rays, SIDE, c, foot, rim) + _between(sums, rays, TOP, c, rim, back)
            # The edge lies over the side to both sides of it, but over nothing below the foot and the top above the rim.
            low, high = foot + 0.5 - thick, foot + 0.5 + thick
            total += _between(sums, rays, EDGE, c, low, high) - _between(sums, rays, SIDE, c, foot, high)
            low, high = rim + 0.5 - thick, rim + 0.5 + thick
            total += _between(sums, rays, EDGE, c, low, high) - _between(sums, rays, SIDE, c, low, rim)
            total -= _between(sums, rays, TOP, c, rim, high)
            for disk in range(1, int(count)):
                raised = near * (rays.height_mm / (rays.height_mm - disk_mm * disk))
                level = (raised - rays.nearest_mm) * rays.rows_per_mm + 1.0
                total += _between(sums, rays, EDGE_OVER_SIDE, c, level - thick, level + thick)
        scores[b] = total
