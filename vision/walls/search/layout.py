"""Lays courses on lines: finds the best structure on a line of stones, and the best of every count.

Nearly always a ray leaves a wall over the rear edge of the highest course it meets. Then the gain of a course depends
on no other course, and dynamic programming from the top down finds the best stack of nested runs.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.walls.model.wall import Courses, Wall, places
from vision.walls.search.layout_kernels import NEVER, gains_of_runs, stack_by_count, stack_runs
from vision.walls.search.tables import Tables
from vision.walls.search.weighing import Floats, Indices, Map, Standpoint, ground_of, standing_costs

Run: TypeAlias = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Runs:
    """All runs of touching stones on half-stone places 0…2·length−2: their stones, which carries which, and which goes
    from one place to another (−1: none)."""

    runs: tuple[Run, ...]
    stones: Indices
    rests: NDArray[np.bool_]
    index: Indices


@lru_cache(maxsize=16)
def runs_on(length: int) -> Runs:
    """The runs that a lowest course of ``length`` stones can carry; the first is that course itself."""
    ends = 2 * length - 1
    every = [(first, last) for first in range(ends) for last in range(first, ends, 2)]
    every.sort(key=lambda run: run[0] - run[1])
    first, last = (np.array(side) for side in zip(*every, strict=True))
    rests = (first[None] >= first[:, None]) & (last[None] <= last[:, None])
    index = np.full((ends, ends), -1, dtype=np.intp)
    index[first, last] = np.arange(len(every))
    return Runs(tuple(every), (last - first) // 2 + 1, rests, index)


def course_gains(
    tables: Tables, scene: Indices, lines: Floats, length: int, standpoint: Standpoint
) -> tuple[Map, Floats]:
    """Every run's gain as every course (N×courses×runs) on lines (N×5) of one length, and the cost of standing (N,)."""
    runs = runs_on(length)
    gains = np.empty((len(lines), len(tables.shades) - 1, len(runs.runs)), dtype=np.float32)
    gains_of_runs(ground_of(tables, standpoint), scene, lines, places(length), runs.index, gains)
    return gains, standing_costs(tables, scene, lines, length, standpoint)


def best_layouts(tables: Tables, scene: Indices, lines: Floats, length: int, standpoint: Standpoint) -> list[Wall]:
    """The best structure on each of N lines (N×5) of one length."""
    gains, fine = course_gains(tables, scene, lines, length, standpoint)
    runs, own = runs_on(length), standpoint.settings
    worth = gains - np.float32(own.stone_cost) * runs.stones.astype(np.float32)
    on_top, value = np.empty(worth.shape, dtype=np.intp), np.empty(len(lines), dtype=np.float32)
    stack_runs(worth, runs.rests, on_top, value)
    walls = []
    for i, line in enumerate(lines):
        laid: list[Run] = []
        run, course = 0, 0
        while run >= 0 and course < worth.shape[1]:
            laid.append(runs.runs[run])
            run, course = int(on_top[i, course, run]), course + 1
        walls.append(Wall(line, length, tuple(laid), float(value[i]) - float(fine[i])))
    return walls


def layouts_by_count(
    tables: Tables, scene: int, line: Floats, length: int, standpoint: Standpoint, most: int
) -> list[Wall]:
    """The best structure of every count up to ``most`` stones on one line, best first."""
    gains, fine = course_gains(tables, np.array([scene]), line[None], length, standpoint)
    runs, own = runs_on(length), standpoint.settings
    most = max(most, length)
    shape = len(runs.runs), most + 1
    value, above = np.full(shape, NEVER, dtype=np.float32), np.empty(shape, dtype=np.float32)
    chosen = np.empty((gains.shape[1], *shape), dtype=np.intp)
    stack_by_count(gains[0], runs.stones, runs.rests, chosen, value, above)
    walls = []
    for total in range(length, most + 1):
        if value[0, total] <= NEVER / 2:
            continue
        laid = _traced(chosen, runs, total)
        walls.append(Wall(line, length, laid, float(value[0, total]) - own.stone_cost * total - float(fine[0])))
    return sorted(walls, key=lambda wall: -wall.score)


def _traced(chosen: Indices, runs: Runs, total: int) -> Courses:
    laid: list[Run] = []
    run, course, left = 0, 0, total
    while run >= 0:
        laid.append(runs.runs[run])
        following = int(chosen[course, run, left])
        left -= int(runs.stones[run])
        run, course = following, course + 1
    return tuple(laid)
