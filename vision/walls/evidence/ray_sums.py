"""Evidence for and against a piece, as running sums along the lines of sight.

Two maps of log likelihood ratios, one for sides and one for tops, are summed from the camera outwards, so that what an
upright piece shows along a ray is a few look-ups.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.walls.evidence.line_of_sight import FAR, LineOfSight

Map: TypeAlias = NDArray[np.float32]
Floats: TypeAlias = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Evidence:
    """Maps (rows×m) and their running sums, flattened column by column for quick look-up.

    ``shades[k]`` is the line of sight's shade at the height of k courses.
    """

    sight: LineOfSight
    side: Map
    top: Map
    side_sums: Map
    top_sums: Map
    cosines: Floats
    sines: Floats
    shades: Floats


class Rays(NamedTuple):
    """A raster in the form that kernels take; see ``LineOfSight``."""

    eye_mm: Floats
    height_mm: float
    first_bearing: float
    spacing: float
    columns: int
    nearest_mm: float
    rows_per_mm: float
    rows: int


def rays_of(sight: LineOfSight) -> Rays:
    """The raster's rays."""
    first, spacing = float(sight.bearings[0]), float(sight.bearings[1] - sight.bearings[0])
    count = len(sight.bearings)
    return Rays(sight.eye_mm, sight.height_mm, first, spacing, count, sight.nearest_mm, 1.0 / sight.step_mm, sight.rows)


def evidence_from(sight: LineOfSight, side: Map, top: Map, course_mm: float, courses: int) -> Evidence:
    """Running sums of two maps; ``courses`` is how many a wall may have."""
    shades = sight.height_mm / np.maximum(sight.height_mm - course_mm * np.arange(courses + 1), 1.0)
    side_sums = _sums(side)
    return Evidence(
        sight,
        side,
        top,
        side_sums,
        side_sums if top is side else _sums(top),
        np.cos(sight.bearings),
        np.sin(sight.bearings),
        shades,
    )


def _sums(values: Map) -> Map:
    sums = np.zeros((values.shape[1], values.shape[0] + 1), dtype=np.float32)
    np.cumsum(values.T, axis=1, out=sums[:, 1:])
    return sums.ravel()


def near_and_far(
    evidence: Evidence, x_mm: Floats, y_mm: Floats, yaw_rad: Floats, half_length_mm: float, half_depth_mm: float
) -> tuple[Floats, Floats]:
    """Where each ray enters and leaves rectangles lying on the ground (…) → (…×m) twice; ``±FAR`` where it misses."""
    eye = evidence.sight.eye_mm
    dx, dy = eye[0] - x_mm, eye[1] - y_mm
    cos, sin = np.cos(yaw_rad), np.sin(yaw_rad)
    along, across = (cos * dx + sin * dy)[..., None], (cos * dy - sin * dx)[..., None]
    cos, sin = cos[..., None], sin[..., None]
    step_along = cos * evidence.cosines + sin * evidence.sines
    step_across = cos * evidence.sines - sin * evidence.cosines
    step_along = 1.0 / np.where(np.abs(step_along) < 1e-7, 1e-7, step_along)
    step_across = 1.0 / np.where(np.abs(step_across) < 1e-7, 1e-7, step_across)
    middle_along, middle_across = -along * step_along, -across * step_across
    reach_along, reach_across = np.abs(step_along) * half_length_mm, np.abs(step_across) * half_depth_mm
    near = np.maximum(middle_along - reach_along, middle_across - reach_across)
    far = np.minimum(middle_along + reach_along, middle_across + reach_across)
    missed = near >= far
    near[missed] = FAR
    far[missed] = -FAR
    return near, far
