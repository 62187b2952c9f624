"""Drawing stones and scoring drawings, in compiled loops (see ``vision.compiled``).

Painted is as ``vision.walls.render.drawing.paint`` does it by OpenCV, point by point the same within the raster, for the learned
network was taught with OpenCV's lines: coordinates are 16.16 fixed point, a filled shape has its outline filled, too, and a
broad line is a filled rectangle with a round end of a single point.
"""

from __future__ import annotations

import math
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.compiled import compiled, compiled_inside, whole
from vision.walls.model.wall_kernels import wrapped
from vision.walls.render.canvas import Canvas, Sprites
from vision.walls.render.drawing import SHIFT, STONE_EDGES, STONE_FACES, Drawing

Floats: TypeAlias = NDArray[np.float64]
Whole: TypeAlias = NDArray[np.int64]

_ONE, _HALF, _BITS = 1 << 16, 1 << 15, 16
_STONE_EDGE_HALF = 1 << 16  # half of two points
_NONE = -1
_NO_STONES, _FIRST, _ONWARDS = whole(0), whole(0), whole(1)


@compiled_inside
def _quotient(a: int, b: int) -> int:
    """a / b, rounded towards 0; b is positive."""
    return a // b if a >= 0 else -(-a // b)


@compiled_inside
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


@compiled_inside
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


@compiled_inside
def paint_convex(drawn: Drawing, points: Whole, part: int) -> None:
    """A filled convex shape (N×2: x, y in 65,536ths)."""
    rows, columns = drawn.shape
    count = len(points)
    topmost = _FIRST
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
            at_a, end, x, by, left = _next_edge(points, at_a, _ONWARDS, row, left)
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


@compiled_inside
def _paint_end(drawn: Drawing, x: int, y: int, part: int) -> None:
    """A broad line's round end."""
    rows, columns = drawn.shape
    column, row = (x + _HALF) >> _BITS, (y + _HALF) >> _BITS
    for dx, dy in ((0, 0), (-1, 0), (1, 0), (0, -1), (0, 1)):
        if 0 <= column + dx < columns and 0 <= row + dy < rows:
            drawn[row + dy, column + dx] = part


@compiled_inside
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


@compiled_inside
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
        column = min(max(wrapped(math.atan2(dy, dx) - canvas.first_bearing) / canvas.spacing, -500.0), 2000.0)
        ground = math.sqrt(dx * dx + dy * dy)
        for above in range(2):
            shade = canvas.height_mm / (canvas.height_mm - z - above * canvas.stone_mm)
            row = min(max((ground * shade - canvas.nearest_mm) / canvas.step_mm, -500.0), 2000.0)
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


@compiled_inside
def _paint_stone(drawn: Drawing, points: Whole, pattern: int, corners: Whole) -> None:
    """A stone's faces, then its edges."""
    for f in range(STONE_FACES.shape[1]):
        part = STONE_FACES[pattern, f, 4]
        if part == 0:
            break
        for i in range(4):
            at = STONE_FACES[pattern, f, i]
            corners[i, 0], corners[i, 1] = points[at, 0], points[at, 1]
        paint_convex(drawn, corners, part)
    for e in range(STONE_EDGES.shape[1]):
        start, end, part, first = STONE_EDGES[pattern, e]
        if part == 0:
            break
        paint_broad_line(drawn, points[start], points[end], part, first == 1, corners)


@compiled_inside
def _paint_sprite(drawn: Drawing, sprite: Drawing, box: Whole, within: Whole) -> None:
    """A sprite's points in both boxes."""
    for row in range(max(box[1], within[1]), min(box[3], within[3]) + 1):
        for column in range(max(box[0], within[0]), min(box[2], within[2]) + 1):
            if sprite[row, column]:
                drawn[row, column] = sprite[row, column]


class _Placed(NamedTuple):
    """Where pieces show, to be painted: stones' corners (N×8×2, in 65,536ths) and which sides face the camera (N,), how
    far away stones and then sprites are (N+S,), and a shape's corners (4×2) to work on."""

    points: Whole
    patterns: Whole
    away_mm: Floats
    corners: Whole


@compiled
def _room_for(stones: int, sprites: int) -> _Placed:
    return _Placed(
        np.empty((stones, 8, 2), dtype=np.int64),
        np.empty(stones, dtype=np.int64),
        np.empty(stones + sprites),
        np.empty((4, 2), dtype=np.int64),
    )


@compiled_inside
def _empty(box: Whole) -> None:
    box[0], box[1], box[2], box[3] = 1 << 30, 1 << 30, -(1 << 30), -(1 << 30)


@compiled_inside
def _widen(box: Whole, other: Whole) -> None:
    for axis in range(2):
        box[axis] = min(box[axis], other[axis])
        box[axis + 2] = max(box[axis + 2], other[axis + 2])


@compiled_inside
def _place(canvas: Canvas, stones: Floats, first: int, end: int, placed: _Placed, box: Whole) -> None:
    """Place some of the stones and widen a box to hold them, edges' breadth included, within the raster."""
    if first == end:
        return
    _empty(box)
    for i in range(end - first):
        placed.patterns[i], placed.away_mm[i] = _place_stone(canvas, stones[first + i], placed.points[i], box)
    rows, columns = canvas.far.shape
    box[0], box[1] = max(box[0] - 2, 0), max(box[1] - 2, 0)
    box[2], box[3] = min(box[2] + 2, columns - 1), min(box[3] + 2, rows - 1)


@compiled_inside
def _paint_placed(drawn: Drawing, count: int, sprites: Sprites, placed: _Placed, within: Whole) -> None:
    """Paint ``count`` stones that were placed, and what of the sprites lies within a box, the nearest last."""
    others = len(sprites.away_mm)
    for s in range(others):
        placed.away_mm[count + s] = sprites.away_mm[s]
    for _ in range(count + others):
        farthest = 0
        for i in range(1, count + others):
            if placed.away_mm[i] > placed.away_mm[farthest]:
                farthest = i
        placed.away_mm[farthest] = -1.0
        if farthest < count:
            _paint_stone(drawn, placed.points[farthest], placed.patterns[farthest], placed.corners)
        else:
            _paint_sprite(drawn, sprites.points[farthest - count], sprites.boxes[farthest - count], within)


@compiled_inside
def _wipe(canvas: Canvas, drawn: Drawing, box: Whole) -> None:
    """Put back what stands behind the tile."""
    for row in range(box[1], box[3] + 1):
        for column in range(box[0], box[2] + 1):
            drawn[row, column] = canvas.far[row, column]


@compiled_inside
def _gain(canvas: Canvas, drawn: Drawing, other: Drawing, box: Whole) -> tuple[float, float]:
    """Where two drawings differ in a box, the sum of what speaks for the first, and of what speaks for either."""
    gain, either = 0.0, 0.0
    for row in range(box[1], box[3] + 1):
        for column in range(box[0], box[2] + 1):
            part, instead = drawn[row, column], other[row, column]
            if part != instead and canvas.near[row, column] == 0:
                more = canvas.odds[row, column, part] - canvas.odds[row, column, instead]
                gain += more
                either += abs(more)
    return gain, either


@compiled_inside
def _gain_wiped(canvas: Canvas, drawn: Drawing, other: Drawing, box: Whole) -> float:
    """The sum of what speaks for the first of two drawings in a box; what stands behind the tile is put back there."""
    gain = 0.0
    for row in range(box[1], box[3] + 1):
        for column in range(box[0], box[2] + 1):
            part, instead = drawn[row, column], other[row, column]
            if part != instead and canvas.near[row, column] == 0:
                gain += canvas.odds[row, column, part] - canvas.odds[row, column, instead]
            drawn[row, column] = canvas.far[row, column]
    return gain


@compiled
def fill_box(canvas: Canvas, stones: Floats, sprites: Sprites, box: Whole) -> None:
    """Fill in the box that stones and sprites touch: left, top, right and bottom in whole points, ends included."""
    placed = _room_for(len(stones), _NO_STONES)
    _empty(box)
    _place(canvas, stones, _FIRST, len(stones), placed, box)
    for s in range(len(sprites.away_mm)):
        _widen(box, sprites.boxes[s])


@compiled
def draw(canvas: Canvas, drawn: Drawing, stones: Floats, sprites: Sprites) -> None:
    """Paint stones (N×4: x, y, height of the lower face, yaw) and sprites, the nearest last."""
    box, whole = np.empty(4, dtype=np.int64), np.array([0, 0, drawn.shape[1] - 1, drawn.shape[0] - 1])
    placed = _room_for(len(stones), len(sprites.away_mm))
    _place(canvas, stones, _FIRST, len(stones), placed, box)
    _paint_placed(drawn, len(stones), sprites, placed, whole)


@compiled
def gains_of(canvas: Canvas, stones: Floats, starts: Whole, sprites: Sprites, gains: Floats) -> None:
    """Fill in by how much each of N drawings fits better than the empty tile: all have the sprites, and each its stones,
    ``starts`` (N+1,) being where they begin.

    The sprites are drawn alone once; what stones change of that is looked at only where they show.
    """
    box, all_sprites = np.empty(4, dtype=np.int64), np.empty(4, dtype=np.int64)
    most = starts[1] - starts[0]
    for n in range(len(gains)):
        most = max(most, starts[n + 1] - starts[n])
    placed = _room_for(most, len(sprites.away_mm))
    _empty(all_sprites)
    for s in range(len(sprites.away_mm)):
        _widen(all_sprites, sprites.boxes[s])
    _paint_placed(canvas.instead, _NO_STONES, sprites, placed, all_sprites)
    alone, _ = _gain(canvas, canvas.instead, canvas.far, all_sprites)
    for n in range(len(gains)):
        _empty(box)
        _place(canvas, stones, starts[n], starts[n + 1], placed, box)
        _paint_placed(canvas.drawn, starts[n + 1] - starts[n], sprites, placed, box)
        gains[n] = alone + _gain_wiped(canvas, canvas.drawn, canvas.instead, box)
    _wipe(canvas, canvas.instead, all_sprites)


@compiled
def told_apart(
    canvas: Canvas, stones: Floats, sprites: Sprites, other_stones: Floats, other_sprites: Sprites, beside: bool
) -> tuple[float, float]:
    """Where two drawings differ, the sum of what speaks for the first, and of what speaks for either; ``beside`` says
    whether their sprites may differ."""
    box, other_box = np.empty(4, dtype=np.int64), np.empty(4, dtype=np.int64)
    placed = _room_for(len(stones), len(sprites.away_mm))
    other_placed = _room_for(len(other_stones), len(other_sprites.away_mm))
    _empty(box)
    _empty(other_box)
    _place(canvas, stones, _FIRST, len(stones), placed, box)
    _place(canvas, other_stones, _FIRST, len(other_stones), other_placed, other_box)
    _widen(box, other_box)
    if beside:
        for s in range(len(sprites.away_mm)):
            _widen(box, sprites.boxes[s])
        for s in range(len(other_sprites.away_mm)):
            _widen(box, other_sprites.boxes[s])
    _paint_placed(canvas.drawn, len(stones), sprites, placed, box)
    _paint_placed(canvas.instead, len(other_stones), other_sprites, other_placed, box)
    gain, either = _gain(canvas, canvas.drawn, canvas.instead, box)
    _wipe(canvas, canvas.drawn, box)
    _wipe(canvas, canvas.instead, box)
    return gain, either


@compiled
def hold_odds(logs: NDArray[np.float32], pictured: NDArray[np.bool_], cap: float, odds: NDArray[np.float32]) -> None:
    """Fill in the log odds of every part against the first, held within a cap and 0 outside the picture, point by point
    (rows×m×PARTS)."""
    most = np.float32(cap)
    parts, rows, columns = logs.shape
    for row in range(rows):
        for part in range(parts):
            for column in range(columns):
                held = min(max(logs[part, row, column] - logs[0, row, column], -most), most)
                odds[row, column, part] = held if pictured[row, column] else np.float32(0)
