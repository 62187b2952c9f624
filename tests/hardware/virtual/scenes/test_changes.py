"""What hands do, from scene to scene, and what they refuse."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest

from hardware.errors import HardwareError
from hardware.virtual.scenes import changes as ch
from hardware.virtual.scenes.scene import Scene
from tests.hardware.virtual.kit import hands, shipped
from tests.said import said

CELL = (1, 2)


@pytest.fixture
def own() -> ch.Hands:
    return hands(3)


@pytest.fixture
def scene(own: ch.Hands) -> Scene:
    """Two mats and a market; on seat 0's a tile."""
    return ch.tile_laid(ch.empty_table([0, 2], own), 0, CELL, "red", own)


def city_of(scene: Scene) -> tuple[int, int, int, bool]:
    """Stones, width, grain and noble of the cell."""
    mat = scene.mat(0)
    assert mat is not None
    city = mat.city(CELL)
    assert city is not None
    return len(city.wall.stones), city.wall.width(), len(city.grain), city.noble


def test_a_wall_is_built_knocked_and_gathered(scene: Scene, own: ch.Hands) -> None:
    scene = ch.wall_built(scene, 0, CELL, 9, own, width=4)
    assert city_of(scene)[:2] == (9, 4)
    scene = ch.wall_knocked(scene, 0, CELL, 4, own)
    mat = scene.mat(0)
    assert mat is not None
    assert city_of(scene)[0] == 5
    assert len(mat.loose) == 4
    assert ch.stones_on_table(scene, 0) == 9
    gathered = ch.loose_gathered(scene, 0).mat(0)
    assert gathered is not None
    assert gathered.loose == ()


def test_a_turned_tile_keeps_what_stands_on_it_and_a_taken_one_does_not(scene: Scene, own: ch.Hands) -> None:
    scene = ch.noble_set(ch.wall_built(scene, 0, CELL, 3, own), 0, CELL, True, own)
    turned = ch.tile_laid(scene, 0, CELL, "blue", own)
    assert city_of(turned) == city_of(scene)
    bare = ch.tile_taken(scene, 0, CELL).mat(0)
    assert bare is not None
    assert (bare.tiles, bare.cities) == ((), ())


def test_a_column_grows_and_shrinks_from_the_top(scene: Scene, own: ch.Hands) -> None:
    five = ch.grain_set(scene, 0, CELL, 5, own)
    seven = ch.grain_set(five, 0, CELL, 7, own)
    three = ch.grain_set(seven, 0, CELL, 3, own)
    columns = [mat.city(CELL) for s in (five, seven, three) if (mat := s.mat(0)) is not None]
    disks = [city.grain for city in columns if city is not None]
    assert disks[1][:5] == disks[0]
    assert disks[2] == disks[0][:3]


def test_shields_that_lie_right_are_left_where_they_are(scene: Scene, own: ch.Hands) -> None:
    laid = ch.shields_set(scene, 0, CELL, [2, 3], own)
    assert ch.shields_set(laid, 0, CELL, [3, 2], own) == laid


def test_the_same_chance_gives_the_same_scene() -> None:
    def made(seed: int) -> Scene:
        own = hands(seed)
        scene = ch.tile_laid(ch.empty_table([1], own), 1, CELL, "blue", own)
        return ch.wall_knocked(ch.wall_built(scene, 1, CELL, 7, own), 1, CELL, 2, own)

    assert made(5) == made(5)
    assert made(5) != made(6)


def test_a_jolt_shifts_every_mat_and_nothing_on_it(scene: Scene, own: ch.Hands) -> None:
    jolted = ch.table_jolted(scene, own)
    for before, after in zip(scene.mats, jolted.mats, strict=True):
        assert before.placement != after.placement
        assert before.tiles == after.tiles


def test_mats_do_not_overlap(own: ch.Hands) -> None:
    scene = ch.empty_table(range(5), own)
    width = shipped().geometry.seat_mat.width_mm
    lefts = sorted(mat.placement.x_mm for mat in scene.mats)
    assert all(b - a > width for a, b in itertools.pairwise(lefts))


Refused = Callable[[Scene, ch.Hands], Scene]


@pytest.mark.parametrize(
    ("do", "code"),
    [
        (lambda s, h: ch.tile_laid(s, 4, CELL, "red", h), "bench.no_mat"),
        (lambda s, h: ch.tile_laid(s, 0, (7, 9), "red", h), "bench.no_cell"),
        (lambda s, h: ch.wall_built(s, 0, (0, 0), 3, h), "bench.no_tile"),
        (lambda s, h: ch.wall_built(s, 0, CELL, 32, h), "bench.no_stones"),
        (lambda s, h: ch.stones_taken(ch.wall_built(s, 0, CELL, 2, h), 0, CELL, 3, h), "bench.too_few_stones"),
        (lambda s, h: ch.wall_knocked(s, 0, CELL, 1, h), "bench.no_city"),
        (lambda s, h: ch.grain_set(s, 0, CELL, 51, h), "bench.too_much_grain"),
        (lambda s, h: ch.grain_set(s, 0, CELL, -1, h), "bench.too_much_grain"),
        (lambda s, h: ch.shields_set(s, 0, (0, 0), [1], h), "bench.no_tile"),
        (lambda s, h: ch.price_set(s, "grain", 6, h), "bench.no_disk"),
        (lambda s, h: ch.price_set(ch.empty_table([0], h, market=False), "grain", 2, h), "bench.no_market"),
        (lambda s, h: ch.hand_held(s, 4, (1.0, 1.0), h), "bench.no_mat"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(scene: Scene, own: ch.Hands, do: Refused, code: str) -> None:
    with pytest.raises(HardwareError) as refused:
        do(scene, own)
    assert refused.value.code == code
    assert said(refused.value.message).endswith(".")
