"""What a wall is held against: all walls that differ by a stone or a course, every one of which can stand."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.settings.loading import load_settings
from vision.walls.model.hypothesis import TileHypothesis
from vision.walls.model.line import GAP, TURN, YAW
from vision.walls.model.structure import alternatives, structures
from vision.walls.model.wall import Courses, Wall

STONE_MM = 10.0
MODEL = load_settings().vision_settings().stages.selection.model
NOBLE = (20.0, 5.0)


@st.composite
def walls(draw: st.DrawFn) -> Wall:
    """A wall of up to five stones and courses, each course on the one below."""
    length = draw(st.integers(1, 5))
    courses = [(0, 2 * length - 2)]
    for _ in range(draw(st.integers(0, 4))):
        first, last = courses[-1]
        start = draw(st.integers(first, last))
        courses.append((start, start + 2 * draw(st.integers(0, (last - start) // 2))))
    line = np.array([3.0, -4.0, draw(st.floats(-3, 3)), draw(st.floats(-0.5, 0.5)), draw(st.floats(0, 1))])
    return Wall(line, length, tuple(courses), 0.0)


def can_stand(length: int, courses: Courses) -> bool:
    """Whether the lowest course is whole and every other lies on the one below it."""
    whole = courses[0] == (0, 2 * length - 2)
    return whole and all(
        below[0] <= first <= last <= below[1] and (last - first) % 2 == 0 for below, (first, last) in pairwise(courses)
    )


@given(walls())
def test_every_other_structure_can_stand_and_is_another(wall: Wall) -> None:
    others = [other.wall for other in structures(TileHypothesis(wall, None, NOBLE), STONE_MM)]
    assert others.count(None) == 1
    for other in others:
        if other is not None:
            assert can_stand(other.length, other.courses)
            assert (other.length, other.courses) != (wall.length, wall.courses)


@given(walls())
def test_a_stone_more_and_a_stone_less_are_among_them(wall: Wall) -> None:
    counts = {other.stones() for other in structures(TileHypothesis(wall, None, None), STONE_MM)}
    assert wall.stones() + 1 in counts
    assert wall.stones() == 1 or any(count < wall.stones() for count in counts - {0})


@given(walls())
def test_a_noble_that_may_not_be_there_is_left_out_once_and_a_bent_wall_is_straightened(wall: Wall) -> None:
    hypothesis = TileHypothesis(wall, None, NOBLE)
    others = list(alternatives(hypothesis, STONE_MM, MODEL))
    assert [other.wall is wall for other in others if other.noble is None] == [True]
    straight = [
        other.wall
        for other in others
        if other.wall is not None and other.wall.courses == wall.courses and other.wall.length == wall.length
    ]
    bent = [other for other in straight if other is not wall and other.line[YAW] == wall.line[YAW]]
    if abs(wall.line[TURN]) > 0.1:
        assert len(bent) == 1
        assert (bent[0].line[TURN], bent[0].line[GAP]) == (0.0, min(wall.line[GAP], MODEL.usual_gap_mm))
    else:
        assert not bent


def test_a_tower_may_be_a_wall_seen_from_its_end() -> None:
    tower = Wall(np.array([0.0, 0.0, 0.0, 0.0, 0.3]), 1, ((0, 0), (0, 0)), 0.0)
    yaws = {
        float(other.wall.line[YAW])
        for other in alternatives(TileHypothesis(tower, None, None), STONE_MM, MODEL)
        if other.wall
    }
    assert sorted(abs(yaw) for yaw in yaws) == pytest.approx([0.0, np.pi / 2])
