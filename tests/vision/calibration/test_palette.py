"""The stones' colours are learnt relative to the paper, whatever the lamp."""

from __future__ import annotations

import tomllib
from dataclasses import replace

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from companion.settings.loading import load_settings
from vision.calibration.palette import UnusablePalettePhoto, learn_seat_colours, palette_toml
from vision.geometry.camera_model import CameraModel
from vision.geometry.mat_pose import MatPose
from vision.geometry.mat_view import MatView, mat_view

pytestmark = pytest.mark.slow

SETTINGS = load_settings().vision_settings()
CAMERA = CameraModel(1640, 1232, ((1300.0, 0.0, 820.0), (0.0, 1300.0, 616.0), (0.0, 0.0, 1.0)), (0.0,) * 5)
# Looked down at under 50°, the mat's middle in the picture's middle.
C, S = float(np.cos(np.radians(40))), float(np.sin(np.radians(40)))
POSE = MatPose(((1.0, 0.0, 0.0), (0.0, -C, -S), (0.0, S, -C)), (-210.0, 148.5 * C, 560.0 - 148.5 * S))
SHEET_PX_PER_MM = 4


def linear(srgb: tuple[int, int, int]) -> NDArray[np.float64]:
    """Linear BGR 0..1."""
    rgb = np.array(srgb) / 255
    light = np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)
    reversed_: NDArray[np.float64] = light[::-1]
    return reversed_


def a_sheet() -> NDArray[np.float64]:
    """Seat 0's mat, printed: linear reflectance."""
    g, scale = SETTINGS.geometry.seat_mat, SHEET_PX_PER_MM
    sheet = np.ones((round(g.height_mm * scale), round(g.width_mm * scale), 3))
    dictionary = cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_4X4_50)
    side = round(g.marker_side_mm * scale)
    for number, (x, y) in g.marker_centres_mm(0).items():
        marker = cv2.aruco.generateImageMarker(dictionary, number, side)
        left, top = round((x - g.marker_side_mm / 2) * scale), round((g.height_mm - y - g.marker_side_mm / 2) * scale)
        sheet[top : top + side, left : left + side] = np.where(marker > 0, 1.0, 0.03)[:, :, None]
    return sheet


def photo(colours: tuple[tuple[int, int, int], ...], lamp: tuple[float, float, float]) -> NDArray[np.uint8]:
    """A rendered photo of the mat with a stone of each colour in its top row, under a lamp (linear BGR)."""
    view = mat_view(POSE, CAMERA)
    sheet, g = a_sheet(), SETTINGS.geometry.seat_mat
    corners = view.project([(0, g.height_mm, 0), (g.width_mm, g.height_mm, 0), (g.width_mm, 0, 0), (0, 0, 0)])
    height, width = sheet.shape[:2]
    source = np.array([(0, 0), (width, 0), (width, height), (0, height)], dtype=np.float32) - 0.5
    warp = cv2.getPerspectiveTransform(source, corners.astype(np.float32))
    surroundings = (0.2, 0.2, 0.2)
    warped = cv2.warpPerspective(
        sheet, warp, (CAMERA.width, CAMERA.height), flags=cv2.INTER_AREA, borderValue=surroundings
    )
    scene: NDArray[np.float64] = np.array(warped, dtype=np.float64)
    for seat, colour in enumerate(colours):
        x, y = g.cell_centre_mm((0, seat))
        draw_stone(scene, view, x + seat - 2, y + 2 - seat, 9.0 * seat, linear(colour))
    lit = np.clip(scene * np.array(lamp), 0, 1)
    srgb = np.where(lit <= 0.0031308, 12.92 * lit, 1.055 * lit ** (1 / 2.4) - 0.055)
    return np.asarray(np.round(cv2.GaussianBlur(srgb * 255, (0, 0), 0.7)), dtype=np.uint8)


def draw_stone(
    scene: NDArray[np.float64], view: MatView, x_mm: float, y_mm: float, yaw_deg: float, reflects: NDArray[np.float64]
) -> None:
    turn = np.radians(yaw_deg)
    ring = [
        (5 * np.cos(turn + np.pi / 4 + i * np.pi / 2) * 2**0.5, 5 * np.sin(turn + np.pi / 4 + i * np.pi / 2) * 2**0.5)
        for i in range(4)
    ]
    low = view.project([(x_mm + a, y_mm + b, 0.0) for a, b in ring])
    top = view.project([(x_mm + a, y_mm + b, 10.0) for a, b in ring])
    hull = cv2.convexHull(np.round(np.vstack([low, top])).astype(np.int32))
    cv2.fillConvexPoly(scene, hull, tuple(0.55 * reflects))
    cv2.fillConvexPoly(scene, np.round(top).astype(np.int32), tuple(reflects))


@pytest.mark.parametrize("lamp", [(0.8, 0.8, 0.8), (0.35, 0.6, 0.8), (0.25, 0.25, 0.25)], ids=["white", "warm", "dim"])
def test_each_stones_colour_is_learnt_under_any_lamp(lamp: tuple[float, float, float]) -> None:
    colours = ((30, 140, 60), (120, 40, 120), (230, 130, 30), (45, 45, 45), (225, 220, 200))
    learnt = learn_seat_colours(photo(colours, lamp), CAMERA, SETTINGS)
    assert np.abs(np.array(learnt) - np.array(colours)).max() <= 14


def test_what_is_learnt_can_be_laid_over_the_settings(tmp_path_factory: pytest.TempPathFactory) -> None:
    colours = ((30, 140, 60), (120, 40, 120), (230, 130, 30), (45, 45, 45), (225, 220, 200))
    file = tmp_path_factory.mktemp("palette") / "palette.toml"
    file.write_text(palette_toml(colours), encoding="utf-8")
    assert load_settings(file).palette == replace(SETTINGS.palette, seats=colours)
    assert list(tomllib.loads(file.read_text(encoding="utf-8"))) == ["palette"]


def test_a_missing_stone_is_told() -> None:
    paper = (255, 255, 255)
    with pytest.raises(UnusablePalettePhoto, match="one stone of each"):
        learn_seat_colours(
            photo(((30, 140, 60), paper, (230, 130, 30), (45, 45, 45), paper), (0.8,) * 3), CAMERA, SETTINGS
        )


def test_a_photo_without_a_mat_is_told() -> None:
    with pytest.raises(UnusablePalettePhoto, match="no seat mat"):
        learn_seat_colours(np.full((1232, 1640, 3), 90, dtype=np.uint8), CAMERA, SETTINGS)
