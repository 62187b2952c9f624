"""Vision sees the printed mats: poses from photo-like looks at every paper's mat, and nothing on an empty one."""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from hardware.printing.layout.tiling import pages_for
from hardware.printing.mats import market_mat, seat_mat
from tests.hardware.printing.rendered import JOB, SETTINGS, Picture, each_with_one, glued, photo_of, rendered
from vision.calibration.intrinsics import default_camera
from vision.geometry.camera_model import CameraModel
from vision.geometry.table import SEAT_COLOURS
from vision.markers.detection import find_markers
from vision.markers.poses import find_mats
from vision.observe import observe
from vision.readings.reading import Hidden, Seen

pytestmark = pytest.mark.slow

DPI = 150
VISION = SETTINGS.vision_settings()
CAMERA: CameraModel = default_camera(66.0, (1640, 1232))


def look_at(
    width_mm: float, height_mm: float, elevation_deg: float, azimuth_deg: float, distance_mm: float
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Rotation and translation of a camera that looks at a sheet's middle."""
    up, around = math.radians(elevation_deg), math.radians(azimuth_deg)
    away = np.array([math.cos(up) * math.sin(around), -math.cos(up) * math.cos(around), math.sin(up)])
    right = np.array([math.cos(around), math.sin(around), 0.0])
    rotation = np.vstack([right, np.cross(-away, right), -away])
    middle = np.array([width_mm / 2, height_mm / 2, 0.0])
    return rotation, rotation @ -(middle + distance_mm * away)


def sheet_picture(name: str, paper: str, folder: Path) -> tuple[Picture, float, float]:
    sheet = market_mat(JOB) if name == "market" else seat_mat(int(name), JOB)
    pages = pages_for(sheet, paper, SETTINGS.printing)
    return glued(pages, rendered(pages, folder, DPI), DPI), sheet.width_mm, sheet.height_mm


@pytest.mark.parametrize(("name", "paper"), each_with_one(("0", "1", "2", "3", "4", "market")))
def test_the_pose_of_a_printed_mat_is_found(name: str, paper: str, tmp_path: Path) -> None:
    picture, width_mm, height_mm = sheet_picture(name, paper, tmp_path)
    for seed, (elevation_deg, azimuth_deg) in enumerate([(52, 8), (38, -50), (64, 140)]):
        true_rotation, true_translation = look_at(
            width_mm, height_mm, elevation_deg, azimuth_deg, 660 if name != "market" else 480
        )
        photo = photo_of(picture, width_mm, CAMERA, (true_rotation, true_translation), seed)
        gray = np.asarray(photo.mean(axis=2), dtype=np.uint8)
        mats, hidden = find_mats(
            find_markers(gray, VISION.geometry, VISION.stages.pose), CAMERA, VISION.geometry, VISION.stages.pose
        )
        assert not hidden
        (mat,) = mats
        assert str(mat.name) == name
        turned = true_rotation.T @ np.array(mat.pose.rotation)
        assert math.degrees(math.acos(min(1.0, (np.trace(turned) - 1) / 2))) < 0.25
        assert np.linalg.norm(np.array(mat.pose.translation) - true_translation) < 2.0
        assert len(mat.markers) == (4 if name == "market" else 8)


@pytest.mark.parametrize(("seat", "paper"), each_with_one(("0", "1", "2", "3", "4")))
def test_nothing_printed_is_taken_for_a_piece(seat: str, paper: str, tmp_path: Path) -> None:
    picture, width_mm, height_mm = sheet_picture(seat, paper, tmp_path)
    for seed, elevation_deg in enumerate([50.0, 40.0]):
        pose = look_at(width_mm, height_mm, elevation_deg, 12.0, 480.0)
        seen = observe(photo_of(picture, width_mm, CAMERA, pose, seed), CAMERA, VISION)
        (mat,) = seen.mats
        assert mat.tiles == ()
        assert mat.unsure_tiles == ()
        assert mat.shields == ()
        assert mat.pieces == ()
        assert not isinstance(mat.loose, Hidden)
        # Black and white stones are never promised to be absent: shadows and paper look like them.
        assert (mat.loose.value if isinstance(mat.loose, Seen) else mat.loose.best) == 0
        assert isinstance(mat.loose, Seen) == (SEAT_COLOURS[int(seat)] not in ("black", "white"))
