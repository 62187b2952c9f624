"""Walls as hands build them and as they fall: always walls as docs/table.md has them."""

from __future__ import annotations

import itertools
import math

from hypothesis import given, settings
from hypothesis import strategies as st

from hardware.virtual.scenes.scene import Wall
from hardware.virtual.scenes.stacking import HIGHEST, LONGEST, built, fallen_places, stacked, taken_off, wall_site
from tests.hardware.virtual.kit import hands

SEEDS = st.integers(0, 10_000)


def standing(seed: int, stones: int, width: int) -> Wall:
    own = hands(seed)
    masonry = own.masonry()
    return built(wall_site((90.0, 160.0), 3.0, masonry, own.rng), stones, width, masonry, own.rng)


def assert_is_a_wall(wall: Wall) -> None:
    """Courses without gaps, each stone resting on one or two below, none longer than the one below."""
    courses = [sorted(s.place for s in wall.stones if s.course == course) for course in range(len(wall.courses()))]
    for course in courses:
        assert all(b - a == 2 for a, b in itertools.pairwise(course))
    for below, above in itertools.pairwise(courses):
        assert len(above) <= len(below)
        for place in above:
            assert place in below or {place - 1, place + 1} <= set(below)


@given(seed=SEEDS, stones=st.integers(1, 31), width=st.integers(1, LONGEST))
@settings(max_examples=60)
def test_what_is_built_is_a_wall_of_so_many_stones_and_so_wide(seed: int, stones: int, width: int) -> None:
    wall = standing(seed, stones, width)
    assert len(wall.stones) == sum(wall.courses()) == stones
    assert_is_a_wall(wall)
    assert len(wall.courses()) <= HIGHEST + 2
    if stones <= width * 3:
        assert wall.width() == min(stones, width)


@given(seed=SEEDS, moves=st.lists(st.booleans(), min_size=1, max_size=20))
@settings(max_examples=40)
def test_stones_put_anywhere_make_a_wall(seed: int, moves: list[bool]) -> None:
    own = hands(seed)
    wall = wall_site((90.0, 160.0), 0.0, own.masonry(), own.rng)
    for up in moves:
        wall = stacked(wall, own.masonry(), own.rng, width=4, up=up)
        assert_is_a_wall(wall)
    assert len(wall.stones) == len(moves)


@given(seed=SEEDS, stones=st.integers(1, 25), off=st.integers(0, 30))
@settings(max_examples=40)
def test_what_is_left_after_taking_off_is_a_wall_and_moves_nothing_else(seed: int, stones: int, off: int) -> None:
    wall = standing(seed, stones, 4)
    left = taken_off(wall, off, hands(seed).rng)
    assert len(left.stones) == max(stones - off, 0)
    assert set(left.stones) <= set(wall.stones)
    assert_is_a_wall(left)


@given(seed=SEEDS, stones=st.integers(1, 15), width=st.integers(1, LONGEST))
@settings(max_examples=30)
def test_stones_stand_on_their_tile_and_touch_their_neighbours(seed: int, stones: int, width: int) -> None:
    wall = standing(seed, stones, width)
    for one in wall.stones:
        assert math.dist((one.stone.x_mm, one.stone.y_mm), (90.0, 160.0)) < 27.0
        assert one.stone.z_mm == 2 + 10 * (one.course + 0.5)
        for other in wall.stones:
            if one.course == other.course and other.place - one.place == 2:
                gap = math.dist((one.stone.x_mm, one.stone.y_mm), (other.stone.x_mm, other.stone.y_mm)) - 10
                assert -0.2 < gap < 1.0


@given(seed=SEEDS, count=st.integers(1, 8))
@settings(max_examples=30)
def test_fallen_stones_lie_apart_from_the_wall_and_from_each_other(seed: int, count: int) -> None:
    wall, own = standing(seed, 8, 4), hands(seed)
    lying = fallen_places(wall, count, lambda x, y: 0.0, own.masonry(), own.rng, [])
    assert len(lying) == count
    for one, other in itertools.combinations(lying, 2):
        assert math.dist((one.x_mm, one.y_mm), (other.x_mm, other.y_mm)) > 14.2
    for stone in lying:
        assert min(math.dist((stone.x_mm, stone.y_mm), (w.stone.x_mm, w.stone.y_mm)) for w in wall.stones) > 14.2
