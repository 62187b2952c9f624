"""Searches for grain columns: stacked brown disks, counted by the column's height over one disk's.

A column is upright (each disk is at most 1 mm off centre), so three numbers say where it shows: x, y and the count. Its
silhouette is scored as walls' are: brown sides up to the top disk, a brighter top, nothing brown around.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.settings.walls import GrainSettings
from vision.walls.evidence.ray_sums import Evidence, rays_of
from vision.walls.model.column import Column, GrainShape
from vision.walls.search.proposal_kernels import Costs, Round, climb_columns, weigh_columns

Floats: TypeAlias = NDArray[np.float64]


def search_column(
    evidence: Evidence, middle_mm: tuple[float, float], shape: GrainShape, settings: GrainSettings
) -> Column:
    """The column that best explains the brown of a tile. If its score is below 0, there is none."""

    rays = rays_of(evidence.sight)
    sums = Round(evidence.side_sums, evidence.top_sums, shape.diameter_mm / 2, shape.thickness_mm, shape.loss_mm)
    costs = Costs(*middle_mm, settings.reach_mm, settings.disk_cost, settings.cost_per_mm_outside, settings.least_gain)
    offsets = np.arange(-settings.reach_mm, settings.reach_mm + 0.1, settings.search_step_mm)
    heights = np.array(settings.searched_heights, dtype=np.float64)
    disks, x, y = (
        a.ravel() for a in np.meshgrid(heights, middle_mm[0] + offsets, middle_mm[1] + offsets, indexing="ij")
    )
    columns, scores = np.column_stack([x, y, disks]), np.empty(len(disks))
    weigh_columns(rays, sums, costs, columns, scores)
    starts = np.argsort(-scores.reshape(len(heights), -1), axis=1)[:, :3]
    starts = (starts + np.arange(len(heights))[:, None] * len(offsets) ** 2).ravel()
    starts = starts[np.argsort(-scores[starts])][: settings.starts_followed]
    climbed, found = columns[starts], np.empty(len(starts))
    steps_mm = np.array(settings.steps_mm)
    climb_columns(rays, sums, costs, settings.tallest, steps_mm, settings.rounds, climbed, found)
    best = climbed[int(found.argmax())]
    return Column(float(best[0]), float(best[1]), int(best[2]), float(found.max()))
