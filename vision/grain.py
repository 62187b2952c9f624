"""Grain columns: brown disks on one another; their number is the column's height over one disk's.

A column is upright (each disk is at most 1 mm off centre), so three numbers say where it shows: x, y and the count.
Its silhouette is weighed as the walls' is: brown sides up to the top disk, a brighter top, nothing brown around.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.walls.evidence import Evidence, rays_of
from vision.walls.settings import GrainSettings
from vision.walls.sight import FAR, LineOfSight, Mask

_STEPS_MM = np.array([2.0, 1.0, 0.5])
_ROUNDS = 6

Floats: TypeAlias = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class GrainShape:
    """Sizes of one disk, and by how much dark edges make a column look lower than it is."""

    diameter_mm: float
    thickness_mm: float
    loss_mm: float

    def height_mm(self, disks: Floats) -> Floats:
        """The height that shows of columns of so many disks."""
        shown: Floats = self.thickness_mm * disks - self.loss_mm
        return shown


@dataclass(frozen=True, slots=True)
class Column:
    """A grain column as a hypothesis, and how much speaks for it."""

    x_mm: float
    y_mm: float
    disks: int
    score: float


def search_column(
    evidence: Evidence, middle_mm: tuple[float, float], shape: GrainShape, settings: GrainSettings
) -> Column:
    """The column that explains the brown of a tile best. Its score may be below 0: then there is none."""

    from vision.walls.proposal_loops import Costs, Round, climb_columns, weigh_columns

    rays = rays_of(evidence.sight)
    sums = Round(evidence.side_sums, evidence.top_sums, shape.diameter_mm / 2, shape.thickness_mm, shape.loss_mm)
    costs = Costs(*middle_mm, settings.reach_mm, settings.disk_cost, settings.cost_per_mm_outside)
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
    climb_columns(rays, sums, costs, settings.tallest, _STEPS_MM, _ROUNDS, climbed, found)
    best = climbed[int(found.argmax())]
    return Column(float(best[0]), float(best[1]), int(best[2]), float(found.max()))


def column_cover(sight: LineOfSight, columns: Floats, shape: GrainShape) -> tuple[Floats, Floats, Floats]:
    """For columns (B×3: x, y, disks): ground distance where each ray meets them, passes onto the top, and leaves (B×m)."""
    dx, dy = columns[:, 0] - sight.eye_mm[0], columns[:, 1] - sight.eye_mm[1]
    reach = np.hypot(dx, dy)[:, None]
    turn = sight.bearings[None] - np.arctan2(dy, dx)[:, None]
    aside, along = reach * np.sin(turn), reach * np.cos(turn)
    square = (shape.diameter_mm / 2) ** 2 - aside**2
    half = np.sqrt(np.maximum(square, 0))
    shade = sight.shade(shape.height_mm(columns[:, 2]))
    raised = np.asarray(shade)[:, None]
    met = (square > 0) & (along > 0)
    return (
        np.where(met, along - half, FAR),
        np.where(met, (along - half) * raised, FAR),
        np.where(met, (along + half) * raised, -FAR),
    )


def column_mask(sight: LineOfSight, column: Column, shape: GrainShape) -> Mask:
    """Raster points (rows×m) a column covers."""
    mask: Mask = np.zeros((sight.rows, len(sight.bearings)), dtype=bool)
    columns = sight.columns_showing(column.x_mm, column.y_mm, shape.diameter_mm / 2)
    there = replace(sight, bearings=sight.bearings[columns])
    low, _, high = column_cover(there, np.array([[column.x_mm, column.y_mm, float(column.disks)]]), shape)
    mask[:, columns] = there.covered(low[0], high[0])
    return mask
