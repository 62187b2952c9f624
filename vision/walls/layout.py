"""Laying courses on lines: of all structures a line of stones can carry, the best one and the best of every count.

Nearly always a ray leaves a wall over the rear edge of the highest course it meets. Then what a course adds depends
on no other course, and the best stack of nested runs follows by dynamic programming from the top down.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.walls.shape import Courses, Wall
from vision.walls.tables import Tables
from vision.walls.weighing import (
    Floats,
    Indices,
    Map,
    Standpoint,
    column_base,
    cost_of_place,
    met_and_left,
    row_index,
    stones_on,
    window_of,
)

Run: TypeAlias = tuple[int, int]
_NEVER = -1e12


@dataclass(frozen=True, slots=True)
class Runs:
    """All runs of touching stones on half-stone places 0…2·length−2: their stones, and which rests on which."""

    runs: tuple[Run, ...]
    stones: NDArray[np.intp]
    rests: NDArray[np.bool_]


@lru_cache(maxsize=16)
def runs_on(length: int) -> Runs:
    """The runs a lowest course of so many stones can carry; the first is that course itself."""
    ends = 2 * length - 1
    every = [(first, last) for first in range(ends) for last in range(first, ends, 2)]
    every.sort(key=lambda run: run[0] - run[1])
    first, last = (np.array(side) for side in zip(*every, strict=True))
    rests = (first[None] >= first[:, None]) & (last[None] <= last[:, None])
    return Runs(tuple(every), (last - first) // 2 + 1, rests)


def course_gains(
    tables: Tables, scene: Indices, lines: Floats, length: int, standpoint: Standpoint
) -> tuple[Map, Floats]:
    """What every run adds as every course (N×courses×runs) on lines (N×5) of one length, and what standing costs."""
    stone, runs = standpoint.stone_mm, runs_on(length)
    places = np.broadcast_to((np.arange(2 * length - 1) - (length - 1)) / 2.0, (len(lines), 2 * length - 1))
    stones = stones_on(lines[:, None], places, stone)
    pitch = stone * (1 + np.tan(np.abs(lines[:, 3]) / 2)) + lines[:, 4]
    window = window_of(tables, scene, lines, pitch * (length - 1) / 2)
    met, left = met_and_left(tables, scene, window, stones, (stone / 2, stone / 2))
    front, rear = _of_runs(met[:, :, 0], left[:, :, 0], runs)
    base, of = column_base(tables, scene, window)
    cells, courses = tables.columns * (tables.rows + 1), len(tables.shades) - 1
    rows = row_index(tables, scene, front) + base[:, None]
    top_base = (base + of * (tables.orders * cells))[:, None]
    if tables.orders > 1:
        lowest = tables.order_offset.take(rows[:, :1] + (of * cells)[:, None])
        top_base = top_base + lowest
    gains = np.empty((len(lines), courses, len(runs.runs)), dtype=np.float32)
    below: Map | None = None
    for course in range(courses):
        at_rear = tables.tops.take(top_base + row_index(tables, scene, rear * tables.shades[course + 1]))
        added = tables.courses.take(rows + ((of * courses + course) * cells)[:, None]) + at_rear
        if below is not None:
            added -= below
        gains[:, course] = added.sum(axis=-1)
        below = at_rear
    whole = tuple(values[:, ::2] for values in stones)
    return gains, cost_of_place(tables, scene, whole[0], whole[1], whole[2], standpoint)[:, 0]


def _of_runs(met: Map, left: Map, runs: Runs) -> tuple[Map, Map]:
    """Where rays meet and leave every run (N×runs×width), from its stones' (N×places×width)."""
    index = {run: i for i, run in enumerate(runs.runs)}
    front = np.empty((len(met), len(runs.runs), met.shape[2]), dtype=np.float32)
    rear = np.empty_like(front)
    for first in range(met.shape[1]):
        for last in range(first, met.shape[1], 2):
            i = index[first, last]
            if first == last:
                front[:, i], rear[:, i] = met[:, first], left[:, first]
            else:
                shorter = index[first, last - 2]
                np.minimum(front[:, shorter], met[:, last], out=front[:, i])
                np.maximum(rear[:, shorter], left[:, last], out=rear[:, i])
    return front, rear


def best_layouts(tables: Tables, scene: Indices, lines: Floats, length: int, standpoint: Standpoint) -> list[Wall]:
    """The best structure on each of N lines (N×5) of one length."""
    gains, fine = course_gains(tables, scene, lines, length, standpoint)
    runs, own = runs_on(length), standpoint.settings
    worth = gains - own.stone_cost * runs.stones.astype(np.float32)
    courses = worth.shape[1]
    next_run = np.full(worth.shape, -1, dtype=np.intp)
    value = worth[:, courses - 1]
    for course in range(courses - 2, -1, -1):
        carried = np.where(runs.rests, value[:, None, :], np.float32(_NEVER))
        on_top = carried.argmax(axis=2)
        best = np.take_along_axis(carried, on_top[:, :, None], axis=2)[:, :, 0]
        pays = best > 0
        next_run[:, course] = np.where(pays, on_top, -1)
        value = worth[:, course] + np.where(pays, best, np.float32(0))
    walls = []
    for i, line in enumerate(lines):
        laid: list[Run] = []
        run, course = 0, 0
        while run >= 0 and course < courses:
            laid.append(runs.runs[run])
            run, course = int(next_run[i, course, run]), course + 1
        walls.append(Wall(line, length, tuple(laid), float(value[i, 0]) - float(fine[i])))
    return walls


def layouts_by_count(
    tables: Tables, scene: int, line: Floats, length: int, standpoint: Standpoint, most: int
) -> list[Wall]:
    """The best structure of every count up to ``most`` stones on one line, best first."""
    gains, fine = course_gains(tables, np.array([scene]), line[None], length, standpoint)
    runs, own = runs_on(length), standpoint.settings
    most = max(most, length)
    gain = gains[0]
    courses, count = gain.shape
    value = np.full((count, most + 1), _NEVER, dtype=np.float32)
    chosen = np.full((courses, count, most + 1), -1, dtype=np.intp)
    alone = [(r, n) for r, n in enumerate(runs.stones.tolist()) if n <= most]
    for course in range(courses - 1, -1, -1):
        now = np.full_like(value, _NEVER)
        if course < courses - 1:
            carried = np.where(runs.rests[:, :, None], value[None], np.float32(_NEVER))
            on_top = carried.argmax(axis=1)
            best = np.take_along_axis(carried, on_top[:, None], axis=1)[:, 0]
            for r, n in alone:
                now[r, n:] = best[r, : most + 1 - n] + gain[course, r]
                chosen[course, r, n:] = on_top[r, : most + 1 - n]
        for r, n in alone:
            now[r, n] = gain[course, r]
            chosen[course, r, n] = -1
        value = now
    walls = []
    for total in range(length, most + 1):
        if value[0, total] <= _NEVER / 2:
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
