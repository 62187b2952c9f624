"""The search's inner loops (see ``vision.compiled``): what a hypothesis shows, what standing costs, and climbing.

Everything is one hypothesis at a time: its stones, where each ray meets and leaves them, and what the tables say there.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.compiled import compiled, compiled_inside, whole
from vision.walls.model.line import GAP, TURN, YAW, X, Y
from vision.walls.model.wall_kernels import lay_stones, wrapped
from vision.walls.search.tables import Forms, Ground

Floats: TypeAlias = NDArray[np.float64]
Map: TypeAlias = NDArray[np.float32]
Indices: TypeAlias = NDArray[np.intp]
MOVES = 17  # the first is to stay
FAR = 1e6  # stands for "this ray does not meet it"; millimetres
_TINY = np.float32(1e-9)
_FIRST = whole(0)


@compiled_inside
def _column_towards(ground: Ground, scene: int, dx: float, dy: float) -> float:
    """The column, and what fraction of one, in which a direction over the ground shows, to some hundredth of one."""
    middle = ground.cosines.shape[1] // 2
    cos, sin = ground.cosines[scene, middle], ground.sines[scene, middle]
    ahead, aside = cos * dx + sin * dy, cos * dy - sin * dx
    if abs(aside) > 0.4 * ahead:
        return float(wrapped(math.atan2(dy, dx) - ground.first_bearing[scene]) / ground.spacing[scene])
    slope = aside / ahead
    square = slope * slope
    turn = slope * (1 - square * (1 / 3 - square * (1 / 5 - square / 7)))
    return float(middle + turn / ground.spacing[scene])


@compiled_inside
def meet_rectangle(
    ground: Ground,
    scene: int,
    stones: Floats,
    k: int,
    half_length: float,
    half_depth: float,
    spans: Indices,
    met: Map,
    left: Map,
) -> None:
    """Fill in where rays meet and leave the k-th rectangle (K×4: x, y, cosine and sine of its yaw) lying on the ground, ``±FAR`` where they
    miss it: row k of ``met`` and ``left`` (K×m), only in the columns in which it may show: ``spans`` (K×2), first and end.
    """
    dx, dy = stones[k, 0] - ground.eye_mm[0], stones[k, 1] - ground.eye_mm[1]
    middle = _column_towards(ground, scene, dx, dy)
    half = 1.02 * math.sqrt((half_length * half_length + half_depth * half_depth) / (dx * dx + dy * dy))
    half /= ground.spacing[scene]
    first = max(math.floor(middle - half), 0)
    end = min(math.ceil(middle + half) + 1, ground.cosines.shape[1])
    cos64, sin64 = stones[k, 2], stones[k, 3]
    along, across = np.float32(cos64 * dx + sin64 * dy), np.float32(cos64 * dy - sin64 * dx)
    cos, sin = np.float32(cos64), np.float32(sin64)
    length, depth, one = np.float32(half_length), np.float32(half_depth), np.float32(1)
    for c in range(first, end):
        cos_ray, sin_ray = ground.cosines[scene, c], ground.sines[scene, c]
        per_along = one / (cos * cos_ray + sin * sin_ray + _TINY)
        per_across = one / (cos * sin_ray - sin * cos_ray + _TINY)
        near = max(along * per_along - abs(per_along) * length, across * per_across - abs(per_across) * depth)
        far = min(along * per_along + abs(per_along) * length, across * per_across + abs(per_across) * depth)
        if near < far:
            met[k, c], left[k, c] = near, far
        else:
            met[k, c], left[k, c] = FAR, -FAR
    spans[k, 0], spans[k, 1] = first, end


@compiled_inside
def span_of(spans: Indices, used: int) -> tuple[int, int]:
    """The columns in which any of the first ``used`` rectangles may show, first and end."""
    first, end = spans[0, 0], spans[0, 1]
    for k in range(1, used):
        first, end = min(first, spans[k, 0]), max(end, spans[k, 1])
    return first, end


@compiled_inside
def row_at(ground: Ground, scene: int, distance_mm: float | np.floating[Any]) -> int:
    """The running sums' row for a ground distance."""
    row = (np.float32(distance_mm) - ground.nearest_mm[scene]) * ground.rows_per_mm + np.float32(0.5)
    return int(min(max(row, np.float32(0)), np.float32(ground.rows)))


@compiled_inside
def _any_height(ground: Ground, scene: int, column: int, near: float, far: float) -> float:
    """What a wall of whatever height shows in one column, by where its ray meets and leaves it."""
    at = (scene * ground.cosines.shape[1] + column) * (ground.rows + 1)
    return float(ground.heights[at + row_at(ground, scene, far)] - ground.free[at + row_at(ground, scene, near)])


@compiled_inside
def _cost(ground: Ground, scene: int, stones: Floats, lowest: Indices, count: int) -> float:
    """What the lowest stones (``count`` of them) pay for standing off their tile or in other feet."""
    total, half = 0.0, ground.stone_mm / 2
    for q in range(count):
        for axis in range(2):
            off = abs(stones[lowest[q], axis] - ground.middles[scene, axis]) - ground.reach_mm
            total += max(off, 0.0)
    for d in range(ground.discs.shape[1]):
        deepest = 0.0
        for q in range(count):
            k = lowest[q]
            dx, dy = ground.discs[scene, d, 0] - stones[k, 0], ground.discs[scene, d, 1] - stones[k, 1]
            if abs(dx) + abs(dy) > 2 * (ground.discs[scene, d, 2] + ground.stone_mm):
                continue
            cos, sin = stones[k, 2], stones[k, 3]
            beside = max(abs(dx * cos + dy * sin) - half, 0.0)
            before = max(abs(dy * cos - dx * sin) - half, 0.0)
            deepest = max(deepest, ground.discs[scene, d, 2] - math.hypot(beside, before))
        total += deepest
    return total * ground.cost_per_mm


@compiled_inside
def _joined(forms: Forms, n: int, course: int, spans: Indices, met: Map, left: Map, front: Map, rear: Map) -> None:
    """Fill in where rays first meet and last leave one course (``front`` and ``rear``, empty before)."""
    for q in range(forms.run_lengths[n, course]):
        k = forms.taken[n, course, q]
        for c in range(spans[k, 0], spans[k, 1]):
            front[c] = min(front[c], met[k, c])
            rear[c] = max(rear[c], left[k, c])


@compiled_inside
def _shown(
    ground: Ground, scene: int, forms: Forms, n: int, spans: Indices, met: Map, left: Map, rays: Map, order: Indices
) -> float:
    """What the picture says for a wall whose stones' rays are known; ``rays`` (3×m) and ``order`` (m) are scratch."""
    columns, width = ground.cosines.shape[1], ground.rows + 1
    used = forms.used[n]
    first, end = span_of(spans, used)
    front, rear, farthest = rays[0], rays[1], rays[2]
    total, courses = 0.0, len(ground.shades) - 1
    for c in range(first, end):
        farthest[c] = 0.0
    for course in range(forms.courses[n]):
        for c in range(first, end):
            front[c], rear[c] = FAR, -FAR
        _joined(forms, n, course, spans, met, left, front, rear)
        for c in range(first, end):
            row = row_at(ground, scene, front[c])
            if course == 0:
                order[c] = ground.order_offset[(scene * columns + c) * width + row]
            if front[c] < FAR / 2:
                total += ground.courses[((scene * courses + course) * columns + c) * width + row]
                farthest[c] = max(farthest[c], rear[c] * ground.shades[course + 1])
    for c in range(first, end):
        at = (scene * ground.orders * columns + c) * width + order[c]
        total += ground.tops[at + row_at(ground, scene, farthest[c])]
    return total


@compiled_inside
def _loosely_shown(ground: Ground, scene: int, used: int, spans: Indices, met: Map, left: Map, rays: Map) -> float:
    """The same for a wall whose height is free at every ray."""
    first, end = span_of(spans, used)
    front, rear = rays[0], rays[1]
    for c in range(first, end):
        front[c], rear[c] = FAR, -FAR
    for k in range(used):
        for c in range(spans[k, 0], spans[k, 1]):
            front[c] = min(front[c], met[k, c])
            rear[c] = max(rear[c], left[k, c])
    total = 0.0
    for c in range(first, end):
        if front[c] < FAR / 2:
            total += _any_height(ground, scene, c, front[c], rear[c])
    return total


class _Scratch(NamedTuple):
    """What weighing one structure works on: its stones (K×4), the columns each may show in (K×2), where rays meet and leave
    each (K×m), rays of a whole course (3×m) and the depth order (m)."""

    stones: Floats
    spans: Indices
    met: Map
    left: Map
    rays: Map
    order: Indices


@compiled
def _scratch_for(ground: Ground, forms: Forms) -> _Scratch:
    columns, most = ground.cosines.shape[1], forms.places.shape[1]
    return _Scratch(
        np.empty((most, 4)),
        np.empty((most, 2), dtype=np.intp),
        np.empty((most, columns), dtype=np.float32),
        np.empty((most, columns), dtype=np.float32),
        np.empty((3, columns), dtype=np.float32),
        np.empty(columns, dtype=np.intp),
    )


@compiled_inside
def _weigh(ground: Ground, scene: int, forms: Forms, n: int, loose: bool, line: Floats, own: _Scratch) -> float:
    """The score of one structure on one line (5,)."""
    used, half = forms.used[n], ground.stone_mm / 2
    lay_stones(line, forms.places[n], used, ground.stone_mm, own.stones)
    for k in range(used):
        meet_rectangle(ground, scene, own.stones, k, half, half, own.spans, own.met, own.left)
    if loose:
        shown = _loosely_shown(ground, scene, used, own.spans, own.met, own.left, own.rays)
    else:
        shown = _shown(ground, scene, forms, n, own.spans, own.met, own.left, own.rays, own.order)
    return shown - _cost(ground, scene, own.stones, forms.taken[n, 0], forms.run_lengths[n, 0])


@compiled_inside
def _hold(ground: Ground, line: Floats) -> None:
    """Keep a line's gap and turn within what walls have."""
    line[GAP] = min(max(line[GAP], 0.0), ground.widest_gap_mm)
    line[TURN] = min(max(line[TURN], -ground.sharpest_turn), ground.sharpest_turn)


@compiled_inside
def _moves_from(ground: Ground, line: Floats, half_mm: float, step: Floats, moves: Floats) -> None:
    """Fill in lines (17×5) about a line whose lowest course reaches ``half_mm`` to both sides; the first is the same.

    Moved along, across and bent about the middle; turned, spread or bent with an end or both held where they are, as a
    wall's ends are what the picture shows best.
    """
    cos, sin = math.cos(line[YAW]), math.sin(line[YAW])
    for m in range(MOVES):
        for i in range(len(line)):
            moves[m, i] = line[i]
    at = 1
    for sign in (1.0, -1.0):
        moves[at, X] += sign * step[0] * cos
        moves[at, Y] += sign * step[0] * sin
        moves[at + 1, X] -= sign * step[1] * sin
        moves[at + 1, Y] += sign * step[1] * cos
        moves[at + 2, TURN] += sign * step[3]
        moves[at + 3, TURN] += sign * step[3]
        sagitta = half_mm * sign * step[3] * half_mm / ground.pitch_mm / 2
        moves[at + 3, X] += sagitta * sin
        moves[at + 3, Y] -= sagitta * cos
        turned = line[YAW] + sign * step[2]
        spread = sign * step[4] * (half_mm / ground.pitch_mm)
        for end in (1.0, -1.0):
            moves[at + 4, YAW] += sign * step[2]
            moves[at + 4, X] += end * half_mm * (cos - math.cos(turned))
            moves[at + 4, Y] += end * half_mm * (sin - math.sin(turned))
            moves[at + 5, GAP] += sign * step[4]
            moves[at + 5, X] += end * spread * cos
            moves[at + 5, Y] += end * spread * sin
            at += 2
        at += 4
    for m in range(MOVES):
        _hold(ground, moves[m])


@compiled_inside
def _climb_one(
    ground: Ground,
    scene: int,
    forms: Forms,
    n: int,
    length: int,
    loose: bool,
    steps: Floats,
    rounds: int,
    line: Floats,
    moves: Floats,
    own: _Scratch,
) -> float:
    """Move one line (5,) as long as that pays; its score."""
    half_mm = max((length - 1) * ground.pitch_mm / 2, ground.pitch_mm / 2)
    _hold(ground, line)
    best = _weigh(ground, scene, forms, n, loose, line, own)
    for t in range(len(steps)):
        for _ in range(rounds):
            _moves_from(ground, line, half_mm, steps[t], moves)
            choice, highest = 0, best + ground.least_gain
            for m in range(1, MOVES):
                score = _weigh(ground, scene, forms, n, loose, moves[m], own)
                if score > highest:
                    choice, highest = m, score
            if choice == 0:
                break
            for i in range(len(line)):
                line[i] = moves[choice, i]
            best = highest
    return best


@compiled
def climb(
    ground: Ground,
    scenes: Indices,
    forms: Forms,
    lengths: Indices,
    loose: bool,
    steps: Floats,
    rounds: int,
    lines: Floats,
    best: Floats,
) -> None:
    """Lines (N×5) climbing, each by the best of its moves as long as that pays, then with smaller ones.

    ``lines`` are moved, ``best`` (N,) is filled with their scores; ``steps`` (T×5) are along, across, yaw, turn and gap.
    """
    moves, own = np.empty((MOVES, 5)), _scratch_for(ground, forms)
    for n in range(len(lines)):
        best[n] = _climb_one(ground, scenes[n], forms, n, lengths[n], loose, steps, rounds, lines[n], moves, own)


@compiled
def weigh_blocks(ground: Ground, scene: int, blocks: Floats, half_length: float, scores: Floats) -> None:
    """Fill in the scores (N,) of straight blocks of any height (N×4: x, y, cosine and sine of the yaw); costs are left
    out."""
    columns = ground.cosines.shape[1]
    met, left = np.empty((1, columns), dtype=np.float32), np.empty((1, columns), dtype=np.float32)
    span = np.empty((1, 2), dtype=np.intp)
    for n in range(len(blocks)):
        meet_rectangle(ground, scene, blocks[n : n + 1], _FIRST, half_length, ground.stone_mm / 2, span, met, left)
        scores[n] = 0.0
        for c in range(span[0, 0], span[0, 1], ground.block_stride):
            if met[0, c] < FAR / 2:
                scores[n] += _any_height(ground, scene, c, met[0, c], left[0, c])


@compiled
def choose_apart(lines: Floats, lengths: Indices, chosen: Indices) -> int:
    """Fill in which of blocks (N×5, of these lengths, the best first) differ from all chosen before; how many do."""
    count = 0
    for n in range(len(lines)):
        fold, least = (2, 0.6) if lengths[n] == 1 else (1, 0.3)  # a stone alone looks the same after a quarter turn
        alike = False
        for k in range(count):
            other = chosen[k]
            alike = alike or (
                lengths[n] == lengths[other]
                and math.hypot(lines[n, X] - lines[other, X], lines[n, Y] - lines[other, Y]) <= 5
                and abs(math.sin((lines[n, YAW] - lines[other, YAW]) * fold)) <= least
            )
        if not alike:
            chosen[count] = n
            count += 1
        if count == len(chosen):
            break
    return count


@compiled
def cost_standing(ground: Ground, scenes: Indices, lines: Floats, places: Floats, costs: Floats) -> None:
    """Fill in what stones at places (K,) on lines (N×5) pay for where they stand (N,)."""
    stones, lowest = np.empty((len(places), 4)), np.arange(len(places))
    for n in range(len(lines)):
        lay_stones(lines[n], places, len(places), ground.stone_mm, stones)
        costs[n] = _cost(ground, scenes[n], stones, lowest, len(places))
