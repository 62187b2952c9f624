"""The inner loops of laying courses (see ``vision.compiled``): what every run adds as every course, and the best stack."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.compiled import compiled, compiled_inside
from vision.walls.model.wall_kernels import lay_stones
from vision.walls.search.search_kernels import FAR, meet_rectangle, row_at, span_of
from vision.walls.search.tables import Ground

Floats: TypeAlias = NDArray[np.float64]
Map: TypeAlias = NDArray[np.float32]
Indices: TypeAlias = NDArray[np.intp]

NEVER = np.float32(-1e12)


@compiled_inside
def _add_run(
    ground: Ground, scene: int, span: tuple[int, int], front: Map, rear: Map, order: Indices, gains: Map
) -> None:
    """Fill in what one run adds as every course (C,), by where rays meet and leave it."""
    columns, width, courses = ground.cosines.shape[1], ground.rows + 1, len(ground.shades) - 1
    gains[:] = 0.0
    for c in range(span[0], span[1]):
        if front[c] > FAR / 2:
            continue
        row = row_at(ground, scene, front[c])
        at_top = (scene * ground.orders * columns + c) * width + order[c]
        below = np.float32(0)
        for course in range(courses):
            at_rear = ground.tops[at_top + row_at(ground, scene, rear[c] * ground.shades[course + 1])]
            gains[course] += ground.courses[((scene * courses + course) * columns + c) * width + row] + at_rear - below
            below = at_rear


@compiled_inside
def _order_of(ground: Ground, scene: int, span: tuple[int, int], spans: Indices, met: Map, order: Indices) -> None:
    """Fill in the depth order (m,), by where rays meet the lowest course: every other place."""
    for c in range(span[0], span[1]):
        front = np.float32(FAR)
        for k in range(0, len(spans), 2):
            if spans[k, 0] <= c < spans[k, 1]:
                front = min(front, met[k, c])
        at = (scene * ground.cosines.shape[1] + c) * (ground.rows + 1)
        order[c] = ground.order_offset[at + row_at(ground, scene, front)]


@compiled
def gains_of_runs(
    ground: Ground, scenes: Indices, lines: Floats, places: Floats, index: Indices, gains: NDArray[np.float32]
) -> None:
    """Fill in what every run adds as every course (N×courses×runs) on lines (N×5) of one length.

    ``places`` are its half-stone places (P,), ``index`` (P×P) is which run goes from one to another.
    """
    columns, count = ground.cosines.shape[1], len(places)
    stones, spans = np.empty((count, 4)), np.empty((count, 2), dtype=np.intp)
    met, left = np.empty((count, columns), dtype=np.float32), np.empty((count, columns), dtype=np.float32)
    front, rear = np.empty(columns, dtype=np.float32), np.empty(columns, dtype=np.float32)
    order, half = np.empty(columns, dtype=np.intp), ground.stone_mm / 2
    for n in range(len(lines)):
        scene = scenes[n]
        lay_stones(lines[n], places, count, ground.stone_mm, stones)
        for k in range(count):
            meet_rectangle(ground, scene, stones, k, half, half, spans, met, left)
        span = span_of(spans, count)
        _order_of(ground, scene, span, spans, met, order)
        for run_first in range(count):
            front[span[0] : span[1]] = FAR
            rear[span[0] : span[1]] = -FAR
            for run_last in range(run_first, count, 2):
                for c in range(spans[run_last, 0], spans[run_last, 1]):
                    front[c] = min(front[c], met[run_last, c])
                    rear[c] = max(rear[c], left[run_last, c])
                _add_run(ground, scene, span, front, rear, order, gains[n, :, index[run_first, run_last]])


@compiled
def stack_runs(worth: Map, rests: NDArray[np.bool_], on_top: Indices, value: Map) -> None:
    """Fill in which run lies best on each (N×courses×runs; −1 for none) and what the best stacks on the lowest are worth (N,).

    ``worth`` is what every run brings as every course; ``rests`` (runs×runs) says which run carries which.
    """
    lines, courses, runs = worth.shape
    above, own = np.empty(runs, dtype=np.float32), np.empty(runs, dtype=np.float32)
    for n in range(lines):
        for run in range(runs):
            above[run], on_top[n, courses - 1, run] = worth[n, courses - 1, run], -1
        for course in range(courses - 2, -1, -1):
            for run in range(runs):
                best, chosen = np.float32(0), -1
                for other in range(runs):
                    if rests[run, other] and above[other] > best:
                        best, chosen = above[other], other
                on_top[n, course, run] = chosen
                own[run] = worth[n, course, run] + best
            for run in range(runs):
                above[run] = own[run]
        value[n] = above[0]


@compiled
def stack_by_count(
    gains: Map, stones: Indices, rests: NDArray[np.bool_], on_top: Indices, value: Map, above: Map
) -> None:
    """Fill in what the best stack on the lowest course is worth for every count of stones, and which run lies on each.

    Args:
        gains: what every run brings as every course (courses×runs); ``stones`` (runs,) is how many it has.
        rests: which run carries which (runs×runs).
        on_top: the run that lies best on each (courses×runs×(most+1)), −1 for none.
        value: what stacks on every run are worth (runs×(most+1)), of the lowest course at last; ``NEVER`` where there is none.
        above: likewise, to work on.
    """
    courses, runs = gains.shape
    counts = value.shape[1]
    for course in range(courses - 1, -1, -1):
        for run in range(runs):
            own = stones[run]
            for total in range(counts):
                above[run, total], on_top[course, run, total] = NEVER, -1
            for total in range(own + 1, counts):
                if course == courses - 1:
                    break
                best, chosen = NEVER, 0
                for other in range(runs):
                    if rests[run, other] and value[other, total - own] > best:
                        best, chosen = value[other, total - own], other
                above[run, total], on_top[course, run, total] = best + gains[course, run], chosen
            if own < counts:
                above[run, own], on_top[course, run, own] = gains[course, run], -1
        for run in range(runs):
            for total in range(counts):
                value[run, total] = above[run, total]
