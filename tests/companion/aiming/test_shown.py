"""What the page that aims a camera shows: markers of a mat and of none, and what is wrong above all."""

from __future__ import annotations

import numpy as np

from companion.aiming.aim_watcher import AimShown
from companion.aiming.drawing import draw_aim
from companion.aiming.report import aim_json
from companion.texts.catalogue import texts_in
from companion.texts.message import Message
from hardware.camera.source import SourceStatus
from vision.calibration.aiming import Aim
from vision.markers.detection import MarkerFound
from vision.readings.overlay import SEEN, UNSURE

WHITE = np.full((300, 400, 3), 255, dtype=np.uint8)
MAT = np.array([[20.0, 20.0], [200.0, 20.0], [200.0, 280.0], [20.0, 280.0]])


def marker(left: float, top: float) -> MarkerFound:
    """A marker 40 pixels wide."""
    return MarkerFound(7, np.array([[0.0, 0.0], [40.0, 0.0], [40.0, 40.0], [0.0, 40.0]]) + np.array([left, top]))


def test_a_marker_of_no_mat_is_crossed_out_and_one_of_a_mat_is_not() -> None:
    drawn = draw_aim(WHITE, Aim((), ((0, MAT),), (marker(60, 60), marker(300, 60)), None))
    assert drawn[80, 80].tolist() == [255, 255, 255], "nothing lies over a marker of a mat"
    assert drawn[60, 80].tolist() == list(SEEN)
    assert drawn[80, 320].tolist() == list(UNSURE)
    assert drawn[60, 320].tolist() == list(UNSURE)
    assert (WHITE == 255).all(), "the picture itself stays as it was"


def test_what_keeps_the_camera_from_a_picture_stands_above_all() -> None:
    there = SourceStatus("working", Message("camera.none"), False)
    text = texts_in("en")
    trouble = Message("camera.none")
    assert aim_json(AimShown(1, there, None, b"", trouble), text)["verdict"] == text.say(trouble)
    assert aim_json(AimShown(1, there, None, b"", None), text)["verdict"] == text("aim.page_waiting")
