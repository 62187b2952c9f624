"""Scores hypotheses of one tile: the likelihood of the drawing, less what its pieces cost."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.settings.walls import ArbiterSettings
from vision.walls.evidence.line_of_sight import LineOfSight
from vision.walls.model.hypothesis import NO_STONES, Stand
from vision.walls.model.line import YAW
from vision.walls.model.wall import Wall, stones_of_walls
from vision.walls.render.likelihood import Judge

Floats: TypeAlias = NDArray[np.float64]
_NOWHERE = (1e9, 1e9)
_FOOT_SLACK_MM = 0.8  # a noble's place is known no better


@dataclass(frozen=True, slots=True)
class Weighed:
    """A stand and its score: log odds with the cost of its pieces taken off."""

    stand: Stand
    score: float


@dataclass(frozen=True, slots=True)
class Bench:
    """Scores stands with what their pieces cost: nothing is put where hardly anything speaks for it."""

    judge: Judge
    middle_mm: tuple[float, float]
    reach_mm: float
    settings: ArbiterSettings

    def score(self, stand: Stand) -> float:
        """Log odds of a stand's drawing, the cost of its pieces and of standing off the tile taken off."""
        return self.weighed([stand])[0].score

    def weighed(self, stands: Sequence[Stand]) -> list[Weighed]:
        """Stands and their scores."""
        if not stands:
            return []
        walls = iter(stones_of_walls([s.wall for s in stands if s.wall is not None], self.judge.sizes.stone_mm))
        stones = [NO_STONES if stand.wall is None else next(walls) for stand in stands]
        scores = self.judge.scores(stands, stones)
        faults = self._faults(stands, stones)
        return [
            Weighed(stand, score - self._cost(stand, len(own), *fault))
            for stand, score, own, fault in zip(stands, scores, stones, faults.tolist(), strict=True)
        ]

    def _faults(self, stands: Sequence[Stand], stones: Sequence[Floats]) -> Floats:
        """How far each wall's lowest stones stand off the tile, and in the noble's foot (N×2, mm)."""
        from vision.walls.render.scorer_kernels import measure_faults

        sizes = self.judge.sizes
        nobles = np.array([_NOWHERE if stand.noble is None else stand.noble for stand in stands])
        starts = np.cumsum([0, *(len(own) for own in stones)], dtype=np.int64)
        half_mm, radius_mm = sizes.stone_mm / 2, sizes.profile[0][1] - _FOOT_SLACK_MM
        faults = np.empty((len(stands), 2))
        middle = np.array(self.middle_mm)
        measure_faults(np.concatenate(stones), starts, nobles, middle, self.reach_mm, half_mm, radius_mm, faults)
        return faults

    def _cost(self, stand: Stand, stones: int, off_mm: float, bitten_mm: float) -> float:
        own, total = self.settings, 0.0
        if stand.wall is not None:
            total += own.stone_cost * stones + self._seen_from_its_end(stand.wall)
            total += own.cost_per_mm_outside * off_mm + own.cost_per_mm_bitten * bitten_mm
        if stand.column is not None:
            total += own.disk_cost * stand.column[2] + self._off(stand.column[0], stand.column[1])
        if stand.noble is not None:
            total += own.noble_cost + self._off(*stand.noble)
        return total

    def _seen_from_its_end(self, wall: Wall) -> float:
        """What it costs a wall to turn its end to the camera: its stones would hide one another."""
        if wall.length < 2:
            return 0.0
        along = along_sight(self.judge.sight, wall)
        return self.settings.end_on_cost * max(0.0, along - self.settings.most_along)

    def _off(self, x_mm: float, y_mm: float) -> float:
        """What a column or a noble costs that stands off the tile."""
        over_x = max(abs(x_mm - self.middle_mm[0]) - self.settings.column_reach_mm, 0.0)
        over_y = max(abs(y_mm - self.middle_mm[1]) - self.settings.column_reach_mm, 0.0)
        return self.settings.cost_per_mm_outside * (over_x + over_y)


def along_sight(sight: LineOfSight, wall: Wall) -> float:
    """The cosine between a wall's line at its middle and the line of sight over the ground."""
    (x, y, yaw), (eye_x, eye_y) = wall.line[: YAW + 1].tolist(), sight.eye_mm.tolist()
    return abs(math.cos(yaw - math.atan2(y - eye_y, x - eye_x)))
