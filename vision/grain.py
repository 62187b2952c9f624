"""Grain columns: brown disks on one another; their number is the column's height over one disk's.

A column is upright (each disk is at most 1 mm off centre), so three numbers say where it shows: x, y and the count.
Its silhouette is weighed as the walls' is: brown sides up to the top disk, a brighter top, nothing brown around.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.walls.evidence import Evidence, rays_of
from vision.walls.settings import GrainSettings
from vision.walls.sight import FAR, LineOfSight, Mask

_STEPS_MM = (2.0, 1.0, 0.5)
_ROUNDS = 6

Floats: TypeAlias = NDArray[np.float64]
Score: TypeAlias = Callable[[Floats], Floats]
Moves: TypeAlias = Callable[[Floats, float], Floats]


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

    def score(columns: Floats) -> Floats:
        outside = np.maximum(np.abs(columns[:, :2] - np.array(middle_mm)) - settings.reach_mm, 0).sum(axis=1)
        cost = settings.disk_cost * columns[:, 2] + settings.cost_per_mm_outside * outside
        scores: Floats = column_scores(evidence, columns, shape) - cost
        return scores

    offsets = np.arange(-settings.reach_mm, settings.reach_mm + 0.1, settings.search_step_mm)
    heights = np.array(settings.searched_heights, dtype=np.float64)
    disks, x, y = (
        a.ravel() for a in np.meshgrid(heights, middle_mm[0] + offsets, middle_mm[1] + offsets, indexing="ij")
    )
    columns = np.column_stack([x, y, disks])
    scores = score(columns)
    starts = np.argsort(-scores.reshape(len(heights), -1), axis=1)[:, :3]
    starts = (starts + np.arange(len(heights))[:, None] * len(offsets) ** 2).ravel()
    starts = starts[np.argsort(-scores[starts])][: settings.starts_followed]
    climbed, found = _climbed(columns[starts], score, _moves_from(evidence.sight, shape), settings.tallest)
    best = climbed[int(found.argmax())]
    return Column(float(best[0]), float(best[1]), int(best[2]), float(found.max()))


def column_cover(
    sight: LineOfSight, columns: Floats, shape: GrainShape, bearings: Floats | None = None
) -> tuple[Floats, Floats, Floats]:
    """For columns (B×3: x, y, disks): ground distance where each ray meets them, passes onto the top, and leaves.

    ``bearings`` (B×m) are the rays, the raster's own if none are given.
    """
    dx, dy = columns[:, 0] - sight.eye_mm[0], columns[:, 1] - sight.eye_mm[1]
    reach = np.hypot(dx, dy)[:, None]
    turn = (sight.bearings[None] if bearings is None else bearings) - np.arctan2(dy, dx)[:, None]
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


def column_scores(evidence: Evidence, columns: Floats, shape: GrainShape) -> Floats:
    """Scores (B,) of columns (B×3), without the disks' cost."""
    from vision.walls.proposal_loops import weigh_columns

    scores = np.empty(len(columns))
    sizes = shape.diameter_mm / 2, shape.thickness_mm, shape.loss_mm
    columns = np.ascontiguousarray(columns)
    weigh_columns(rays_of(evidence.sight), evidence.side_sums, evidence.top_sums, columns, *sizes, scores)
    return scores


def column_mask(sight: LineOfSight, column: Column, shape: GrainShape) -> Mask:
    """Raster points (rows×m) a column covers."""
    low, _, high = column_cover(sight, np.array([[column.x_mm, column.y_mm, float(column.disks)]]), shape)
    return sight.covered(low[0], high[0])


def _moves_from(sight: LineOfSight, shape: GrainShape) -> Moves:
    """Moves in x, y, height, and along the ray with height (what hides the same ground)."""

    def moves(columns: Floats, step: float) -> Floats:
        disks = max(1.0, round(step))
        fixed = np.array([[step, 0, 0], [-step, 0, 0], [0, step, 0], [0, -step, 0], [0, 0, disks], [0, 0, -disks]])
        slide = (columns[:, :2] - sight.eye_mm) * shape.thickness_mm / sight.height_mm
        along = np.column_stack([-slide, np.ones(len(columns))])[:, None]
        everywhere = np.broadcast_to(fixed, (len(columns), *fixed.shape))
        return np.concatenate([everywhere, along, -along], axis=1)

    return moves


def _climbed(columns: Floats, score: Score, moves: Moves, tallest: int) -> tuple[Floats, Floats]:
    """Many columns (n×3), each moved as long as that pays, and their scores (n,)."""
    columns = columns.copy()
    best = score(columns)
    for step in _STEPS_MM:
        who = np.arange(len(columns))
        for _ in range(_ROUNDS):
            options = columns[who][:, None] + moves(columns[who], step)
            scores = score(options.reshape(-1, 3)).reshape(options.shape[:2])
            scores[(options[:, :, 2] < 1) | (options[:, :, 2] > tallest)] = -np.inf
            choice = scores.argmax(axis=1)
            picked = scores[np.arange(len(who)), choice]
            pays = picked > best[who] + 0.01
            columns[who[pays]] = options[pays, choice[pays]]
            best[who[pays]] = picked[pays]
            who = who[pays]
            if len(who) == 0:
                break
    return columns, best
