"""Failures to look at, each with the part of the photo it concerns."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.evaluation.scoring import Score
from vision.evaluation.truth import ImageTruth
from vision.geometry.mat_view import mat_view
from vision.geometry.picture import Rectangle
from vision.geometry.table import TableGeometry

Bgr = NDArray[np.uint8]
CROP_SIZE_PX = 300
# How far above a tile the crop reaches: a tall tower's height.
TOP_MM = 90.0


@dataclass(frozen=True, slots=True)
class Failure:
    """One failed claim with its crop (``CROP_SIZE_PX`` square)."""

    score: Score
    crop: Bgr


def failure_of(score: Score, truth: ImageTruth, frame_bgr: Bgr, geometry: TableGeometry) -> Failure:
    """Crop the photo to where the claim was made: the city, else the mat, else the whole picture."""
    box = _place(score, truth, geometry)
    cut = frame_bgr if box is None else frame_bgr[box.top : box.bottom, box.left : box.right]
    scale = CROP_SIZE_PX / max(cut.shape[:2])
    interpolation = cv2.INTER_AREA if scale < 1 else cv2.INTER_CUBIC
    small = cv2.resize(cut, None, fx=scale, fy=scale, interpolation=interpolation)
    crop = np.full((CROP_SIZE_PX, CROP_SIZE_PX, 3), 24, dtype=np.uint8)
    height, width = min(small.shape[0], CROP_SIZE_PX), min(small.shape[1], CROP_SIZE_PX)
    crop[:height, :width] = small[:height, :width]
    return Failure(score, crop)


def _place(score: Score, truth: ImageTruth, geometry: TableGeometry) -> Rectangle | None:
    mat = next((m for m in truth.mats if m.seat == score.seat), None)
    if mat is None:
        return None
    view = mat_view(mat.pose, truth.camera)
    if score.cell is not None:
        return view.box_px(geometry.seat_mat.cell_bounds_mm(score.cell), TOP_MM, margin_px=10)
    sheet = geometry.market_mat if mat.seat == "market" else geometry.seat_mat
    return view.box_px((0.0, 0.0, sheet.width_mm, sheet.height_mm), 0.0)
