"""Detects markers covered by paper or cloth: something pale, not a piece, lies where their black should be.

A piece that stands before a marker hides it, too; but pieces are wood of some colour, and rarely cover all of its
black. Whatever covers a marker may also hang in front of pieces, so the picture there is no evidence about walls.
"""

from __future__ import annotations

from typing import TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry.mat_view import MatView
from vision.geometry.picture import Rectangle
from vision.light.colours import Colour, classify, is_neutral, seat_colour
from vision.light.light_model import LightModel
from vision.markers.poses import MatFound
from vision.settings.stages import VisionSettings

Bgr: TypeAlias = NDArray[np.uint8]
Outline: TypeAlias = NDArray[np.float64]

_CODE_PX = 48  # size of the marker's rectified square


def covered_markers(
    frame_bgr: Bgr, view: MatView, light: LightModel, seat: int, found: MatFound, settings: VisionSettings
) -> tuple[Outline, ...]:
    """Outlines (4×2, pixels) of a seat mat's markers that should show, do not, and are covered by something pale.

    Args:
        frame_bgr: the picture (H×W×3).
        found: the mat, with the markers that show.
    """
    mat = settings.geometry.seat_mat
    shown = {marker.marker for marker in found.markers}
    height, width = frame_bgr.shape[:2]
    covered = []
    for marker, middle in mat.marker_centres_mm(seat).items():
        if marker in shown:
            continue
        outline = _square_px(view, middle, mat.marker_side_mm)
        if (outline < 1).any() or (outline > (width - 2, height - 2)).any():
            continue
        if _pale_share(frame_bgr, light, outline, marker, settings) >= settings.stages.covered_markers.least_pale:
            covered.append(outline)
    return tuple(covered)


def _square_px(view: MatView, middle_mm: tuple[float, float], side_mm: float) -> Outline:
    half = side_mm / 2
    corners = ((-half, half), (half, half), (half, -half), (-half, -half))
    return np.asarray(view.project([(middle_mm[0] + x, middle_mm[1] + y, 0.0) for x, y in corners]), dtype=np.float64)


def _pale_share(frame_bgr: Bgr, light: LightModel, outline: Outline, marker: int, settings: VisionSettings) -> float:
    """The share of the marker's printed black where paper seems to show."""
    left, top = np.floor(outline.min(axis=0)).astype(int)
    right, bottom = np.ceil(outline.max(axis=0)).astype(int) + 1
    relative = light.relative(frame_bgr, Rectangle(int(left), int(top), int(right), int(bottom)))
    straight = np.array([[0, 0], [_CODE_PX, 0], [_CODE_PX, _CODE_PX], [0, _CODE_PX]], dtype=np.float32)
    laid = cv2.getPerspectiveTransform((outline - (left, top)).astype(np.float32), straight)
    patch = np.asarray(cv2.warpPerspective(relative, laid, (_CODE_PX, _CODE_PX)), dtype=np.float32)
    patterns = cv2.aruco.getPredefinedDictionary(getattr(cv2.aruco, settings.geometry.aruco_dictionary))
    black = (cv2.aruco.generateImageMarker(patterns, marker, _CODE_PX) == 0).astype(np.uint8)
    edge_px = settings.stages.covered_markers.edge_px
    inner = cv2.erode(black, np.ones((edge_px, edge_px), dtype=np.uint8)) > 0
    classes = classify(patch, settings.palette, settings.stages.colours)
    pale: list[int] = [Colour.PAPER]
    for seat in range(len(settings.palette.seats)):
        if is_neutral(seat, settings.palette, settings.stages.colours)[1]:
            pale.append(seat_colour(seat))
    over_ink = patch.mean(axis=2) > settings.stages.covered_markers.over_ink * light.ink
    return float((np.isin(classes, pale) & over_ink)[inner].mean())
