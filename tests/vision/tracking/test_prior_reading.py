"""Old readings hold where the picture did not change, and only there."""

from __future__ import annotations

from dataclasses import replace

import cv2
import numpy as np
import pytest

from companion.settings.loading import load_settings
from tests.vision.observations import FLAT, city, table
from vision.geometry.camera_model import CameraModel
from vision.geometry.mat_pose import MatPose
from vision.geometry.mat_view import mat_view
from vision.readings.observation import TableObservation
from vision.readings.reading import Seen
from vision.tracking.picture_change import Difference
from vision.tracking.prior_reading import Known, cells_to_read, keep_unchanged, moved, sheet_changed

SETTINGS = load_settings()
CAMERA = CameraModel(640, 480, ((600.0, 0.0, 320.0), (0.0, 600.0, 240.0), (0.0, 0.0, 1.0)), (0.0,) * 5)


def kept(before: TableObservation, now: TableObservation, *changed_mm: tuple[float, float]) -> TableObservation:
    """With the picture changed in a patch around each of some points of the mat."""
    mask = np.zeros((480, 640), dtype=np.uint8)
    for x, y in changed_mm:
        left, top = mat_view(FLAT, CAMERA).project([(x, y, 0.0)])[0]
        cv2.circle(mask, (round(float(left)), round(float(top))), 5, 255, -1)
    changed = Difference(mask, 1.0, int(cv2.countNonZero(mask)))
    return keep_unchanged(before, now, changed, CAMERA, SETTINGS.geometry, SETTINGS.vision.tracker)


def shifted(mm: float) -> MatPose:
    x, y, z = FLAT.translation
    return replace(FLAT, translation=(x + mm, y, z))


@pytest.mark.parametrize(("mm", "expected"), [(0.0, False), (1.0, False), (4.0, True)])
def test_a_mat_has_moved_if_it_lies_elsewhere_by_more_than_the_poses_own_noise(mm: float, expected: bool) -> None:
    assert moved(FLAT, shifted(mm), 2.5) is expected


def test_a_turned_mat_has_moved() -> None:
    turned = replace(FLAT, rotation=((1.0, 0.02, 0.0), (0.02, -1.0, 0.0), (0.0, 0.0, -1.0)))
    assert moved(FLAT, turned, 2.5)


def test_without_a_change_everything_stays() -> None:
    before = table(city(stones=4), loose=1)
    assert kept(before, table(city(stones=5), loose=0)).mats == before.mats


def test_a_change_on_one_tile_lets_only_that_tile_be_read_anew() -> None:
    before = table(city((0, 0), stones=2), city((1, 3), stones=4))
    now = table(city((0, 0), stones=3), city((1, 3), stones=5))
    there = SETTINGS.geometry.seat_mat.cell_centre_mm((1, 3))
    cities = kept(before, now, there).mats[0].cities
    assert [c.wall.stones for c in cities] == [Seen(2), Seen(5)]


def test_a_bumped_mat_is_read_anew_as_a_whole() -> None:
    now = table(city(stones=5), pose=shifted(8.0))
    assert kept(table(city(stones=4)), now).mats == now.mats


def known(before: TableObservation, *changed_mm: tuple[float, float, float]) -> Known:
    """With the picture changed in a patch around each of some points (x, y, z) over the mat."""
    mask = np.zeros((480, 640), dtype=np.uint8)
    for point in changed_mm:
        left, top = mat_view(FLAT, CAMERA).project([point])[0]
        cv2.circle(mask, (round(float(left)), round(float(top))), 5, 255, -1)
    return Known(before, Difference(mask, 1.0, int(cv2.countNonZero(mask))))


def to_read(known: Known, pose: MatPose = FLAT) -> frozenset[tuple[int, int]] | None:
    return cells_to_read(known, 0, pose, CAMERA, SETTINGS.geometry, SETTINGS.vision.tracker)


@pytest.mark.parametrize("cell", [(0, 0), (1, 3), (2, 4)])
def test_only_cells_that_changed_are_to_be_read(cell: tuple[int, int]) -> None:
    before = table(city((0, 0), stones=2), city((1, 3), stones=4))
    x, y = SETTINGS.geometry.seat_mat.cell_centre_mm(cell)
    assert to_read(known(before, (x, y, 0.0))) == frozenset({cell})


def test_without_a_change_nothing_is_to_be_read() -> None:
    still = known(table(city(stones=4)))
    assert to_read(still) == frozenset()
    assert not sheet_changed(still, FLAT, CAMERA, SETTINGS.geometry, SETTINGS.vision.tracker)


def test_a_stone_put_on_top_is_a_change_of_its_tile() -> None:
    x, y = SETTINGS.geometry.seat_mat.cell_centre_mm((0, 0))
    tower = known(table(city((0, 0), stones=5, width=1)), (x, y, 57.0))
    assert (0, 0) in (to_read(tower) or ())


def test_of_a_bumped_or_unknown_mat_all_is_to_be_read() -> None:
    assert to_read(known(table(city(stones=4))), shifted(8.0)) is None
    assert to_read(Known(replace(table(), mats=()), known(table()).changed)) is None
