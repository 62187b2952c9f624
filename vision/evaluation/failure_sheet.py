"""Failures as one picture to look at: a crop of each, with what is true and what was read."""

from __future__ import annotations

from collections.abc import Sequence
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
TEXT_HEIGHT_PX = 62
# How far above a tile the crop reaches: a tall tower's height.
TOP_MM = 90.0
VERDICT_BGR = {"wrong": (60, 60, 230), "asked": (40, 180, 230), "exact": (80, 180, 80)}


@dataclass(frozen=True, slots=True)
class Failure:
    """One failed claim with its crop (``CROP_SIZE_PX`` square)."""

    score: Score
    crop: Bgr


def failure_of(score: Score, truth: ImageTruth, frame_bgr: Bgr, geometry: TableGeometry) -> Failure:
    """Cut out where the claim was made: the city, else the mat, else the whole picture."""
    box = _place(score, truth, geometry)
    cut = frame_bgr if box is None else frame_bgr[box.top : box.bottom, box.left : box.right]
    scale = CROP_SIZE_PX / max(cut.shape[:2])
    interpolation = cv2.INTER_AREA if scale < 1 else cv2.INTER_CUBIC
    small = cv2.resize(cut, None, fx=scale, fy=scale, interpolation=interpolation)
    crop = np.full((CROP_SIZE_PX, CROP_SIZE_PX, 3), 24, dtype=np.uint8)
    height, width = min(small.shape[0], CROP_SIZE_PX), min(small.shape[1], CROP_SIZE_PX)
    crop[:height, :width] = small[:height, :width]
    return Failure(score, crop)


def failure_sheet(failures: Sequence[Failure], columns: int = 6) -> Bgr:
    """All failures side by side, the wrong ones first; one empty card where there are none."""
    ranked = sorted(failures, key=lambda f: (f.score.verdict != "wrong", f.score.quantity, f.score.file))
    cards = [_card(failure) for failure in ranked] or [_empty_card()]
    blank = np.full_like(cards[0], 24)
    rows = []
    for start in range(0, len(cards), columns):
        row = cards[start : start + columns]
        rows.append(np.hstack(row + [blank] * (min(columns, len(cards)) - len(row))))
    return np.asarray(np.vstack(rows), dtype=np.uint8)


def _place(score: Score, truth: ImageTruth, geometry: TableGeometry) -> Rectangle | None:
    mat = next((m for m in truth.mats if m.seat == score.seat), None)
    if mat is None:
        return None
    view = mat_view(mat.pose, truth.camera)
    if score.cell is not None:
        return view.box_px(geometry.seat_mat.cell_bounds_mm(score.cell), TOP_MM, margin_px=10)
    sheet = geometry.market_mat if mat.seat == "market" else geometry.seat_mat
    return view.box_px((0.0, 0.0, sheet.width_mm, sheet.height_mm), 0.0)


def _card(failure: Failure) -> Bgr:
    score = failure.score
    card = np.full((CROP_SIZE_PX + TEXT_HEIGHT_PX, CROP_SIZE_PX, 3), 24, dtype=np.uint8)
    card[:CROP_SIZE_PX] = failure.crop
    cv2.rectangle(card, (0, 0), (CROP_SIZE_PX - 1, CROP_SIZE_PX - 1), VERDICT_BGR[score.verdict], 2)
    where = "" if score.cell is None else f" r{score.cell[0]}c{score.cell[1]}"
    shown = "" if score.visible_share is None else f" {score.visible_share:.0%}"
    lines = (
        f"{score.file} seat {score.seat}{where}",
        f"{score.quantity}{shown}: {score.verdict}, true {score.truth}",
        f"read {score.read}",
    )
    for i, line in enumerate(lines):
        text = line.replace("–", "-").encode("ascii", "replace").decode()
        at = (4, CROP_SIZE_PX + 17 + 19 * i)
        cv2.putText(card, text[:46], at, cv2.FONT_HERSHEY_SIMPLEX, 0.4, (235, 235, 235), 1, cv2.LINE_AA)
    return card


def _empty_card() -> Bgr:
    card = np.full((CROP_SIZE_PX + TEXT_HEIGHT_PX, CROP_SIZE_PX, 3), 24, dtype=np.uint8)
    at = (20, CROP_SIZE_PX // 2)
    cv2.putText(card, "no failures", at, cv2.FONT_HERSHEY_SIMPLEX, 0.8, (235, 235, 235), 1, cv2.LINE_AA)
    return card
