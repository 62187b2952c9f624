"""Patches of one colour in the view from above: where their foot stands and how much they cover."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.mat_view import MatView
from vision.top_view import TopView

NEAR_MM = 8.0  # this much of a patch, nearest to the camera, is taken for what touches the ground

STRIDE = 2


@dataclass(frozen=True, slots=True)
class Patch:
    """A connected patch, as laid down on the plane of the view.

    Attributes:
        area_mm2: what it covers.
        length_mm: the longer side of the smallest rectangle around it.
        foot_mm: the middle of its part nearest to the camera, moved ``NEAR_MM / 2`` away from it.
    """

    area_mm2: float
    length_mm: float
    foot_mm: tuple[float, float]


def patches_of(above: TopView, mask: NDArray[np.bool_], view: MatView, least_mm2: float) -> tuple[Patch, ...]:
    """The patches of a mask (h×w) that cover at least ``least_mm2``."""
    # Every second pixel is enough for pieces of a centimetre.
    scale = above.px_per_mm / STRIDE
    coarse = np.ascontiguousarray(mask[::STRIDE, ::STRIDE], dtype=np.uint8)
    closed = cv2.morphologyEx(coarse, cv2.MORPH_CLOSE, np.ones((3, 3), np.uint8))
    opened = cv2.morphologyEx(closed, cv2.MORPH_OPEN, np.ones((2, 2), np.uint8))
    count, labels, stats, _ = cv2.connectedComponentsWithStats(opened)
    eye = view.eye_mm()
    found = []
    for label in range(1, count):
        left, top, width, height, area = (int(v) for v in stats[label])
        if area < least_mm2 * scale**2:
            continue
        rows, cols = np.nonzero(labels[top : top + height, left : left + width] == label)
        points = above.to_mm((np.column_stack([cols + left, rows + top]) * STRIDE).astype(np.float64))
        to_eye = eye[:2] - points.mean(axis=0)
        to_eye = to_eye / max(float(np.hypot(*to_eye)), 1e-6)
        nearness = points @ to_eye
        touching = points[nearness > nearness.max() - NEAR_MM]
        foot = touching.mean(axis=0)
        length = max(cv2.minAreaRect(points.astype(np.float32))[1])
        found.append(Patch(area / scale**2, float(length), (float(foot[0]), float(foot[1]))))
    return tuple(found)
