"""The drawing that fits best, and the measures for its confidence."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from vision.walls.model.hypothesis import Form, TileHypothesis
from vision.walls.render.scorer import ScoredHypothesis, Scorer, along_sight
from vision.walls.select.unseen_column import UnseenColumn


@dataclass(frozen=True, slots=True)
class MapEstimate:
    """The drawing that fits best and the measures for its confidence.

    Attributes:
        hypothesis: what stands on the tile.
        rivals: everything else that was weighed.
        score: the best drawing's score.
        wall_misfit, column_misfit: by how much the network would rather see other parts where wall or column are
            drawn, mean over their points.
        wall_covered, column_covered: share of their points that something else covers.
        unexplained: stones' worth of log odds for stones on the tile where none is drawn; ``unexplained_grain`` likewise of disks.
        out_of_picture: part of what stands there would lie outside the picture, or where nothing is known of it:
            ``beside_unseen`` if the picture has such places.
        unseen: what speaks for a column all the same, where none was found.
        brown_mm2: the largest patch of brown on the tile, where no column was found.
        elephant_mm: from the column to the nearest elephant that is marked; ``elephant_sure`` if that mark is no faint one.
        fusion_margin: by how much the disks' network prefers these disks to the next best (``select.disk_count_fusion``).
        stones_agreement, width_agreement: how unanimously the points where the nearest rivals of another count
            are drawn otherwise speak for it, least over these rivals: 1 if all do, 0 if as much speaks against it.
        along: the cosine between the wall's line and the line of sight over the ground: 1 if it turns its end to the camera.
    """

    hypothesis: TileHypothesis
    rivals: tuple[ScoredHypothesis, ...]
    score: float
    wall_misfit: float
    column_misfit: float
    wall_covered: float
    column_covered: float
    unexplained: float
    unexplained_grain: float
    out_of_picture: bool
    beside_unseen: bool = False
    unseen: UnseenColumn | None = None
    brown_mm2: float = 0.0
    elephant_mm: float = math.inf
    elephant_sure: bool = False
    fusion_margin: float = 0.0
    stones_agreement: float = 1.0
    width_agreement: float = 1.0
    along: float = 0.0

    def margin(self, count: Callable[[TileHypothesis], int], most: float) -> float:
        """How far the best rival of another count is behind; ``most`` if there is none."""
        own = count(self.hypothesis)
        return min((self.score - r.score for r in self.rivals if count(r.hypothesis) != own), default=most)

    def close(self, count: Callable[[TileHypothesis], int], within: float) -> tuple[int, int]:
        """The lowest and highest count among rivals that are behind by at most ``within``."""
        counts = [count(r.hypothesis) for r in self.rivals if self.score - r.score <= within]
        return min([count(self.hypothesis), *counts]), max([count(self.hypothesis), *counts])


def estimate_of(scorer: Scorer, best: ScoredHypothesis, scored: list[ScoredHypothesis]) -> MapEstimate:
    """The estimate: the best of all that was scored."""
    likelihood, hypothesis = scorer.likelihood, best.hypothesis
    fit = likelihood.fit(hypothesis, scorer.middle_mm, scorer.settings.tile_half_mm)
    covered = []
    alone = (TileHypothesis(hypothesis.wall, None, None), TileHypothesis(None, hypothesis.column, None))
    for part, drawn in zip(alone, (fit.stone_points, fit.disk_points), strict=True):
        full = likelihood.area(part)
        covered.append(1.0 - min(1.0, drawn / full) if full else 0.0)
    point_mm2 = likelihood.stone_points()
    agreements = _least_agreements(scorer, best, scored)
    return MapEstimate(
        hypothesis=hypothesis,
        rivals=tuple(w for w in scored if w is not best),
        score=best.score,
        wall_misfit=fit.stone_misfit / max(fit.stone_points, 1),
        column_misfit=fit.disk_misfit / max(fit.disk_points, 1),
        wall_covered=covered[0],
        column_covered=covered[1],
        unexplained=fit.unexplained_stone_points / point_mm2,
        unexplained_grain=fit.unexplained_disk_points / point_mm2,
        out_of_picture=fit.out_of_picture,
        stones_agreement=agreements[0],
        width_agreement=agreements[1],
        along=0.0 if hypothesis.wall is None else along_sight(likelihood.sight, hypothesis.wall),
    )


def _least_agreements(scorer: Scorer, best: ScoredHypothesis, scored: Sequence[ScoredHypothesis]) -> list[float]:
    """How unanimously the picture rejects the nearest rivals of another count of stones, and of another width."""
    known: dict[int, float] = {}  # a rival is often among the nearest of several counts
    least = []
    for count in (TileHypothesis.stones, TileHypothesis.width):
        nearest = nearest_rivals(scored, count, count(best.hypothesis), scorer.settings.rivals_heard)
        for rival in nearest:
            if id(rival) not in known:
                known[id(rival)] = scorer.likelihood.agreement(best.hypothesis, rival.hypothesis)
        least.append(min((known[id(rival)] for rival in nearest), default=1.0))
    return least


def nearest_rivals(
    scored: Sequence[ScoredHypothesis], count: Callable[[TileHypothesis], int], own: int, most: int
) -> list[ScoredHypothesis]:
    """The best few hypotheses of another count than ``own``, one per structure."""
    nearest: dict[Form, ScoredHypothesis] = {}
    for other in scored:
        if count(other.hypothesis) != own:
            form = other.hypothesis.form()
            if form not in nearest or other.score > nearest[form].score:
                nearest[form] = other
    return sorted(nearest.values(), key=lambda w: -w.score)[:most]
