"""A mat seen from straight above, in colours relative to white paper: where flat things are read."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.light import LightModel, Linear
from vision.mat_view import MatView
from vision.resampling import stretched_mesh

MESH_PX = 16


@dataclass(frozen=True, slots=True)
class TopView:
    """A rectangle of the plane ``z = z_mm`` above a mat, rectified.

    Attributes:
        bgr: the picture's own colours (h×w×3, uint8), rows from the mat's top, columns from its left.
        relative: the same as linear BGR relative to white paper (h×w×3, float32).
        inside: true where the plane lies within the picture (h×w).
        z_mm: the plane's height.
    left_mm, top_mm: mat coordinates of the first pixel's outer corner.
        px_per_mm: scale.
    """

    bgr: NDArray[np.uint8]
    relative: Linear
    inside: NDArray[np.bool_]
    z_mm: float
    left_mm: float
    top_mm: float
    px_per_mm: float

    def window(self, bounds_mm: tuple[float, float, float, float]) -> tuple[slice, slice]:
        """Rows and columns of a rectangle (left, bottom, right, top) in the mat's millimetres, clipped."""
        left, bottom, right, top = bounds_mm
        rows, cols = self.inside.shape
        first_row, last_row = (round((self.top_mm - y) * self.px_per_mm) for y in (top, bottom))
        first_col, last_col = (round((x - self.left_mm) * self.px_per_mm) for x in (left, right))
        return slice(max(first_row, 0), min(last_row, rows)), slice(max(first_col, 0), min(last_col, cols))

    def to_mm(self, pixels: NDArray[np.float64]) -> NDArray[np.float64]:
        """Mat coordinates (N×2) of pixels (N×2, column and row) of this view."""
        x = self.left_mm + (pixels[:, 0] + 0.5) / self.px_per_mm
        y = self.top_mm - (pixels[:, 1] + 0.5) / self.px_per_mm
        return np.column_stack([x, y])


def top_view(
    frame_bgr: NDArray[np.uint8],
    view: MatView,
    light: LightModel,
    bounds_mm: tuple[float, float, float, float],
    z_mm: float,
    px_per_mm: float,
) -> TopView:
    """Rectify a rectangle (left, bottom, right, top) of the plane ``z = z_mm``, lens distortion taken out."""
    left, bottom, right, top = bounds_mm
    size = (round((right - left) * px_per_mm), round((top - bottom) * px_per_mm))

    def to_picture(columns: NDArray[np.float64], rows: NDArray[np.float64]) -> NDArray[np.float64]:
        x, y = left + (columns + 0.5) / px_per_mm, top - (rows + 0.5) / px_per_mm
        return view.project(np.column_stack([x, y, np.full(len(x), z_mm)]))

    map_x, map_y = stretched_mesh(to_picture, size, MESH_PX)
    bgr = np.asarray(cv2.remap(frame_bgr, map_x, map_y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE), np.uint8)
    relative = light.relative_at(bgr, map_x, map_y)
    height, width = frame_bgr.shape[:2]
    inside = (map_x >= 0) & (map_x <= width - 1) & (map_y >= 0) & (map_y <= height - 1)
    return TopView(bgr, relative, inside, z_mm, left, top, px_per_mm)
