"""What a tile would look like if these pieces stood on it: a class for every raster point, nearer over farther.

The learned network is taught with such drawings of what truly stood there, and its answer is held against drawings of
what might stand there: the edges between stones count as much as their faces.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from itertools import pairwise
from typing import TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.walls.sight import LineOfSight

Floats: TypeAlias = NDArray[np.float64]
Drawing: TypeAlias = NDArray[np.uint8]
Profile: TypeAlias = tuple[tuple[float, float], ...]


class Part(IntEnum):
    """What a raster point shows."""

    OTHER = 0
    STONE_SIDE = 1
    STONE_TOP = 2
    UPRIGHT_EDGE = 3  # between two stones of a course, at a corner, at a wall's end
    FOOT_EDGE = 4  # between two courses, or where a wall meets the tile
    RIM = 5  # where a side meets its own top
    TOP_EDGE = 6  # between two tops, or behind the last
    DISK_SIDE = 7
    DISK_EDGE = 8  # between two disks, or where a column's side meets its top
    DISK_TOP = 9
    NOBLE = 10


PARTS = len(Part)


@dataclass(frozen=True, slots=True)
class Stone:
    """A stone: its middle on the mat, the height of its lower face above the tile (mm), and its turn (rad)."""

    x_mm: float
    y_mm: float
    z_mm: float
    yaw_rad: float


@dataclass(frozen=True, slots=True)
class Disk:
    """A grain disk: its middle on the mat and the height of its lower face above the tile (mm)."""

    x_mm: float
    y_mm: float
    z_mm: float


@dataclass(frozen=True, slots=True)
class Sizes:
    """Sizes of the pieces (mm); ``profile`` is the noble's ``(height, radius)`` pairs."""

    stone_mm: float
    disk_diameter_mm: float
    disk_mm: float
    profile: Profile


_SHIFT = 4
_EDGE_PX = 2
_CORNERS = np.array([(-1, -1), (1, -1), (1, 1), (-1, 1)], dtype=np.float64) / 2
_ROUND = np.linspace(0, 2 * np.pi, 24, endpoint=False)


def drawing(
    sight: LineOfSight,
    stones: Sequence[Stone],
    disks: Sequence[Disk],
    nobles: Sequence[tuple[float, float]],
    sizes: Sizes,
) -> Drawing:
    """The class (rows×m, see ``Part``) of every raster point; the far pieces are drawn first."""
    drawn: Drawing = np.zeros((sight.rows, len(sight.bearings)), dtype=np.uint8)
    waiting: list[tuple[float, Stone | Disk | tuple[float, float]]] = []
    for stone in stones:
        waiting.append((_away(sight, stone.x_mm, stone.y_mm, stone.z_mm + sizes.stone_mm / 2), stone))
    for disk in disks:
        waiting.append((_away(sight, disk.x_mm, disk.y_mm, disk.z_mm + sizes.disk_mm / 2), disk))
    for noble in nobles:
        waiting.append((_away(sight, *noble, sizes.profile[-1][0] / 2), noble))
    for _, piece in sorted(waiting, key=lambda pair: -pair[0]):
        if isinstance(piece, Stone):
            _draw_stone(drawn, sight, piece, sizes.stone_mm)
        elif isinstance(piece, Disk):
            _draw_disk(drawn, sight, piece, sizes)
        else:
            _draw_noble(drawn, sight, piece, sizes.profile)
    return drawn


def raster_points(sight: LineOfSight, points_mm: Floats) -> Floats:
    """Column and row (N×2) at which points (N×3: x, y on the mat, z above the tile) show."""
    offset = points_mm[:, :2] - sight.eye_mm
    ground = np.hypot(offset[:, 0], offset[:, 1]) * sight.height_mm / (sight.height_mm - points_mm[:, 2])
    spacing = sight.bearings[1] - sight.bearings[0]
    turn = (np.arctan2(offset[:, 1], offset[:, 0]) - sight.bearings[0] + np.pi) % (2 * np.pi) - np.pi
    return np.column_stack([turn / spacing, (ground - sight.nearest_mm) / sight.step_mm])


def _away(sight: LineOfSight, x_mm: float, y_mm: float, z_mm: float) -> float:
    return float(np.hypot(np.hypot(x_mm - sight.eye_mm[0], y_mm - sight.eye_mm[1]), sight.height_mm - z_mm))


def _fixed(points: Floats) -> NDArray[np.int32]:
    return np.round(np.clip(points, -500, 2000) * (1 << _SHIFT)).astype(np.int32)


def _fill(drawn: Drawing, points: Floats, part: Part) -> None:
    cv2.fillConvexPoly(drawn, _fixed(points), int(part), cv2.LINE_8, _SHIFT)


def _line(drawn: Drawing, points: Floats, part: Part) -> None:
    cv2.polylines(drawn, [_fixed(points)], False, int(part), _EDGE_PX, cv2.LINE_8, _SHIFT)


def _draw_stone(drawn: Drawing, sight: LineOfSight, stone: Stone, stone_mm: float) -> None:
    cos, sin = np.cos(stone.yaw_rad), np.sin(stone.yaw_rad)
    corners = _CORNERS @ np.array([[cos, sin], [-sin, cos]]) * stone_mm + (stone.x_mm, stone.y_mm)
    flat = np.vstack([corners, corners])
    heights = np.repeat([stone.z_mm, stone.z_mm + stone_mm], 4)
    points = raster_points(sight, np.column_stack([flat, heights]))
    low, high = points[:4], points[4:]
    to_eye = sight.eye_mm - (stone.x_mm, stone.y_mm)
    facing = []
    for i in range(4):
        j = (i + 1) % 4
        outward = (corners[i] + corners[j]) / 2 - (stone.x_mm, stone.y_mm)
        facing.append(bool((to_eye - outward) @ outward > 0))
    _fill(drawn, high, Part.STONE_TOP)
    for i in range(4):
        if facing[i]:
            j = (i + 1) % 4
            _fill(drawn, np.array([low[i], low[j], high[j], high[i]]), Part.STONE_SIDE)
    for i in range(4):
        j = (i + 1) % 4
        if not facing[i]:
            _line(drawn, high[[i, j]], Part.TOP_EDGE)
    for i in range(4):
        j = (i + 1) % 4
        if facing[i]:
            _line(drawn, low[[i, j]], Part.FOOT_EDGE)
            _line(drawn, high[[i, j]], Part.RIM)
    for i in range(4):
        if facing[i] or facing[i - 1]:
            _line(drawn, np.array([low[i], high[i]]), Part.UPRIGHT_EDGE)


def _draw_disk(drawn: Drawing, sight: LineOfSight, disk: Disk, sizes: Sizes) -> None:
    ring = np.column_stack([np.cos(_ROUND), np.sin(_ROUND)]) * sizes.disk_diameter_mm / 2 + (disk.x_mm, disk.y_mm)
    low, high = (
        raster_points(sight, np.column_stack([ring, np.full(len(ring), z)]))
        for z in (disk.z_mm, disk.z_mm + sizes.disk_mm)
    )
    hull = cv2.convexHull(np.vstack([low, high]).astype(np.float32)).reshape(-1, 2).astype(np.float64)
    _fill(drawn, hull, Part.DISK_SIDE)
    _fill(drawn, high, Part.DISK_TOP)
    towards = np.arctan2(sight.eye_mm[1] - disk.y_mm, sight.eye_mm[0] - disk.x_mm)
    front = np.sort(np.flatnonzero(np.cos(_ROUND - towards) > 0.05))
    gap = int(np.argmax(np.diff(front, append=front[0] + len(_ROUND)))) + 1
    front = np.roll(front, -gap)
    _line(drawn, low[front], Part.DISK_EDGE)
    _line(drawn, high[front], Part.DISK_EDGE)


def _draw_noble(drawn: Drawing, sight: LineOfSight, foot: tuple[float, float], profile: Profile) -> None:
    rings = []
    for height, radius in profile:
        ring = np.column_stack([np.cos(_ROUND), np.sin(_ROUND)]) * radius + foot
        rings.append(raster_points(sight, np.column_stack([ring, np.full(len(ring), height)])))
    for below, above in pairwise(rings):
        hull = cv2.convexHull(np.vstack([below, above]).astype(np.float32)).reshape(-1, 2).astype(np.float64)
        _fill(drawn, hull, Part.NOBLE)
