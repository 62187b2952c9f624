"""One tile unrolled along the lines of sight: every column of the raster is one vertical plane through the camera.

In such a plane an upright pole at ground distance d and of height h hides the ground from d to d·H/(H−h), H being the
camera's height above the ground. So anything upright covers, in each column, an interval that follows directly from its
footprint, and a hypothesis is scored with two look-ups in running sums.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.light.light_model import Linear
from vision.walls.evidence.site import Site

Floats: TypeAlias = NDArray[np.float64]
Mask: TypeAlias = NDArray[np.bool_]
FAR = 1e6  # means "this ray does not meet it"; millimetres
_COARSE = 8


@dataclass(frozen=True, slots=True)
class LineOfSight:
    """The raster's geometry; rows are ground distances from the camera's foot, columns are bearings.

    Attributes:
        eye_mm: the camera's foot on the mat (2,).
        height_mm: the camera above what the pieces stand on.
        bearings: angle of each column (m,), radians in the mat's frame.
        nearest_mm, step_mm, rows: ground distance of row 0, between rows, and how many.
    """

    eye_mm: Floats
    height_mm: float
    bearings: Floats
    nearest_mm: float
    step_mm: float
    rows: int

    def shade(self, height_mm: float | Floats) -> float | Floats:
        """The factor by which something of this height pushes a ray's ground distance outwards."""
        return self.height_mm / (self.height_mm - height_mm)

    def row_of(self, distance_mm: Floats) -> NDArray[np.int64]:
        """The running sum's row for a ground distance, held within the raster."""
        row = (distance_mm - self.nearest_mm) * (1.0 / self.step_mm) + 0.5
        held: NDArray[np.int64] = np.minimum(np.maximum(row, 0), self.rows).astype(np.int64)
        return held

    def part(self, rows: slice, columns: slice) -> LineOfSight:
        """A part of the raster; rows count from the first."""
        return replace(self, rows=rows.stop, bearings=self.bearings[columns])

    def in_steps(self, row_mm: float, bearing_rad: float) -> LineOfSight:
        """The same raster with other distances between its rows and columns."""
        bearings = np.arange(self.bearings[0], self.bearings[-1], bearing_rad)
        rows = int(self.rows * self.step_mm / row_mm) + 1
        return LineOfSight(self.eye_mm, self.height_mm, bearings, self.nearest_mm, row_mm, rows)

    def columns_showing(self, x_mm: float, y_mm: float, radius_mm: float) -> slice:
        """The columns in which something round at a place may show: none, or all if it may stand anywhere."""
        dx, dy = x_mm - float(self.eye_mm[0]), y_mm - float(self.eye_mm[1])
        reach, count = math.hypot(dx, dy), len(self.bearings)
        if reach <= radius_mm:
            return slice(0, count)
        first, spacing = float(self.bearings[0]), float(self.bearings[1] - self.bearings[0])
        middle = (math.atan2(dy, dx) - first + math.pi) % (2 * math.pi) - math.pi
        half = math.asin(radius_mm / reach)
        start = min(max(math.floor((middle - half) / spacing), 0), count)
        return slice(start, max(start, min(math.ceil((middle + half) / spacing) + 1, count)))

    def ground_mm(self) -> tuple[Floats, Floats]:
        """x and y (rows×m) of every raster point on the ground."""
        distance = (self.nearest_mm + self.step_mm * np.arange(self.rows))[:, None]
        return self.eye_mm[0] + distance * np.cos(self.bearings), self.eye_mm[1] + distance * np.sin(self.bearings)

    def covered(self, low_mm: Floats, high_mm: Floats) -> Mask:
        """Raster points (rows×m) between two ground distances per column; ``FAR`` where nothing is met."""
        rows = np.arange(self.rows)[:, None]
        met = low_mm < FAR / 2
        first = np.where(met, self.row_of(np.where(met, low_mm, 0.0)), self.rows + 1)
        last = np.where(met, self.row_of(np.where(met, high_mm, 0.0)), -1)
        inside: Mask = (rows >= first) & (rows < last)
        return inside


def line_of_sight(site: Site, tallest_mm: float, step_mm: float, columns_mm: float, margin_mm: float) -> LineOfSight:
    """The raster for one site: the whole tile, and behind it as far as the tallest piece hides the ground."""
    eye = site.view.eye_mm()
    height = float(eye[2]) - site.surface_z_mm
    left, bottom, right, top = site.settings.geometry.seat_mat.cell_bounds_mm(site.cell)
    xs, ys = (left - margin_mm, right + margin_mm), (bottom - margin_mm, top + margin_mm)
    corners = np.array([(x, y) for x in xs for y in ys]) - eye[:2]
    middle = np.array([(left + right) / 2, (bottom + top) / 2]) - eye[:2]
    straight = float(np.arctan2(middle[1], middle[0]))
    turn = (np.arctan2(corners[:, 1], corners[:, 0]) - straight + np.pi) % (2 * np.pi) - np.pi
    reach = np.hypot(corners[:, 0], corners[:, 1])
    nearest = float(reach.min()) - 2.0
    farthest = float(reach.max()) * height / (height - min(tallest_mm, 0.6 * height))
    bearings = straight + np.arange(turn.min(), turn.max(), columns_mm / float(np.hypot(middle[0], middle[1])))
    return LineOfSight(eye[:2], height, bearings, nearest, step_mm, int((farthest - nearest) / step_mm) + 1)


def relative_along(sight: LineOfSight, site: Site) -> tuple[Linear, Mask]:
    """Colour relative to white (rows×m×3, linear BGR) along the raster, smoothed, and which of it lies in the picture."""
    relative, inside = sharp_along(sight, site)
    return np.asarray(cv2.GaussianBlur(relative, (3, 3), 0), dtype=np.float32), inside


def sharp_along(sight: LineOfSight, site: Site) -> tuple[Linear, Mask]:
    """Like ``relative_along``, as sharp as the picture is."""
    columns = np.arange(0, len(sight.bearings) + _COARSE, _COARSE)
    rows = np.arange(0, sight.rows + _COARSE, _COARSE)
    spacing = sight.bearings[1] - sight.bearings[0] if len(sight.bearings) > 1 else 0.0
    bearing = sight.bearings[0] + columns * spacing
    distance = (sight.nearest_mm + rows * sight.step_mm)[:, None]
    x, y = sight.eye_mm[0] + distance * np.cos(bearing), sight.eye_mm[1] + distance * np.sin(bearing)
    points = np.stack([x.ravel(), y.ravel(), np.full(x.size, site.surface_z_mm)], axis=1)
    pixels = site.view.project(points).reshape(len(rows), len(columns), 2).astype(np.float32)
    scale = np.array([[1 / _COARSE, 0, 0], [0, 1 / _COARSE, 0]])
    size = (len(sight.bearings), sight.rows)
    flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
    grown = cv2.warpAffine(pixels, scale, size, flags=flags, borderMode=cv2.BORDER_REPLICATE)
    where = np.asarray(grown, dtype=np.float32)
    map_x, map_y = np.ascontiguousarray(where[..., 0]), np.ascontiguousarray(where[..., 1])
    seen = np.asarray(cv2.remap(site.frame, map_x, map_y, cv2.INTER_LINEAR), dtype=np.uint8)
    relative = site.light.relative_at(seen, map_x, map_y)
    height, width = site.frame.shape[:2]
    inside: Mask = (map_x >= 0) & (map_x <= width - 1) & (map_y >= 0) & (map_y <= height - 1)
    for outline in site.unseen_px:
        inside &= ~_within(outline, map_x, map_y)
    return relative, inside


def _within(outline: NDArray[np.float64], map_x: NDArray[np.float32], map_y: NDArray[np.float32]) -> Mask:
    """Which pixels lie in a convex outline (N×2), whichever way round it goes."""
    sides = [
        (next_x - x) * (map_y - y) - (next_y - y) * (map_x - x)
        for (x, y), (next_x, next_y) in zip(outline, np.roll(outline, -1, axis=0), strict=True)
    ]
    stacked = np.stack(sides)
    within: Mask = np.logical_or((stacked >= 0).all(axis=0), (stacked <= 0).all(axis=0))
    return within
