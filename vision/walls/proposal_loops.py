"""The inner loops of proposing columns and nobles (see ``vision.compiled``): what round pieces show, ray by ray."""

from __future__ import annotations

import math
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.compiled import compiled
from vision.walls.evidence import Rays
from vision.walls.search_loops import wrapped

Floats: TypeAlias = NDArray[np.float64]
Map: TypeAlias = NDArray[np.float32]

_FAR = 1e6


@compiled
def _index(rays: Rays, column: int, distance_mm: float) -> int:
    """Where a running sum stands for a ground distance in one column."""
    row = min(max((distance_mm - rays.nearest_mm) * rays.rows_per_mm + 0.5, 0.0), float(rays.rows))
    return column * (rays.rows + 1) + int(row)


@compiled
def _columns_about(rays: Rays, towards: float, reach_mm: float, radius_mm: float) -> tuple[float, int, int]:
    """A bearing counted from the first column, and the columns (first and end) in which something round there shows."""
    middle = wrapped(towards - rays.first_bearing)
    half = radius_mm / max(reach_mm, radius_mm) * 1.02
    first, end = math.floor((middle - half) / rays.spacing), math.ceil((middle + half) / rays.spacing) + 1
    return middle, max(first, 0), min(end, rays.columns)


@compiled
def weigh_columns(
    rays: Rays, side: Map, top: Map, columns: Floats, radius_mm: float, disk_mm: float, loss_mm: float, scores: Floats
) -> None:
    """Fill in what running sums of sides and tops say for columns (B×3: x, y, disks)."""
    for b in range(len(columns)):
        dx, dy = columns[b, 0] - rays.eye_mm[0], columns[b, 1] - rays.eye_mm[1]
        reach = math.sqrt(dx * dx + dy * dy)
        shade = rays.height_mm / (rays.height_mm - (disk_mm * columns[b, 2] - loss_mm))
        middle, first, end = _columns_about(rays, math.atan2(dy, dx), reach, radius_mm)
        total = 0.0
        for c in range(first, end):
            turn = c * rays.spacing - middle
            aside, along = reach * math.sin(turn), reach * math.cos(turn)
            square = radius_mm * radius_mm - aside * aside
            if square <= 0 or along <= 0:
                continue
            half = math.sqrt(square)
            rim = _index(rays, c, (along - half) * shade)
            total += side[rim] - side[_index(rays, c, along - half)]
            total += top[_index(rays, c, (along + half) * shade)] - top[rim]
        scores[b] = total


@compiled
def _between(rays: Rays, sums: Map, column: int, low: float, high: float) -> float:
    if low >= _FAR / 2 or high <= low:
        return 0.0
    return float(sums[_index(rays, column, high)] - sums[_index(rays, column, low)])


@compiled
def weigh_pawns(rays: Rays, sums: Map, places: Floats, profile: Floats, waist_mm: float, scores: Floats) -> None:
    """Fill in the sum over what pawns at places (B×2) would show; ``profile`` (N×2) is heights and radii, the waist
    parts body from head."""
    widest = profile[:, 1].max()
    for b in range(len(places)):
        dx, dy = places[b, 0] - rays.eye_mm[0], places[b, 1] - rays.eye_mm[1]
        reach = math.sqrt(dx * dx + dy * dy)
        middle, first, end = _columns_about(rays, math.atan2(dy, dx), reach, widest)
        total = 0.0
        for c in range(first, end):
            turn = c * rays.spacing - middle
            aside, along = reach * math.sin(turn), reach * math.cos(turn)
            low, high, head_low, head_high = _FAR, -_FAR, _FAR, -_FAR
            for i in range(len(profile)):
                square = profile[i, 1] * profile[i, 1] - aside * aside
                if square <= 0 or along <= 0:
                    continue
                half, shade = math.sqrt(square), rays.height_mm / (rays.height_mm - profile[i, 0])
                near, far = (along - half) * shade, (along + half) * shade
                if profile[i, 0] <= waist_mm:
                    low, high = min(low, near), max(high, far)
                if profile[i, 0] >= waist_mm:
                    head_low, head_high = min(head_low, near), max(head_high, far)
            total += _between(rays, sums, c, low, high) + _between(rays, sums, c, head_low, head_high)
            total -= _between(rays, sums, c, max(low, head_low), min(high, head_high))
        scores[b] = total
