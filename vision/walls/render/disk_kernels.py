"""Painting grain disks as ``vision.walls.render.drawing`` does by OpenCV, in compiled loops (see ``vision.compiled``)."""

from __future__ import annotations

import math
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.compiled import compiled, compiled_inside, whole
from vision.walls.model.parts import Part
from vision.walls.model.wall_kernels import wrapped
from vision.walls.render.canvas import Canvas
from vision.walls.render.drawing import SHIFT, Drawing
from vision.walls.render.painting_kernels import paint_convex

Floats: TypeAlias = NDArray[np.float64]
Whole: TypeAlias = NDArray[np.int64]

CORNERS = 24  # of a level circle
_BITS, _HALF = 16, 1 << 15
_FIXED = _BITS - SHIFT  # coordinates are rounded to sixteenths, as OpenCV takes them, and painted in 65,536ths
_SIDE, _TOP, _EDGE = whole(Part.DISK_SIDE), whole(Part.DISK_TOP), whole(Part.DISK_EDGE)


@compiled_inside
def _fixed(value: float) -> int:
    return int(np.rint(min(max(value, -500.0), 2000.0) * (1 << SHIFT))) << _FIXED


@compiled_inside
def _turns_left(a: Whole, b: Whole, c: Whole) -> bool:
    """Whether three points (x, y) turn to one side, truly."""
    return bool((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0)


@compiled_inside
def _sort(points: Whole) -> None:
    """Sort points (N×2) by x, then by y."""
    for i in range(1, len(points)):
        x, y, at = points[i, 0], points[i, 1], i
        while at > 0 and (points[at - 1, 0] > x or (points[at - 1, 0] == x and points[at - 1, 1] > y)):
            points[at, 0], points[at, 1] = points[at - 1, 0], points[at - 1, 1]
            at -= 1
        points[at, 0], points[at, 1] = x, y


@compiled_inside
def _hull(points: Whole, hull: Whole) -> int:
    """Fill in the corners of points' convex outline and say how many (Andrew 1979); ``points`` are sorted."""
    _sort(points)
    count, turned, last = 0, 0, len(points) - 1
    for step in range(2 * len(points) - 1):
        at = step if step <= last else 2 * last - step
        least = 2 if step <= last else turned
        while count >= least and not _turns_left(hull[count - 2], hull[count - 1], points[at]):
            count -= 1
        hull[count, 0], hull[count, 1] = points[at, 0], points[at, 1]
        count += 1
        if step == last:
            turned = count + 1
    return count - 1


@compiled_inside
def paint_thin_line(drawn: Drawing, x1: int, y1: int, x2: int, y2: int, part: int) -> None:
    """A line one point broad between places in 65,536ths, which OpenCV rounds to whole points (Bresenham 1965)."""
    rows, columns = drawn.shape
    x1, y1, x2, y2 = (x1 + _HALF) >> _BITS, (y1 + _HALF) >> _BITS, (x2 + _HALF) >> _BITS, (y2 + _HALF) >> _BITS
    if x2 < x1:
        x1, y1, x2, y2 = x2, y2, x1, y1
    wide, tall, down = x2 - x1, abs(y2 - y1), 1 if y2 > y1 else -1
    longer, shorter = max(wide, tall), min(wide, tall)
    error = longer - 2 * shorter
    for _ in range(longer + 1):
        if 0 <= x1 < columns and 0 <= y1 < rows:
            drawn[y1, x1] = part
        aside = error < 0
        if aside or wide >= tall:
            x1 += 1
        if aside or wide < tall:
            y1 += down
        error += 2 * (longer - shorter) if aside else -2 * shorter


@compiled
def paint_disks(
    canvas: Canvas, drawn: Drawing, x_mm: float, y_mm: float, levels_mm: Floats, radius_mm: float, box: Whole
) -> None:
    """Paint disks that lie on one another between level circles at some heights (rising, two or more), and fill in the box
    they touch: left, top, right and bottom in whole points, ends included."""
    count = len(levels_mm)
    rings = np.empty((count, CORNERS, 2), dtype=np.int64)
    for i in range(CORNERS):
        around = i * (2 * math.pi / CORNERS)
        dx = math.cos(around) * radius_mm + x_mm - canvas.eye_mm[0]
        dy = math.sin(around) * radius_mm + y_mm - canvas.eye_mm[1]
        column = _fixed(wrapped(math.atan2(dy, dx) - canvas.first_bearing) / canvas.spacing)
        ground = math.sqrt(dx * dx + dy * dy)
        for level in range(count):
            row = (
                ground * canvas.height_mm / (canvas.height_mm - levels_mm[level]) - canvas.nearest_mm
            ) / canvas.step_mm
            rings[level, i, 0], rings[level, i, 1] = column, _fixed(row)
    both, side = np.empty((2 * CORNERS, 2), dtype=np.int64), np.empty((4 * CORNERS, 2), dtype=np.int64)
    for i in range(CORNERS):
        for axis in range(2):
            both[i, axis], both[CORNERS + i, axis] = rings[0, i, axis], rings[count - 1, i, axis]
    corners = _hull(both, side)
    paint_convex(drawn, side[:corners], _SIDE)
    paint_convex(drawn, rings[count - 1], _TOP)
    # The half that faces the camera: a quarter turn to either side.
    towards = math.atan2(canvas.eye_mm[1] - y_mm, canvas.eye_mm[0] - x_mm)
    first = int(np.rint((towards - math.pi / 2) / (2 * math.pi / CORNERS))) + 1
    for level in range(count):
        for i in range(first, first + CORNERS // 2 - 2):
            start, end = rings[level, i % CORNERS], rings[level, (i + 1) % CORNERS]
            paint_thin_line(drawn, start[0], start[1], end[0], end[1], _EDGE)
    for axis in range(2):
        box[axis] = box[axis + 2] = side[0, axis] >> _BITS
        for i in range(corners):
            at = side[i, axis] >> _BITS
            box[axis], box[axis + 2] = min(box[axis], at), max(box[axis + 2], at)
        box[axis] = max(box[axis] - 1, 0)
        box[axis + 2] = min(box[axis + 2] + 1, drawn.shape[1 - axis] - 1)
