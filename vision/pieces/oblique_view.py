"""One tile seen along the camera's line of sight, at a fixed scale, with upright things upright.

A plain rectification smears standing pieces along the ground. Here a tile's surroundings are resampled so that right
stays right, and both away from the camera and height point up. A standing piece then has the same outline anywhere on
the tile, given by the angle at which the camera looks down, and is found by sliding a template.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike, NDArray

from vision.geometry.mat_view import MatView
from vision.geometry.resampling import mesh_nodes, sampled, stretched
from vision.light.light_model import LightModel, Linear

MESH_PX = 16


@dataclass(frozen=True, slots=True)
class ObliqueView:
    """The surroundings of one place along the line of sight.

    Attributes:
        relative: linear BGR relative to white paper (h×w×3, float32).
        elevation_rad: angle of the line of sight above the table.
        px_per_mm: scale across, and of heights times ``cos(elevation)``.
        middle_mm, right, away: the middle, and the unit vectors on the mat that go right and up here.
        left_mm, top_mm: position of the first pixel's outer corner, along ``right`` and up.
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
        """Mat points (N×2) at a height for pixels (N×2)."""
        px = (np.asarray(pixels, dtype=np.float64).reshape(-1, 2) + 0.5) / self.px_per_mm
        across, up = px[:, 0] + self.left_mm, self.top_mm - px[:, 1]
        far = (up - z_mm * math.cos(self.elevation_rad)) / math.sin(self.elevation_rad)
        points: NDArray[np.float64] = self.middle_mm + across[:, None] * self.right + far[:, None] * self.away
        return points


@dataclass(frozen=True, slots=True)
class Canvas:
    """The extent of a view around its centre, in millimetres along the line of sight, and its scale."""

    half_width_mm: float
    above_mm: float
    below_mm: float
    px_per_mm: float


def oblique_view(
    frame_bgr: NDArray[np.uint8],
    view: MatView,
    light: LightModel,
    middle_mm: tuple[float, float],
    canvas: Canvas,
    plane_mm: float,
) -> ObliqueView:
    """Resample a place on the mat and what stands around it along the line of sight.

    Args:
        plane_mm: the height at which the resampling is exact; above and below, perspective shifts things a little.
    """
    scale = canvas.px_per_mm
    left, top = -canvas.half_width_mm, canvas.above_mm
    size = (round(2 * canvas.half_width_mm * scale), round((canvas.above_mm + canvas.below_mm) * scale))
    middle = np.array(middle_mm, dtype=np.float64)
    sight = np.array([*middle, plane_mm]) - view.eye_mm()
    run = float(np.hypot(sight[0], sight[1]))
    away = sight[:2] / run if run > 1e-6 else np.array([0.0, 1.0])
    across = np.array([away[1], -away[0]])
    elevation = math.atan2(-float(sight[2]), run)
    columns, rows = mesh_nodes(size, MESH_PX)
    u, v = left + (columns + 0.5) / scale, top - (rows + 0.5) / scale
    far = (v - plane_mm * math.cos(elevation)) / math.sin(elevation)
    nodes = np.full((len(u), 3), plane_mm)
    nodes[:, :2] = middle + u[:, None] * across + far[:, None] * away
    places = stretched(view.project(nodes), size, MESH_PX)
    relative = light.relative_at(sampled(frame_bgr, places), places[..., 0], places[..., 1])
    return ObliqueView(relative, elevation, scale, middle, across, away, left, top)
