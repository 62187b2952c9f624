"""Painting stones, and adding up what a drawing is worth: the arbiter's inner loops (see ``vision.compiled``).

Painted is as ``vision.walls.drawing.paint`` does it by OpenCV, point by point the same within the raster, for the learned
network was taught with OpenCV's lines: coordinates are 16.16 fixed point, a filled shape has its outline filled, too, and a
broad line is a filled rectangle with a round end of a single point.
"""

from __future__ import annotations

import math
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.compiled import compiled
from vision.walls.drawing import SHIFT, STONE_EDGES, STONE_FACES, Drawing
from vision.walls.sprites import Canvas, Sprites

Floats: TypeAlias = NDArray[np.float64]
Whole: TypeAlias = NDArray[np.int64]

_ONE, _HALF, _BITS = 1 << 16, 1 << 15, 16
_STONE_EDGE_HALF = 1 << 16  # half of two points
_NONE = -1


@compiled
def _quotient(a: int, b: int) -> int:
    """a / b, rounded towards 0; b is positive."""
    return a // b if a >= 0 else -(-a // b)


@compiled
def _paint_line(drawn: Drawing, x1: int, y1: int, x2: int, y2: int, part: int) -> None:
    """A line one point broad; coordinates in 65,536ths."""
    rows, columns = drawn.shape
    wide, tall = abs(x2 - x1), abs(y2 - y1)
    if wide > tall:
        if x2 < x1:
            x1, y1, x2, y2 = x2, y2, x1, y1
        step_x, step_y, count = _ONE, _quotient((y2 - y1) * _ONE, wide | 1), (x2 - x1) >> _BITS
    else:
        if y2 < y1:
            x1, y1, x2, y2 = x2, y2, x1, y1
        step_x, step_y, count = _quotient((x2 - x1) * _ONE, tall | 1), _ONE, (y2 - y1) >> _BITS
    x, y = (x2 + _HALF) >> _BITS, (y2 + _HALF) >> _BITS
    if 0 <= x < columns and 0 <= y < rows:
        drawn[y, x] = part
    x1 += _HALF
    y1 += _HALF
    for _ in range(count + 1):
        x, y = x1 >> _BITS, y1 >> _BITS
        if 0 <= x < columns and 0 <= y < rows:
            drawn[y, x] = part
        x1 += step_x
        y1 += step_y


@compiled
def _next_edge(points: Whole, at: int, towards: int, row: int, left: int) -> tuple[int, int, int, int, int]:
    """The next side of a convex shape that leads below a row: where it ends, its last row, its x and x a row, and how
    many sides are left."""
    count = len(points)
    following = (at + towards) % count
    while left > 0:
        left -= 1
        end = (points[following, 1] + _HALF) >> _BITS
        if end > row:
            x, across = points[at, 0], points[following, 0] - points[at, 0]
            return following, end, x, _quotient(across * 2 + (end - row), 2 * (end - row)), left
        at, following = following, (following + towards) % count
    return at, _NONE, 0, 0, _NONE


@compiled
def paint_convex(drawn: Drawing, points: Whole, part: int) -> None:
    """A filled convex shape (N×2: x, y in 65,536ths)."""
    rows, columns = drawn.shape
    count = len(points)
    topmost = 0
    lowest = points[0, 1]
    for i in range(count):
        _paint_line(drawn, points[i - 1, 0], points[i - 1, 1], points[i, 0], points[i, 1], part)
        if points[i, 1] < points[topmost, 1]:
            topmost = i
        lowest = max(lowest, points[i, 1])
    row, last = (points[topmost, 1] + _HALF) >> _BITS, min((lowest + _HALF) >> _BITS, rows - 1)
    at_a = at_b = topmost
    end_a = end_b = row
    x_a = x_b = -_ONE
    by_a = by_b = 0
    left = count
    while row <= last:
        if row >= end_a:
            at_a, end, x, by, left = _next_edge(points, at_a, 1, row, left)
            if end != _NONE:
                end_a, x_a, by_a = end, x, by
        if row >= end_b and left >= 0:
            at_b, end, x, by, left = _next_edge(points, at_b, count - 1, row, left)
            if end != _NONE:
                end_b, x_b, by_b = end, x, by
        if left < 0:
            break
        if row >= 0:
            first, end = (min(x_a, x_b) + _HALF) >> _BITS, (max(x_a, x_b) + _HALF) >> _BITS
            for x in range(max(first, 0), min(end, columns - 1) + 1):
                drawn[row, x] = part
        x_a += by_a
        x_b += by_b
        row += 1


@compiled
def _paint_end(drawn: Drawing, x: int, y: int, part: int) -> None:
    """A broad line's round end."""
    rows, columns = drawn.shape
    column, row = (x + _HALF) >> _BITS, (y + _HALF) >> _BITS
    for dx, dy in ((0, 0), (-1, 0), (1, 0), (0, -1), (0, 1)):
        if 0 <= column + dx < columns and 0 <= row + dy < rows:
            drawn[row + dy, column + dx] = part


@compiled
def paint_broad_line(drawn: Drawing, start: Whole, end: Whole, part: int, first: bool, corners: Whole) -> None:
    """A line two points broad, round at its end and, where it is a run's ``first``, at its start.

    ``start`` and ``end`` are x and y in 65,536ths, ``corners`` (4×2) is scratch.
    """
    dx, dy = (start[0] - end[0]) / _ONE, (end[1] - start[1]) / _ONE
    square = dx * dx + dy * dy
    if square > 1e-15:
        reach = _STONE_EDGE_HALF / math.sqrt(square)
        by_x, by_y = int(np.rint(dy * reach)), int(np.rint(dx * reach))
        corners[0, 0], corners[0, 1] = start[0] + by_x, start[1] + by_y
        corners[1, 0], corners[1, 1] = start[0] - by_x, start[1] - by_y
        corners[2, 0], corners[2, 1] = end[0] - by_x, end[1] - by_y
        corners[3, 0], corners[3, 1] = end[0] + by_x, end[1] + by_y
        paint_convex(drawn, corners, part)
    if first:
        _paint_end(drawn, start[0], start[1], part)
    _paint_end(drawn, end[0], end[1], part)


@compiled
def _place_stone(canvas: Canvas, stone: Floats, points: Whole, box: Whole) -> tuple[int, float]:
    """Fill in where a stone's corners show (8×2, in 65,536ths) and widen a box to hold them.

    Returns:
        Which of its sides face the camera, bit by bit, and how far away it is.
    """
    x, y, z, yaw = stone
    half, cos, sin = canvas.stone_mm / 2, math.cos(yaw), math.sin(yaw)
    eye_x, eye_y = canvas.eye_mm
    offsets_x = (-half * cos + half * sin, half * cos + half * sin, half * cos - half * sin, -half * cos - half * sin)
    offsets_y = (-half * sin - half * cos, half * sin - half * cos, half * sin + half * cos, -half * sin + half * cos)
    pattern = 0
    for i in range(4):
        dx, dy = x + offsets_x[i] - eye_x, y + offsets_y[i] - eye_y
        turn = (math.atan2(dy, dx) - canvas.first_bearing + math.pi) % (2 * math.pi) - math.pi
        column = min(max(turn / canvas.spacing, -500.0), 2000.0)
        for above in range(2):
            shade = canvas.height_mm / (canvas.height_mm - z - above * canvas.stone_mm)
            row = min(max((math.hypot(dx, dy) * shade - canvas.nearest_mm) / canvas.step_mm, -500.0), 2000.0)
            at = i + 4 * above
            points[at, 0] = int(np.rint(column * (1 << SHIFT))) << (_BITS - SHIFT)
            points[at, 1] = int(np.rint(row * (1 << SHIFT))) << (_BITS - SHIFT)
            for axis in range(2):
                box[axis] = min(box[axis], points[at, axis] >> _BITS)
                box[axis + 2] = max(box[axis + 2], points[at, axis] >> _BITS)
        following = (i + 1) % 4
        out_x, out_y = (offsets_x[i] + offsets_x[following]) / 2, (offsets_y[i] + offsets_y[following]) / 2
        if (eye_x - x - out_x) * out_x + (eye_y - y - out_y) * out_y > 0:
            pattern |= 1 << i
    up = canvas.height_mm - z - half
    return pattern, math.sqrt((eye_x - x) ** 2 + (eye_y - y) ** 2 + up * up)


@compiled
def _paint_stone(drawn: Drawing, points: Whole, pattern: int, corners: Whole) -> None:
    """A stone's faces, then its edges."""
    for f in range(STONE_FACES.shape[1]):
        part = STONE_FACES[pattern, f, 4]
        if part == 0:
            break
        for i in range(4):
            corners[i] = points[STONE_FACES[pattern, f, i]]
        paint_convex(drawn, corners, part)
    for e in range(STONE_EDGES.shape[1]):
        start, end, part, first = STONE_EDGES[pattern, e]
        if part == 0:
            break
        paint_broad_line(drawn, points[start], points[end], part, first == 1, corners)


@compiled
def _paint_sprite(drawn: Drawing, sprite: Drawing, box: Whole) -> None:
    for row in range(box[1], box[3] + 1):
        for column in range(box[0], box[2] + 1):
            if sprite[row, column]:
                drawn[row, column] = sprite[row, column]


@compiled
def draw(canvas: Canvas, drawn: Drawing, stones: Floats, sprites: Sprites, box: Whole) -> None:
    """Paint stones (N×4: x, y, height of the lower face, yaw) and sprites, the nearest last; ``box`` is filled with what
    is touched: left, top, right and bottom in whole points, ends included."""
    count, others = len(stones), len(sprites.away_mm)
    points, corners = np.empty((count, 8, 2), dtype=np.int64), np.empty((4, 2), dtype=np.int64)
    patterns, away = np.empty(count, dtype=np.int64), np.empty(count + others)
    box[0], box[1], box[2], box[3] = 1 << 30, 1 << 30, -(1 << 30), -(1 << 30)
    for i in range(count):
        patterns[i], away[i] = _place_stone(canvas, stones[i], points[i], box)
    for s in range(others):
        away[count + s] = sprites.away_mm[s]
        for axis in range(2):
            box[axis] = min(box[axis], sprites.boxes[s, axis])
            box[axis + 2] = max(box[axis + 2], sprites.boxes[s, axis + 2])
    rows, columns = drawn.shape
    box[0], box[1] = max(box[0] - 2, 0), max(box[1] - 2, 0)  # edges' breadth
    box[2], box[3] = min(box[2] + 2, columns - 1), min(box[3] + 2, rows - 1)
    for _ in range(count + others):
        farthest = 0
        for i in range(1, count + others):
            if away[i] > away[farthest]:
                farthest = i
        away[farthest] = -1.0
        if farthest < count:
            _paint_stone(drawn, points[farthest], patterns[farthest], corners)
        else:
            _paint_sprite(drawn, sprites.points[farthest - count], sprites.boxes[farthest - count])


@compiled
def wipe(canvas: Canvas, drawn: Drawing, box: Whole) -> None:
    """Put back what stands behind the tile."""
    for row in range(box[1], box[3] + 1):
        for column in range(box[0], box[2] + 1):
            drawn[row, column] = canvas.far[row, column]


@compiled
def gains_of(canvas: Canvas, stones: Floats, starts: Whole, sprites: Sprites, gains: Floats) -> None:
    """Fill in by how much each of N drawings fits better than the empty tile: all have the sprites, and each its stones,
    ``starts`` (N+1,) being where they begin."""
    box = np.empty(4, dtype=np.int64)
    for n in range(len(gains)):
        draw(canvas, canvas.drawn, stones[starts[n] : starts[n + 1]], sprites, box)
        total = 0.0
        for row in range(box[1], box[3] + 1):
            for column in range(box[0], box[2] + 1):
                part, bare = canvas.drawn[row, column], canvas.far[row, column]
                if part != bare and canvas.near[row, column] == 0:
                    total += canvas.odds[row, column, part] - canvas.odds[row, column, bare]
        gains[n] = total
        wipe(canvas, canvas.drawn, box)


@compiled
def told_apart(
    canvas: Canvas, stones: Floats, sprites: Sprites, other_stones: Floats, other_sprites: Sprites
) -> tuple[float, float]:
    """Where two drawings differ, the sum of what speaks for the first, and of what speaks for either."""
    box, other_box = np.empty(4, dtype=np.int64), np.empty(4, dtype=np.int64)
    draw(canvas, canvas.drawn, stones, sprites, box)
    draw(canvas, canvas.instead, other_stones, other_sprites, other_box)
    gain, either = 0.0, 0.0
    for row in range(min(box[1], other_box[1]), max(box[3], other_box[3]) + 1):
        for column in range(min(box[0], other_box[0]), max(box[2], other_box[2]) + 1):
            part, other = canvas.drawn[row, column], canvas.instead[row, column]
            if part != other and canvas.near[row, column] == 0:
                more = canvas.odds[row, column, part] - canvas.odds[row, column, other]
                gain += more
                either += abs(more)
    wipe(canvas, canvas.drawn, box)
    wipe(canvas, canvas.instead, other_box)
    return gain, either


@compiled
def hold_odds(
    logs: NDArray[np.float32],
    pictured: NDArray[np.bool_],
    cap: float,
    odds: NDArray[np.float32],
    by_point: NDArray[np.float32],
) -> None:
    """Fill in the log odds of every part against the first, held within a cap and 0 outside the picture: part by part
    (PARTS×rows×m) and point by point (rows×m×PARTS)."""
    most = np.float32(cap)
    parts, rows, columns = logs.shape
    for row in range(rows):
        for column in range(columns):
            for part in range(parts):
                held = np.float32(0)
                if pictured[row, column]:
                    held = min(max(logs[part, row, column] - logs[0, row, column], -most), most)
                odds[part, row, column] = held
                by_point[row, column, part] = held
