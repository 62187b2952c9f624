"""A mat seen from straight above, in colours relative to white paper: where flat things are read."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vision.geometry.mat_view import MatView
from vision.geometry.resampling import Map, mesh_nodes, sampled, stretched
from vision.light.light_model import LightModel, Linear

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
        scale = self.px_per_mm
        first_row, last_row = round((self.top_mm - top) * scale), round((self.top_mm - bottom) * scale)
        first_col, last_col = round((left - self.left_mm) * scale), round((right - self.left_mm) * scale)
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
    columns, rows = mesh_nodes(size, MESH_PX)
    x, y = left + (columns + 0.5) / px_per_mm, top - (rows + 0.5) / px_per_mm
    nodes = view.project(np.column_stack([x, y, np.full(len(x), z_mm)]))
    places = stretched(nodes, size, MESH_PX)
    bgr = sampled(frame_bgr, places)
    relative = light.relative_at(bgr, places[..., 0], places[..., 1])
    return TopView(bgr, relative, _inside(frame_bgr, nodes, places), z_mm, left, top, px_per_mm)


def _inside(frame_bgr: NDArray[np.uint8], nodes: NDArray[np.float64], places: Map) -> NDArray[np.bool_]:
    """Which places of a view (h×w×2) lie within the picture; quick if all its nodes (N×2) do."""
    last = np.array(frame_bgr.shape[1::-1]) - 1
    if ((nodes >= 0) & (nodes <= last)).all():
        return np.ones(places.shape[:2], dtype=bool)
    return np.asarray(((places >= 0) & (places <= last)).all(axis=2), dtype=np.bool_)
