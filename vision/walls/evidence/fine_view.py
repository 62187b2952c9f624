"""The wall network's raster of a tile: planes through the camera, at one scale wherever the camera stands."""

from __future__ import annotations

import numpy as np

from vision.walls.evidence.line_of_sight import LineOfSight, line_of_sight
from vision.walls.evidence.site import Site


def elevation_rad(site: Site) -> float:
    """The angle at which the camera looks down on the tile's middle."""
    left, bottom, right, top = site.settings.geometry.seat_mat.cell_bounds_mm(site.cell)
    eye = site.view.eye_mm()
    away = np.hypot((left + right) / 2 - eye[0], (bottom + top) / 2 - eye[1])
    return float(np.arctan2(eye[2] - site.surface_z_mm, away))


def fine_sight(site: Site, tallest_mm: float, point_mm: float, margin_mm: float) -> LineOfSight:
    """A raster whose points lie ``point_mm`` apart across and along the camera's line of sight at the tile's middle."""
    return line_of_sight(site, tallest_mm, point_mm / np.sin(elevation_rad(site)), point_mm, margin_mm)
