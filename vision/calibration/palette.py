"""Learns the colours of a set from a photo: an empty seat mat with one stone of each seat's colour.

The stones stand in the top row, seat 0's in the left cell, seat 1's in the next, each near its cell's middle. Their top
faces lie as flat as the paper, so their colour relative to the paper's white is the wood's, whatever the lamp.
"""

from __future__ import annotations

from dataclasses import replace

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.errors import VisionError
from vision.geometry.camera_model import CameraModel
from vision.geometry.mat_view import MatView, mat_view
from vision.light.light_model import LightModel, light_on_mat
from vision.markers.detection import find_markers
from vision.markers.poses import find_mats
from vision.mats.top_view import TopView, top_view
from vision.settings.calibration import PalettePhotoSettings
from vision.settings.palette import Srgb
from vision.settings.stages import VisionSettings


class UnusablePalettePhoto(VisionError):
    """A photo from which colours cannot be learnt."""


def learn_seat_colours(frame_bgr: NDArray[np.uint8], camera: CameraModel, settings: VisionSettings) -> tuple[Srgb, ...]:
    """The sRGB colour of each seat's stone under neutral light, in order of the seats.

    Args:
        frame_bgr: the photo (H×W×3, uint8).

    Raises:
        UnusablePalettePhoto: ``palette.no_mat`` without a seat mat, ``palette.stones_alike`` if two seats' stones
            cannot be told apart: one is missing, or they stand in other cells.
    """
    height, width = frame_bgr.shape[:2]
    camera = camera.scaled_to(width, height)
    gray = np.asarray(cv2.cvtColor(frame_bgr, cv2.COLOR_BGR2GRAY), dtype=np.uint8)
    markers = find_markers(gray, settings.geometry, settings.stages.pose)
    mats, _ = find_mats(markers, camera, settings.geometry, settings.stages.pose)
    mat = next((m for m in mats if m.name != "market"), None)
    if mat is None:
        raise UnusablePalettePhoto(
            "palette.no_mat",
            "The photo shows no seat mat: lay one stone of each colour on an empty seat mat, its top row, and show the "
            "whole mat.",
        )
    view = mat_view(mat.pose, camera)
    own = settings.stages.light
    light = light_on_mat(frame_bgr, view, mat.markers, replace(own, dark_share=own.dark_share_learning))
    colours = tuple(_stone_colour(frame_bgr, view, light, seat, settings) for seat in range(settings.geometry.seats))
    _refuse_alike(colours, settings.stages.palette_photo.alike_codes)
    return colours


def palette_toml(colours: tuple[Srgb, ...]) -> str:
    """The colours as a settings file to be used on top of the shipped one."""
    rows = ", ".join("[" + ", ".join(str(channel) for channel in colour) + "]" for colour in colours)
    return f"# Learnt by `raja palette`; give it with `raja --settings FILE …`.\n[palette]\nseats = [{rows}]\n"


def _stone_colour(
    frame_bgr: NDArray[np.uint8], view: MatView, light: LightModel, seat: int, settings: VisionSettings
) -> Srgb:
    own, stone_mm = settings.stages.palette_photo, settings.geometry.pieces.stone_mm
    bounds = settings.geometry.seat_mat.cell_bounds_mm((0, seat))
    top = top_view(frame_bgr, view, light, bounds, stone_mm, own.px_per_mm)
    row, col = _face_middle(top, view, bounds, stone_mm, own)
    half = round(own.face_mm * own.px_per_mm / 2)
    face = top.relative[max(row - half, 0) : row + half + 1, max(col - half, 0) : col + half + 1]
    blue, green, red = np.clip(np.median(face.reshape(-1, 3), axis=0), 0.0, 1.0)
    return _srgb(red), _srgb(green), _srgb(blue)


def _face_middle(
    top: TopView,
    view: MatView,
    bounds_mm: tuple[float, float, float, float],
    stone_mm: float,
    own: PalettePhotoSettings,
) -> tuple[int, int]:
    """(row, column) of the middle of the top face; the cell's own middle where nothing differs from paper.

    In the view at the height of the tops, a stone's sides show nearer to the camera, so the top is the far end of the
    blob.
    """
    rows, cols = top.relative.shape[:2]
    middle = (rows // 2, cols // 2)
    unlike = np.abs(np.clip(top.relative, 0, 1.2) - 1).max(axis=2) > own.unlike_paper
    margin = round(own.margin_mm * own.px_per_mm)
    unlike[:margin] = unlike[-margin:] = False
    unlike[:, :margin] = unlike[:, -margin:] = False
    solid = cv2.morphologyEx(unlike.astype(np.uint8), cv2.MORPH_OPEN, np.ones((9, 9), np.uint8))
    count, labels, stats, _ = cv2.connectedComponentsWithStats(solid)
    if count < 2:
        return middle
    blob = labels == 1 + int(np.argmax(stats[1:, cv2.CC_STAT_AREA]))
    if blob.sum() < own.least_face_share * (stone_mm * own.px_per_mm) ** 2:
        return middle
    ys, xs = np.nonzero(blob)
    left, bottom, right, upper = bounds_mm
    eye = view.eye_mm()
    # Towards the camera, in the view's pixels: x to the right, y down.
    towards = np.array([eye[0] - (left + right) / 2, -(eye[1] - (bottom + upper) / 2)])
    towards /= max(float(np.linalg.norm(towards)), 1e-6)
    along = xs * towards[0] + ys * towards[1]
    across = -xs * towards[1] + ys * towards[0]
    # Half a face in from the far end, a little more as the stone may be turned.
    a = float(np.percentile(along, 1)) + 0.58 * stone_mm * own.px_per_mm
    c = float(np.median(across))
    return round(a * towards[1] + c * towards[0]), round(a * towards[0] - c * towards[1])


def _refuse_alike(colours: tuple[Srgb, ...], alike_codes: int) -> None:
    for i, one in enumerate(colours):
        for j in range(i + 1, len(colours)):
            if max(abs(a - b) for a, b in zip(one, colours[j], strict=True)) < alike_codes:
                raise UnusablePalettePhoto(
                    "palette.stones_alike",
                    f"The stones of seats {i} and {j} look alike ({one} and {colours[j]}): set one stone of each colour "
                    "in the top row's cells, seat 0's on the left, under an even light, and take the photo again.",
                    one=i,
                    other=j,
                    colours=f"{one}, {colours[j]}",
                )


def _srgb(linear: float) -> int:
    value = 12.92 * linear if linear <= 0.0031308 else 1.055 * linear ** (1 / 2.4) - 0.055
    return round(255 * float(value))
