"""What is wrong with how a camera is aimed is found and told, each fault by itself, on a real photo made worse."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from companion.aiming.mat_names import mat_names, mats_called
from companion.settings.loading import load_settings
from companion.texts.files import PSEUDO
from tests.said import said
from vision.calibration.aiming import Aim, AimItem, aim_of
from vision.calibration.intrinsics import default_camera
from vision.geometry.camera_model import CameraModel

pytestmark = pytest.mark.slow

Picture = NDArray[np.uint8]

SETTINGS = load_settings()
PHOTO = np.asarray(cv2.imread(str(Path(__file__).parents[2] / "photos" / "dev_005.jpg")), dtype=np.uint8)
FOV_DEG = 62.5


CAMERA = default_camera(FOV_DEG, (PHOTO.shape[1], PHOTO.shape[0]))
AFAR = 0.42


def aim(picture: Picture, camera: CameraModel | None = CAMERA) -> Aim:
    names = mats_called(SETTINGS.geometry.seats)
    return aim_of(picture, camera, SETTINGS.geometry, SETTINGS.vision.pose, SETTINGS.vision.aiming, names)


def item(picture: Picture, name: str, camera: CameraModel = CAMERA) -> AimItem:
    (found,) = [item for item in aim(picture, camera).items if item.name == name]
    return found


def scaled(factor: float, picture: Picture) -> Picture:
    return np.asarray(np.clip(picture.astype(np.float32) * factor, 0, 255), dtype=np.uint8)


def from_one_side(picture: Picture) -> Picture:
    fall = np.linspace(1.0, 0.25, picture.shape[1], dtype=np.float32)[None, :, None]
    return np.asarray(picture * fall, dtype=np.uint8)


def veiled(picture: Picture) -> Picture:
    return np.asarray(np.clip(picture * 0.45 + 120.0, 0, 245), dtype=np.uint8)


def mirroring(picture: Picture) -> Picture:
    height, width = picture.shape[:2]
    return np.asarray(cv2.circle(picture.copy(), (width // 2, height // 2), 70, (255, 255, 255), -1), dtype=np.uint8)


def blurred(sigma: float, picture: Picture) -> Picture:
    return np.asarray(cv2.GaussianBlur(picture, (0, 0), sigma), dtype=np.uint8)


def without_its_right(picture: Picture, width_px: int) -> tuple[Picture, CameraModel]:
    """The picture of a camera that is turned too far to the left: its lens is the same."""
    return picture[:, :width_px], replace(CAMERA, width=width_px)


def test_a_well_aimed_camera_has_nothing_to_change() -> None:
    found = aim(PHOTO)
    assert found.worst() == "good"
    assert {item.name for item in found.items} == {
        "mats",
        "nearness",
        "angle",
        "sharpness",
        "light",
        "evenness",
        "glare",
    }
    assert all(item.advice is None and said(item.found) for item in found.items)


@pytest.mark.parametrize(
    ("fault", "name", "verdicts", "advice"),
    [
        pytest.param(partial(blurred, 2.2), "sharpness", {"poor"}, "focus", id="a little blurred"),
        pytest.param(partial(blurred, 3.6), "sharpness", {"bad"}, "focus", id="blurred"),
        pytest.param(partial(scaled, 0.35), "light", {"poor"}, "more light", id="dark"),
        pytest.param(partial(scaled, 0.15), "light", {"bad"}, "more light", id="darker"),
        pytest.param(partial(scaled, 1.6), "light", {"poor"}, "dim", id="overexposed"),
        pytest.param(veiled, "light", {"poor"}, "lens", id="veiled"),
        pytest.param(from_one_side, "evenness", {"poor"}, "lamp", id="light from one side"),
        pytest.param(mirroring, "glare", {"poor", "bad"}, "nothing reflects", id="a lamp mirrors"),
    ],
)
def test_each_fault_is_told_with_what_to_change(
    fault: Callable[[Picture], Picture], name: str, verdicts: set[str], advice: str
) -> None:
    found = item(fault(PHOTO), name)
    assert found.verdict in verdicts, found
    assert advice in said(found.advice)


def test_more_blur_never_looks_sharper() -> None:
    widths = [
        float(said(item(blurred(sigma, PHOTO), "sharpness").found).split()[2]) for sigma in (0.5, 1.0, 2.0, 3.0, 3.6)
    ]
    assert widths == sorted(widths)


def test_a_mat_from_afar_is_told_by_the_pixels_of_a_stone() -> None:
    small = np.asarray(cv2.resize(PHOTO, None, fx=AFAR, fy=AFAR, interpolation=cv2.INTER_AREA), dtype=np.uint8)
    found = item(small, "nearness", CAMERA.scaled_to(small.shape[1], small.shape[0]))
    assert found.verdict == "bad"
    assert "nearer" in said(found.advice)


@pytest.mark.parametrize(("width_px", "verdict"), [(1560, "poor"), (1250, "bad")])
def test_what_is_cut_off_is_told_with_its_side_and_paper_alone_is_no_disaster(width_px: int, verdict: str) -> None:
    found = item(*without_its_right(PHOTO, width_px)[:1], "mats", without_its_right(PHOTO, width_px)[1])
    assert found.verdict == verdict
    assert "right edge" in said(found.advice)


@pytest.mark.parametrize("picture", [np.zeros((48, 64, 3), np.uint8), np.full((600, 800, 3), 200, np.uint8)])
def test_a_picture_without_a_mat_says_so_and_nothing_else(picture: Picture) -> None:
    (only,) = aim(picture, default_camera(FOV_DEG, (picture.shape[1], picture.shape[0]))).items
    assert only.name == "mats"
    assert only.verdict == "bad"
    assert "raja print mats" in said(only.advice)


def test_outlines_are_those_of_the_mats_found() -> None:
    found = aim(PHOTO)
    ((name, outline),) = found.outlines
    assert name == 0
    assert outline.shape == (4, 2)
    corners = np.concatenate([marker.corners_px for marker in found.markers])
    assert all(cv2.pointPolygonTest(outline.astype(np.float32), (float(x), float(y)), False) > 0 for x, y in corners)


def test_without_a_calibration_the_same_is_found() -> None:
    guessed, calibrated = aim(PHOTO, None), aim(PHOTO)
    assert guessed.worst() == "good"
    assert [item.name for item in guessed.items] == [item.name for item in calibrated.items]
    assert np.abs(guessed.outlines[0][1] - calibrated.outlines[0][1]).max() < 10


def test_a_mat_is_called_by_its_colour_and_symbol() -> None:
    found = {item.name: said(item.found) for item in aim(PHOTO).items}
    seat = next(name for name, _ in aim(PHOTO).outlines if name != "market")
    called = mat_names(SETTINGS.geometry.seats)[seat]
    assert called in ("the green ▲ mat", "the purple ● mat", "the orange ◆ mat", "the black ■ mat", "the white ★ mat")
    assert called in found["mats"]
    assert called in found["nearness"]


def test_mats_beyond_the_coloured_ones_are_called_as_they_are_printed() -> None:
    assert mat_names(2) == ("the green ▲ mat", "the purple ● mat")
    assert mat_names(6)[4:] == ("the white ★ mat", "the seat 5 mat")


def test_what_is_found_and_advised_is_all_in_the_catalogue() -> None:
    dark = (PHOTO * 0.2).astype(PHOTO.dtype)
    for item_found in (*aim(PHOTO).items, *aim(dark).items, *aim(np.full_like(PHOTO, 200)).items):
        for message in (item_found.found, item_found.advice):
            assert not re.search("[A-Za-z]", said(message, PSEUDO)), message
