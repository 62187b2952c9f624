"""After a fall, looks for what remains of a wall where it stood: stones around it are not a wall of their own.

Stones that fell lie in heaps, and a heap is drawn as a wall as well as one that was built: it shows more stones than the one or
two that are left. But people do not carry what is left. So where the likeliest wall has no stone in a place of the lowest course
that was promised before, and one clearly stands in such a place, that one is the wall.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import numpy as np

from vision.readings.observation import StoneSeen, WallStood
from vision.settings.walls import AsItStoodSettings
from vision.walls.model.hypothesis import TileHypothesis, stones_in
from vision.walls.model.parts import Stone
from vision.walls.model.wall import Wall, turned_deg
from vision.walls.render.scorer import ScoredHypothesis, ScoresHypotheses
from vision.walls.select.local_search import wall_settled


def as_it_stood(
    scorer: ScoresHypotheses,
    best: ScoredHypothesis,
    scored: list[ScoredHypothesis],
    stood: WallStood | None,
    stone_mm: float,
    own: AsItStoodSettings,
) -> tuple[ScoredHypothesis, list[ScoredHypothesis]]:
    """The best remainder of a wall that stood there, with its rivals; the best as before if nothing clearly remains.

    Args:
        stood: the wall that was promised before the picture changed; None where none was.
    """
    wall = best.hypothesis.wall
    if stood is None or wall is None or stands_on(wall, stood.footing, stone_mm, own):
        return best, scored
    if wall.stones() == stood.stones:  # a wall that was moved whole
        return best, scored
    runs = [best.hypothesis.with_wall(run) for run in _runs(stood.footing)]
    start = max(scorer.scored(runs), key=lambda w: w.score)
    tried = [start]
    left = wall_settled(scorer, start, tried, stone_mm)
    gain = left.score - scorer.scored([left.hypothesis.with_wall(None)])[0].score
    if (
        not may_be_left(left.hypothesis, stood.footing, stone_mm, own)
        or gain < own.least_gain * left.hypothesis.stones()
    ):
        return best, scored
    if _share_ground(wall, left.hypothesis.wall, stone_mm, own.apart_stones * stone_mm):
        return best, scored
    rivals = [other for other in [*scored, *tried] if may_be_left(other.hypothesis, stood.footing, stone_mm, own)]
    return left, rivals


def stands_as_before(stone: Stone, stood: Sequence[StoneSeen], own: AsItStoodSettings) -> bool:
    """Whether a stone of the lowest course stood in that very place, turned the same way."""
    return any(
        math.dist((stone.x_mm, stone.y_mm), (one.x_mm, one.y_mm)) <= own.same_place_mm
        and turned_deg(stone.yaw_rad - one.yaw_rad) <= own.same_turn_deg
        for one in stood
    )


def may_be_left(
    hypothesis: TileHypothesis, stood: Sequence[StoneSeen], stone_mm: float, own: AsItStoodSettings
) -> bool:
    """Whether no wall is left, or one with a stone where one stood."""
    return hypothesis.wall is None or stands_on(hypothesis.wall, stood, stone_mm, own)


def stands_on(wall: Wall, stood: Sequence[StoneSeen], stone_mm: float, own: AsItStoodSettings) -> bool:
    """Whether a stone of the wall's lowest course stands where one stood."""
    stones = (stone for stone in stones_in(wall, stone_mm) if isinstance(stone, Stone) and stone.z_mm == 0.0)
    return any(stands_as_before(stone, stood, own) for stone in stones)


def only_stands_on(
    hypothesis: TileHypothesis, stood: Sequence[StoneSeen], stone_mm: float, own: AsItStoodSettings
) -> bool:
    """Whether no wall is left, or one whose lowest course has no stone where none stood: a heap of fallen ones has."""
    if hypothesis.wall is None:
        return True
    lowest = [stone for stone in stones_in(hypothesis.wall, stone_mm) if isinstance(stone, Stone) and stone.z_mm == 0.0]
    return all(stands_as_before(stone, stood, own) for stone in lowest)


def _share_ground(wall: Wall, left: Wall | None, stone_mm: float, apart_mm: float) -> bool:
    """Whether two walls cannot both stand there: then one was moved as a whole, across its old places."""
    if left is None:
        return True
    mine, its = (
        [stone for stone in stones_in(one, stone_mm) if isinstance(stone, Stone) and stone.z_mm == 0.0]
        for one in (wall, left)
    )
    return any(math.dist((a.x_mm, a.y_mm), (b.x_mm, b.y_mm)) < apart_mm for a in mine for b in its)


def _runs(stood: Sequence[StoneSeen]) -> Iterator[Wall]:
    """Walls of one course on neighbouring places, from a single one to all."""
    for first in range(len(stood)):
        for last in range(first, len(stood)):
            run = stood[first : last + 1]
            x_mm, y_mm = (sum(values) / len(run) for values in ([s.x_mm for s in run], [s.y_mm for s in run]))
            turn = 0.0 if len(run) == 1 else (run[-1].yaw_rad - run[0].yaw_rad) / (len(run) - 1)
            middle = (run[0].yaw_rad + run[-1].yaw_rad) / 2
            line = np.array([x_mm, y_mm, middle, turn, 0.0])
            yield Wall(line, len(run), ((0, 2 * len(run) - 2),), 0.0)
