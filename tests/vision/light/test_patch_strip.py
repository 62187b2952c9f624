"""The patch strips beside a mat's markers tell how a camera mixes red into blue; a mat without strips is read as before."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from hardware.virtual.pictures.stand import aim_at_seat
from hardware.virtual.random_scenes import random_aim, random_scene
from tests.hardware.virtual.kit import hands, renderer, shipped
from tests.vision.conftest import Photo
from vision.evaluation.sweeps import with_crosstalk
from vision.evaluation.truth import MatTruth, photo_truth_from_json
from vision.evaluation.worsening import Shot
from vision.geometry.camera_model import CameraModel
from vision.geometry.mat_view import MatView, mat_view
from vision.light.crosstalk import crosstalk_on_patches
from vision.light.light_model import light_on_mat
from vision.light.patch_strip import patches_on_mat, printed_patches
from vision.markers.detection import find_markers
from vision.markers.poses import MatFound, find_mats
from vision.settings.stages import VisionSettings

# One worker renders each shot once.
pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("patch-strip")]

LAMPS = ("lamp", "overcast", "window")


def mats_in(
    frame: NDArray[np.uint8], camera: CameraModel, settings: VisionSettings
) -> tuple[tuple[MatFound, MatView], ...]:
    gray = np.asarray(cv2.cvtColor(frame, cv2.COLOR_BGR2GRAY), dtype=np.uint8)
    pose = settings.stages.pose
    found = find_mats(find_markers(gray, settings.geometry, pose), camera, settings.geometry, pose)[0]
    return tuple((mat, mat_view(mat.pose, camera)) for mat in found if mat.name != "market")


def patches_in(
    frame: NDArray[np.uint8], camera: CameraModel, settings: VisionSettings
) -> list[NDArray[np.float64] | None]:
    stages = settings.stages
    return [
        patches_on_mat(
            frame, view, light_on_mat(frame, view, mat.markers, stages.light), settings.geometry, stages.crosstalk
        )
        for mat, view in mats_in(frame, camera, settings)
    ]


@cache
def virtual_picture(seed: int) -> tuple[int, NDArray[np.uint8], CameraModel]:
    """A virtual table's picture of one seat's mat, with its camera; every lamp in turn."""
    geometry = shipped().geometry
    seat, camera = seed % geometry.seats, renderer(LAMPS[seed % len(LAMPS)])
    scene = random_scene(seat, hands(seed))
    aim = aim_at_seat(scene, seat, geometry, shipped().virtual_table.stand)
    assert aim is not None
    code = np.frombuffer(camera.jpeg(scene, random_aim(aim, Random(seed)), seed), np.uint8)
    frame = np.asarray(cv2.imdecode(code, cv2.IMREAD_COLOR), dtype=np.uint8)
    frame.flags.writeable = False
    return seat, frame, camera.camera


def virtual_shot(seed: int, settings: VisionSettings) -> Shot:
    """That picture with what is true of it."""
    seat, frame, camera = virtual_picture(seed)
    (one, *_) = mats_in(frame, camera, settings)
    truth = MatTruth(seat, one[0].pose, {}, (), (), 0, ())
    return Shot(frame, camera, (truth,), settings.geometry)


@pytest.mark.parametrize("seed", [0, *(pytest.param(more, marks=pytest.mark.long) for more in (1, 2))])
def test_the_patches_show_the_printed_colours_under_every_lamp(seed: int, settings: VisionSettings) -> None:
    shot = virtual_shot(seed, settings)
    (patches,) = patches_in(shot.frame_bgr, shot.camera, settings)
    assert patches is not None
    assert patches == pytest.approx(printed_patches(settings.geometry), abs=0.05)
    assert crosstalk_on_patches(patches, printed_patches(settings.geometry), settings.stages.crosstalk) == 0.0


@pytest.mark.parametrize(
    ("seed", "share"), [(0, 0.1), (2, 0.3), *(pytest.param(more, 0.2, marks=pytest.mark.long) for more in (1, 3))]
)
def test_the_red_patch_tells_how_much_red_shows_as_blue(seed: int, share: float, settings: VisionSettings) -> None:
    shot = with_crosstalk(virtual_shot(seed, settings), share)
    (patches,) = patches_in(shot.frame_bgr, shot.camera, settings)
    assert patches is not None
    found = crosstalk_on_patches(patches, printed_patches(settings.geometry), settings.stages.crosstalk)
    assert found == pytest.approx(share, abs=0.02)


def test_one_strip_that_shows_is_enough_and_none_tells_nothing(settings: VisionSettings) -> None:
    shot = virtual_shot(0, settings)
    ((_, view),) = mats_in(shot.frame_bgr, shot.camera, settings)
    covered = shot.frame_bgr.copy()
    told = []
    for patches in settings.geometry.patch_strip.strips_mm(settings.geometry.seat_mat):
        left, bottom, right, top = (*patches[0][:2], *patches[-1][2:])
        corners = np.array([(left, bottom, 0.0), (right, bottom, 0.0), (right, top, 0.0), (left, top, 0.0)])
        cv2.fillConvexPoly(covered, np.round(view.project(corners)).astype(np.int32), (120, 160, 200))
        told.append(patches_in(covered, shot.camera, settings)[0] is not None)
    assert told == [True, True, True, False]


def test_a_mat_printed_before_there_were_strips_has_none(photos: tuple[Photo, ...], settings: VisionSettings) -> None:
    for photo in photos:
        camera = photo_truth_from_json(photo.truth).camera
        assert all(patches is None for patches in patches_in(photo.frame, camera, settings)), photo.name


def test_a_set_without_strips_is_possible(settings: VisionSettings) -> None:
    shot = virtual_shot(0, settings)
    none = replace(settings.geometry, patch_strip=replace(settings.geometry.patch_strip, beside=()))
    assert patches_in(shot.frame_bgr, shot.camera, replace(settings, geometry=none)) == [None]


def test_a_set_with_fewer_markers_has_fewer_strips(settings: VisionSettings) -> None:
    strip, mat = settings.geometry.patch_strip, settings.geometry.seat_mat
    fewer = replace(mat, marker_xs_mm=(30.0, 390.0), markers_per_seat=4)
    assert len(strip.strips_mm(mat)) == 4
    assert len(strip.strips_mm(fewer)) == 2
    assert strip.strips_mm(replace(fewer, marker_xs_mm=())) == ()


@pytest.mark.parametrize("fade", [0.0, 0.15, 0.3])
@pytest.mark.parametrize(("share", "told"), [(0.0, 0.0), (0.03, 0.0), (0.1, 0.1), (0.3, 0.3), (0.5, 0.0)])
def test_a_pale_print_tells_the_same(fade: float, share: float, told: float, settings: VisionSettings) -> None:
    printed = printed_patches(settings.geometry)
    patches = fade + (1 - fade) * printed
    patches[:, 0] += share * (patches[:, 2] - patches[:, 0])
    assert crosstalk_on_patches(patches, printed, settings.stages.crosstalk) == pytest.approx(told, abs=0.01)
