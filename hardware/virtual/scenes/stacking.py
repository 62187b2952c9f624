"""Walls as people build them and as they fall: where each stone goes, and where it lies afterwards."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random

from hardware.virtual.scenes.scene import Stone, Wall, WallLine, WallStone
from hardware.virtual.settings import SloppinessSettings
from vision.geometry.table import PieceGeometry, PointMm

LONGEST = 5
"""Maximum number of stones in a course on one tile."""
HIGHEST = 6
"""Number of courses after which people would widen a wall rather than pile another stone on it."""
_TRIES = 200
_BOND_SHARE = 0.4


@dataclass(frozen=True, slots=True)
class Masonry:
    """What building depends on: sizes, and how sloppy hands are."""

    pieces: PieceGeometry
    sloppiness: SloppinessSettings
    stone_spread: float


def wall_site(at_mm: PointMm, yaw_deg: float, own: Masonry, rng: Random) -> Wall:
    """The place for a wall, without stones yet."""
    pitch = own.pieces.stone_mm + rng.uniform(0.1, own.sloppiness.gap_mm)
    return Wall(WallLine(at_mm[0], at_mm[1], yaw_deg, pitch))


def built(wall: Wall, stones: int, width: int, own: Masonry, rng: Random, *, exact: bool = False) -> Wall:
    """The wall with ``stones`` more; the lowest course is filled up to ``width`` before anything goes on top.

    A wall that would become too high is widened instead, unless ``exact``.
    """
    for _ in range(stones):
        wall = stacked(wall, own, rng, width=width, exact=exact)
    return wall


def stacked(
    wall: Wall, own: Masonry, rng: Random, *, width: int | None = None, up: bool = False, exact: bool = False
) -> Wall:
    """The wall with one more stone.

    Args:
        width: length of the lowest course before a stone goes on top; None keeps its present length.
        up: start a new course where one can rest, rather than fill an existing one.
        exact: make it no wider than ``width``, however high it becomes.
    """
    courses = _places(wall)
    longest = min(width or max(len(courses[0]) if courses else 1, 1), LONGEST)
    options = _next_places(courses, longest, rng)
    if options[0][0] >= HIGHEST and not up and not exact:
        options = _next_places(courses, LONGEST, rng)
    if up:
        options = sorted(options, key=lambda option: -option[0])
    course, places = options[0]
    place = rng.choice(places)
    return replace(wall, stones=(*wall.stones, WallStone(course, place, _laid(wall.line, course, place, own, rng))))


def taken_off(wall: Wall, stones: int, rng: Random) -> Wall:
    """The wall with ``stones`` fewer, taken from the top and from the ends, so that none hangs in the air."""
    for _ in range(min(stones, len(wall.stones))):
        top = max(stone.course for stone in wall.stones)
        places = sorted(stone.place for stone in wall.stones if stone.course == top)
        gone = (top, rng.choice((places[0], places[-1])))
        wall = replace(wall, stones=tuple(s for s in wall.stones if (s.course, s.place) != gone))
    return wall


def fallen_places(
    wall: Wall,
    count: int,
    is_free: Callable[[float, float], float | None],
    own: Masonry,
    rng: Random,
    others: Sequence[Stone],
) -> tuple[Stone, ...]:
    """Where stones that fell off a wall come to rest, clear of the wall and of each other.

    Args:
        is_free: gives the ground's height at a place of the mat; None where a stone cannot lie.
        others: stones that already lie about.
    """
    lying: list[Stone] = []
    yaw, half = math.radians(wall.line.yaw_deg), own.pieces.stone_mm / 2
    for _ in range(_TRIES):
        if len(lying) == count:
            break
        along = rng.uniform(-32, 32)
        across = rng.choice((-1, 1)) * rng.triangular(18, 75, 26)
        x = wall.line.x_mm + along * math.cos(yaw) - across * math.sin(yaw)
        y = wall.line.y_mm + along * math.sin(yaw) + across * math.cos(yaw)
        ground = is_free(x, y)
        apart = all(math.dist((x, y), (s.x_mm, s.y_mm)) > 3.2 * half for s in (*lying, *others))
        if ground is None or not apart:
            continue
        lying.append(Stone(x, y, ground + half, rng.uniform(0, 90), _tone(own, rng)))
    return tuple(lying)


def _places(wall: Wall) -> list[list[int]]:
    """The places taken in each course, in half stones, in order."""
    count = max((stone.course for stone in wall.stones), default=-1) + 1
    return [sorted(s.place for s in wall.stones if s.course == course) for course in range(count)]


def _next_places(courses: list[list[int]], longest: int, rng: Random) -> list[tuple[int, list[int]]]:
    """The courses that can take a stone, lowest first, each with its free places.

    The lowest course grows up to ``longest``, at the end nearer the line's middle. A higher one grows wherever a stone rests
    on one or two below and touches its own course. No course becomes longer than the one below.
    """
    if not courses:
        return [(0, [-(longest // 2) * 2])]
    options: list[tuple[int, list[int]]] = []
    ends = (courses[0][0] - 2, courses[0][-1] + 2)
    inward = [place for place in ends if abs(place) == min(abs(end) for end in ends)]
    if len(courses[0]) < longest:
        options.append((0, inward))
    for course in range(1, len(courses) + 1):
        below = courses[course - 1]
        own = courses[course] if course < len(courses) else []
        if len(own) >= len(below):
            continue
        rests = {*below, *(place + 1 for place in below[:-1])}
        if own:
            wanted = [place for place in (own[0] - 2, own[-1] + 2) if place in rests]
        else:
            # A new course begins at one end, so that it has room to grow; the second course sometimes in bond.
            bond = course == 1 and len(below) > 2 and rng.random() < _BOND_SHARE
            wanted = [below[0] + 1 if bond else below[0]]
        if wanted:
            options.append((course, wanted))
    return options or [(0, inward)]


def _laid(line: WallLine, course: int, place: int, own: Masonry, rng: Random) -> Stone:
    yaw, along = math.radians(line.yaw_deg), place / 2 * line.pitch_mm
    jitter, turn = own.sloppiness.stone_mm, own.sloppiness.stone_deg
    across = rng.uniform(-jitter, jitter)
    return Stone(
        line.x_mm + along * math.cos(yaw) - across * math.sin(yaw),
        line.y_mm + along * math.sin(yaw) + across * math.cos(yaw),
        own.pieces.tile_thickness_mm + own.pieces.stone_mm * (course + 0.5),
        line.yaw_deg + rng.uniform(-turn, turn),
        _tone(own, rng),
    )


def _tone(own: Masonry, rng: Random) -> float:
    return 1 + rng.uniform(-own.stone_spread, own.stone_spread)
