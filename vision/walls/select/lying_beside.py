"""Weighs a tile's walls against stones that lie on the ground: two that lie apart, one behind the other, look like stairs.

A wall's stones touch, so stones that lie apart cannot be drawn as a wall; the nearest drawing is a wall with other stones. So
the likeliest walls of a tile are drawn again with single stones beside them, and no wall with single stones alone. They are tried where
the piece network marks one, and where a stone of the wall that was found would lie if it lay on the ground. What fits best then
counts. If that is no wall at all, the wall that was found is kept, but it is no promise.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np

from vision.geometry.table import PointMm
from vision.settings.walls import LyingSettings
from vision.walls.model.hypothesis import NO_STONES, Form, TileHypothesis
from vision.walls.model.parts import Stone
from vision.walls.model.wall import stones_of_walls
from vision.walls.render.likelihood import RenderLikelihood
from vision.walls.render.scorer import ScoredHypothesis, Scorer
from vision.walls.select.local_search import Floats
from vision.walls.select.map_estimate import MapEstimate, estimate_of


@dataclass(frozen=True, slots=True)
class LyingBeside:
    """A hypothesis with stones that lie beside its wall (N×4: x, y, height of the lower face, yaw), and the score of both."""

    hypothesis: TileHypothesis
    lying: Floats
    score: float


def told_beside_lying(
    scorer: Scorer, estimate: MapEstimate, marks: Sequence[PointMm], own: LyingSettings
) -> tuple[MapEstimate, Scorer]:
    """The estimate with the stones that lie about drawn where they lie, and its scorer; both as they are where none does.

    Args:
        marks: where single stones are marked on the mat, however faintly.
    """
    if estimate.hypothesis.wall is None:
        return estimate, scorer
    marked = _places(scorer, marks, scorer.settings.tile_half_mm, own)
    clear = estimate.wall_misfit < own.least_misfit and estimate.unexplained < own.least_unexplained
    if clear and not marked:
        return estimate, scorer
    worth = estimate.score - own.worth_settling
    options = [
        _with_lying(scorer, walled, _tried(scorer, estimate, walled.hypothesis, marked, own), worth, own)
        for walled in _likeliest(scorer, estimate, own)
    ]
    stones = estimate.hypothesis.stones()
    # Stones that lie about explain what was counted too many, never a wall of more stones than was found.
    walls = [one for one in options if 0 < one.hypothesis.stones() <= stones and len(one.lying)]
    best = max(walls, key=lambda one: one.score, default=None)
    if best is not None and best.score > estimate.score + own.least_gain:
        told, among = _told(scorer, estimate, best.lying)
        if told.hypothesis.stones() <= stones:
            estimate, scorer = told, among
    rivals = [ScoredHypothesis(one.hypothesis, one.score) for one in options if one.hypothesis.wall is None]
    return replace(estimate, rivals=(*estimate.rivals, *rivals)), scorer


def _tried(
    scorer: Scorer, estimate: MapEstimate, walled: TileHypothesis, marked: Sequence[PointMm], own: LyingSettings
) -> list[PointMm]:
    """Where stones are tried beside a wall.

    That is where they are marked. If the wall has fewer stones than the one that was found, it is also where each of
    those would lie, the topmost first and on the tile behind, too; without any wall, on its own tile alone.
    """
    if walled.stones() >= estimate.hypothesis.stones():
        return list(marked)
    shown = _on_ground(scorer, estimate.hypothesis)
    if walled.wall is None:
        return _places(scorer, [*marked, *shown], scorer.settings.tile_half_mm, own)
    return _places(scorer, [*marked, *reversed(shown)], own.reach_mm, own)


def _places(scorer: Scorer, places: Sequence[PointMm], reach_mm: float, own: LyingSettings) -> list[PointMm]:
    """Those of some places that are within reach of the tile's middle along both axes, the first of any that are close together."""
    x_mm, y_mm = scorer.middle_mm
    kept: list[PointMm] = []
    for x, y in places:
        near = max(abs(x - x_mm), abs(y - y_mm)) < reach_mm
        if near and all(math.dist((x, y), other) > own.same_mm for other in kept):
            kept.append((x, y))
    return kept


def _on_ground(scorer: Scorer, found: TileHypothesis) -> list[PointMm]:
    """Where each stone of a wall would lie on the ground in its line of sight."""
    stones = stones_of_walls([found.wall], scorer.likelihood.sizes.stone_mm)[0] if found.wall is not None else NO_STONES
    eye, high = scorer.likelihood.sight.eye_mm, scorer.likelihood.sight.height_mm
    shown = eye + (stones[:, :2] - eye) * (high / (high - stones[:, 2:3]))
    return [(x, y) for x, y in shown.tolist()]


def _likeliest(scorer: Scorer, estimate: MapEstimate, own: LyingSettings) -> Iterator[ScoredHypothesis]:
    """The best of each form of wall with the tile's column and noble, and no wall where more than one stone was found."""
    best = ScoredHypothesis(estimate.hypothesis, estimate.score)
    beside = estimate.hypothesis.column, estimate.hypothesis.noble
    nearest: dict[Form, ScoredHypothesis] = {}
    for other in (best, *estimate.rivals):
        one = other.hypothesis
        form = one.form()
        if one.wall is not None and (one.column, one.noble) == beside:
            nearest[form] = max(nearest.get(form, other), other, key=lambda w: w.score)
    yield from sorted(nearest.values(), key=lambda w: -w.score)[: own.walls_tried]
    if 1 < estimate.hypothesis.stones() <= own.most_scattered:
        bare = estimate.hypothesis.with_wall(None)
        yield ScoredHypothesis(bare, estimate.score + scorer.score(bare) - scorer.score(estimate.hypothesis))


def _with_lying(
    scorer: Scorer, walled: ScoredHypothesis, places: Sequence[PointMm], worth: float, own: LyingSettings
) -> LyingBeside:
    """A hypothesis with stones at some of these places, as far as it fits better with them; from a score ``worth`` it
    on, they are moved to where they fit best.
    """
    wall = walled.hypothesis.wall
    stones = NO_STONES if wall is None else stones_of_walls([wall], scorer.likelihood.sizes.stone_mm)[0]
    drawn = LyingBeside(walled.hypothesis, NO_STONES, _scores(scorer, walled.hypothesis, [stones])[0])
    costs, stone_cost = drawn.score - walled.score, scorer.settings.stone_cost
    for place in places:
        x, y = _pushed(place, np.concatenate([stones, drawn.lying]), own.apart_mm)
        turned = [np.array([x, y, 0.0, math.pi / 2 * k / own.turns]) for k in range(own.turns)]
        drawn = _best_of(scorer, drawn, stones, len(drawn.lying), turned, stone_cost, own)
    costs += stone_cost * len(drawn.lying)
    for step_mm in own.steps_mm if len(drawn.lying) and drawn.score - costs > worth else ():
        for _ in range(own.rounds):
            before = drawn.score
            for i, stone in enumerate(drawn.lying):
                drawn = _best_of(scorer, drawn, stones, i, _moved(stone, step_mm, own), 0.0, own)
            if drawn.score == before:
                break
    return replace(drawn, score=drawn.score - costs)


def _pushed(place: PointMm, stones: Floats, apart_mm: float) -> PointMm:
    """A place, moved straight away from the stone that is nearest to it until both lie apart."""
    if not len(stones):
        return place
    away = np.array(place) - stones[:, :2]
    nearest = away[int(np.argmin(np.hypot(*away.T)))]
    gap_mm = float(np.hypot(*nearest))
    if gap_mm >= apart_mm or not gap_mm:
        return place
    by = nearest * ((apart_mm - gap_mm) / gap_mm)
    return place[0] + float(by[0]), place[1] + float(by[1])


def _moved(stone: Floats, step_mm: float, own: LyingSettings) -> list[Floats]:
    """A stone moved or turned by a step."""
    steps = (step_mm, 0.0, 0.0, 0.0), (0.0, step_mm, 0.0, 0.0), (0.0, 0.0, 0.0, own.step_rad)
    return [stone + sign * np.array(step) for step in steps for sign in (-1.0, 1.0)]


def _best_of(
    scorer: Scorer,
    drawn: LyingBeside,
    wall: Floats,
    at: int,
    stones: Sequence[Floats],
    least_gain: float,
    own: LyingSettings,
) -> LyingBeside:
    """The drawing with the best of some stones as the lying one of number ``at``, if it gains this much and lies apart."""
    before, after = drawn.lying[:at], drawn.lying[at + 1 :]
    others = np.concatenate([wall, before, after])
    apart = [stone for stone in stones if _lies_apart(stone, others, own.apart_mm)]
    if not apart:
        return drawn
    options = [np.concatenate([before, stone[None], after]) for stone in apart]
    scores = _scores(scorer, drawn.hypothesis, [np.concatenate([wall, lying]) for lying in options])
    k = int(np.argmax(scores))
    return replace(drawn, lying=options[k], score=scores[k]) if scores[k] > drawn.score + least_gain else drawn


def _lies_apart(stone: Floats, others: Floats, apart_mm: float) -> bool:
    """Whether a stone is farther from all others than stones of a wall are from each other."""
    place = stone[:2].tolist()
    gaps_mm = [math.dist(place, other) for other in others[:, :2].tolist()]
    return all(gap_mm >= apart_mm or math.isclose(gap_mm, apart_mm) for gap_mm in gaps_mm)


def _scores(scorer: Scorer, hypothesis: TileHypothesis, stones: Sequence[Floats]) -> list[float]:
    return scorer.likelihood.scores([hypothesis.with_wall(None)] * len(stones), stones)


def _told(scorer: Scorer, estimate: MapEstimate, lying: Floats) -> tuple[MapEstimate, Scorer]:
    """The estimate among stones that lie about: each hypothesis gains or loses what its drawing does."""
    before = scorer.likelihood
    after = before.among([*before.about, *(Stone(*stone) for stone in lying.tolist())])
    every = [ScoredHypothesis(estimate.hypothesis, estimate.score), *estimate.rivals]
    drawn = zip(every, _all_scores(after, every), _all_scores(before, every), strict=True)
    moved = [replace(one, score=one.score + now - then) for one, now, then in drawn]
    best = max(moved, key=lambda one: one.score)
    again = replace(scorer, likelihood=after)
    return replace(estimate_of(again, best, moved), fusion_margin=estimate.fusion_margin), again


def _all_scores(likelihood: RenderLikelihood, every: Sequence[ScoredHypothesis]) -> list[float]:
    walls = iter(
        stones_of_walls([w for one in every if (w := one.hypothesis.wall) is not None], likelihood.sizes.stone_mm)
    )
    stones = [NO_STONES if one.hypothesis.wall is None else next(walls) for one in every]
    return likelihood.scores([one.hypothesis for one in every], stones)
