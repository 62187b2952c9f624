"""Local search over rival explanations of one tile: the drawing that best fits the network's output wins.

The search weighs walls quickly and roughly. Here its answer, and walls that differ by a stone, a place or a course,
are drawn with everything that stands about them, joints and edges included. How far the best drawing with another
count falls behind says how sure the count is.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.settings.walls import WallModel
from vision.walls.model.hypothesis import NO_STONES, TileHypothesis
from vision.walls.model.line import GAP, TURN, YAW, X, Y
from vision.walls.model.structure import alternatives
from vision.walls.model.wall import Wall, stones_of_walls
from vision.walls.render.column_count import Ground, counted
from vision.walls.render.scorer import ScoredHypothesis, Scorer, ScoresHypotheses

Floats: TypeAlias = NDArray[np.float64]


def settled(
    scorer: Scorer, start: TileHypothesis, others: Sequence[TileHypothesis] = ()
) -> tuple[ScoredHypothesis, list[ScoredHypothesis]]:
    """The best hypothesis reachable from the best of some, and everything scored on the way."""
    scored = scorer.scored([start, *others])
    best = max(scored, key=lambda w: w.score)
    best = wall_settled(scorer, best, scored, scorer.likelihood.sizes.stone_mm)
    columns: list[ScoredHypothesis] = []
    final = _column_settled(scorer, best, columns)
    # What the column gained is every wall's, or the best would seem to lead by it.
    gain, column = final.score - best.score, final.hypothesis.column
    moved = [
        ScoredHypothesis(TileHypothesis(w.hypothesis.wall, column, w.hypothesis.noble), w.score + gain) for w in scored
    ]
    return final, moved + columns


def wall_settled(
    scorer: ScoresHypotheses, best: ScoredHypothesis, scored: list[ScoredHypothesis], stone_mm: float
) -> ScoredHypothesis:
    """The best wall reachable by moving it and changing its structure; what is tried is added to ``scored``."""
    for turn in range(scorer.settings.rounds):
        form = best.hypothesis.wall
        if form is None:
            break
        best = line_climbed(scorer, best, scored, quickly=turn > 0)
        options = scorer.scored(list(alternatives(best.hypothesis, stone_mm, scorer.settings.model)))
        scored += options
        options.sort(key=lambda w: -w.score)
        for option in options[: scorer.settings.rivals_refined]:
            if option.score > best.score - scorer.settings.worth_refining and option.hypothesis.wall is not None:
                option = line_climbed(scorer, option, scored, quickly=True)
                best = max(best, option, key=lambda w: w.score)
        after = best.hypothesis.wall
        if after is None or (after.length, after.courses) == (form.length, form.courses):
            break
    return best


def _column_settled(scorer: Scorer, best: ScoredHypothesis, scored: list[ScoredHypothesis]) -> ScoredHypothesis:
    """The column's count and place; for every count tried, the best column is scored."""
    start = best.hypothesis.column
    if start is None:
        return best
    likelihood, rest = scorer.likelihood, replace(best.hypothesis, column=None)
    columns = counted(
        likelihood.column_sums(rest, start[:2], scorer.settings.column_room_mm),
        start,
        ground_about(scorer, rest),
        scorer.settings,
    )
    final = replace(rest, column=columns[0].column)
    without = scorer.score(final) - columns[0].score
    scored += [ScoredHypothesis(replace(rest, column=one.column), without + one.score) for one in columns]
    return ScoredHypothesis(final, without + columns[0].score)


def ground_about(scorer: Scorer, rest: TileHypothesis) -> Ground:
    """The ground beside the wall on which a column may stand."""
    sizes = scorer.likelihood.sizes
    stones = NO_STONES if rest.wall is None else stones_of_walls([rest.wall], sizes.stone_mm)[0]
    lowest = stones[stones[:, 2] == 0][:, [0, 1, 3]]
    return Ground(
        scorer.middle_mm, lowest, sizes.stone_mm / 2, sizes.disk_diameter_mm / 2 - scorer.settings.column_slack_mm
    )


def line_climbed(
    scorer: ScoresHypotheses, best: ScoredHypothesis, scored: list[ScoredHypothesis], *, quickly: bool
) -> ScoredHypothesis:
    """The line moved along, across, in yaw, turn and gap, both ways: all improving steps together, else the best alone."""
    step, model = scorer.settings.line_step, scorer.settings.model
    for _ in range(scorer.settings.climb_rounds):
        wall = best.hypothesis.wall
        assert wall is not None
        moves = [(axis, sign) for axis in range(5) for sign in (-1.0, 1.0)]
        options = scorer.scored(
            [_on_line(best.hypothesis, _stepped(wall.line, i, by * step[i], model)) for i, by in moves]
        )
        gains = np.zeros(5)
        for (axis, sign), option in zip(moves, options, strict=True):
            if option.score - best.score > abs(gains[axis]):
                gains[axis] = sign * (option.score - best.score)
        alone = max(best, *options, key=lambda w: w.score)
        line = wall.line
        for axis in np.flatnonzero(gains).tolist():
            line = _stepped(line, axis, float(np.sign(gains[axis])) * step[axis], model)
        together = scorer.scored([_on_line(best.hypothesis, line)] if np.count_nonzero(gains) > 1 else [])
        option = max([alone, *together], key=lambda w: w.score)
        if option.score <= best.score + scorer.settings.least_gain:
            break
        best = option
    scored.append(best)
    return best


def _on_line(hypothesis: TileHypothesis, line: Floats) -> TileHypothesis:
    assert hypothesis.wall is not None
    wall = hypothesis.wall
    return hypothesis.with_wall(Wall(line, wall.length, wall.courses, wall.score))


def _stepped(line: Floats, axis: int, by: float, model: WallModel) -> Floats:
    """A line moved along itself (axis 0), across (1), turned (2), bent (3) or its stones spread (4)."""
    moved = line.tolist()
    cos, sin = math.cos(moved[YAW]), math.sin(moved[YAW])
    if axis == 0:
        moved[X], moved[Y] = moved[X] + by * cos, moved[Y] + by * sin
    elif axis == 1:
        moved[X], moved[Y] = moved[X] - by * sin, moved[Y] + by * cos
    else:
        moved[axis] += by
    moved[TURN] = min(max(moved[TURN], -model.sharpest_turn_rad), model.sharpest_turn_rad)
    moved[GAP] = min(max(moved[GAP], 0.0), model.widest_drawn_gap_mm)
    return np.array(moved)
