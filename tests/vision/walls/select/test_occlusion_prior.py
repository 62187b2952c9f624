"""A stone right behind a tower cannot be seen; it is the table's rule that rules it out, unless the picture speaks for it."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
import pytest

from tests.vision.walls.select.test_map_estimate import LINE, SIGHT, SIZES, STAGES, TRUE, seen_as
from tests.vision.walls.wall_scene import MIDDLE_MM
from vision.walls.model.hypothesis import TileHypothesis
from vision.walls.model.line import YAW, X, Y
from vision.walls.model.wall import Courses, Wall
from vision.walls.render.likelihood import RenderLikelihood
from vision.walls.render.scorer import ScoredHypothesis, Scorer
from vision.walls.select.local_search import settled
from vision.walls.select.map_estimate import estimate_of
from vision.walls.select.occlusion_prior import with_occlusion_prior

AWAY = math.atan2(MIDDLE_MM[1] - SIGHT.eye_mm[1], MIDDLE_MM[0] - SIGHT.eye_mm[0])
FOOT = np.array([*MIDDLE_MM, AWAY, 0.0, 0.1])


def tower(high: int) -> TileHypothesis:
    return TileHypothesis(Wall(FOOT, 1, ((0, 0),) * high, 0.0), None, None)


def end_on(courses: Courses, yaw: float = AWAY) -> TileHypothesis:
    """Two stones in the lowest course, the nearer one where the tower stands."""
    line = FOOT.copy()
    line[X], line[Y], line[YAW] = FOOT[X] + 5.05 * math.cos(yaw), FOOT[Y] + 5.05 * math.sin(yaw), yaw
    return TileHypothesis(Wall(line, 2, courses, 0.0), None, None)


def bench_on(true: TileHypothesis, sure: float = 0.9) -> Scorer:
    likelihood = RenderLikelihood(seen_as(true, sure), (), MIDDLE_MM, SIZES, STAGES.selection.odds_cap)
    return Scorer(likelihood, MIDDLE_MM, STAGES.walls.reach_mm, STAGES.selection)


@pytest.mark.parametrize("high", [2, 3, 5])
def test_a_stone_in_a_towers_shade_is_no_rival(high: int) -> None:
    scorer = bench_on(tower(high))
    best, hidden = scorer.scored([tower(high), end_on(((0, 2), *[(0, 0)] * (high - 1)))])
    assert (
        best.score - hidden.score < 150
    )  # the picture hardly tells them apart: what it costs to be there is most of it
    assert with_occlusion_prior(scorer, best, [best, hidden]) == [best]


def test_rivals_that_show_their_broad_side_or_are_of_another_height_stay() -> None:
    scorer = bench_on(tower(3))
    beside = end_on(((0, 2), (0, 0), (0, 0)), AWAY + math.pi / 2)
    taller = end_on(((0, 2), (0, 0), (0, 0), (0, 0)))
    best, *rivals = scorer.scored([tower(3), beside, taller, tower(4)])
    assert with_occlusion_prior(scorer, best, [best, *rivals]) == [best, *rivals]


def test_a_wall_that_does_turn_its_end_to_the_camera_is_asked_about() -> None:
    """Of the second stack no more shows than a stone's top: that is enough to speak for it."""
    true = end_on(((0, 2), (0, 2)))
    scorer = bench_on(true)
    best = scorer.scored([tower(2)])[0]
    *_, rival = with_occlusion_prior(scorer, best, [best])
    assert rival.hypothesis.width() == 2
    assert rival.score > best.score
    assert estimate_of(scorer, best, [best, rival]).margin(TileHypothesis.width, 1000.0) < 0


def test_a_stack_for_which_the_picture_says_too_little_is_no_rival() -> None:
    scorer = bench_on(end_on(((0, 2), (0, 2))))
    best = scorer.scored([tower(2)])[0]
    *_, rival = with_occlusion_prior(scorer, best, [best])
    said = rival.score - best.score + 2 * scorer.settings.stone_cost
    for rival_above, rivals in ((said - 0.1, [rival]), (said + 0.1, [])):
        own = replace(
            scorer.settings, occlusion_prior=replace(STAGES.selection.occlusion_prior, rival_above=rival_above)
        )
        others = with_occlusion_prior(replace(scorer, settings=own), best, [best])
        assert [other.score for other in others] == [best.score, *(rival.score for rival in rivals)]


def test_walls_of_two_stones_and_lone_stones_are_left_alone() -> None:
    scorer = bench_on(TRUE)
    for hypothesis in (TRUE, tower(1), TileHypothesis(None, None, None)):
        best = scorer.scored([hypothesis])[0]
        others = [best, ScoredHypothesis(end_on(((0, 2), (0, 0))), 0.0)]
        assert with_occlusion_prior(scorer, best, others) == others


def test_two_things_do_not_stand_in_one_place() -> None:
    """A stone that would fill up a noble's foot is no rival, though the noble hides it."""
    wall = Wall(LINE, 2, ((0, 2), (0, 0)), 0.0)
    noble = (float(LINE[X] + 16), float(LINE[Y] + 2))
    reaching = Wall(np.array([LINE[X] + 5, LINE[Y] + 0.8, 0.15, 0.0, 0.3]), 3, ((0, 4), (0, 0)), 0.0)
    scorer = bench_on(TileHypothesis(wall, None, noble))
    apart, into = scorer.scored([TileHypothesis(reaching, None, None), TileHypothesis(reaching, None, noble)])
    bare = replace(scorer, settings=replace(scorer.settings, cost_per_mm_bitten=0.0))
    same, free = bare.scored([TileHypothesis(reaching, None, None), TileHypothesis(reaching, None, noble)])
    assert apart.score == same.score
    assert into.score < free.score - 100


def test_a_tower_is_found_as_one_and_leads_by_more_than_hidden_stones_take() -> None:
    scorer = bench_on(tower(4))
    best, scored = settled(scorer, tower(4))
    found = estimate_of(scorer, best, with_occlusion_prior(scorer, best, scored))
    assert (found.hypothesis.stones(), found.hypothesis.width()) == (4, 1)
    assert found.margin(TileHypothesis.width, 1000.0) > STAGES.doubt.small_margin
