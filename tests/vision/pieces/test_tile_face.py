"""How much of a tile's face each colour covers."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from tests.vision.pieces.cell_scene import SETTINGS, look_at
from tests.vision.walls.wall_scene import CELL, MIDDLE_MM, drawn_site, straight_wall, view_from
from vision.pieces.city_candidates import find_city
from vision.pieces.peaks import PieceGuess
from vision.pieces.tile_face import brown_on_tile_mm2, own_on_tile_mm2
from vision.pieces.tile_look import TileLook, look_at_tile

pytestmark = pytest.mark.slow

STANDING, ABOUT_MM = SETTINGS.stages.standing, SETTINGS.stages.pieces.apart_mm
VIEW = view_from(48.0, 10.0, 430.0)


def with_column(disks: int) -> TileLook:
    site = drawn_site([], 0, VIEW, [(*MIDDLE_MM, disks)])
    return look_at_tile(np.ascontiguousarray(site.frame), site.view, site.light, 0, CELL, SETTINGS)


def test_one_stone_covers_less_than_a_wall_whatever_its_colour() -> None:
    for seat in range(5):
        one, two = (own_on_tile_mm2(look_at(straight_wall([(0, n)], 10.0, *MIDDLE_MM), seat), STANDING) for n in (1, 2))
        assert STANDING.fallen_stone_mm2 < one < two


def test_the_seats_colour_beyond_the_tile_says_nothing_of_it() -> None:
    look = look_at()
    own = look.own.copy()
    own[:40] = True
    assert own_on_tile_mm2(replace(look, own=own), STANDING) == own_on_tile_mm2(look, STANDING) == 0


def test_brown_about_a_marked_elephant_is_the_elephants() -> None:
    look = with_column(2)
    assert brown_on_tile_mm2(look, [], ABOUT_MM, STANDING) >= STANDING.least_grain_mm2
    assert brown_on_tile_mm2(look, [MIDDLE_MM], ABOUT_MM, STANDING) == 0
    assert brown_on_tile_mm2(look, [(1e7, -1e7)], ABOUT_MM, STANDING) >= STANDING.least_grain_mm2


def test_a_fallen_stone_beside_a_wall_leaves_the_wall_and_alone_is_none() -> None:
    fallen = PieceGuess("stone", 3.0, *MIDDLE_MM, CELL)
    for courses, wall in (([(0, 1)], False), ([(0, 4), (0, 4)], True)):
        look = look_at(straight_wall(courses, 12.0, *MIDDLE_MM))
        found = find_city(look, 0.0, (fallen,), STANDING.bare_mm2, SETTINGS)
        assert found is not None
        assert found.shows_wall is wall
