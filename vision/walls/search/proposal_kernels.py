"""Scores candidate columns and nobles, ray by ray, and climbs for columns, in C++ (see ``vision.kernels``)."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.kernels.calling import kernel
from vision.walls.evidence.ray_sums import Rays

Floats: TypeAlias = NDArray[np.float64]
Map: TypeAlias = NDArray[np.float32]


class Round(NamedTuple):
    """What a column of disks is scored with: running sums of sides and of tops (flat, m×(rows+1); see
    ``ray_sums.Evidence``), and its sizes (see ``column.GrainShape``).
    """

    side: Map
    top: Map
    radius_mm: float
    disk_mm: float
    loss_mm: float


class Costs(NamedTuple):
    """The costs of a column, per disk and per millimetre by which it lies farther than ``reach_mm`` from the tile's middle
    along an axis, and the least gain of a move.
    """

    middle_x_mm: float
    middle_y_mm: float
    reach_mm: float
    disk: float
    per_mm: float
    least_gain: float


@kernel
def weigh_columns(rays: Rays, own: Round, costs: Costs, columns: Floats, scores: Floats) -> None:
    """Fill ``scores`` (B,) with the scores of columns (B×3: x, y, disks)."""


@kernel
def climb_columns(
    rays: Rays, own: Round, costs: Costs, tallest: int, steps: Floats, rounds: int, columns: Floats, best: Floats
) -> None:
    """Hill climbing for columns (B×3: x, y, disks), which are changed in place; ``best`` (B,) is filled with their scores.

    For each size of ``steps`` (mm; in height, as many disks, but at least one), the best move is made while it gains
    enough, at most ``rounds`` times. ``tallest`` is the most disks that a column may have.
    """


@kernel
def weigh_pawns(rays: Rays, sums: Map, places: Floats, profile: Floats, waist_mm: float, scores: Floats) -> None:
    """Fill ``scores`` (B,) with the sum of a map over the points that a pawn at each place (B×2) would cover.

    Args:
        sums: the map's running sums (flat, m×(rows+1)).
        profile: heights and radii of a pawn (N×2, mm).
        waist_mm: the height that divides body and head.
    """
