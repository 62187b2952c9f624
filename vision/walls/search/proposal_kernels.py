"""The inner loops of proposing columns and nobles (in C++, see ``vision.kernels``): score round pieces, ray by ray."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.kernels.calling import kernel
from vision.walls.evidence.ray_sums import Rays

Floats: TypeAlias = NDArray[np.float64]
Map: TypeAlias = NDArray[np.float32]


class Round(NamedTuple):
    """Running sums of sides and tops, and sizes, for columns of disks (see ``grain.GrainShape``)."""

    side: Map
    top: Map
    radius_mm: float
    disk_mm: float
    loss_mm: float


class Costs(NamedTuple):
    """A column's cost per disk and per millimetre beyond ``reach_mm`` of the tile's middle; the least gain of a move."""

    middle_x_mm: float
    middle_y_mm: float
    reach_mm: float
    disk: float
    per_mm: float
    least_gain: float


@kernel
def weigh_columns(rays: Rays, own: Round, costs: Costs, columns: Floats, scores: Floats) -> None:
    """Fill in the scores of columns (B×3: x, y, disks)."""


@kernel
def climb_columns(
    rays: Rays, own: Round, costs: Costs, tallest: int, steps: Floats, rounds: int, columns: Floats, best: Floats
) -> None:
    """Hill climbing for columns (B×3): make the best move as long as that pays, with every size of ``steps``; ``best``
    (B,) receives their scores.
    """


@kernel
def weigh_pawns(rays: Rays, sums: Map, places: Floats, profile: Floats, waist_mm: float, scores: Floats) -> None:
    """Fill in the sum of a map over what pawns at places (B×2) would show; ``profile`` (N×2) is heights and radii, and
    the waist divides body and head.
    """
