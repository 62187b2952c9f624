"""Stones that lie apart are no wall, and a stone that lies beside a wall is none of its stones."""

from __future__ import annotations

import numpy as np
import pytest

from companion.settings.loading import load_settings
from tests.vision.fusion.drawn_looks import drawn_look
from tests.vision.walls.wall_scene import MIDDLE_MM
from vision.geometry.table import PointMm
from vision.walls.model.hypothesis import TileHypothesis
from vision.walls.model.wall import Courses, Wall
from vision.walls.select.local_search import settled
from vision.walls.select.lying_beside import told_beside_lying
from vision.walls.select.map_estimate import MapEstimate, estimate_of

OWN = load_settings().vision_settings().stages.lying
PAIR: Courses = ((0, 2),)
STAIRS: Courses = ((0, 2), (0, 0))
TOWER: Courses = ((0, 0),) * 4


def wall(courses: Courses, place: PointMm = MIDDLE_MM, yaw: float = 0.0) -> TileHypothesis:
    length = courses[0][1] // 2 + 1
    return TileHypothesis(Wall(np.array([*place, yaw, 0.0, 0.3]), length, courses, 0.0), None, None)


def beside(dx_mm: float, dy_mm: float) -> PointMm:
    return MIDDLE_MM[0] + dx_mm, MIDDLE_MM[1] + dy_mm


def told(
    true: tuple[TileHypothesis, ...],
    thought: TileHypothesis,
    marks: tuple[PointMm, ...],
    *others: TileHypothesis,
) -> MapEstimate:
    """What is told of a tile that truly holds all of this and is taken for something else at first; ``others``: rivals."""
    scorer = drawn_look(0, 20.0, true, thought).scorer
    best, found = settled(scorer, thought)
    scored = [*found, *scorer.scored(others)]
    return told_beside_lying(scorer, estimate_of(scorer, best, scored), marks, OWN)[0]


def stones_margin(estimate: MapEstimate) -> float:
    return estimate.margin(TileHypothesis.stones, 1000.0)


@pytest.mark.parametrize("marked", [True, False])
@pytest.mark.parametrize("thought", [PAIR, STAIRS])
def test_two_stones_that_lie_apart_are_never_promised_as_a_wall(thought: Courses, marked: bool) -> None:
    places = beside(-4.0, -6.0), beside(4.0, 9.0)
    true = wall(((0, 0),), places[0], 0.5), wall(((0, 0),), places[1], 0.2)
    estimate = told(true, wall(thought, yaw=1.2), places if marked else ())
    assert estimate.hypothesis.stones() < 2 or stones_margin(estimate) < 0


@pytest.mark.parametrize("courses", [PAIR, STAIRS, ((0, 4),), ((0, 4), (1, 3)), TOWER])
@pytest.mark.parametrize("yaw", [0.0, 0.6])
def test_a_wall_keeps_its_lead_although_its_own_stones_are_marked(courses: Courses, yaw: float) -> None:
    true = wall(courses, yaw=yaw)
    estimate = told((true,), true, (MIDDLE_MM, beside(5.0, 0.0)))
    assert estimate.hypothesis.stones() == true.stones()
    assert stones_margin(estimate) > 150.0


def test_a_stone_that_lies_before_a_tower_is_none_of_its_stones() -> None:
    place = beside(3.0, -14.0)
    estimate = told((wall(TOWER), wall(((0, 0),), place, 0.4)), wall(((0, 2), *TOWER)), (place,))
    assert estimate.hypothesis.stones() == len(TOWER)
    assert stones_margin(estimate) > 150.0
    assert estimate.unexplained < 0.2


@pytest.mark.parametrize("turned", [0.2, 0.6])
@pytest.mark.parametrize("aside_mm", [-6.0, -2.0])
def test_a_stone_that_lies_behind_a_wall_on_the_next_tile_is_none_of_its_stones(aside_mm: float, turned: float) -> None:
    block = wall(((0, 4), (0, 4), (0, 4)))
    true = block, wall(((0, 0),), beside(aside_mm, 40.0), turned)
    thought = wall(((0, 4), (0, 4), (0, 4), (2, 2), (2, 2)))
    estimate = told(true, thought, (), block)
    assert estimate.hypothesis.stones() == block.stones()


def test_where_nothing_lies_nothing_changes() -> None:
    scorer = drawn_look(0, 20.0, (wall(TOWER),), wall(TOWER)).scorer
    best, scored = settled(scorer, wall(TOWER))
    before = estimate_of(scorer, best, scored)
    after, among = told_beside_lying(scorer, before, (), OWN)
    assert among is scorer
    assert after.hypothesis is before.hypothesis
    assert stones_margin(after) == stones_margin(before)
