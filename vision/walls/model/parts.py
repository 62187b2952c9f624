"""The pieces of a city, and their visible parts."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import TypeAlias

Profile: TypeAlias = tuple[tuple[float, float], ...]


class Part(IntEnum):
    """What a point of the raster shows."""

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
    """A stone: its middle on the mat, the height of its lower face above the tile (mm), and its yaw (rad)."""

    x_mm: float
    y_mm: float
    z_mm: float
    yaw_rad: float


@dataclass(frozen=True, slots=True)
class Disks:
    """A few stacked grain disks: their middle on the mat and the height of the lowest face above the tile (mm)."""

    x_mm: float
    y_mm: float
    z_mm: float
    count: int


@dataclass(frozen=True, slots=True)
class Sizes:
    """Sizes of the pieces (mm); ``profile`` is the noble's ``(height, radius)`` pairs."""

    stone_mm: float
    disk_diameter_mm: float
    disk_mm: float
    profile: Profile


@dataclass(frozen=True, slots=True)
class Noble:
    """A noble: its place on the mat."""

    x_mm: float
    y_mm: float


Piece: TypeAlias = Stone | Disks | Noble
