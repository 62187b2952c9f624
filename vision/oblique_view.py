"""One tile seen along the camera's line of sight, at a fixed scale, with upright things upright.

A plain rectification lays standing pieces down. Here a tile's surroundings are resampled so that across is across,
away from the camera is up, and so is height: a standing piece has the same outline anywhere on the tile, given by
the angle at which the camera looks down on it. Looking for a piece of known shape is then a matter of sliding it.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import ArrayLike, NDArray

from vision.light import LightModel, Linear, linear_light
from vision.mat_view import MatView
from vision.resampling import stretched_mesh

MESH_PX = 16


@dataclass(frozen=True, slots=True)
class ObliqueView:
    """The surroundings of one tile along the line of sight.

    Attributes:
        relative: linear BGR relative to white paper (h×w×3, float32).
        elevation_rad: angle of the line of sight above the table.
        px_per_mm: scale across, and of heights times ``cos(elevation)``.
        middle_mm, right, away: the tile's middle, and the unit vectors on the mat that go right and up here.
        left_mm, top_mm: what the first pixel's outer corner is, along ``right`` and up.
    """

    relative: Linear
    elevation_rad: float
    px_per_mm: float
    middle_mm: NDArray[np.float64]
    right: NDArray[np.float64]
    away: NDArray[np.float64]
    left_mm: float
    top_mm: float

    def to_px(self, points_mm: ArrayLike, z_mm: float = 0.0) -> NDArray[np.float64]:
        """Pixels (N×2) of mat points (N×2) at a height."""
        offset = np.asarray(points_mm, dtype=np.float64).reshape(-1, 2) - self.middle_mm
        up = offset @ self.away * math.sin(self.elevation_rad) + z_mm * math.cos(self.elevation_rad)
        return np.column_stack([offset @ self.right - self.left_mm, self.top_mm - up]) * self.px_per_mm - 0.5

    def to_mm(self, pixels: ArrayLike, z_mm: float = 0.0) -> NDArray[np.float64]:
        """Mat points (N×2) at a height, of pixels (N×2)."""
        px = (np.asarray(pixels, dtype=np.float64).reshape(-1, 2) + 0.5) / self.px_per_mm
        across, up = px[:, 0] + self.left_mm, self.top_mm - px[:, 1]
        far = (up - z_mm * math.cos(self.elevation_rad)) / math.sin(self.elevation_rad)
        points: NDArray[np.float64] = self.middle_mm + across[:, None] * self.right + far[:, None] * self.away
        return points


def oblique_view(
    frame_bgr: NDArray[np.uint8],
    view: MatView,
    light: LightModel,
    bounds_mm: tuple[float, float, float, float],
    height_mm: float,
    margin_mm: float,
    px_per_mm: float,
) -> ObliqueView:
    """Look along the line of sight at a rectangle (left, bottom, right, top) and what stands up to ``height_mm`` on it."""
    left, bottom, right, top = bounds_mm
    middle = np.array([(left + right) / 2, (bottom + top) / 2])
    plane_mm = 0.4 * height_mm  # where the resampling is exact; above and below, perspective moves things a little
    sight = np.array([*middle, plane_mm]) - view.eye_mm()
    run = float(np.hypot(sight[0], sight[1]))
    away = sight[:2] / run if run > 1e-6 else np.array([0.0, 1.0])
    across = np.array([away[1], -away[0]])
    elevation = math.atan2(-float(sight[2]), run)
    corners = np.array([(x, y) for x in (left, right) for y in (bottom, top)]) - middle
    sides, depths = corners @ across, corners @ away * math.sin(elevation)
    low_u, high_u = float(sides.min()) - margin_mm, float(sides.max()) + margin_mm
    low_v = float(depths.min()) - margin_mm
    high_v = float(depths.max()) + height_mm * math.cos(elevation) + margin_mm
    size = (round((high_u - low_u) * px_per_mm), round((high_v - low_v) * px_per_mm))

    def to_picture(columns: NDArray[np.float64], rows: NDArray[np.float64]) -> NDArray[np.float64]:
        u, v = low_u + (columns + 0.5) / px_per_mm, high_v - (rows + 0.5) / px_per_mm
        far = (v - plane_mm * math.cos(elevation)) / math.sin(elevation)
        points = middle + u[:, None] * across + far[:, None] * away
        return view.project(np.column_stack([points, np.full(len(points), plane_mm)]))

    map_x, map_y = stretched_mesh(to_picture, size, MESH_PX)
    bgr = cv2.remap(frame_bgr, map_x, map_y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    relative = light.relative_at(linear_light(np.asarray(bgr, dtype=np.uint8)), map_x, map_y)
    return ObliqueView(relative, elevation, px_per_mm, middle, across, away, low_u, high_v)
