"""What is drawn over a picture can be read: no label lies over another, even on a mat far away, and none needs a language."""

from __future__ import annotations

import re
from dataclasses import replace

import numpy as np
import pytest

from companion.settings.loading import load_settings
from tests.vision.markers.test_poses import CAMERA, pose_over
from tests.vision.readings.test_label_layout import overlapping_px
from vision.geometry.mat_pose import MatPose
from vision.message import Message
from vision.readings.observation import (
    CityObservation,
    HiddenMat,
    MatObservation,
    ShieldSeen,
    TableObservation,
    WallSeen,
)
from vision.readings.overlay import (
    HIDDEN,
    INK,
    SEEN,
    UNSURE,
    Label,
    Part,
    draw_overlay,
    labels_of,
    pieces_of,
    places_of,
)
from vision.readings.reading import Hidden, PresenceReading, Seen, Unsure

SETTINGS = load_settings().vision_settings()
CELLS = tuple(SETTINGS.geometry.seat_mat.cells())


def mat(seat: int, pose: MatPose) -> MatObservation:
    """A mat with a city on every cell and a shield on every second one."""
    wall = WallSeen(Unsure(12, 11, 13, Message("reason.another_wall"), 0.6), Seen(5, 0.99))
    cities = tuple(
        CityObservation(row, col, seat, Seen(True, 0.99), wall, Hidden(Message("reason.another_wall")))
        for row, col in CELLS
    )
    shields = tuple(ShieldSeen(row, col, Seen(3, 0.99)) for row, col in CELLS[::2])
    return MatObservation(seat, 0.5, pose, (), cities, shields, Seen(3, 0.99), (), (), ())


def table(scale: float, *distances_mm: float) -> TableObservation:
    """Mats one behind another, as far away as told."""
    poses = [pose_over(20.0 * seat, 45.0, distance_mm) for seat, distance_mm in enumerate(distances_mm)]
    mats = tuple(mat(seat, pose) for seat, pose in enumerate(poses))
    hidden = (HiddenMat(4, Message("reason.two_poses")),)
    width, height = round(CAMERA.width * scale), round(CAMERA.height * scale)
    return TableObservation(width, height, mats, None, hidden, Seen(True, 0.98))


def labels(observation: TableObservation) -> tuple[Label, ...]:
    camera = CAMERA.scaled_to(observation.width, observation.height)
    return labels_of(observation, camera, SETTINGS)


@pytest.mark.parametrize("scale", [1.0, 0.5])
@pytest.mark.parametrize("distances_mm", [(600.0,), (1600.0,), (900.0, 1700.0)])
def test_no_label_lies_over_another(scale: float, distances_mm: tuple[float, ...]) -> None:
    observation = table(scale, *distances_mm)
    told = labels(observation)
    assert len(told) == 2 + len(distances_mm) * (len(CELLS) + len(CELLS[::2]) + 1)
    boxes = places_of(told, observation.width, observation.height)
    assert overlapping_px(boxes) == 0
    assert (boxes[:, :2] >= 0).all()
    assert (boxes[:, 2:] <= (observation.width, observation.height)).all()


def test_on_a_mat_near_the_camera_every_city_is_told_of_on_its_own_cell() -> None:
    observation = table(1.0, 520.0)
    cities = [label for label in labels(observation) if any(part.pictogram == "noble" for part in label.parts)]
    boxes = places_of(cities, observation.width, observation.height)
    moved = [abs(box[0] - label.at[0]) for label, box in zip(cities, boxes, strict=True)]
    assert np.median(moved) <= 1


def test_a_label_that_made_room_is_led_to_what_it_tells_of() -> None:
    observation = table(1.0, 800.0)
    told = labels(observation)
    boxes = places_of(told, observation.width, observation.height, pieces_of(observation, CAMERA, SETTINGS))
    blank = np.full((observation.height, observation.width, 3), 90, dtype=np.uint8)
    drawn = draw_overlay(blank, observation, CAMERA, SETTINGS)
    inside = np.zeros(blank.shape[:2], dtype=bool)
    for left, top, right, bottom in boxes:
        inside[top:bottom, left:right] = True
    ends = [
        (round(label.names[0]), round(label.names[1]))
        for label, box in zip(told, boxes, strict=True)
        if abs(box[3] - label.at[1]) > 40
    ]
    shown = [(x, y) for x, y in ends if not inside[y, x]]
    assert shown
    assert all((drawn[y, x] == 255).all() for x, y in shown)


def test_on_a_mat_far_away_the_pieces_stay_in_sight() -> None:
    everywhere = table(1.0, 1600.0)
    cities = tuple(city for city in everywhere.mats[0].cities if (city.row + city.col) % 3 == 0)
    observation = replace(everywhere, mats=(replace(everywhere.mats[0], cities=cities, shields=()),))
    told, pieces = labels(observation), pieces_of(observation, CAMERA, SETTINGS)
    size = observation.width, observation.height
    over_them, beside = places_of(told, *size), places_of(told, *size, pieces)
    assert overlapping_px(pieces) == 0
    covered_before = overlapping_px(np.vstack([over_them, pieces]))
    assert overlapping_px(np.vstack([beside, pieces])) < covered_before / 10


def told_of(observation: TableObservation, names: tuple[str, ...] = ()) -> set[Part]:
    return {part for label in labels_of(observation, CAMERA, SETTINGS, names) for part in label.parts}


def test_what_is_written_needs_no_language_and_only_letters_that_the_font_has() -> None:
    told = told_of(table(1.0, 800.0), names=("José",))
    assert {part.text for part in told if part.pictogram is None} >= {"1", "A1", "5 x"}
    assert all(re.fullmatch(r"[ -~]*", part.text) and not re.search(r"[a-wyz]{2}", part.text) for part in told)
    assert Part("Bo", INK) in told_of(table(1.0, 800.0), ("Bo",))


def test_each_reading_is_told_by_its_pictogram_and_how_sure_it_is_by_colour_and_sign() -> None:
    told = told_of(table(1.0, 800.0))
    assert told >= {
        Part("", SEEN, "noble"),
        Part("12?", UNSURE, "stones"),
        Part("5", SEEN, "width"),
        Part("x", HIDDEN, "grain"),
        Part("3", SEEN, "shield"),
        Part("3", SEEN, "loose"),
        Part("", HIDDEN, "hand"),
    }


def test_of_a_city_that_is_hidden_altogether_only_that_is_told() -> None:
    observation = table(1.0, 800.0)
    (whole,) = observation.mats
    no = Hidden(Message("reason.another_wall"))
    city = replace(whole.cities[0], noble=no, wall=WallSeen(no, no))
    (name, *told) = labels_of(replace(observation, mats=(replace(whole, cities=(city,)),)), CAMERA, SETTINGS)[2].parts
    assert (name.text, told) == ("A1", [Part("x", HIDDEN)])


@pytest.mark.parametrize(
    ("noble", "part"),
    [
        (Seen(False, 0.99), Part("", SEEN, "noble", crossed=True)),
        (Unsure(True, False, True, Message("reason.another_wall"), 0.6), Part("?", UNSURE, "noble")),
        (Unsure(False, False, True, Message("reason.another_wall"), 0.6), Part("?", UNSURE, "noble", crossed=True)),
        (Hidden(Message("reason.another_wall")), Part("x", HIDDEN, "noble")),
    ],
    ids=["absent", "perhaps", "perhaps-absent", "hidden"],
)
def test_a_noble_that_is_not_there_is_crossed_out(noble: PresenceReading, part: Part) -> None:
    observation = table(1.0, 800.0)
    (whole,) = observation.mats
    city = replace(whole.cities[0], noble=noble)
    assert part in told_of(replace(observation, mats=(replace(whole, cities=(city,)),)))
