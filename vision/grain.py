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

from vision.settings import GrainSettings
from vision.walls.evidence import Evidence, look_up
from vision.walls.sight import FAR, LineOfSight, Mask

Floats: TypeAlias = NDArray[np.float64]
Score: TypeAlias = Callable[[Floats], Floats]


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
    """A grain column as a hypothesis; ``margin`` is how far the best column of another height falls behind."""

    x_mm: float
    y_mm: float
    disks: int
    score: float
    margin: float
    rival: int


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
    x, y = (a.ravel() for a in np.meshgrid(middle_mm[0] + offsets, middle_mm[1] + offsets))
    starts: list[tuple[float, Floats]] = []
    for disks in settings.searched_heights:
        columns = np.column_stack([x, y, np.full(len(x), float(disks))])
        scores = score(columns)
        starts += [(float(scores[i]), columns[i]) for i in np.argsort(-scores)[:3].tolist()]
    starts.sort(key=lambda t: -t[0])
    best, best_score = starts[0][1], -np.inf
    for _, start in starts[: settings.starts_followed]:
        column, found = _climb(start, score, evidence.sight, shape, settings.tallest)
        if found > best_score:
            best, best_score = column, found
    rivals = []
    for change in (-2, -1, 1, 2):
        other = best.copy()
        other[2] += change
        if 1 <= other[2] <= settings.tallest:
            rivals.append((_settled(other, score)[1], int(other[2])))
    rival_score, rival = max(rivals)
    return Column(
        float(best[0]), float(best[1]), int(best[2]), float(best_score), float(best_score - rival_score), rival
    )


def column_cover(sight: LineOfSight, columns: Floats, shape: GrainShape) -> tuple[Floats, Floats, Floats]:
    """For columns (B×3: x, y, disks): ground distance where each ray meets them, passes onto the top, and leaves."""
    dx, dy = columns[:, 0] - sight.eye_mm[0], columns[:, 1] - sight.eye_mm[1]
    reach = np.hypot(dx, dy)[:, None]
    turn = sight.bearings[None] - np.arctan2(dy, dx)[:, None]
    aside, along = reach * np.sin(turn), reach * np.cos(turn)
    square = (shape.diameter_mm / 2) ** 2 - aside**2
    half = np.sqrt(np.maximum(square, 0))
    shade = sight.shade(shape.height_mm(columns[:, 2]))
    raised = np.asarray(shade)[:, None]
    met = square > 0
    return (
        np.where(met, along - half, FAR),
        np.where(met, (along - half) * raised, FAR),
        np.where(met, (along + half) * raised, -FAR),
    )


def column_scores(evidence: Evidence, columns: Floats, shape: GrainShape) -> Floats:
    """Scores (B,) of columns (B×3), without the disks' cost."""
    low, rim, high = column_cover(evidence.sight, columns, shape)
    met = low < FAR / 2
    base = evidence.sight.nearest_mm
    low, rim, high = (np.where(met, a, base) for a in (low, rim, high))
    sides = look_up(evidence, evidence.side_sums, rim) - look_up(evidence, evidence.side_sums, low)
    tops = look_up(evidence, evidence.top_sums, high) - look_up(evidence, evidence.top_sums, rim)
    total: Floats = np.where(met, sides + tops, 0.0).sum(axis=-1)
    return total


def column_mask(sight: LineOfSight, column: Column, shape: GrainShape) -> Mask:
    """Raster points (rows×m) a column covers."""
    low, _, high = column_cover(sight, np.array([[column.x_mm, column.y_mm, float(column.disks)]]), shape)
    return sight.covered(low[0], high[0])


def _climb(column: Floats, score: Score, sight: LineOfSight, shape: GrainShape, tallest: int) -> tuple[Floats, float]:
    """Moves in x, y, height, and along the ray with height (what hides the same ground), while they pay."""
    best = float(score(column[None])[0])
    for step, disks in ((2.0, 2.0), (1.0, 1.0), (0.5, 1.0), (0.25, 1.0)):
        for _ in range(12):
            away = column[:2] - sight.eye_mm
            distance = float(np.hypot(away[0], away[1]))
            slide = away / distance * shape.thickness_mm * distance / sight.height_mm
            moves = np.array(
                [
                    [step, 0, 0],
                    [-step, 0, 0],
                    [0, step, 0],
                    [0, -step, 0],
                    [0, 0, disks],
                    [0, 0, -disks],
                    [-slide[0], -slide[1], 1],
                    [slide[0], slide[1], -1],
                ]
            )
            options = column + moves
            options = options[(options[:, 2] >= 1) & (options[:, 2] <= tallest)]
            scores = score(options)
            i = int(scores.argmax())
            if scores[i] <= best + 0.01:
                break
            column, best = options[i], float(scores[i])
    return column, best


def _settled(column: Floats, score: Score) -> tuple[Floats, float]:
    """The best place for a column of this height, nearby."""
    best = float(score(column[None])[0])
    for step in (1.0, 0.5, 0.25):
        for _ in range(6):
            options = column + np.array([[step, 0, 0], [-step, 0, 0], [0, step, 0], [0, -step, 0]])
            scores = score(options)
            i = int(scores.argmax())
            if scores[i] <= best + 0.01:
                break
            column, best = options[i], float(scores[i])
    return column, best
