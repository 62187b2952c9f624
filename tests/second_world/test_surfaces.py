"""Textures, prints and the sensor of the second world, as far as they need no Mitsuba."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import cv2
import numpy as np
import pytest

from companion.settings.loading import load_settings
from second_world.photos import true_sizes
from second_world.rooms import TABLE_TOPS, Camera, Print, TableTop, black_body, random_room
from second_world.sensor import developed
from second_world.textures import disk_wood, printed, stone_faces, table_top, turned_paint

pytestmark = pytest.mark.slow

CLEAN = Camera(
    exposure=0.6,
    balance=(1.0, 1.0, 1.0),
    electrons=1e6,
    read_noise=0.0,
    crosstalk=0.1,
    contrast=0.0,
    gamma=1.0,
    veil=0.0,
    blur_px=0.4,
    shake_px=0.0,
    shake_deg=0.0,
    vignette=0.0,
    denoise=0.0,
    sharpen=0.0,
    jpeg_quality=95,
)
PLAIN = Print(black=0.12, paper=(0.9, 0.88, 0.8), mottle=0.0, gain_mm=0.0, fade=0.0, curl_mm=0.0)


def seen(linear: list[float], camera: Camera, paper: list[float] | None = None) -> list[float]:
    """What an even field of this light (BGR) comes to, in codes."""
    field = np.broadcast_to(np.array(linear, np.float32), (64, 64, 3)).astype(np.float32)
    white = np.array(linear if paper is None else paper, np.float32)
    jpeg = developed(field, white, camera, np.random.default_rng(1))
    picture = cv2.imdecode(np.frombuffer(jpeg, np.uint8), cv2.IMREAD_COLOR)
    assert picture is not None
    return [float(v) for v in picture[16:-16, 16:-16].reshape(-1, 3).mean(axis=0)]


@pytest.mark.parametrize("light", [[1.0, 1.0, 1.0], [0.4, 0.8, 1.0], [7.0, 6.0, 3.0]])
def test_lit_paper_is_grey_whatever_the_lamp(light: list[float]) -> None:
    blue, green, red = seen(light, CLEAN)
    assert blue == pytest.approx(green, abs=2)
    assert red == pytest.approx(green, abs=2)
    # 0.6 of full scale as sRGB has it.
    assert green == pytest.approx(203, abs=4)


def test_colours_come_back_through_the_sensors_crosstalk() -> None:
    blue, green, red = seen([0.05, 0.1, 0.5], CLEAN, [1.0, 1.0, 1.0])
    assert red > 1.7 * green > 1.7 * blue


def test_what_is_too_bright_is_white() -> None:
    assert min(seen([2.0, 4.0, 9.0], CLEAN, [1.0, 1.0, 1.0])) > 250


def test_each_flaw_of_a_camera_shows() -> None:
    plain = seen([0.2, 0.2, 0.2], CLEAN, [1.0, 1.0, 1.0])[1]
    assert seen([0.2, 0.2, 0.2], replace(CLEAN, veil=0.2), [1.0, 1.0, 1.0])[1] > plain + 3
    assert seen([0.2, 0.2, 0.2], replace(CLEAN, gamma=1.3), [1.0, 1.0, 1.0])[1] < plain - 3
    tinted = seen([0.2, 0.2, 0.2], replace(CLEAN, balance=(1.2, 1.0, 0.9)), [1.0, 1.0, 1.0])
    assert tinted[2] > tinted[1] > tinted[0]


def test_black_ink_and_bare_paper_reflect_what_this_printer_and_paper_do() -> None:
    design = np.ones((60, 60, 3), np.float32)
    design[:, 30:] = 0.03
    sheet = printed(design, 6.0, PLAIN, np.random.default_rng(2))
    assert sheet[10:50, 5:20].mean(axis=(0, 1)) == pytest.approx(PLAIN.paper, rel=0.03)
    assert sheet[10:50, 40:55].mean(axis=(0, 1)) == pytest.approx([0.12 * v for v in PLAIN.paper], rel=0.05)


@pytest.mark.parametrize("top", TABLE_TOPS)
def test_table_tops_keep_their_colour(top: TableTop) -> None:
    picture = table_top(top, (0.5, 0.4, 0.3), np.random.default_rng(3))
    red, green, blue = picture.mean(axis=(0, 1))
    assert green / red == pytest.approx(0.8, abs=0.05)
    assert blue / red == pytest.approx(0.6, abs=0.05)
    assert 0.2 < red < 0.7


def test_wear_bares_the_edges_of_a_stone_and_not_its_middle() -> None:
    finish = replace(random_room(Random(1)).finish, wear=0.8, streak=0.0, brush=0.0, wood=(0.7, 0.5, 0.3))
    face = stone_faces((0.02, 0.2, 0.02), finish, np.random.default_rng(4))[:, :96]
    assert face[40:56, 40:56, 0].mean() < 0.03
    assert face[:3].mean(axis=(0, 1))[0] > 0.1


def test_wood_and_paint_stay_what_light_allows() -> None:
    rng = np.random.default_rng(5)
    for picture in (
        disk_wood((0.3, 0.2, 0.1), 1.2, rng),
        turned_paint((0.9, 0.9, 0.9), random_room(Random(2)).finish, rng),
    ):
        assert picture.min() >= 0
        assert picture.max() <= 1
        assert picture.std() > 0.001


def test_rooms_differ_and_the_same_seed_gives_the_same_one() -> None:
    rooms = [random_room(Random(seed)) for seed in range(40)]
    assert rooms[7] == random_room(Random(7))
    assert {room.top for room in rooms} == set(TABLE_TOPS)
    assert min(room.print.black for room in rooms) < 0.04 < 0.15 < max(room.print.black for room in rooms)
    for room in rooms:
        assert room.conditions()["world"] == "second"


def test_a_warm_lamp_is_redder_than_daylight() -> None:
    warm, day = black_body(2700), black_body(6600)
    assert warm[2] < 0.5 * warm[0]
    assert min(day) > 0.8


def test_a_tables_own_pieces_are_larger_or_smaller_and_its_mats_are_not() -> None:
    geometry = load_settings().geometry
    room = random_room(Random(3))
    own = true_sizes(geometry, room)
    assert own.pieces.stone_mm == pytest.approx(geometry.pieces.stone_mm * room.finish.stone_scale)
    assert own.seat_mat == geometry.seat_mat
    assert own.pieces.tile_mm == geometry.pieces.tile_mm
