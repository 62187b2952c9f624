"""Which sets, rooms and phones a series of photos of the second world has."""

from __future__ import annotations

from dataclasses import replace

from second_world.photos import Series
from second_world.rooms import Room


def rooms_of(series: Series, photos: int) -> list[Room]:
    return [series.room(series.photo_rng(number)) for number in range(photos)]


def held_still(room: Room) -> Room:
    return replace(room, camera=replace(room.camera, shake_px=0.0, shake_deg=0.0))


def test_photos_of_one_table_share_all_but_the_hand_that_holds_the_phone() -> None:
    series = Series(5, one_table=True)
    rooms = rooms_of(series, 12)
    assert len({held_still(room) for room in rooms}) == 1
    assert len({room.camera.shake_px for room in rooms}) > 1
    assert series.lens(series.photo_rng(0)) == series.lens(series.photo_rng(1))


def test_another_seed_is_another_table() -> None:
    one, other = (Series(seed, one_table=True) for seed in (5, 6))
    assert rooms_of(one, 1)[0].finish != rooms_of(other, 1)[0].finish
    assert one.lens(one.photo_rng(0)) != other.lens(other.photo_rng(0))


def test_else_every_photo_is_of_a_table_of_its_own() -> None:
    series = Series(5)
    assert len({room.finish for room in rooms_of(series, 4)}) == 4
    assert series.lens(series.photo_rng(0)) != series.lens(series.photo_rng(1))
