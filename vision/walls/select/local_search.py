"""Rival explanations of one tile, drawn and held against what the network saw; the drawing that fits best wins.

The search weighs walls quickly and roughly. Here its answer, and walls that differ by a stone, a place or a course,
are drawn with everything that stands about them, joints and edges included. How far the best drawing with another
count falls behind says how sure the count is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.walls.model.hypothesis import NO_STONES, Stand
from vision.walls.model.line import GAP, TURN, YAW, X, Y
from vision.walls.model.structure import alternatives
from vision.walls.model.wall import Wall, stones_of_walls
from vision.walls.render.column_count import Ground, counted
from vision.walls.render.scorer import Bench, Weighed

Floats: TypeAlias = NDArray[np.float64]
_SHARPEST_TURN = 0.6  # radians from one stone to the next
_COLUMN_SLACK_MM = 1.5  # a disk lies up to 1 mm off its column, and the wall is known to half a millimetre
_LINE_STEPS = ((0.8, 0.8, 0.05, 0.05, 0.2), (0.4, 0.4, 0.025, 0.025, 0.1))


def settled(bench: Bench, start: Stand, others: Sequence[Stand] = ()) -> tuple[Weighed, list[Weighed]]:
    """The best stand reachable from the best of some, and everything weighed on the way."""
    weighed = bench.weighed([start, *others])
    best = max(weighed, key=lambda w: w.score)
    for turn in range(bench.settings.rounds):
        form = best.stand.wall
        if form is None:
            break
        best = line_climbed(bench, best, weighed, quickly=turn > 0)
        options = bench.weighed(list(alternatives(best.stand, bench.judge.sizes.stone_mm)))
        weighed += options
        options.sort(key=lambda w: -w.score)
        for option in options[: bench.settings.rivals_refined]:
            if option.score > best.score - bench.settings.worth_refining and option.stand.wall is not None:
                option = line_climbed(bench, option, weighed, quickly=True)
                best = max(best, option, key=lambda w: w.score)
        after = best.stand.wall
        if after is None or (after.length, after.courses) == (form.length, form.courses):
            break
    columns: list[Weighed] = []
    final = _column_settled(bench, best, columns)
    # What the column gained is every wall's, or the best would seem to lead by it.
    gain, column = final.score - best.score, final.stand.column
    moved = [Weighed(Stand(w.stand.wall, column, w.stand.noble), w.score + gain) for w in weighed]
    return final, moved + columns


def _column_settled(bench: Bench, best: Weighed, weighed: list[Weighed]) -> Weighed:
    """The column's count and place; of every count tried the best column is weighed."""
    start = best.stand.column
    if start is None:
        return best
    judge, rest = bench.judge, replace(best.stand, column=None)
    columns = counted(judge.column_sums(rest, start[:2]), start, _ground(bench, rest), bench.settings)
    final = replace(rest, column=columns[0].column)
    without = bench.score(final) - columns[0].score
    weighed += [Weighed(replace(rest, column=one.column), without + one.score) for one in columns]
    return Weighed(final, without + columns[0].score)


def _ground(bench: Bench, rest: Stand) -> Ground:
    """What a column may stand on beside the wall."""
    sizes = bench.judge.sizes
    stones = NO_STONES if rest.wall is None else stones_of_walls([rest.wall], sizes.stone_mm)[0]
    lowest = stones[stones[:, 2] == 0][:, [0, 1, 3]]
    return Ground(bench.middle_mm, lowest, sizes.stone_mm / 2, sizes.disk_diameter_mm / 2 - _COLUMN_SLACK_MM)


def line_climbed(bench: Bench, best: Weighed, weighed: list[Weighed], *, quickly: bool) -> Weighed:
    """Along, across, yaw, turn and gap, each both ways; all that pay are tried together, then the best alone."""
    for step in _LINE_STEPS[1:]:
        for _ in range(bench.settings.climb_rounds):
            wall = best.stand.wall
            assert wall is not None
            moves = [(axis, sign) for axis in range(5) for sign in (-1.0, 1.0)]
            options = bench.weighed([_on_line(best.stand, _stepped(wall.line, i, by * step[i])) for i, by in moves])
            gains = np.zeros(5)
            for (axis, sign), option in zip(moves, options, strict=True):
                if option.score - best.score > abs(gains[axis]):
                    gains[axis] = sign * (option.score - best.score)
            alone = max(best, *options, key=lambda w: w.score)
            line = wall.line
            for axis in np.flatnonzero(gains).tolist():
                line = _stepped(line, axis, float(np.sign(gains[axis])) * step[axis])
            together = bench.weighed([_on_line(best.stand, line)] if np.count_nonzero(gains) > 1 else [])
            option = max([alone, *together], key=lambda w: w.score)
            if option.score <= best.score + bench.settings.least_gain:
                break
            best = option
    weighed.append(best)
    return best


def _on_line(stand: Stand, line: Floats) -> Stand:
    assert stand.wall is not None
    wall = stand.wall
    return Stand(Wall(line, wall.length, wall.courses, wall.score), stand.column, stand.noble)


def _stepped(line: Floats, axis: int, by: float) -> Floats:
    """A line moved along itself (axis 0), across (1), turned (2), bent (3) or its stones spread (4)."""
    moved = line.copy()
    cos, sin = np.cos(line[YAW]), np.sin(line[YAW])
    if axis == 0:
        moved[X], moved[Y] = line[X] + by * cos, line[Y] + by * sin
    elif axis == 1:
        moved[X], moved[Y] = line[X] - by * sin, line[Y] + by * cos
    else:
        moved[axis] += by
    moved[TURN] = min(max(float(moved[TURN]), -_SHARPEST_TURN), _SHARPEST_TURN)
    moved[GAP] = min(max(float(moved[GAP]), 0.0), 1.2)
    return moved
