"""Which of the hypotheses weighed on a mat agree with what people say stands there."""

from __future__ import annotations

from collections.abc import Mapping

from vision.geometry.table import Cell
from vision.teaching.labels import CityLabel, MatLabel
from vision.walls.model.hypothesis import TileHypothesis
from vision.walls.render.scorer import ScoredHypothesis
from vision.walls.select.map_estimate import MapEstimate


def agreeing_stands(estimates: Mapping[Cell, MapEstimate], label: MatLabel, worth: float) -> dict[Cell, TileHypothesis]:
    """For each city the best hypothesis that agrees with its label, if at most ``worth`` (log odds) below the best.

    If only the mat's sum is known: the cities' best hypotheses whose counts add up to it, if there are any.
    """
    if label.cities is None:
        return _adding_up(estimates, label, worth)
    known = {city.cell: city for city in label.cities}
    stands = {}
    for cell, estimate in estimates.items():
        if cell in known:
            agreeing = [w for w in _weighed(estimate, worth) if _agrees(w.hypothesis, known[cell])]
            if agreeing:
                stands[cell] = max(agreeing, key=lambda w: w.score).hypothesis
    return stands


def _weighed(estimate: MapEstimate, worth: float) -> list[ScoredHypothesis]:
    return [
        ScoredHypothesis(estimate.hypothesis, estimate.score),
        *(r for r in estimate.rivals if r.score >= estimate.score - worth),
    ]


def _agrees(stand: TileHypothesis, city: CityLabel) -> bool:
    if stand.stones() != city.stones or stand.disks() != city.grain:
        return False
    return city.width is None or stand.width() == city.width


def _adding_up(estimates: Mapping[Cell, MapEstimate], label: MatLabel, worth: float) -> dict[Cell, TileHypothesis]:
    """The likeliest choice of one hypothesis per city whose counts add up, by dynamic programming over the sum."""
    if label.grain == 0:
        estimates = {cell: v for cell, v in estimates.items() if v.hypothesis.disks() == 0}
    best: dict[int, tuple[float, tuple[TileHypothesis, ...]]] = {0: (0.0, ())}
    for estimate in estimates.values():
        options: dict[int, ScoredHypothesis] = {}
        for option in _weighed(estimate, worth):
            count = option.hypothesis.stones()
            if option.hypothesis.disks() == estimate.hypothesis.disks() and (
                count not in options or option.score > options[count].score
            ):
                options[count] = option
        grown: dict[int, tuple[float, tuple[TileHypothesis, ...]]] = {}
        for total, (score, chosen) in best.items():
            for count, option in options.items():
                both = total + count, score + option.score - estimate.score
                if both[0] <= label.stones and (both[0] not in grown or both[1] > grown[both[0]][0]):
                    grown[both[0]] = both[1], (*chosen, option.hypothesis)
        best = grown
    if label.stones not in best:
        return {}
    return dict(zip(estimates, best[label.stones][1], strict=True))
