"""Where the card mat lies, on tables with which its narrow white rim merges."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from companion.settings.loading import load_settings
from tests.vision.cards.card_photos import taken
from vision.cards.mat import card_mat_in
from vision.geometry.camera_model import CameraModel
from vision.geometry.mat_pose import MatPose
from vision.geometry.mat_view import mat_view
from vision.markers.poses import SheetFound
from vision.message import Message

pytestmark = pytest.mark.slow

SETTINGS = load_settings()
MIDDLES = np.array([[x, y, 0.0] for x in (50.0, 148.0, 250.0) for y in (60.0, 210.0, 360.0)])


@pytest.mark.parametrize("photo", range(4))
def test_the_mat_lies_where_it_lies_to_a_millimetre_on_tables_as_dark_as_its_markers(photo: int) -> None:
    frame, camera, truth = taken([], SETTINGS, 20 + photo, kept=True)
    gray = np.asarray(cv2.cvtColor(frame, cv2.COLOR_BGR2GRAY), np.uint8)
    found = card_mat_in(gray, camera, SETTINGS.geometry, SETTINGS.vision)
    assert isinstance(found, SheetFound)
    rotation, translation = truth["card_mat"]["rotation"], truth["card_mat"]["translation"]
    true = mat_view(MatPose((tuple(rotation[0]), tuple(rotation[1]), tuple(rotation[2])), tuple(translation)), camera)
    said = mat_view(found.pose, camera).on_plane(true.project(MIDDLES))
    assert np.abs(said - MIDDLES[:, :2]).max() < 1.0


def test_a_picture_without_the_mat_has_none() -> None:
    camera = CameraModel(640, 480, ((600, 0, 320), (0, 600, 240), (0, 0, 1)), (0, 0, 0, 0, 0))
    assert card_mat_in(np.full((480, 640), 128, np.uint8), camera, SETTINGS.geometry, SETTINGS.vision) is None


def test_one_marker_alone_is_no_pose_and_says_so() -> None:
    frame, camera, _ = taken([], SETTINGS, 8)
    gray = np.asarray(cv2.cvtColor(frame, cv2.COLOR_BGR2GRAY), np.uint8)
    whole = card_mat_in(gray, camera, SETTINGS.geometry, SETTINGS.vision)
    assert isinstance(whole, SheetFound)
    for marker in whole.markers[1:]:
        left, top = marker.corners_px.min(axis=0).astype(int) - 8
        right, bottom = marker.corners_px.max(axis=0).astype(int) + 8
        gray[max(top, 0) : bottom, max(left, 0) : right] = 120
    told = card_mat_in(gray, camera, SETTINGS.geometry, SETTINGS.vision)
    assert told == Message("reason.few_markers", {"shown": 1, "needed": 2})
