"""Tiles on which a city surely stands, those on which one may, and what a closer look makes of these."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from tests.vision.pieces.cell_scene import SETTINGS, look_at
from tests.vision.walls.wall_scene import CELL, MIDDLE_MM, drawn_site, straight_wall, view_from
from vision.mat_reading import grain_of, holds_city, noble_of
from vision.message import Message
from vision.networks.piece_network import Kind
from vision.pieces.city_candidates import CityFound, find_city
from vision.pieces.foreign_area import foreign_on_tile_mm2
from vision.pieces.nobles import NobleFound
from vision.pieces.peaks import PieceGuess
from vision.pieces.tile_look import TileLook, look_at_tile
from vision.readings.observation import WallSeen
from vision.readings.reading import CountReading, Hidden, Seen, Unsure

pytestmark = pytest.mark.slow

VIEW = view_from(48.0, 10.0, 430.0)
X, Y = MIDDLE_MM
NO_WALL = WallSeen(Seen(0), Seen(0))
LONE = SETTINGS.stages.doubt.lone_confidence
ASKED = Unsure(0, 0, 2, Message("reason.another_wall"))


def with_disks(disks: int) -> TileLook:
    site = drawn_site([], 0, VIEW, [(X, Y, disks)])
    return look_at_tile(np.ascontiguousarray(site.frame), site.view, site.light, 0, CELL, SETTINGS)


def marked(kind: Kind, score: float, x_mm: float = X, y_mm: float = Y) -> PieceGuess:
    return PieceGuess(kind, score, x_mm, y_mm, CELL)


def city_on(look: TileLook, seat: int = 0, guesses: tuple[PieceGuess, ...] = ()) -> CityFound | None:
    stages, pieces = SETTINGS.stages, SETTINGS.geometry.pieces
    sure = [g for g in guesses if g.kind != "noble" and g.score >= stages.standing.elephant_above]
    foreign_mm2 = foreign_on_tile_mm2(look, "red", (), sure, pieces, stages.standing)
    return find_city(look, 0.0, guesses, foreign_mm2, SETTINGS)


def doubtful(*, lying: int = 0, brown: bool = False) -> CityFound:
    return CityFound(look_at(), NobleFound(Seen(False), None, -5.0), False, brown, brown, lying)


@pytest.mark.parametrize("seat", range(5))
def test_a_bare_tile_is_no_city(seat: int) -> None:
    assert city_on(look_at(seat=seat), seat) is None


@pytest.mark.parametrize("seat", range(5))
@pytest.mark.parametrize("courses", [[(0, 1)] * 2, [(0, 1)] * 4, [(0, 2)], [(0, 3), (0, 1)]])
def test_no_wall_is_passed_over_whatever_its_colour(seat: int, courses: list[tuple[int, int]]) -> None:
    assert city_on(look_at(straight_wall(courses, 12.0, X, Y), seat), seat) is not None


@pytest.mark.parametrize("disks", [1, 2, 5])
@pytest.mark.parametrize("score", [-5.0, 0.5])
def test_no_column_is_passed_over_but_where_an_elephant_surely_stands(disks: int, score: float) -> None:
    assert city_on(with_disks(disks), 0, (marked("elephant", score),)) is not None
    if disks < 5:
        assert city_on(with_disks(disks), 0, (marked("elephant", 3.0),)) is None


def test_a_stone_that_is_marked_as_fallen_is_no_city() -> None:
    assert city_on(look_at(straight_wall([(0, 1)], 12.0, X, Y)), 0, (marked("stone", 3.0),)) is None


@pytest.mark.parametrize(
    ("stones", "grain", "lying", "holds"),
    [
        (Seen(0), Seen(0), 0, False),
        (Seen(0), ASKED, 0, False),
        (Seen(3), Seen(0), 0, True),
        (Unsure(1, 0, 1, Message("reason.another_wall")), Seen(0), 0, True),
        (Unsure(1, 0, 1, Message("reason.another_wall")), Seen(0), 1, False),
        (Unsure(2, 1, 3, Message("reason.another_wall")), Seen(0), 1, True),
        (Seen(0), Unsure(2, 1, 3, Message("reason.another_wall")), 0, True),
        (Hidden(Message("reason.another_wall")), Seen(0), 0, True),
    ],
)
def test_a_doubtful_tile_holds_a_city_if_a_closer_look_finds_one(
    stones: CountReading, grain: CountReading, lying: int, holds: bool
) -> None:
    assert holds_city(doubtful(lying=lying), Seen(False), WallSeen(stones, stones), grain, -1.5) is holds


def test_a_fallen_stone_is_a_city_if_grain_may_hide_in_the_colour_of_its_tile() -> None:
    stone, grain = Unsure(1, 0, 1, Message("reason.stone_alone")), Unsure(0, 0, 8, Message("reason.low_column_behind"))
    wall = WallSeen(stone, stone)
    assert not holds_city(doubtful(lying=1), Seen(False), wall, grain, -1.5)
    assert holds_city(replace(doubtful(lying=1), unlike_tile=True), Seen(False), wall, grain, -1.5)
    assert not holds_city(replace(doubtful(lying=1), unlike_tile=True), Seen(False), wall, Seen(0), -1.5)


def test_a_stone_marked_as_fallen_is_asked_about_as_a_wall_if_it_stands_straight_and_alone() -> None:
    stone = Unsure(1, 0, 1, Message("reason.stone_alone"))
    wall = WallSeen(stone, stone)
    assert holds_city(doubtful(lying=1), Seen(False), wall, Seen(0), -1.5, straight=True)
    assert not holds_city(doubtful(lying=1), Seen(False), wall, Seen(0), -1.5, straight=False)
    assert not holds_city(doubtful(lying=2), Seen(False), wall, Seen(0), -1.5, straight=True)


def test_a_column_without_wall_and_noble_whose_foot_no_brown_shows_is_no_promise() -> None:
    alone = grain_of(doubtful(), NO_WALL, Seen(4, 0.98), LONE)
    assert isinstance(alone, Unsure)
    assert (alone.best, alone.low, alone.high) == (4, 0, 4)
    assert grain_of(doubtful(), WallSeen(Seen(3), Seen(3)), Seen(4), LONE) == Seen(4)
    assert grain_of(doubtful(brown=True), NO_WALL, Seen(4), LONE) == Seen(4)
    assert grain_of(doubtful(), NO_WALL, Seen(0), LONE) == Seen(0)
    with_noble = replace(doubtful(), noble=NobleFound(Seen(True), None, 3.0))
    assert grain_of(with_noble, NO_WALL, Seen(4), LONE) == Seen(4)
    assert isinstance(grain_of(doubtful(brown=True), NO_WALL, Seen(4, LONE - 0.01), LONE), Unsure)


@pytest.mark.parametrize(("score", "stones", "promised"), [(-3.0, 0, False), (-3.0, 2, True), (-1.0, 0, True)])
def test_a_noble_that_only_the_look_at_walls_sees_is_promised_beside_a_wall_alone(
    score: float, stones: int, promised: bool
) -> None:
    city = replace(doubtful(), noble=NobleFound(Seen(False), None, score))
    reading = noble_of(city, Seen(True, 0.97), WallSeen(Seen(stones), Seen(stones)), -1.5)
    assert isinstance(reading, Seen) is promised
    assert reading == Seen(True, 0.97) or (isinstance(reading, Unsure) and reading.best)


def test_no_noble_is_denied_where_wood_may_have_the_tiles_colour() -> None:
    bare, standing = look_at(seat=2), SETTINGS.stages.standing
    no_noble, wall = Seen(False, 0.99), WallSeen(Seen(4), Seen(2))
    for unlike_mm2, denied in ((standing.unlike_doubt_mm2 - 1, True), (standing.unlike_doubt_mm2, False)):
        city = find_city(bare, 0.0, (), standing.bare_mm2, SETTINGS, unlike_mm2)
        assert city is not None
        assert isinstance(noble_of(city, no_noble, wall, -1.5), Seen) is denied


def test_a_tile_that_is_covered_by_what_no_colour_explains_is_looked_at_closely() -> None:
    bare, standing = look_at(seat=4), SETTINGS.stages.standing
    assert find_city(bare, 0.0, (), standing.bare_mm2 - 1, SETTINGS) is None
    found = find_city(bare, 0.0, (), standing.bare_mm2, SETTINGS)
    assert found is not None
    assert not found.likely
