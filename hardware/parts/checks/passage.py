"""Measures the way through the exported tower: the largest ball that rolls from the top to the corner.

Where a ball around a die's corners passes, the die passes in any position, so dice cannot jam.
"""

from __future__ import annotations

import cv2
import numpy as np
import numpy.typing as npt

from hardware.parts.parameters import Parameters
from hardware.parts.slope import slope_of
from hardware.parts.tower import front_wall_bottom_mm, hook_top_mm

Floats = npt.NDArray[np.float64]

CELL_MM = 0.25


def widest_ball_mm(triangles: Floats, parameters: Parameters) -> float:
    """Diameter of the largest ball that passes, to a quarter of a millimetre.

    Between its sides the channel has the same shape everywhere, so the ball is taken in the plane half-way between
    them, and is no larger than the distance of the sides.

    Args:
        triangles: n × 3 × 3 (mm) of channel, cover and plate in the channel's frame.
    """
    tower, slope = parameters.tower, slope_of(parameters)
    cut = _cut(triangles, tower.channel_width_mm / 2)
    low, high = cut.reshape(-1, 2).min(axis=0) - 5.0, cut.reshape(-1, 2).max(axis=0) + 30.0
    size = np.ceil((high - low) / CELL_MM).astype(int)
    walls = np.full((size[1], size[0]), 255, dtype=np.uint8)
    for segment in cut:
        (y0, z0), (y1, z1) = np.round((segment - low) / CELL_MM).astype(int).tolist()
        cv2.line(walls, (y0, z0), (y1, z1), 0)
    # Block the space in front of the front wall, where the ball could come down outside.
    front = np.round((np.array([-tower.wall_mm / 2, front_wall_bottom_mm(parameters) + 1.0]) - low) / CELL_MM)
    walls[int(front[1]) :, : int(front[0])] = 0
    room = cv2.distanceTransform(walls, cv2.DIST_L2, cv2.DIST_MASK_PRECISE) * CELL_MM
    start = _cell((tower.channel_depth_mm / 2, tower.height_mm + 20.0), low)
    end = _cell(
        slope.point(parameters.well.split_mm - parameters.well.hook_mm, hook_top_mm(parameters) + tower.throat_mm / 2),
        low,
    )
    passes, fails = 0.0, float(min(room[start], room[end]))
    while fails - passes > CELL_MM / 4:
        middle = (passes + fails) / 2
        labels = cv2.connectedComponents((room >= middle).astype(np.uint8), connectivity=4)[1]
        joined = labels[start] != 0 and labels[start] == labels[end]
        passes, fails = (middle, fails) if joined else (passes, middle)
    return min(2 * passes, _width_mm(triangles, parameters))


def _cell(point: tuple[float, float], low: Floats) -> tuple[int, int]:
    column, row = np.round((np.array(point) - low) / CELL_MM).astype(int).tolist()
    return row, column


def _cut(triangles: Floats, x: float) -> Floats:
    """Where the triangles meet the plane ``x``, as segments in (y, z), n × 2 × 2."""
    segments = []
    for corners in triangles:
        side = corners[:, 0] - x
        ends = [
            corners[a, 1:] + (corners[b, 1:] - corners[a, 1:]) * side[a] / (side[a] - side[b])
            for a, b in ((0, 1), (1, 2), (2, 0))
            if (side[a] < 0) != (side[b] < 0)
        ]
        if len(ends) == 2:
            segments.append(ends)
    return np.array(segments)


def _width_mm(triangles: Floats, parameters: Parameters) -> float:
    """The distance between the sides, measured at the height of the wedges."""
    tower = parameters.tower
    eye = np.array([tower.channel_width_mm / 2, tower.channel_depth_mm / 2, tower.height_mm - 5.0])
    upright = np.ptp(triangles[..., 0], axis=1) < 1e-4
    above = triangles[..., 2].max(axis=1) > eye[2]  # excludes the facets of holes further down
    sides = triangles[upright & above][:, 0, 0] - eye[0]
    return float(sides[sides > 0].min() - sides[sides < 0].max())
