"""Alternative structures of a wall: one stone more or fewer at an end, a course moved or resized, added or removed.

A wall is most easily mistaken for one that differs so little; the local search draws them all
(``vision.walls.select.local_search``).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.settings.walls import WallModel
from vision.walls.model.hypothesis import TileHypothesis
from vision.walls.model.line import GAP, TURN, YAW, X, Y
from vision.walls.model.wall import Courses, Wall, stone_at, turned_quarter

Floats: TypeAlias = NDArray[np.float64]


def alternatives(hypothesis: TileHypothesis, stone_mm: float, model: WallModel) -> Iterator[TileHypothesis]:
    """Alternatives on a wall's own line and, if it is bent, on a straightened one: a bend can hide a missing stone.

    The same follow without the noble, which may be a mistake.
    """
    assert hypothesis.wall is not None
    yield from structures(hypothesis, stone_mm)
    if hypothesis.wall.length == 1:
        line = turned_quarter(hypothesis.wall.line)
        yield from _longer(replace(hypothesis, wall=replace(hypothesis.wall, line=line)), stone_mm)
    if abs(float(hypothesis.wall.line[TURN])) > model.straightened_from_rad:
        line = hypothesis.wall.line.copy()
        line[TURN], line[GAP] = 0.0, min(float(line[GAP]), model.usual_gap_mm)
        straight = replace(hypothesis, wall=replace(hypothesis.wall, line=line))
        yield straight
        yield from (other for other in structures(straight, stone_mm) if other.wall is not None)
    if hypothesis.noble is not None:
        yield replace(hypothesis, noble=None)


def structures(hypothesis: TileHypothesis, stone_mm: float) -> Iterator[TileHypothesis]:
    """Hypotheses whose wall differs by a stone at an end, a course's place, or a course; and one without a wall."""
    assert hypothesis.wall is not None
    line, length, courses = hypothesis.wall.line, hypothesis.wall.length, hypothesis.wall.courses
    for other in _other_courses(courses):
        yield hypothesis.with_wall(Wall(line, length, other, 0.0))
    centred = tuple((first + 1, last + 1) for first, last in courses[1:])
    yield hypothesis.with_wall(Wall(line, length + 1, ((0, 2 * length), *centred), 0.0))
    centred = tuple((first - 1, last - 1) for first, last in courses[1:])
    if length > 1 and all(first >= 0 and last <= 2 * length - 4 for first, last in centred):
        yield hypothesis.with_wall(Wall(line, length - 1, ((0, 2 * length - 4), *centred), 0.0))
    yield from _longer(hypothesis, stone_mm)
    for end in (-1, 1):
        moved = _moved_middle(line, end / 2, stone_mm)
        by = -2 if end > 0 else 0
        above = tuple((first + by, last + by) for first, last in courses[1:])
        if length > 1 and all(first >= 0 and last <= 2 * length - 4 for first, last in above):
            yield hypothesis.with_wall(Wall(moved, length - 1, ((0, 2 * length - 4), *above), 0.0))
    yield hypothesis.with_wall(None)


def _longer(hypothesis: TileHypothesis, stone_mm: float) -> Iterator[TileHypothesis]:
    """Hypotheses whose wall has one stone more at either end of its lowest course."""
    assert hypothesis.wall is not None
    line, length, courses = hypothesis.wall.line, hypothesis.wall.length, hypothesis.wall.courses
    for end in (-1, 1):
        by = 2 if end < 0 else 0
        longer = ((0, 2 * length), *((first + by, last + by) for first, last in courses[1:]))
        yield hypothesis.with_wall(Wall(_moved_middle(line, end / 2, stone_mm), length + 1, longer, 0.0))


def _other_courses(courses: Courses) -> Iterator[Courses]:
    for k in range(1, len(courses)):
        (first, last), below = courses[k], courses[k - 1]
        for at_first, at_last in (
            (-2, 0),
            (2, 0),
            (0, -2),
            (0, 2),
            (-1, -1),
            (1, 1),
            (-1, 1),
            (1, -1),
            (-2, -2),
            (2, 2),
        ):
            run = first + at_first, last + at_last
            if run[0] < below[0] or run[1] > below[1] or run[1] < run[0]:
                continue
            if k + 1 < len(courses) and (courses[k + 1][0] < run[0] or courses[k + 1][1] > run[1]):
                continue
            yield (*courses[:k], run, *courses[k + 1 :])
        for by in (-2, -1, 1, 2):  # this course and all above it
            if first + by >= below[0] and last + by <= below[1] and k + 1 < len(courses):
                yield (*courses[:k], *((start + by, end + by) for start, end in courses[k:]))
    if len(courses) > 1:
        yield courses[:-1]
    first, last = courses[-1]
    for start in range(first, last + 1):
        for end in range(start, last + 1, 2):
            yield (*courses, (start, end))


def _moved_middle(line: Floats, place: float, stone_mm: float) -> Floats:
    """The same arc as a line whose middle lies ``place`` stones along."""
    moved = line.copy()
    moved[X], moved[Y], moved[YAW] = stone_at(line, place, stone_mm)
    return moved
