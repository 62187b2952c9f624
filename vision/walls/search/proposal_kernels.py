"""The inner loops of proposing columns and nobles (see ``vision.compiled``): what round pieces show, ray by ray."""

from __future__ import annotations

import math
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.compiled import compiled, compiled_inside
from vision.walls.evidence.ray_sums import Rays
from vision.walls.model.wall_kernels import wrapped

Floats: TypeAlias = NDArray[np.float64]
Map: TypeAlias = NDArray[np.float32]

_FAR = 1e6


@compiled_inside
def _index(rays: Rays, column: int, distance_mm: float) -> int:
    """Where a running sum stands for a ground distance in one column."""
    row = min(max((distance_mm - rays.nearest_mm) * rays.rows_per_mm + 0.5, 0.0), float(rays.rows))
    return column * (rays.rows + 1) + int(row)


@compiled_inside
def _columns_about(rays: Rays, towards: float, reach_mm: float, radius_mm: float) -> tuple[float, int, int]:
    """A bearing counted from the first column, and the columns (first and end) in which something round there shows."""
    middle = wrapped(towards - rays.first_bearing)
    half = radius_mm / max(reach_mm, radius_mm) * 1.02
    first, end = math.floor((middle - half) / rays.spacing), math.ceil((middle + half) / rays.spacing) + 1
    return middle, max(first, 0), min(end, rays.columns)


class Round(NamedTuple):
    """Running sums of sides and tops, and sizes, for columns of disks (see ``grain.GrainShape``)."""

    side: Map
    top: Map
    radius_mm: float
    disk_mm: float
    loss_mm: float


class Costs(NamedTuple):
    """What a column costs a disk, and a millimetre that it stands farther than ``reach_mm`` from the tile's middle; what a
    move of it must bring."""

    middle_x_mm: float
    middle_y_mm: float
    reach_mm: float
    disk: float
    per_mm: float
    least_gain: float


@compiled_inside
def _weigh_column(rays: Rays, own: Round, costs: Costs, x_mm: float, y_mm: float, disks: float) -> float:
    """What running sums say for a column, its cost taken off; from ray to ray the line of sight is turned on."""
    dx, dy = x_mm - rays.eye_mm[0], y_mm - rays.eye_mm[1]
    reach = math.sqrt(dx * dx + dy * dy)
    shade = rays.height_mm / (rays.height_mm - (own.disk_mm * disks - own.loss_mm))
    middle, first, end = _columns_about(rays, math.atan2(dy, dx), reach, own.radius_mm)
    turn = first * rays.spacing - middle
    cos, sin = math.cos(turn), math.sin(turn)
    turn_cos, turn_sin = math.cos(rays.spacing), math.sin(rays.spacing)
    total = 0.0
    for c in range(first, end):
        aside, along = reach * sin, reach * cos
        cos, sin = cos * turn_cos - sin * turn_sin, sin * turn_cos + cos * turn_sin
        square = own.radius_mm * own.radius_mm - aside * aside
        if square <= 0 or along <= 0:
            continue
        half = math.sqrt(square)
        rim = _index(rays, c, (along - half) * shade)
        total += own.side[rim] - own.side[_index(rays, c, along - half)]
        total += own.top[_index(rays, c, (along + half) * shade)] - own.top[rim]
    off_x = max(abs(x_mm - costs.middle_x_mm) - costs.reach_mm, 0.0)
    off_y = max(abs(y_mm - costs.middle_y_mm) - costs.reach_mm, 0.0)
    return total - costs.disk * disks - costs.per_mm * (off_x + off_y)


@compiled
def weigh_columns(rays: Rays, own: Round, costs: Costs, columns: Floats, scores: Floats) -> None:
    """Fill in what speaks for columns (B×3: x, y, disks)."""
    for b in range(len(columns)):
        scores[b] = _weigh_column(rays, own, costs, columns[b, 0], columns[b, 1], columns[b, 2])


@compiled_inside
def _column_moves(rays: Rays, disk_mm: float, column: Floats, step: float, moves: Floats) -> None:
    """Fill in moves (8×3) in x, y and height, and along the ray with height (what hides the same ground)."""
    disks = max(1.0, np.rint(step))
    for m in range(len(moves)):
        for i in range(3):
            moves[m, i] = column[i]
    for i in range(3):
        by = disks if i == 2 else step
        moves[2 * i, i] += by
        moves[2 * i + 1, i] -= by
    for m, sign in ((6, -1.0), (7, 1.0)):
        for i in range(2):
            moves[m, i] += sign * (column[i] - rays.eye_mm[i]) * disk_mm / rays.height_mm
        moves[m, 2] -= sign


@compiled
def climb_columns(
    rays: Rays, own: Round, costs: Costs, tallest: int, steps: Floats, rounds: int, columns: Floats, best: Floats
) -> None:
    """Columns (B×3) climbing, each by the best of its moves as long as that pays, with every size of ``steps``; ``best`` (B,)
    is filled with what speaks for them."""
    moves = np.empty((8, 3))
    for b in range(len(columns)):
        best[b] = _weigh_column(rays, own, costs, columns[b, 0], columns[b, 1], columns[b, 2])
        for t in range(len(steps)):
            for _ in range(rounds):
                _column_moves(rays, own.disk_mm, columns[b], steps[t], moves)
                choice, highest = -1, best[b] + costs.least_gain
                for m in range(len(moves)):
                    if not 1 <= moves[m, 2] <= tallest:
                        continue
                    score = _weigh_column(rays, own, costs, moves[m, 0], moves[m, 1], moves[m, 2])
                    if score > highest:
                        choice, highest = m, score
                if choice < 0:
                    break
                columns[b] = moves[choice]
                best[b] = highest


@compiled_inside
def _between(rays: Rays, sums: Map, column: int, low: float, high: float) -> float:
    if low >= _FAR / 2 or high <= low:
        return 0.0
    return float(sums[_index(rays, column, high)] - sums[_index(rays, column, low)])


@compiled
def weigh_pawns(rays: Rays, sums: Map, places: Floats, profile: Floats, waist_mm: float, scores: Floats) -> None:
    """Fill in the sum over what pawns at places (B×2) would show; ``profile`` (N×2) is heights and radii, the waist
    parts body from head."""
    widest = profile[:, 1].max()
    turn_cos, turn_sin = math.cos(rays.spacing), math.sin(rays.spacing)
    for b in range(len(places)):
        dx, dy = places[b, 0] - rays.eye_mm[0], places[b, 1] - rays.eye_mm[1]
        reach = math.sqrt(dx * dx + dy * dy)
        middle, first, end = _columns_about(rays, math.atan2(dy, dx), reach, widest)
        total = 0.0
        turn = first * rays.spacing - middle
        cos, sin = math.cos(turn), math.sin(turn)
        for c in range(first, end):
            aside, along = reach * sin, reach * cos
            cos, sin = cos * turn_cos - sin * turn_sin, sin * turn_cos + cos * turn_sin
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
