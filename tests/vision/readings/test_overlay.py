"""What is drawn over a picture can be read: no label lies over another, not on a mat far away either."""

from __future__ import annotations

import re

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
from vision.readings.overlay import Label, draw_overlay, labels_of, places_of
from vision.readings.reading import Hidden, Seen, Unsure

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
    cities = [label for label in labels(observation) if any(text.startswith("N") for text, _ in label.parts)]
    boxes = places_of(cities, observation.width, observation.height)
    moved = [abs(box[0] - label.at[0]) for label, box in zip(cities, boxes, strict=True)]
    assert np.median(moved) <= 1


def test_a_label_that_made_room_is_led_to_what_it_tells_of() -> None:
    observation = table(1.0, 800.0)
    told = labels(observation)
    boxes = places_of(told, observation.width, observation.height)
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


def test_what_is_written_needs_no_language_and_only_letters_that_the_font_has() -> None:
    camera = CAMERA
    told = labels_of(table(1.0, 800.0), camera, SETTINGS, names=("José",))
    parts = {text for label in told for text, _ in label.parts}
    assert {"1 L3", "V3", "H+", "5 x"} <= parts
    assert all(re.fullmatch(r"[ -~]*", text) and not re.search(r"[a-wyz]{2}", text) for text in parts)
    assert "Bo L3" in {
        text for label in labels_of(table(1.0, 800.0), camera, SETTINGS, ("Bo",)) for text, _ in label.parts
    }
