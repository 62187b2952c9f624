"""Scores hypotheses of one tile: the likelihood of the drawing minus the cost of its pieces."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.settings.walls import SelectionSettings
from vision.walls.evidence.line_of_sight import LineOfSight
from vision.walls.model.hypothesis import NO_STONES, Column, Place, TileHypothesis
from vision.walls.model.line import YAW
from vision.walls.model.wall import Wall, stones_of_walls
from vision.walls.render.likelihood import RenderLikelihood
from vision.walls.render.scorer_kernels import measure_faults

Floats: TypeAlias = NDArray[np.float64]
_NOWHERE = (1e9, 1e9)


@dataclass(frozen=True, slots=True)
class ScoredHypothesis:
    """A hypothesis and its score: log odds minus the cost of its pieces."""

    hypothesis: TileHypothesis
    score: float


class ScoresHypotheses(Protocol):
    """Anything that scores hypotheses of one tile: one look, or several combined."""

    @property
    def settings(self) -> SelectionSettings: ...

    def scored(self, hypotheses: Sequence[TileHypothesis]) -> list[ScoredHypothesis]:
        """The hypotheses with their scores."""
        ...


@dataclass(frozen=True, slots=True)
class Scorer:
    """Scores hypotheses with the cost of their pieces, so that weak evidence places nothing."""

    likelihood: RenderLikelihood
    middle_mm: tuple[float, float]
    reach_mm: float
    settings: SelectionSettings

    def score(self, hypothesis: TileHypothesis) -> float:
        """Log odds of a hypothesis's drawing minus the cost of its pieces and of standing off the tile."""
        return self.scored([hypothesis])[0].score

    def scored(self, hypotheses: Sequence[TileHypothesis]) -> list[ScoredHypothesis]:
        """The hypotheses with their scores."""
        if not hypotheses:
            return []
        walls = iter(
            stones_of_walls([s.wall for s in hypotheses if s.wall is not None], self.likelihood.sizes.stone_mm)
        )
        stones = [NO_STONES if hypothesis.wall is None else next(walls) for hypothesis in hypotheses]
        scores, costs = self.likelihood.scores(hypotheses, stones), self.costs(hypotheses, stones)
        return [
            ScoredHypothesis(hypothesis, score - cost)
            for hypothesis, score, cost in zip(hypotheses, scores, costs, strict=True)
        ]

    def costs(self, hypotheses: Sequence[TileHypothesis], stones: Sequence[Floats]) -> list[float]:
        """The cost of hypotheses' pieces, and of standing where pieces cannot."""
        faults = self._faults(hypotheses, stones).tolist()
        beside: dict[tuple[Column | None, Place | None], tuple[float, float]] = {}
        costs = []
        for hypothesis, own, fault in zip(hypotheses, stones, faults, strict=True):
            others = hypothesis.column, hypothesis.noble
            if others not in beside:
                beside[others] = self._column_cost(hypothesis.column), self._noble_cost(hypothesis.noble)
            wall = 0.0 if hypothesis.wall is None else self._wall_cost(hypothesis.wall, len(own), *fault)
            column, noble = beside[others]
            costs.append(wall + column + noble)
        return costs

    def _faults(self, hypotheses: Sequence[TileHypothesis], stones: Sequence[Floats]) -> Floats:
        """How far each wall's lowest stones stand off the tile, and reach into the noble's foot (N×2, mm)."""
        sizes = self.likelihood.sizes
        nobles = np.array([_NOWHERE if hypothesis.noble is None else hypothesis.noble for hypothesis in hypotheses])
        starts = np.cumsum([0, *(len(own) for own in stones)], dtype=np.int64)
        half_mm, radius_mm = sizes.stone_mm / 2, sizes.profile[0][1] - self.settings.model.foot_slack_mm
        faults = np.empty((len(hypotheses), 2))
        middle = np.array(self.middle_mm)
        measure_faults(np.concatenate(stones), starts, nobles, middle, self.reach_mm, half_mm, radius_mm, faults)
        return faults

    def _wall_cost(self, wall: Wall, stones: int, off_mm: float, bitten_mm: float) -> float:
        own = self.settings
        standing = own.cost_per_mm_outside * off_mm + own.cost_per_mm_bitten * bitten_mm
        return own.stone_cost * stones + self._seen_from_its_end(wall) + standing

    def _column_cost(self, column: Column | None) -> float:
        return 0.0 if column is None else self.settings.disk_cost * column[2] + self._off(column[0], column[1])

    def _noble_cost(self, noble: Place | None) -> float:
        return 0.0 if noble is None else self.settings.noble_cost + self._off(*noble)

    def _seen_from_its_end(self, wall: Wall) -> float:
        """The cost of a wall whose end faces the camera, so that its stones would hide one another."""
        if wall.length < 2:
            return 0.0
        along = along_sight(self.likelihood.sight, wall)
        return self.settings.end_on_cost * max(0.0, along - self.settings.most_along)

    def _off(self, x_mm: float, y_mm: float) -> float:
        """The cost of a column or a noble that stands off the tile."""
        over_x = max(abs(x_mm - self.middle_mm[0]) - self.settings.column_reach_mm, 0.0)
        over_y = max(abs(y_mm - self.middle_mm[1]) - self.settings.column_reach_mm, 0.0)
        return self.settings.cost_per_mm_outside * (over_x + over_y)


def along_sight(sight: LineOfSight, wall: Wall) -> float:
    """The cosine between a wall's line at its middle and the line of sight over the ground."""
    (x, y, yaw), (eye_x, eye_y) = wall.line[: YAW + 1].tolist(), sight.eye_mm.tolist()
    return abs(math.cos(yaw - math.atan2(y - eye_y, x - eye_x)))
