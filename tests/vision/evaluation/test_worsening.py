"""Photos made worse keep the truth: what was where is where the worsened camera says."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from companion.settings.loading import load_settings
from tests.vision.observations import FLAT
from vision.evaluation.other_tables import OTHER_TABLES
from vision.evaluation.truth import MatTruth
from vision.evaluation.worsening import WORSENINGS, Shot, turned_180
from vision.geometry.camera_model import CameraModel
from vision.geometry.mat_view import mat_view

GEOMETRY = load_settings().geometry
CAMERA = CameraModel(
    640, 480, ((600.0, 0.0, 310.0), (0.0, 590.0, 250.0), (0.0, 0.0, 1.0)), (0.05, -0.02, 0.002, -0.003, 0.0)
)


def a_shot() -> Shot:
    frame = np.asarray(np.random.default_rng(1).integers(0, 256, (480, 640, 3)), dtype=np.uint8)
    mat = MatTruth(0, FLAT, {}, (), (), 0, ())
    return Shot(frame, CAMERA, (mat,), GEOMETRY)


def test_turning_twice_changes_nothing() -> None:
    twice = turned_180(turned_180(a_shot()))
    assert (twice.frame_bgr == a_shot().frame_bgr).all()
    assert twice.camera.matrix_array() == pytest.approx(CAMERA.matrix_array())
    assert twice.camera.dist == CAMERA.dist


def test_the_turned_camera_sees_each_point_where_the_turned_picture_has_it() -> None:
    point = np.array([[20.0, -30.0, 5.0]])
    turn = np.diag([-1.0, -1.0, 1.0])
    before = mat_view(FLAT, CAMERA)
    after = mat_view(FLAT, turned_180(a_shot()).camera)
    # Turning the picture turns the camera about its own axis.
    turned = after.__class__(
        FLAT, after.camera, turn @ before.rotation, turn @ before.translation, after.matrix, after.dist
    )
    (x, y), (u, v) = before.project(point)[0], turned.project(point)[0]
    assert (u, v) == pytest.approx((639 - x, 479 - y), abs=1e-6)


@pytest.mark.parametrize("name", sorted({**WORSENINGS, **OTHER_TABLES}))
def test_each_worsening_changes_the_picture_and_keeps_a_camera_of_its_size(name: str) -> None:
    before = a_shot()
    after = {**WORSENINGS, **OTHER_TABLES}[name](before)
    height, width = after.frame_bgr.shape[:2]
    assert (after.camera.width, after.camera.height) == (width, height)
    assert after.frame_bgr.shape != before.frame_bgr.shape or (after.frame_bgr != before.frame_bgr).any()


def test_a_fifth_of_the_markers_is_covered() -> None:
    shot = a_shot()
    wide = CameraModel(640, 480, ((500.0, 0.0, 320.0), (0.0, 500.0, 240.0), (0.0, 0.0, 1.0)), (0.0,) * 5)
    covered = WORSENINGS["cover20"](Shot(shot.frame_bgr, wide, shot.mats, GEOMETRY)).frame_bgr
    view = mat_view(FLAT, wide)
    centres = view.project([(x, y, 0.0) for x, y in GEOMETRY.seat_mat.marker_centres_mm(0).values()])
    grey = [tuple(covered[round(float(y)), round(float(x))]) == (120, 128, 135) for x, y in centres]
    assert sum(grey) == 2


def test_another_table_leaves_the_mats_as_they_were() -> None:
    shot = replace(a_shot(), camera=replace(CAMERA, dist=(0.0,) * 5))
    changed = (OTHER_TABLES["other-table"](shot).frame_bgr != shot.frame_bgr).any(axis=2)
    corner = mat_view(FLAT, shot.camera).project([(5.0, 5.0, 0.0), (210.0, 148.0, 0.0), (-60.0, -60.0, 0.0)])
    assert [bool(changed[round(float(y)), round(float(x))]) for x, y in corner] == [False, False, True]


def test_a_warm_lamp_takes_blue_and_leaves_red() -> None:
    grey = replace(a_shot(), frame_bgr=np.full((48, 64, 3), 180, np.uint8))
    blue, green, red = OTHER_TABLES["warm"](grey).frame_bgr[0, 0]
    assert blue < green < red == 180
