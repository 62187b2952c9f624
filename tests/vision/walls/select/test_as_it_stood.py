"""What is left of a wall that fell stands where it stood; stones that lie about it are no wall."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from bench.told_counts import outcome_of
from companion.settings.loading import load_settings
from tests.vision.tracking.touched_walls import Touch, read_after, touched_walls
from vision.readings.observation import StoneSeen
from vision.walls.model.hypothesis import TileHypothesis, stones_in
from vision.walls.model.parts import Stone
from vision.walls.model.wall import Wall
from vision.walls.select.as_it_stood import may_be_left, only_stands_on, stands_as_before

pytestmark = pytest.mark.slow
OWN = load_settings().vision_settings().stages.as_it_stood
BARE = TileHypothesis(None, None, None)
STOOD = (StoneSeen(100.0, 50.0, 0.1), StoneSeen(110.3, 51.0, 0.1))


@pytest.mark.parametrize(
    ("stone", "same"),
    [
        (Stone(100.4, 50.2, 0.0, 0.12), True),
        (Stone(110.0, 51.3, 0.0, 0.1 + 1.5708), True),
        (Stone(100.0 + OWN.same_place_mm + 0.1, 50.0, 0.0, 0.1), False),
        (Stone(100.0, 50.0, 0.0, 0.5), False),
    ],
    ids=["there", "the other, a quarter turn on", "beside it", "turned"],
)
def test_a_stone_is_the_one_that_stood_there_if_place_and_turn_agree(stone: Stone, same: bool) -> None:
    assert stands_as_before(stone, STOOD, OWN) is same


def test_a_heap_in_which_one_stone_kept_its_place_is_no_wall_that_only_stands_where_one_stood() -> None:
    stone_mm = load_settings().vision_settings().geometry.pieces.stone_mm
    straight, askew = (
        Wall(np.array([105.0, 50.5, 0.1, turn, 0.0]), 2, ((0, 2),), 0.0) for turn in (0.0, np.deg2rad(17.0))
    )
    kept, *_ = stones_in(askew, stone_mm)
    assert isinstance(kept, Stone)
    stood = [
        StoneSeen(one.x_mm, one.y_mm, one.yaw_rad) for one in stones_in(straight, stone_mm) if isinstance(one, Stone)
    ]
    heap_stood = [StoneSeen(kept.x_mm, kept.y_mm, kept.yaw_rad)]
    assert only_stands_on(BARE.with_wall(straight), stood, stone_mm, OWN)
    assert only_stands_on(BARE, stood, stone_mm, OWN)
    assert may_be_left(BARE.with_wall(askew), heap_stood, stone_mm, OWN)
    assert not only_stands_on(BARE.with_wall(askew), heap_stood, stone_mm, OWN)


@pytest.mark.parametrize(
    ("touch", "seed"),
    [
        ("falls to one", 0),
        pytest.param("falls to one", 4, marks=pytest.mark.long),
        pytest.param("aside", 300, marks=pytest.mark.long),
        ("one more or fewer", 300),
    ],
)
def test_after_a_touch_a_camera_that_knew_the_wall_counts_what_stands(touch: Touch, seed: int) -> None:
    (wall,) = touched_walls([seed], touch)
    assert outcome_of(read_after(wall), wall.after) == "right"


def test_who_did_not_see_the_wall_before_asks_about_the_stone_that_is_left() -> None:
    (wall,) = touched_walls([0], "falls to one")
    unknown = replace(wall, pictures=(wall.pictures[1], wall.pictures[1]))
    assert outcome_of(read_after(unknown), unknown.after) == "asked"


def test_a_stone_that_may_be_left_of_a_wall_is_asked_about_and_never_dropped() -> None:
    (wall,) = touched_walls([313], "falls to one")
    assert outcome_of(read_after(wall), wall.after) == "asked"
