"""Scenes and truths of rendered photos, as far as they need no Blender."""

from __future__ import annotations

import itertools
import math
from dataclasses import replace
from random import Random

import cv2
import numpy as np
import pytest

from companion.settings.loading import load_settings
from hardware.virtual.pictures.pieces import Part
from hardware.virtual.pictures.scene_truth import view_truth
from hardware.virtual.pictures.stand import table_view
from hardware.virtual.scenes.changes import Hands
from hardware.virtual.scenes.scene import Scene
from trainers.seeing.rendered.development import developed
from trainers.seeing.rendered.looks import PhotoLook, random_look
from trainers.seeing.rendered.photos import part_corners_mm, shown_in, through_window, with_places
from trainers.seeing.rendered.scenes import (
    COLUMNS_ABOVE_ALL,
    STYLES,
    Crowd,
    Style,
    chain_mm,
    courses_of,
    crowded_aim,
    crowded_scene,
)
from trainers.seeing.rendered.variety import Variety, random_variety
from trainers.seeing.rendered.window import random_camera, through_lens, window_of

SETTINGS = load_settings()
GEOMETRY = SETTINGS.geometry


def hands_of(seed: int) -> Hands:
    return Hands(GEOMETRY, SETTINGS.virtual_table.sloppiness, 0.08, Random(seed))


def scene_of(seed: int) -> Scene:
    return crowded_scene(Crowd(), hands_of(seed))


def parts_of(scene: Scene) -> list[Part]:
    """The parts of a scene in the order in which they are numbered."""
    parts = []
    for mat in scene.mats:
        for city in mat.cities:
            parts += [Part(mat.seat, city.cell, "stone")] * len(city.wall.stones)
            parts += [Part(mat.seat, city.cell, "disk")] * len(city.grain)
    return parts


@pytest.mark.parametrize("seed", range(6))
def test_a_mat_for_columns_has_one_in_nearly_every_city_and_few_walls(seed: int) -> None:
    cities = crowded_scene(COLUMNS_ABOVE_ALL, hands_of(seed)).mats[0].cities
    columns = sum(bool(city.grain) for city in cities)
    assert columns >= len(cities) - 1 >= 11
    assert sum(bool(city.wall.stones) for city in cities) < columns


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("seed", range(30))
def test_every_course_is_a_run_that_rests_on_the_one_below(style: Style, seed: int) -> None:
    courses = courses_of(style, Random(seed))
    for course in courses:
        assert course
        assert all(b - a == 2 for a, b in itertools.pairwise(course))
    for below, above in itertools.pairwise(courses):
        rests = {*below, *(place + 1 for place in below[:-1])}
        assert set(above) <= rests


@pytest.mark.parametrize("turn", [-22.0, -8.0, 0.0, 8.0, 22.0])
def test_stones_of_a_bent_course_touch_at_their_inner_edges_and_never_overlap(turn: float) -> None:
    chain = chain_mm(5, (3.0, 4.0), 10.0, turn, 0.3, 10.0)
    for (x, y, yaw), (other_x, other_y, other_yaw) in itertools.pairwise(chain):
        assert other_yaw - yaw == pytest.approx(turn)
        between = math.radians((yaw + other_yaw) / 2)
        apart = (other_x - x) * math.cos(between) + (other_y - y) * math.sin(between)
        # From its middle a square turned by half the angle reaches so far along the line between the two.
        half = 5 * (math.cos(math.radians(abs(turn) / 2)) + math.sin(math.radians(abs(turn) / 2)))
        assert apart - 2 * half == pytest.approx(0.3)


@pytest.mark.parametrize("seed", range(6))
def test_a_crowded_mat_has_its_walls_on_their_tiles_and_nothing_within_a_wall(seed: int) -> None:
    scene = scene_of(seed)
    walls = 0
    for mat in scene.mats:
        for city in mat.cities:
            x, y = GEOMETRY.seat_mat.cell_centre_mm(city.cell)
            stones = [s.stone for s in city.wall.stones]
            walls += bool(stones)
            assert all(max(abs(s.x_mm - x), abs(s.y_mm - y)) < 26.5 for s in stones)
            low = [s.stone for s in city.wall.stones if s.course == 0]
            round_ = [(city.noble_at, 6.0)] * city.noble + [(city.grain_at, 5.0)] * bool(city.grain)
            assert all(math.dist(at, (s.x_mm, s.y_mm)) > 4.9 + r for at, r in round_ for s in low)
    assert walls >= 8


@pytest.mark.parametrize("seed", range(4))
def test_a_lens_bends_the_window_as_it_bends_points(seed: int) -> None:
    rng = Random(seed)
    camera = random_camera(410, 308, rng)
    window = window_of(camera)
    hands = hands_of(seed)
    scene = crowded_scene(Crowd(), hands)
    view = table_view(crowded_aim(scene, hands), camera)
    y, x = np.mgrid[0 : window.height, 0 : window.width].astype(np.float32)
    bent = through_lens(np.dstack([x, y, x]), window, camera)
    points = np.vstack(part_corners_mm(scene, GEOMETRY.pieces))
    pixels, straight = view.project(points), through_window(points, view, window)
    inside = [0 <= u < camera.width - 1 and 0 <= v < camera.height - 1 for u, v in np.round(pixels)]
    near = np.round(pixels[inside]).astype(int)
    found = bent[near[:, 1], near[:, 0], :2]
    # A pixel's rounding moves it by half a pixel either way; the lens hardly stretches that.
    assert np.abs(found - straight[inside] - (near - pixels[inside])).max() < 0.1


def test_truth_says_of_which_stones_at_least_an_eighth_shows() -> None:
    scene = scene_of(1)
    camera = random_camera(410, 308, Random(1))
    hands = hands_of(1)
    view = table_view(crowded_aim(scene, hands), camera)
    parts = dict(enumerate(parts_of(scene), start=2))
    numbers = np.zeros((308, 410), np.int32)
    hidden = min(number for number, part in parts.items() if part.kind == "stone")
    rows = np.repeat(np.array([number for number in parts if number != hidden]), 60)
    numbers.ravel()[: len(rows)] = rows
    shown = shown_in(numbers, parts, scene, view, window_of(camera), GEOMETRY)
    truth = view_truth("a.jpg", scene, view, shown, GEOMETRY, {})
    first = parts[hidden]
    for mat, told in zip(scene.mats, truth["mats"], strict=True):
        standing = [city for city in mat.cities if city.wall.stones or city.grain or city.noble]
        for city, entry in zip(standing, told["cities"], strict=True):
            stones = len(city.wall.stones)
            expected = 1 - 1 / stones if (mat.seat, city.cell) == (first.seat, first.cell) else 1.0
            assert entry["wall"]["stones"] == stones
            assert entry["wall_visible"] == (pytest.approx(expected, abs=1e-3) if stones else None)
            assert entry["grain_visible"] == (1.0 if city.grain else None)


def test_truth_of_a_rendered_photo_has_the_place_of_every_noble_and_every_disk() -> None:
    scene, hands = scene_of(2), hands_of(2)
    view = table_view(crowded_aim(scene, hands), random_camera(410, 308, Random(2)))
    truth = with_places(view_truth("a.jpg", scene, view, (), GEOMETRY, {}), scene)
    cities = {(mat.seat, *city.cell): city for mat in scene.mats for city in mat.cities}
    told = [(cities[mat["seat"], city["row"], city["col"]], city) for mat in truth["mats"] for city in mat["cities"]]
    assert sum(len(entry["disks"]) for _, entry in told) > 20
    for city, entry in told:
        assert entry["disks"] == [pytest.approx(place, abs=1e-3) for place in city.grain]
        assert (entry["noble_at"] is not None) == city.noble


@pytest.mark.parametrize("seed", range(5))
def test_a_photo_of_plain_paper_is_as_bright_in_its_middle_as_the_look_says(seed: int) -> None:
    look = replace(random_look(Random(seed)), variety=Variety(mosaic=seed % 2 == 0))
    jpeg = developed(
        np.full((120, 160, 3), 0.3, np.float32), np.full(3, 0.3, np.float32), look, np.random.default_rng(1)
    )
    picture = cv2.imdecode(np.frombuffer(jpeg, np.uint8), cv2.IMREAD_COLOR)
    assert picture is not None
    assert picture.shape == (120, 160, 3)
    code = 255 * (1.055 * look.white ** (1 / 2.4) - 0.055)
    assert float(picture[50:70, 70:90].mean()) == pytest.approx(code, abs=3)


@pytest.mark.parametrize("seed", range(8))
def test_a_rendered_set_differs_from_ours_in_size_by_a_twenty_fifth_at_most(seed: int) -> None:
    own, sized = GEOMETRY.pieces, random_variety(Random(seed)).sized(GEOMETRY).pieces
    for name in ("stone_mm", "grain_diameter_mm", "grain_thickness_mm"):
        assert getattr(sized, name) != getattr(own, name)
        assert getattr(sized, name) == pytest.approx(getattr(own, name), rel=0.04)
    assert sized.tile_mm == own.tile_mm


def test_what_a_mosaic_leaves_of_grey_and_of_broad_colours_is_what_was_there() -> None:
    flat = np.broadcast_to(np.array([0.1, 0.4, 0.7], np.float32), (40, 60, 3)).copy()
    jpegs = [
        developed(flat, flat[0, 0], replace(calm_look(), variety=Variety(mosaic=mosaic)), np.random.default_rng(1))
        for mosaic in (False, True)
    ]
    plain, mosaic = (cv2.imdecode(np.frombuffer(jpeg, np.uint8), cv2.IMREAD_COLOR) for jpeg in jpegs)
    assert plain is not None
    assert mosaic is not None
    assert np.abs(plain[5:-5, 5:-5].mean((0, 1)) - mosaic[5:-5, 5:-5].mean((0, 1))).max() < 3


def test_a_tone_curve_keeps_black_and_white_and_a_veil_lifts_black() -> None:
    halves = np.zeros((40, 80, 3), np.float32)
    halves[:, 40:] = 1.0
    codes = {}
    for name, variety in (("bent", Variety(gamma=1.3, contrast=0.5)), ("veiled", Variety(veil=0.08))):
        jpeg = developed(
            halves, np.ones(3, np.float32), replace(calm_look(), variety=variety), np.random.default_rng(1)
        )
        picture = cv2.imdecode(np.frombuffer(jpeg, np.uint8), cv2.IMREAD_COLOR)
        assert picture is not None
        codes[name] = float(picture[:, 5:30].mean()), float(picture[:, 50:75].mean())
    assert codes["bent"][0] < 4
    assert codes["bent"][1] > 250
    assert codes["veiled"][0] > 30


def calm_look() -> PhotoLook:
    """A look without noise, blur or vignette, exposed so that white paper is white."""
    look = random_look(Random(3))
    return replace(look, white=1.0, vignette=0.0, noise=0.0, motion_px=0.0, defocus_px=0.2, sharpen=0.0, balance=0.0)


def test_the_same_seed_makes_the_same_scene_and_look() -> None:
    assert scene_of(7) == scene_of(7)
    assert random_look(Random(7)) == random_look(Random(7))
    assert scene_of(7) != scene_of(8)
