"""A stone that lies beside a wall is none of the wall's, if two looks see it on the ground."""

from __future__ import annotations

import math

import numpy as np

from tests.vision.fusion.drawn_looks import drawn_look
from tests.vision.walls.wall_scene import MIDDLE_MM
from vision.fusion.lying_stones import lying_on_tile, with_lying
from vision.fusion.summed_score import TileLook
from vision.walls.model.hypothesis import TileHypothesis
from vision.walls.model.wall import Wall

WALL = TileHypothesis(Wall(np.array([*MIDDLE_MM, 0.0, 0.0, 0.3]), 3, ((0, 4),), 0.0), None, None)
FALLEN_MM = (MIDDLE_MM[0] - 6.0, MIDDLE_MM[1] - 17.0)
FALLEN = TileHypothesis(Wall(np.array([*FALLEN_MM, 0.1, 0.0, 0.3]), 1, ((0, 0),), 0.0), None, None)
NOTHING = TileHypothesis(None, None, None)


def look(azimuth_deg: float, *, fallen: bool, marked: bool) -> TileLook:
    true = (WALL, FALLEN) if fallen else (WALL, NOTHING)
    return drawn_look(0, azimuth_deg, true, WALL, (FALLEN_MM,) if marked else ())


def test_what_one_look_marks_and_two_see_lies_there() -> None:
    looks = [look(0.0, fallen=True, marked=True), look(60.0, fallen=True, marked=False)]
    (stone,) = lying_on_tile(looks, WALL)
    assert math.dist((stone.x_mm, stone.y_mm), FALLEN_MM) < 1.0
    assert stone.z_mm == 0.0


def test_once_drawn_it_leaves_nothing_unexplained() -> None:
    looks = [look(0.0, fallen=True, marked=True), look(60.0, fallen=True, marked=True)]
    lying = lying_on_tile(looks, WALL)
    for one in looks:
        before, after = (
            each.scorer.likelihood.fit(WALL, each.scorer.middle_mm, each.scorer.settings.tile_half_mm)
            for each in (one, with_lying(one, lying))
        )
        assert after.unexplained_stone_points < before.unexplained_stone_points / 4


def test_what_one_look_alone_sees_was_moved_and_is_not_explained_away() -> None:
    assert lying_on_tile([look(0.0, fallen=True, marked=True), look(60.0, fallen=False, marked=False)], WALL) == []
    assert lying_on_tile([look(0.0, fallen=True, marked=True)], WALL) == []


def test_a_mark_of_the_walls_own_stone_is_none_that_lies() -> None:
    marked = drawn_look(0, 0.0, (WALL,), WALL, (MIDDLE_MM,))
    assert lying_on_tile([marked, drawn_look(1, 60.0, (WALL,), WALL, (MIDDLE_MM,))], WALL) == []
