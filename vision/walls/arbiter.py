"""Rival explanations of one tile, drawn and held against what the network saw; the drawing that fits best wins.

The search weighs walls quickly and roughly. Here its answer, and walls that differ by a stone, a place or a course,
are drawn with everything that stands about them, joints and edges included. How far the best drawing with another
count falls behind says how sure the count is.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.walls.column_count import Ground, counted
from vision.walls.judge import NO_STONES, Form, Judge, Stand
from vision.walls.settings import ArbiterSettings
from vision.walls.shape import GAP, TURN, YAW, Wall, X, Y, stones_of_walls
from vision.walls.sight import LineOfSight
from vision.walls.structures import alternatives
from vision.walls.unseen_column import UnseenColumn

Floats: TypeAlias = NDArray[np.float64]

_SHARPEST_TURN = 0.6  # radians from one stone to the next
_NOWHERE = (1e9, 1e9)
_FOOT_SLACK_MM = 0.8  # a noble's place is known no better
_COLUMN_SLACK_MM = 1.5  # a disk lies up to 1 mm off its column, and the wall is known to half a millimetre
_LINE_STEPS = ((0.8, 0.8, 0.05, 0.05, 0.2), (0.4, 0.4, 0.025, 0.025, 0.1))


@dataclass(frozen=True, slots=True)
class Weighed:
    """A stand and its score: log odds with the cost of its pieces taken off."""

    stand: Stand
    score: float


@dataclass(frozen=True, slots=True)
class Verdict:
    """The drawing that fits best and what its doubt rests on.

    Attributes:
        stand: what stands on the tile.
        rivals: everything else that was weighed.
        score: the best drawing's score.
        wall_misfit, column_misfit: by how much the network would rather see other parts where wall or column are
            drawn, mean over their points.
        wall_covered, column_covered: share of their points that something else covers.
        stray: stones' worth of log odds for stones on the tile where none is drawn; ``stray_grain`` likewise of disks.
        out_of_picture: part of what stands there would lie outside the picture, or where nothing is known of it:
            ``beside_unseen`` if the picture has such places.
        unseen: what speaks for a column all the same, where none was found.
        brown_mm2: the largest patch of brown on the tile, where no column was found.
        elephant_mm: from the column to the nearest elephant that is marked.
        second_lead: by how much the second count prefers these disks to the next best (``walls.second_count``).
        stones_accord, width_accord: how unanimously the points where the nearest rivals of another count
            are drawn otherwise speak for it, least over these rivals: 1 if all do, 0 if as much speaks against it.
        along: the cosine between the wall's line and the line of sight over the ground: 1 if it turns its end to the camera.
    """

    stand: Stand
    rivals: tuple[Weighed, ...]
    score: float
    wall_misfit: float
    column_misfit: float
    wall_covered: float
    column_covered: float
    stray: float
    stray_grain: float
    out_of_picture: bool
    beside_unseen: bool = False
    unseen: UnseenColumn | None = None
    brown_mm2: float = 0.0
    elephant_mm: float = math.inf
    second_lead: float = 0.0
    stones_accord: float = 1.0
    width_accord: float = 1.0
    along: float = 0.0

    def lead(self, count: Callable[[Stand], int], most: float) -> float:
        """How far the best rival of another count falls behind; ``most`` without one."""
        own = count(self.stand)
        return min((self.score - r.score for r in self.rivals if count(r.stand) != own), default=most)

    def close(self, count: Callable[[Stand], int], within: float) -> tuple[int, int]:
        """The lowest and highest count among rivals that fall behind by at most ``within``."""
        counts = [count(r.stand) for r in self.rivals if self.score - r.score <= within]
        return min([count(self.stand), *counts]), max([count(self.stand), *counts])


@dataclass(frozen=True, slots=True)
class Bench:
    """Scores stands with what their pieces cost: nothing is put where hardly anything speaks for it."""

    judge: Judge
    middle_mm: tuple[float, float]
    reach_mm: float
    settings: ArbiterSettings

    def score(self, stand: Stand) -> float:
        """Log odds of a stand's drawing, the cost of its pieces and of standing off the tile taken off."""
        return self.weighed([stand])[0].score

    def weighed(self, stands: Sequence[Stand]) -> list[Weighed]:
        """Stands and their scores."""
        if not stands:
            return []
        walls = iter(stones_of_walls([s.wall for s in stands if s.wall is not None], self.judge.sizes.stone_mm))
        stones = [NO_STONES if stand.wall is None else next(walls) for stand in stands]
        scores = self.judge.scores(stands, stones)
        faults = self._faults(stands, stones)
        return [
            Weighed(stand, score - self._cost(stand, len(own), *fault))
            for stand, score, own, fault in zip(stands, scores, stones, faults.tolist(), strict=True)
        ]

    def _faults(self, stands: Sequence[Stand], stones: Sequence[Floats]) -> Floats:
        """How far each wall's lowest stones stand off the tile, and in the noble's foot (N×2, mm)."""
        from vision.walls.arbiter_loops import measure_faults

        sizes = self.judge.sizes
        nobles = np.array([_NOWHERE if stand.noble is None else stand.noble for stand in stands])
        starts = np.cumsum([0, *(len(own) for own in stones)], dtype=np.int64)
        half_mm, radius_mm = sizes.stone_mm / 2, sizes.profile[0][1] - _FOOT_SLACK_MM
        faults = np.empty((len(stands), 2))
        middle = np.array(self.middle_mm)
        measure_faults(np.concatenate(stones), starts, nobles, middle, self.reach_mm, half_mm, radius_mm, faults)
        return faults

    def _cost(self, stand: Stand, stones: int, off_mm: float, bitten_mm: float) -> float:
        own, total = self.settings, 0.0
        if stand.wall is not None:
            total += own.stone_cost * stones + self._seen_from_its_end(stand.wall)
            total += own.cost_per_mm_outside * off_mm + own.cost_per_mm_bitten * bitten_mm
        if stand.column is not None:
            total += own.disk_cost * stand.column[2] + self._off(stand.column[0], stand.column[1])
        if stand.noble is not None:
            total += own.noble_cost + self._off(*stand.noble)
        return total

    def _seen_from_its_end(self, wall: Wall) -> float:
        """What it costs a wall to turn its end to the camera: its stones would hide one another."""
        if wall.length < 2:
            return 0.0
        along = along_sight(self.judge.sight, wall)
        return self.settings.end_on_cost * max(0.0, along - self.settings.most_along)

    def _off(self, x_mm: float, y_mm: float) -> float:
        """What a column or a noble costs that stands off the tile."""
        over_x = max(abs(x_mm - self.middle_mm[0]) - self.settings.column_reach_mm, 0.0)
        over_y = max(abs(y_mm - self.middle_mm[1]) - self.settings.column_reach_mm, 0.0)
        return self.settings.cost_per_mm_outside * (over_x + over_y)


def along_sight(sight: LineOfSight, wall: Wall) -> float:
    """The cosine between a wall's line at its middle and the line of sight over the ground."""
    (x, y, yaw), (eye_x, eye_y) = wall.line[: YAW + 1].tolist(), sight.eye_mm.tolist()
    return abs(math.cos(yaw - math.atan2(y - eye_y, x - eye_x)))


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


def judged(bench: Bench, best: Weighed, weighed: list[Weighed]) -> Verdict:
    """The verdict on the best of all that was weighed."""
    judge, stand = bench.judge, best.stand
    fit = judge.fit(stand, bench.middle_mm, bench.settings.tile_half_mm)
    covered = []
    alone = (Stand(stand.wall, None, None), Stand(None, stand.column, None))
    for part, drawn in zip(alone, (fit.stone_points, fit.disk_points), strict=True):
        full = judge.area(part)
        covered.append(1.0 - min(1.0, drawn / full) if full else 0.0)
    point_mm2 = judge.stone_points()
    accords = _least_accords(bench, best, weighed)
    return Verdict(
        stand=stand,
        rivals=tuple(w for w in weighed if w is not best),
        score=best.score,
        wall_misfit=fit.stone_misfit / max(fit.stone_points, 1),
        column_misfit=fit.disk_misfit / max(fit.disk_points, 1),
        wall_covered=covered[0],
        column_covered=covered[1],
        stray=fit.stray_stone_points / point_mm2,
        stray_grain=fit.stray_disk_points / point_mm2,
        out_of_picture=fit.out_of_picture,
        stones_accord=accords[0],
        width_accord=accords[1],
        along=0.0 if stand.wall is None else along_sight(judge.sight, stand.wall),
    )


def _least_accords(bench: Bench, best: Weighed, weighed: Sequence[Weighed]) -> list[float]:
    """How unanimous the picture is against the nearest rivals of another count of stones and width."""
    forms = [(other, other.stand.form()) for other in weighed]
    known: dict[int, float] = {}  # a rival is often among the nearest of several counts
    least = []
    for count in (Stand.stones, Stand.width):
        nearest = _nearest_rivals(forms, count, count(best.stand), bench.settings.rivals_heard)
        for rival in nearest:
            if id(rival) not in known:
                known[id(rival)] = bench.judge.accord(best.stand, rival.stand)
        least.append(min((known[id(rival)] for rival in nearest), default=1.0))
    return least


def _nearest_rivals(
    forms: Sequence[tuple[Weighed, Form]], count: Callable[[Stand], int], own: int, most: int
) -> list[Weighed]:
    """Of all that was weighed, the best few of another count than ``own``, one of each structure."""
    nearest: dict[Form, Weighed] = {}
    for other, form in forms:
        if count(other.stand) != own and (form not in nearest or other.score > nearest[form].score):
            nearest[form] = other
    return sorted(nearest.values(), key=lambda w: -w.score)[:most]


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
