"""Clips outlines to what a camera can see, in space and before they are projected.

A point behind a camera would project too, mirrored into the picture, and far beside the picture a lens model bends
back into it. Each outline is cut plane by plane (Sutherland & Hodgman 1974).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry.camera_model import CameraModel
from vision.geometry.mat_view import MatView

Floats: TypeAlias = NDArray[np.float64]

NEAR_MM = 20.0
"""Nothing nearer to the lens than this, or behind it, is drawn."""
_ROOM = 1.25
"""How much wider than the picture the kept field is, as a factor of its rays: soft shadows reach in from outside."""


@dataclass(frozen=True, slots=True)
class Frustum:
    """A camera's field of view: the inside of planes in its frame (n×4), where ``normal · point + offset >= 0``."""

    planes: Floats

    def heights_mm(self, points_mm: Floats) -> Floats:
        """How far points (k×3, the camera's frame) lie inside each plane (k×n), in units of its normal's length."""
        heights: Floats = points_mm @ self.planes[:, :3].T + self.planes[:, 3]
        return heights


def frustum_of(camera: CameraModel) -> Frustum:
    """A camera's field of view in front of it, with some margin around the picture."""
    across, down = np.arange(camera.width, step=camera.width / 16), np.arange(camera.height, step=camera.height / 16)
    right, bottom = camera.width - 1.0, camera.height - 1.0
    border = [(x, y) for x in (*across, right) for y in (0.0, bottom)] + [(x, y) for y in down for x in (0.0, right)]
    pixels = np.array(border, dtype=np.float64).reshape(-1, 1, 2)
    rays = cv2.undistortPoints(pixels, camera.matrix_array(), camera.dist_array()).reshape(-1, 2)
    (left, top), (right, bottom) = rays.min(axis=0) * _ROOM, rays.max(axis=0) * _ROOM
    return Frustum(
        np.array(
            [
                (0.0, 0.0, 1.0, -NEAR_MM),
                (1.0, 0.0, -left, 0.0),
                (-1.0, 0.0, right, 0.0),
                (0.0, 1.0, -top, 0.0),
                (0.0, -1.0, bottom, 0.0),
            ]
        )
    )


def in_sight(points_mm: Floats, view: MatView, frustum: Frustum) -> NDArray[np.bool_]:
    """Whether each point (k×3, the view's frame) lies in the frustum (k,)."""
    heights = frustum.heights_mm(points_mm @ view.rotation.T + view.translation)
    return np.asarray((heights >= 0).all(axis=1))


def clipped(outlines_mm: Sequence[Floats], view: MatView, frustum: Frustum) -> list[Floats]:
    """Clip outlines (k×3 each, the view's frame) to the frustum; an outline of which nothing is left has no corners
    (0×3).
    """
    if not outlines_mm:
        return []
    corners = np.vstack(list(outlines_mm))
    heights = frustum.heights_mm(corners @ view.rotation.T + view.translation)
    inside = heights >= 0
    starts = np.cumsum([0, *(len(outline) for outline in outlines_mm)])[:-1]
    whole: NDArray[np.bool_] = np.logical_and.reduceat(inside.all(axis=1), starts)
    gone: NDArray[np.bool_] = np.logical_not(np.logical_or.reduceat(inside, starts).all(axis=1))
    none = np.empty((0, 3))
    return [
        outline if whole[i] else none if gone[i] else _cut(outline, heights[starts[i] : starts[i] + len(outline)])
        for i, outline in enumerate(outlines_mm)
    ]


def _cut(outline_mm: Floats, heights_mm: Floats) -> Floats:
    """Cut an outline (k×3) by each plane in turn; ``heights_mm`` (k×n) tell how far inside each its corners lie."""
    # Heights above a plane are linear along an edge, so they are carried along as further coordinates.
    corners = np.column_stack([outline_mm, heights_mm])
    for plane in range(3, corners.shape[1]):
        kept = []
        for before, here in zip(np.roll(corners, 1, axis=0), corners, strict=True):
            if (before[plane] >= 0) != (here[plane] >= 0):
                kept.append(before + (here - before) * (before[plane] / (before[plane] - here[plane])))
            if here[plane] >= 0:
                kept.append(here)
        if len(kept) < 3:
            return np.empty((0, 3))
        corners = np.array(kept)
    cut: Floats = np.ascontiguousarray(corners[:, :3])
    return cut
