"""The veil of scattered light is told from the ink's own black by how dark the mat gets."""

from __future__ import annotations

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from companion.settings.loading import load_settings
from tests.vision.conftest import Photo
from vision.evaluation.sweeps import SWEEPS
from vision.evaluation.truth import photo_truth_from_json
from vision.evaluation.worsening import Shot
from vision.geometry.camera_model import CameraModel
from vision.geometry.mat_view import mat_view
from vision.light.light_model import LightModel, light_on_mat
from vision.light.veil import darkest_codes, veil_belief
from vision.markers.detection import find_markers
from vision.markers.poses import find_mats
from vision.settings.stages import VisionSettings

pytestmark = pytest.mark.slow

LIGHT = load_settings().vision_settings().stages.light


def believed(ink: float, darkest: tuple[float, float, float]) -> float:
    return veil_belief(np.full(3, ink), np.array(darkest), LIGHT).mean


@pytest.mark.parametrize("ink", [0.03, 0.08, 0.15, 0.25])
def test_dark_places_tell_that_grey_ink_is_no_veil(ink: float) -> None:
    assert believed(ink, (0.012, 0.01, 0.014)) < 0.012


@pytest.mark.parametrize("veil", [0.02, 0.05, 0.1])
@pytest.mark.parametrize("ink", [0.03, 0.06, 0.15])
def test_a_veil_is_found_whatever_the_ink(veil: float, ink: float) -> None:
    assert believed(ink + veil, (veil + 0.012, veil + 0.01, veil + 0.014)) == pytest.approx(veil, abs=0.015)


def test_the_channel_that_gets_darkest_bounds_the_veil() -> None:
    # No blue tile lies there, so that red has no dark place.
    assert believed(0.2, (0.011, 0.01, 0.19)) < 0.012


def test_an_empty_mat_leaves_open_what_is_ink_and_what_veil() -> None:
    told = veil_belief(np.full(3, 0.15), np.array([0.02, 0.02, 0.02]), LIGHT)
    open_still = veil_belief(np.full(3, 0.15), np.full(3, 0.15), LIGHT)
    breadth = [high - low for low, high in (told.within(0.9), open_still.within(0.9))]
    assert breadth[1] > 1.5 * breadth[0]
    assert 0.0 < open_still.mean < 0.15


@pytest.mark.parametrize("ink", [0.0, 0.0004, 0.9])
def test_any_black_has_a_belief(ink: float) -> None:
    belief = veil_belief(np.full(3, ink), np.zeros(3), LIGHT)
    assert belief.chances.sum() == pytest.approx(1.0)
    assert 0.0 <= belief.mean <= max(ink, 0.001)


def test_the_darkest_places_are_those_within_the_outline() -> None:
    frame = np.full((400, 600, 3), 200, np.uint8)
    frame[100:140, 100:200] = (30, 90, 60)
    frame[300:, 500:] = 0
    outline = np.array([[50.0, 50.0], [450.0, 50.0], [450.0, 280.0], [50.0, 280.0]])
    assert darkest_codes(frame, outline, LIGHT) == pytest.approx([30, 90, 60], abs=1)


def test_single_dark_pixels_are_noise() -> None:
    frame = np.full((800, 1640, 3), 200, np.uint8)
    frame[::40, ::40] = 0
    outline = np.array([[0.0, 0.0], [1639.0, 0.0], [1639.0, 799.0], [0.0, 799.0]])
    assert (darkest_codes(frame, outline, LIGHT) > 100).all()


def test_an_outline_that_leaves_the_picture_is_cut_there() -> None:
    frame = np.full((100, 100, 3), 120, np.uint8)
    outline = np.array([[-50.0, 20.0], [50.0, -20.0], [140.0, 150.0]])
    assert darkest_codes(frame, outline, LIGHT) == pytest.approx([120, 120, 120])


def light_of(frame: NDArray[np.uint8], camera: CameraModel, settings: VisionSettings) -> LightModel:
    gray = np.asarray(cv2.cvtColor(frame, cv2.COLOR_BGR2GRAY), dtype=np.uint8)
    pose = settings.stages.pose
    found, _ = find_mats(find_markers(gray, settings.geometry, pose), camera, settings.geometry, pose)
    mat = next(mat for mat in found if mat.name != "market")
    return light_on_mat(frame, mat_view(mat.pose, camera), mat.markers, settings.stages.light)


@pytest.mark.parametrize("name", ["dev_000.jpg", "dev_008.jpg"])
def test_markers_printed_in_grey_ink_leave_the_light_as_it_is(
    photos: tuple[Photo, ...], settings: VisionSettings, name: str
) -> None:
    photo = next(photo for photo in photos if photo.name == name)
    shot = Shot(photo.frame, photo.camera, photo_truth_from_json(photo.truth).mats, settings.geometry)
    grey = SWEEPS["ink"].at(0.15)(shot)
    before, after = (light_of(each.frame_bgr, photo.camera, settings) for each in (shot, grey))
    assert after.black == pytest.approx(before.black, abs=0.012)


@pytest.mark.parametrize("name", ["dev_000.jpg", "dev_008.jpg"])
def test_a_veil_is_taken_off_again(photos: tuple[Photo, ...], settings: VisionSettings, name: str) -> None:
    photo = next(photo for photo in photos if photo.name == name)
    shot = Shot(photo.frame, photo.camera, photo_truth_from_json(photo.truth).mats, settings.geometry)
    veiled = SWEEPS["veil"].at(0.1)(shot)
    before, after = (light_of(each.frame_bgr, photo.camera, settings) for each in (shot, veiled))
    added = (after.black - before.black / 1.1) / np.median(after.white.reshape(-1, 3), axis=0)
    assert added == pytest.approx(0.1 / 1.1, abs=0.02)
