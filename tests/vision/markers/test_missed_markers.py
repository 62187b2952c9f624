"""Markers looked for where a first pose says that they lie."""

from __future__ import annotations

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from companion.settings.loading import load_settings
from tests.vision.cards.card_photos import taken
from vision.cards.mat import card_mat_in
from vision.geometry.camera_model import CameraModel
from vision.geometry.mat_pose import MatPose
from vision.geometry.mat_view import mat_view
from vision.markers.detection import MarkerFound
from vision.markers.missed_markers import missed_markers
from vision.markers.poses import SheetFound

SETTINGS = load_settings()
OWN = SETTINGS.geometry.card_mat


@pytest.fixture(scope="module")
def photo() -> tuple[NDArray[np.uint8], CameraModel, SheetFound]:
    frame, camera, _ = taken([], SETTINGS, 8)
    gray = np.asarray(cv2.cvtColor(frame, cv2.COLOR_BGR2GRAY), np.uint8)
    found = card_mat_in(gray, camera, SETTINGS.geometry, SETTINGS.vision)
    assert isinstance(found, SheetFound)
    assert len(found.markers) == 4
    return gray, camera, found


def looked_for(gray: NDArray[np.uint8], camera: CameraModel, found: SheetFound) -> tuple[MarkerFound, ...]:
    geometry, stage = SETTINGS.geometry, SETTINGS.vision.missed_markers
    centres = OWN.marker_centres_mm()
    return missed_markers(gray, camera, found, centres, OWN.marker_side_mm, geometry.aruco_dictionary, stage)


def moved(pose: MatPose, mm: float) -> MatPose:
    x, y, z = pose.translation
    return MatPose(pose.rotation, (x + mm, y - mm, z))


def test_markers_the_pose_does_not_rest_on_are_found_though_it_is_off(
    photo: tuple[NDArray[np.uint8], CameraModel, SheetFound],
) -> None:
    gray, camera, whole = photo
    few = SheetFound(moved(whole.pose, 8.0), 0.3, whole.markers[:2])
    more = looked_for(gray, camera, few)
    assert {m.marker for m in (*more, *few.markers)} == {44, 45, 46, 47}
    true = mat_view(whole.pose, camera)
    centres = OWN.marker_centres_mm()
    for marker in more:
        middle = true.project([(*centres[marker.marker], 0.0)])[0]
        assert np.abs(marker.corners_px.mean(axis=0) - middle).max() < 2.0


def test_where_no_marker_lies_none_is_found(photo: tuple[NDArray[np.uint8], CameraModel, SheetFound]) -> None:
    gray, camera, whole = photo
    noise = np.random.default_rng(1).integers(90, 140, gray.shape).astype(np.uint8)
    assert looked_for(noise, camera, SheetFound(whole.pose, 0.3, whole.markers[:2])) == ()
    assert looked_for(gray, camera, whole) == ()
