"""A wall the search spread or bent is laid anew and found; one that is sure is left as it is."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.vision.walls.select.test_map_estimate import SIZES, STAGES, seen_as
from tests.vision.walls.wall_scene import MIDDLE_MM
from vision.walls.model.hypothesis import TileHypothesis
from vision.walls.model.line import GAP, TURN, YAW
from vision.walls.model.wall import Courses, Wall, stones_along
from vision.walls.render.likelihood import RenderLikelihood
from vision.walls.render.scorer import ScoredHypothesis, Scorer
from vision.walls.select.restarts import above, pinned, restarted

OWN, MODEL = STAGES.restarts, STAGES.selection.model


def hypothesis(
    length: int, courses: Courses, yaw: float, bend: float, gap_mm: float, aside_mm: float = 0.0
) -> TileHypothesis:
    line = np.array([MIDDLE_MM[0] + aside_mm, MIDDLE_MM[1], yaw, bend, gap_mm])
    return TileHypothesis(Wall(line, length, courses, 0.0), None, None)


def bench_on(true: TileHypothesis) -> Scorer:
    likelihood = RenderLikelihood(seen_as(true), (), MIDDLE_MM, SIZES, STAGES.selection.odds_cap)
    return Scorer(likelihood, MIDDLE_MM, STAGES.walls.reach_mm, STAGES.selection)


@pytest.mark.parametrize(
    ("true", "taken_for"),
    [
        (hypothesis(5, ((0, 8), (2, 6)), 0.9, 0.1, 0.3), hypothesis(4, ((0, 6), (1, 5)), 0.7, 0.2, 1.2)),
        (hypothesis(5, ((0, 8),), 1.0, 0.0, 0.3), hypothesis(4, ((0, 6),), 0.8, -0.1, 1.1)),
        (hypothesis(3, ((0, 4), (0, 4)), 1.1, 0.0, 0.3), hypothesis(3, ((0, 4), (0, 2)), 1.25, 0.28, 1.2)),
        (
            hypothesis(4, ((0, 6), (0, 6), (2, 4)), 1.0, 0.0, 0.2),
            hypothesis(3, ((0, 4), (0, 4), (2, 4)), 0.9, 0.1, 0.9),
        ),
        (hypothesis(3, ((0, 4), (1, 3)), 0.2, 0.0, 0.2), hypothesis(4, ((0, 6), (1, 3)), 0.3, -0.2, 0.7)),
        (hypothesis(6, ((0, 10), (1, 3)), 0.6, 0.2, 0.0), hypothesis(5, ((0, 8), (0, 2)), 0.65, 0.4, 1.0)),
    ],
    ids=[
        "five of two courses",
        "five",
        "a straight one that was bent",
        "four of three courses",
        "one stone too many",
        "a curved one of six",
    ],
)
def test_a_course_that_was_spread_or_bent_is_found_as_it_lies(true: TileHypothesis, taken_for: TileHypothesis) -> None:
    scorer = bench_on(true)
    start = scorer.scored([taken_for])[0]
    scored = [start]
    found = restarted(scorer, start, scored, OWN)
    assert (found.hypothesis.stones(), found.hypothesis.width()) == (true.stones(), true.width())
    assert found.score > start.score
    assert len(scored) > 1


def test_a_wall_that_leads_and_whose_stones_touch_is_left_alone() -> None:
    true = hypothesis(4, ((0, 6), (1, 5)), 0.3, 0.0, 0.3)
    scorer = bench_on(true)
    best = scorer.scored([true])[0]
    beaten = ScoredHypothesis(hypothesis(3, ((0, 4), (1, 3)), 0.3, 0.0, 0.3), best.score - OWN.small_margin - 1)
    scored = [best, beaten]
    assert restarted(scorer, best, scored, OWN) is best
    assert scored == [best, beaten]
    for none in (TileHypothesis(None, None, None), replace(true, wall=None)):
        alone = scorer.scored([none])[0]
        assert restarted(scorer, alone, scored, OWN) is alone


def test_what_is_found_never_fits_worse_than_what_was_best() -> None:
    true = hypothesis(4, ((0, 6), (1, 5)), 0.3, 0.0, 0.3)
    scorer = bench_on(true)
    best = scorer.scored([true])[0]
    near = ScoredHypothesis(hypothesis(5, ((0, 8), (1, 5)), 0.3, 0.0, 0.3), best.score - 5.0)
    found = restarted(scorer, best, [best, near], OWN)
    assert found.score >= best.score
    assert found.hypothesis.stones() == 7


@given(
    st.integers(1, 6),
    st.integers(1, 6),
    st.sampled_from((-1, 0, 1)),
    st.floats(-0.5, 0.5),
    st.floats(-0.4, 0.4),
    st.floats(0.0, 1.2),
)
def test_one_end_stays_where_it_was(was: int, length: int, end: int, turn: float, bend: float, gap_mm: float) -> None:
    wall = Wall(np.array([100.0, 80.0, 0.7, 0.1, gap_mm]), was, ((0, 2 * was - 2),), 0.0)
    line = pinned(wall, length, end, turn, bend, 10.0, MODEL)
    before = stones_along(wall.line[None], np.array([end * (was - 1) / 2]), 10.0)
    after = stones_along(line[None], np.array([end * (length - 1) / 2]), 10.0)
    assert after[0][0, 0] == pytest.approx(before[0][0, 0])
    assert after[1][0, 0] == pytest.approx(before[1][0, 0])
    assert line[YAW] == pytest.approx(0.7 + turn)
    assert line[TURN] == bend
    assert line[GAP] <= gap_mm


@given(
    st.lists(st.tuples(st.integers(0, 10), st.integers(0, 10)), max_size=4),
    st.integers(1, 6),
    st.integers(-1, 1),
    st.sampled_from((-1, 0, 1)),
)
def test_courses_laid_on_another_base_rest_on_one_another(
    runs: list[tuple[int, int]], was: int, more: int, end: int
) -> None:
    courses = [(0, 2 * was - 2)]
    for a, b in runs:
        first, last = max(min(a, b), courses[-1][0]), min(max(a, b), courses[-1][1])
        if last < first:
            break
        courses.append((first, last - (last - first) % 2))
    length = max(1, was + more)
    for laid in above(tuple(courses), length - was, length, end):
        assert laid[0] == (0, 2 * length - 2)
        assert len(laid) <= len(courses)
        for (low, high), (first, last) in pairwise(laid):
            assert low <= first <= last <= high
            assert (last - first) % 2 == 0
