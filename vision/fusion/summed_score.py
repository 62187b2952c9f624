"""Hypotheses of one tile scored by several looks at once: log odds summed over looks, costs of pieces counted once.

Every look knows its mat's pose and lens to a fraction of a millimetre, not better: each may shift what it is told by a
little (``registered``), so that a wall need not fit two slightly different maps with one line.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from vision.settings.walls import SelectionSettings
from vision.walls.evidence.site import Site
from vision.walls.model.hypothesis import NO_STONES, TileHypothesis
from vision.walls.model.line import X, Y
from vision.walls.model.wall import stones_of_walls
from vision.walls.render.scorer import ScoredHypothesis, Scorer
from vision.walls.select.pairwise_ambiguity import SelectedTile


@dataclass(frozen=True, slots=True)
class TileLook:
    """One look at one tile: what it sees there by itself, and by how much its map of the mat is shifted (mm).

    ``whole``: whether it shows the whole tile. If the picture's edge cuts the tile off, the look helps to weigh what stands in its
    part, but says nothing about the rest.
    """

    look: int
    site: Site
    selected: SelectedTile
    shift_mm: tuple[float, float] = (0.0, 0.0)
    whole: bool = True

    @property
    def scorer(self) -> Scorer:
        """This look's own scorer."""
        return self.selected.scorer

    def own(self, hypothesis: TileHypothesis) -> TileHypothesis:
        """A hypothesis where this look's map has it."""
        return moved(hypothesis, self.shift_mm)

    def common(self, hypothesis: TileHypothesis) -> TileHypothesis:
        """A hypothesis of this look's map where all looks have it."""
        return moved(hypothesis, (-self.shift_mm[0], -self.shift_mm[1]))

    def score(self, hypothesis: TileHypothesis) -> float:
        """This look's own score of a hypothesis."""
        return self.scorer.score(self.own(hypothesis))


@dataclass(frozen=True, slots=True)
class SummedScorer:
    """Scores what stands on one tile by all looks at it."""

    looks: tuple[TileLook, ...]

    @property
    def settings(self) -> SelectionSettings:
        """Of all looks."""
        return self.looks[0].scorer.settings

    @property
    def stone_mm(self) -> float:
        """A stone's side."""
        return self.looks[0].scorer.likelihood.sizes.stone_mm

    def scored(self, hypotheses: Sequence[TileHypothesis]) -> list[ScoredHypothesis]:
        """Stands and the sum of all looks' log odds, less what their pieces cost.

        A wall may turn its end to one look, as long as another sees its broad side: the least cost of all looks counts.
        """
        if not hypotheses:
            return []
        walls = iter(stones_of_walls([h.wall for h in hypotheses if h.wall is not None], self.stone_mm))
        stones = [NO_STONES if h.wall is None else next(walls) for h in hypotheses]
        sums = np.zeros(len(hypotheses))
        costs = np.full(len(hypotheses), np.inf)
        for look in self.looks:
            there = [look.own(hypothesis) for hypothesis in hypotheses]
            by = np.array([*look.shift_mm, 0.0, 0.0])
            laid = [own + by if len(own) else own for own in stones]
            sums += look.scorer.likelihood.scores(there, laid)
            costs = np.minimum(costs, look.scorer.costs(there, laid))
        return [
            ScoredHypothesis(hypothesis, score)
            for hypothesis, score in zip(hypotheses, (sums - costs).tolist(), strict=True)
        ]

    def registered(self, hypothesis: TileHypothesis, steps_mm: Sequence[float], most_mm: float) -> SummedScorer:
        """The same looks, each but the first shifted to where it sees a hypothesis best, by ``most_mm`` at most each way."""
        looks = [self.looks[0]]
        for look in self.looks[1:]:
            best = look.score(hypothesis)
            for step in steps_mm:
                improved = True
                while improved:
                    improved = False
                    for dx, dy in ((step, 0.0), (-step, 0.0), (0.0, step), (0.0, -step)):
                        shift = look.shift_mm[0] + dx, look.shift_mm[1] + dy
                        if max(abs(shift[0]), abs(shift[1])) > most_mm:
                            continue
                        trial = replace(look, shift_mm=shift)
                        score = trial.score(hypothesis)
                        if score > best:
                            look, best, improved = trial, score, True
            looks.append(look)
        return SummedScorer(tuple(looks))


def moved(hypothesis: TileHypothesis, by_mm: tuple[float, float]) -> TileHypothesis:
    """What stands on a tile, all of it moved over the mat."""
    dx, dy = by_mm
    if not dx and not dy:
        return hypothesis
    wall, column, noble = hypothesis.wall, hypothesis.column, hypothesis.noble
    if wall is not None:
        line = wall.line.copy()
        line[X] += dx
        line[Y] += dy
        wall = replace(wall, line=line)
    return TileHypothesis(
        wall,
        None if column is None else (column[0] + dx, column[1] + dy, column[2]),
        None if noble is None else (noble[0] + dx, noble[1] + dy),
    )
