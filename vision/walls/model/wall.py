"""A wall: a chain of stones along an arc, and the half-stone places that each course takes on it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.walls.model.line import YAW
from vision.walls.model.wall_kernels import lay_walls

Floats: TypeAlias = NDArray[np.float64]
Courses: TypeAlias = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Wall:
    """A wall as a hypothesis.

    Attributes:
        line: (5,) middle x and y (mm), yaw (rad), turn from stone to stone (rad), gap between stones (mm).
        length: stones in the lowest course.
        courses: from the bottom, first and last half-stone place (0 … 2·length−2) of each course; a stone every two.
        score: log likelihood ratio against the bare tile, minus the cost of its stones.
    """

    line: Floats
    length: int
    courses: Courses
    score: float

    def stones(self) -> int:
        """Stones in all courses."""
        return stones_of(self.courses)

    def width(self) -> int:
        """Stones in the widest course."""
        return width_of(self.courses)


@lru_cache(maxsize=4096)
def stones_of(courses: Courses) -> int:
    """Stones in all courses."""
    return sum((last - first) // 2 + 1 for first, last in courses)


@lru_cache(maxsize=4096)
def width_of(courses: Courses) -> int:
    """Stones in the widest course."""
    return max((last - first) // 2 + 1 for first, last in courses)


def places(length: int) -> Floats:
    """All half-stone places of a lowest course, in stones from its middle (2·length−1,)."""
    middle = length - 1
    return (np.arange(2 * length - 1) - middle) / 2.0


def stones_along(lines: Floats, places_in_stones: Floats, stone_mm: float) -> tuple[Floats, Floats, Floats]:
    """Middles and yaws (B×K) of stones at places (K,) on lines (B×5).

    Stones on an arc touch at their inner edges, so the more the wall turns the farther apart their middles are.
    """
    x, y, yaw, turn, gap = (lines[:, i : i + 1] for i in range(5))
    pitch = stone_mm + gap + stone_mm * np.tan(np.abs(turn) / 2)
    half = turn * places_in_stones / 2
    safe = np.where(np.abs(half) < 1e-6, 1.0, half)
    chord = pitch * places_in_stones * np.where(np.abs(half) < 1e-6, 1.0, np.sin(half) / safe)
    return x + chord * np.cos(yaw + half), y + chord * np.sin(yaw + half), yaw + 2 * half


def stone_at(line: Floats, place: float, stone_mm: float) -> tuple[float, float, float]:
    """The middle and the yaw of one stone; see ``stones_along``."""
    x, y, yaw, turn, gap = line.tolist()
    pitch, half = stone_mm + gap + stone_mm * math.tan(abs(turn) / 2), turn * place / 2
    chord = pitch * place * (1.0 if abs(half) < 1e-6 else math.sin(half) / half)
    return x + chord * math.cos(yaw + half), y + chord * math.sin(yaw + half), yaw + 2 * half


def stones_of_walls(walls: Sequence[Wall], stone_mm: float) -> list[Floats]:
    """The stones of many walls, course by course from the bottom: x, y, height of the lower face, yaw (stones×4)."""
    if not walls:
        return []
    taken = [_taken(wall.courses) for wall in walls]
    ends = np.cumsum([len(places) for places, _ in taken])
    stones = np.empty((int(ends[-1]), 4))
    lines = np.concatenate([wall.line for wall in walls]).reshape(len(walls), -1)
    places, courses = (np.concatenate(side) for side in zip(*taken, strict=True))
    lay_walls(lines, np.array([wall.length for wall in walls]), ends, places, courses, stone_mm, stones)
    bounds = [0, *ends.tolist()]
    return [stones[start:end] for start, end in pairwise(bounds)]


@lru_cache(maxsize=4096)
def _taken(courses: Courses) -> tuple[NDArray[np.intp], Floats]:
    """The half-stone place and the course of each stone."""
    stones = [(place, c) for c, (first, last) in enumerate(courses) for place in range(first, last + 1, 2)]
    return np.array([place for place, _ in stones], dtype=np.intp), np.array([c for _, c in stones], dtype=np.float64)


def lengthened(line: Floats, towards: int, stones: int, stone_mm: float) -> Floats:
    """The line of a wall with ``stones`` more (fewer if negative) at one end (``towards`` −1 or 1)."""
    x, y, yaw, turn, gap = line.tolist()
    shift = stones * towards * (stone_mm + gap) / 2
    return np.array([x + shift * math.cos(yaw), y + shift * math.sin(yaw), yaw, turn, gap])


def turned_quarter(line: Floats) -> Floats:
    """The line through the same stone at a right angle, on which a single stone looks the same."""
    turned = line.copy()
    turned[YAW] += np.pi / 2 if line[YAW] < 0 else -np.pi / 2
    return turned


def turned_deg(yaw_rad: float) -> float:
    """How far a stone is turned from the axes: 0 to 45°, because a cube looks the same after a quarter turn."""
    rest = math.degrees(yaw_rad) % 90.0
    return min(rest, 90.0 - rest)


def from_lowest_course_mm(wall: Wall, x_mm: Floats, y_mm: Floats, stone_mm: float) -> Floats:
    """The distance of places (P,) from the nearest side of a stone of the wall's lowest course (P,); 0 within a stone."""
    stones_x, stones_y, yaw = (a[0] for a in stones_along(wall.line[None], places(wall.length)[::2], stone_mm))
    dx, dy = x_mm[:, None] - stones_x, y_mm[:, None] - stones_y
    along = np.maximum(np.abs(dx * np.cos(yaw) + dy * np.sin(yaw)) - stone_mm / 2, 0.0)
    across = np.maximum(np.abs(dy * np.cos(yaw) - dx * np.sin(yaw)) - stone_mm / 2, 0.0)
    away: Floats = np.hypot(along, across).min(axis=1)
    return away
