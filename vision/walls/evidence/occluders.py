"""Upright things as occluders: along every ray, walls, columns and nobles hide one interval of ground."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.walls.evidence.column_silhouette import column_cover
from vision.walls.evidence.line_of_sight import LineOfSight, Mask
from vision.walls.evidence.noble_silhouette import Profile, pawn_cover
from vision.walls.evidence.ray_sums import evidence_from, near_and_far
from vision.walls.model.column import GrainShape
from vision.walls.model.line import X, Y
from vision.walls.model.wall import Wall, places, stones_along

Floats: TypeAlias = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Screen:
    """The ground hidden along each ray (m,), from the foot of what hides it; ``±FAR`` where the ray misses it."""

    near: Floats
    far: Floats


def wall_screen(sight: LineOfSight, wall: Wall, stone_mm: float) -> Screen:
    """The ground a wall hides."""
    x, y, yaw = stones_along(wall.line[None], places(wall.length), stone_mm)
    bare = np.zeros((0, len(sight.bearings)), dtype=np.float32)
    evidence = evidence_from(sight, bare, bare, stone_mm, len(wall.courses))
    near, far = (a[0] for a in near_and_far(evidence, x, y, yaw, stone_mm / 2, stone_mm / 2))
    high = np.full(len(sight.bearings), -np.inf)
    for course, (first, last) in enumerate(wall.courses, start=1):
        high = np.maximum(high, far[first : last + 1 : 2].max(axis=0) * evidence.shades[course])
    return Screen(near[0::2].min(axis=0), high)


def round_screen(sight: LineOfSight, column: tuple[float, float, int], shape: GrainShape) -> Screen:
    """The ground a column hides."""
    low, _, high = column_cover(sight, np.array([column], dtype=np.float64), shape)
    return Screen(low[0], high[0])


def pawn_screens(sight: LineOfSight, place_mm: tuple[float, float], profile: Profile) -> tuple[Screen, Screen]:
    """The ground hidden by a noble's body, and by its head."""
    x, y = (np.array([value]) for value in place_mm)
    body, head = pawn_cover(sight, x, y, profile)
    return Screen(body[0][0], body[1][0]), Screen(head[0][0], head[1][0])


def wall_mask(sight: LineOfSight, wall: Wall, stone_mm: float) -> Mask:
    """Raster points (rows×m) a wall covers."""
    mask: Mask = np.zeros((sight.rows, len(sight.bearings)), dtype=bool)
    length_mm = 2 * stone_mm * wall.length  # gaps and turns included
    columns = sight.columns_showing(float(wall.line[X]), float(wall.line[Y]), length_mm / 2 + stone_mm)
    if columns.start < columns.stop:
        there = replace(sight, bearings=sight.bearings[columns])
        screen = wall_screen(there, wall, stone_mm)
        mask[:, columns] = there.covered(screen.near, screen.far)
    return mask
