"""Mats are found to a fraction of a pixel, by any two of their markers, whatever else looks like one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import cv2
import numpy as np
import pytest
from hypothesis import given
from hypothesis import settings as effort
from hypothesis import strategies as st

from companion.settings.loading import load_settings
from vision.geometry.camera_model import CameraModel
from vision.geometry.mat_pose import MatPose
from vision.geometry.mat_view import MatView, mat_view
from vision.markers.detection import MarkerFound, find_markers
from vision.markers.poses import MatFound, find_mats
from vision.message import Message
from vision.settings.stages import VisionSettings

pytestmark = pytest.mark.slow

if TYPE_CHECKING:
    from tests.vision.conftest import Photo

CAMERA = CameraModel(
    1640, 1232, ((1357.0, 0.0, 836.0), (0.0, 1357.0, 630.0), (0.0, 0.0, 1.0)), (0.002, -0.007, 0.0, 0.0, 0.0)
)
SHIPPED = load_settings().vision_settings()
TABLE = [(x, y, z) for x in (60.0, 210.0, 360.0) for y in (60.0, 150.0, 240.0) for z in (0.0, 60.0)]


def pose_over(azimuth_deg: float, elevation_deg: float, distance_mm: float) -> MatPose:
    """A camera that looks at the middle of a seat mat."""
    azimuth, elevation = np.radians([azimuth_deg, elevation_deg])
    away = np.array([np.sin(azimuth) * np.cos(elevation), np.cos(azimuth) * np.cos(elevation), -np.sin(elevation)])
    right = np.cross(away, [0.0, 0.0, 1.0])
    right /= np.linalg.norm(right)
    rotation = np.stack([right, np.cross(away, right), away])
    translation = np.array([0.0, 0.0, distance_mm]) - rotation @ np.array([210.0, 148.5, 0.0])
    r = rotation.tolist()
    return MatPose((tuple(r[0]), tuple(r[1]), tuple(r[2])), tuple(translation.tolist()))


def markers_of(view: MatView, seat: int, noise_px: float = 0.0, seed: int = 0) -> list[MarkerFound]:
    """What a perfect detector (but for noise) would find of a seat mat."""
    random = np.random.default_rng(seed)
    mat = SHIPPED.geometry.seat_mat
    half = mat.marker_side_mm / 2
    found = []
    for marker, (x, y) in mat.marker_centres_mm(seat).items():
        corners = [(x - half, y + half, 0), (x + half, y + half, 0), (x + half, y - half, 0), (x - half, y - half, 0)]
        pixels = view.project(corners) + random.normal(0, noise_px, (4, 2))
        found.append(MarkerFound(marker, pixels))
    return found


def found_with(markers: list[MarkerFound]) -> dict[int | str, MatFound]:
    mats, _ = find_mats(markers, CAMERA, SHIPPED.geometry, SHIPPED.stages.pose)
    return {mat.name: mat for mat in mats}


def off_by_px(mat: MatFound, truth: MatPose) -> float:
    """How far any point of the table is drawn from where it is."""
    apart = mat_view(mat.pose, CAMERA).project(TABLE) - mat_view(truth, CAMERA).project(TABLE)
    return float(np.abs(apart).max())


@effort(max_examples=40, deadline=None)
@given(st.floats(-170, 170), st.floats(33, 67), st.floats(400, 1000), st.sets(st.integers(0, 7), min_size=2))
def test_any_two_markers_give_the_pose(azimuth: float, elevation: float, distance: float, shown: set[int]) -> None:
    truth = pose_over(azimuth, elevation, distance)
    markers = [m for m in markers_of(mat_view(truth, CAMERA), 2) if m.marker - 16 in shown]
    found, hidden = find_mats(markers, CAMERA, SHIPPED.geometry, SHIPPED.stages.pose)
    if (
        not found and len(shown) == 2 and elevation < 35
    ):  # two side by side, right before the camera, may lean either way
        assert hidden[0].why == Message("reason.two_poses")
        return
    assert off_by_px(found[0], truth) < 0.05


@pytest.mark.parametrize(
    ("azimuth", "elevation", "distance", "shown"),
    [
        (0.0, 50.25, 620.5, range(8)),
        (90.0, 67.0, 530.0, (1, 7)),
        (90.0, 66.0, 760.0, (2, 5)),
        (-90.0, 66.0, 500.0, (1, 7)),
    ],
)
def test_a_look_exactly_along_the_mat_gives_the_pose_too(
    azimuth: float, elevation: float, distance: float, shown: Sequence[int]
) -> None:
    truth = pose_over(azimuth, elevation, distance)
    markers = [m for m in markers_of(mat_view(truth, CAMERA), 2) if m.marker - 16 in shown]
    assert off_by_px(found_with(markers)[2], truth) < 0.05


@effort(max_examples=25, deadline=None)
@given(st.floats(-60, 60), st.floats(35, 65), st.integers(0, 10_000))
def test_corner_noise_does_not_flip_a_mat_over(azimuth: float, elevation: float, seed: int) -> None:
    truth = pose_over(azimuth, elevation, 600)
    markers = markers_of(mat_view(truth, CAMERA), 0, noise_px=0.5, seed=seed)
    assert off_by_px(found_with(markers)[0], truth) < 3.0


def test_a_marker_that_disagrees_with_the_others_is_thrown_out() -> None:
    truth = pose_over(20, 50, 500)
    markers = markers_of(mat_view(truth, CAMERA), 1)
    clutter = MarkerFound(markers[3].marker, markers[3].corners_px + np.array([90.0, 40.0]))
    found = found_with([*markers[:3], clutter, *markers[4:]])[1]
    assert off_by_px(found, truth) < 0.05
    assert len(found.markers) == 7


def test_of_two_markers_with_one_id_the_true_one_counts() -> None:
    truth = pose_over(-30, 45, 500)
    markers = markers_of(mat_view(truth, CAMERA), 1)
    twin = MarkerFound(markers[0].marker, markers[0].corners_px[::-1] * 0.5)
    assert off_by_px(found_with([twin, *markers])[1], truth) < 0.05


def test_a_mat_with_one_marker_is_hidden_with_the_reason() -> None:
    markers = markers_of(mat_view(pose_over(0, 50, 500), CAMERA), 4)[:1]
    mats, hidden = find_mats(markers, CAMERA, SHIPPED.geometry, SHIPPED.stages.pose)
    assert mats == ()
    assert [h.seat for h in hidden] == [4]
    assert hidden[0].why == Message("reason.few_markers", {"shown": 1, "needed": 2})


def test_markers_that_all_disagree_give_no_mat() -> None:
    random = np.random.default_rng(3)
    flat = markers_of(mat_view(pose_over(0, 50, 500), CAMERA), 0)
    scattered = [MarkerFound(m.marker, m.corners_px + random.normal(0, 150, 2)) for m in flat]
    mats, hidden = find_mats(scattered, CAMERA, SHIPPED.geometry, SHIPPED.stages.pose)
    assert mats == ()
    assert hidden[0].why == Message("reason.mat_not_flat")


def test_every_mat_of_the_photos_is_found_where_truth_has_it(
    photos: tuple[Photo, ...], settings: VisionSettings
) -> None:
    for photo in photos:
        gray = np.asarray(cv2.cvtColor(photo.frame, cv2.COLOR_BGR2GRAY), dtype=np.uint8)
        mats, _ = find_mats(
            find_markers(gray, settings.geometry, settings.stages.pose),
            photo.camera,
            settings.geometry,
            settings.stages.pose,
        )
        assert {mat.name for mat in mats} == {mat["seat"] for mat in photo.truth["mats"]}, photo.name
        for mat in mats:
            truth = photo.mat(mat.name)
            there = mat_view(MatPose(truth["rotation"], truth["translation"]), photo.camera).project(TABLE[:10])
            here = mat_view(mat.pose, photo.camera).project(TABLE[:10])
            assert np.abs(here - there).max() < 1.0, (photo.name, mat.name)


@pytest.mark.parametrize("shape", [(40, 60), (600, 800)])
def test_a_picture_without_markers_has_none(shape: tuple[int, int], settings: VisionSettings) -> None:
    noise = np.random.default_rng(1).integers(0, 255, shape, dtype=np.uint8)
    assert find_markers(noise, settings.geometry, settings.stages.pose) == ()


def test_looking_nearer_only_where_markers_show_finds_what_looking_everywhere_does(
    photos: tuple[Photo, ...], settings: VisionSettings
) -> None:
    pose = settings.stages.pose
    everywhere = replace(pose, markers_enough=1000)
    for photo in photos:
        gray = np.asarray(cv2.cvtColor(photo.frame, cv2.COLOR_BGR2GRAY), dtype=np.uint8)
        near = {m.marker: m.corners_px for m in find_markers(gray, settings.geometry, pose)}
        whole = {m.marker: m.corners_px for m in find_markers(gray, settings.geometry, everywhere)}
        assert near.keys() == whole.keys(), photo.name
        for marker, corners_px in near.items():
            assert corners_px == pytest.approx(whole[marker], abs=0.01), (photo.name, marker)


def test_markers_too_small_for_the_quick_search_are_found_all_the_same(settings: VisionSettings) -> None:
    side_px, left, top = 20, 201, 301
    patterns = cv2.aruco.getPredefinedDictionary(getattr(cv2.aruco, settings.geometry.aruco_dictionary))
    picture = np.full((1232, 1640), 200, dtype=np.uint8)
    for marker in range(4):
        code = np.where(cv2.aruco.generateImageMarker(patterns, marker, 120) > 0, 200, 30).astype(np.uint8)
        small = cv2.resize(code, (side_px, side_px), interpolation=cv2.INTER_AREA)
        picture[top : top + side_px, left + 100 * marker : left + 100 * marker + side_px] = small
    found = find_markers(picture, settings.geometry, settings.stages.pose)
    assert sorted(m.marker for m in found) == [0, 1, 2, 3]
