"""What the picture says for and against a wall, as running sums along the lines of sight.

Two maps of log likelihood ratios, one for stones' sides and one for their tops, are summed from the camera outwards.
The score of a wall is then the sum over what it would show: for each column of the raster, from near to far, each
course's side, what shows of its top, and the last top to its rear edge.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.walls.sight import FAR, LineOfSight, Mask

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
    best_sums: Map
    starts: NDArray[np.int64]
    cosines: Floats
    sines: Floats
    shades: Floats


def evidence_from(sight: LineOfSight, side: Map, top: Map, course_mm: float, courses: int) -> Evidence:
    """Running sums of two maps; ``courses`` is how many a wall may have."""
    starts = np.arange(len(sight.bearings), dtype=np.int64) * (sight.rows + 1)
    shades = sight.height_mm / np.maximum(sight.height_mm - course_mm * np.arange(courses + 1), 1.0)
    return Evidence(
        sight,
        side,
        top,
        _sums(side),
        _sums(top),
        _sums(np.maximum(side, top)),
        starts,
        np.cos(sight.bearings),
        np.sin(sight.bearings),
        shades,
    )


def _sums(values: Map) -> Map:
    sums = np.zeros((values.shape[1], values.shape[0] + 1), dtype=np.float32)
    np.cumsum(values.T, axis=1, out=sums[:, 1:])
    return sums.ravel()


def look_up(evidence: Evidence, sums: Map, distance_mm: Floats) -> Map:
    """A running sum's value at ground distances (…×m)."""
    found: Map = sums[evidence.sight.row_of(distance_mm) + evidence.starts]
    return found


def look_up_at(evidence: Evidence, sums: Map, columns: NDArray[np.intp], distance_mm: Floats) -> Map:
    """A running sum's value at ground distances in certain columns (both B×w)."""
    return sums.take(evidence.sight.row_of(distance_mm) + evidence.starts.take(columns))


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


@dataclass(frozen=True, slots=True)
class Standing:
    """A wall weighed up to some course: per ray the sum so far, the farthest hidden ground, and the running sum of
    tops at the highest course's front edge; ``met`` says which rays meet the wall at all (all …×m)."""

    sum: Map
    far: Floats
    top_at_front: Map
    met: Mask


def first_course(evidence: Evidence, near: Floats, far: Floats) -> Standing:
    """The lowest course alone, from where rays enter and leave its footprint."""
    met = near < FAR / 2
    base = evidence.sight.nearest_mm
    front = np.where(met, near, base)
    upper = front * evidence.shades[1]
    side = look_up(evidence, evidence.side_sums, upper) - look_up(evidence, evidence.side_sums, front)
    return Standing(
        np.where(met, side, np.float32(0)),
        np.where(met, far * evidence.shades[1], base),
        look_up(evidence, evidence.top_sums, upper),
        met,
    )


def one_more_course(evidence: Evidence, below: Standing, near: Floats, far: Floats, course: int) -> Standing:
    """The wall with course number ``course`` (2, 3, …) on top."""
    met = near < FAR / 2
    front = np.where(met, near, evidence.sight.nearest_mm)
    lower, upper = front * evidence.shades[course - 1], front * evidence.shades[course]
    side = look_up(evidence, evidence.side_sums, upper) - look_up(evidence, evidence.side_sums, lower)
    ledge = look_up(evidence, evidence.top_sums, lower) - below.top_at_front
    return Standing(
        below.sum + np.where(met, side + ledge, np.float32(0)),
        np.where(met, np.maximum(below.far, far * evidence.shades[course]), below.far),
        np.where(met, look_up(evidence, evidence.top_sums, upper), below.top_at_front),
        below.met,
    )


def weighed(evidence: Evidence, wall: Standing) -> Floats:
    """The score (…) of walls with nothing more on top."""
    last = look_up(evidence, evidence.top_sums, wall.far) - wall.top_at_front
    total: Floats = np.where(wall.met, wall.sum + last, 0.0).sum(axis=-1)
    return total


def any_height(evidence: Evidence, courses: int) -> Map:
    """For every column and rear ground distance, the best running sum over 1…``courses`` courses (flattened)."""
    sight = evidence.sight
    distance = sight.nearest_mm + sight.step_mm * np.arange(sight.rows + 1)
    sums = evidence.best_sums.reshape(len(sight.bearings), sight.rows + 1)
    best = sums[:, sight.row_of(distance * evidence.shades[1])]
    for course in range(2, courses + 1):
        best = np.maximum(best, sums[:, sight.row_of(distance * evidence.shades[course])])
    return np.ascontiguousarray(best).ravel()
