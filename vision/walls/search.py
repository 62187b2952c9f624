"""Finding the wall that explains a tile best, and its strongest rivals.

Coarse to fine: blocks of 1…5 stones of any height are laid everywhere on the tile; the best are bent, stretched and
moved; then courses are laid on each (a beam over nested runs of half-stone places) and the whole is refined with
tops and sides told apart. Every structure refined on the way is kept: the best one with another count is the rival.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.settings import WallSettings
from vision.walls.evidence import (
    Evidence,
    Standing,
    any_height,
    first_course,
    look_up,
    near_and_far,
    one_more_course,
    weighed,
)
from vision.walls.shape import (
    GAP,
    TURN,
    YAW,
    Courses,
    Wall,
    X,
    Y,
    bites_into,
    lengthened,
    outside_by,
    places,
    stones_along,
    stones_of,
)
from vision.walls.sight import FAR

Floats: TypeAlias = NDArray[np.float64]
Score: TypeAlias = Callable[[Floats], Floats]
Disc: TypeAlias = tuple[float, float, float]
Steps: TypeAlias = tuple[float, float, float, float, float]

_SHARPEST_TURN = 0.6  # radians from one stone to the next
_WIDE: tuple[Steps, ...] = ((2.0, 2.0, 0.15, 0.2, 0.3),)
_STRETCH: tuple[Steps, ...] = ((1.5, 1.5, 0.12, 0.15, 0.3),)
_FINE: tuple[Steps, ...] = ((0.7, 0.7, 0.06, 0.06, 0.2), (0.35, 0.35, 0.03, 0.03, 0.1))


@dataclass(frozen=True, slots=True)
class Ground:
    """Where a wall may stand: on the tile, and not in the feet of what else stands there."""

    middle_mm: tuple[float, float]
    discs: tuple[Disc, ...]
    stone_mm: float
    settings: WallSettings

    def fine(self, lines: Floats, length: int) -> Floats:
        """What standing off the tile or in other feet costs (B,)."""
        own = self.settings
        over = outside_by(lines, length, self.middle_mm, own.reach_mm, self.stone_mm)
        over = over + bites_into(lines, length, self.discs, self.stone_mm)
        return over * own.cost_per_mm_outside


def search_wall(evidence: Evidence, ground: Ground) -> Wall:
    """The best wall found on a tile, whatever stood there before is not considered."""
    own = ground.settings
    heights = any_height(evidence, own.most_courses)

    def loose_score(length: int) -> Score:
        return lambda lines: _any_height_scores(evidence, heights, lines, length, ground)

    best: Wall | None = None
    for line, length in _blocks(evidence, heights, ground):
        lines = np.stack([line, _with(line, TURN, 0.25), _with(line, TURN, -0.25)])
        tried = [_climb(start, loose_score(length), _WIDE, 8) for start in lines]
        line, score = max(tried, key=lambda t: t[1])
        line, length = _stretched(line, length, score, loose_score, ground)
        wall = courses_on(evidence, line, length, ground, beam=3)[0]
        wall = refined(evidence, wall, ground)
        if best is None or wall.score > best.score:
            best = wall
    assert best is not None  # there is always at least one block
    return best


def improve(evidence: Evidence, start: Wall, ground: Ground, *, widely: bool) -> tuple[Wall, tuple[Wall, ...]]:
    """The best wall reachable from one, and every other wall weighed on the way."""
    best = refined(evidence, start, ground)
    weighed_walls = [best]
    for _ in range(ground.settings.improvement_rounds):
        on_line = courses_on(evidence, best.line, best.length, ground, beam=3)[:3]
        options = [w for w in on_line if w.courses != best.courses]
        variants = [
            courses_on(evidence, line, n, ground, beam=1)[0] for line, n in _variants(best, evidence, ground, widely)
        ]
        variants.sort(key=lambda w: -w.score)
        options += variants[: ground.settings.variants_refined]
        better = best
        for option in options:
            wall = refined(evidence, option, ground)
            weighed_walls.append(wall)
            if wall.score > better.score + 1.0:
                better = wall
        if better is best:
            break
        best = better
    return best, tuple(weighed_walls)


def refined(evidence: Evidence, wall: Wall, ground: Ground) -> Wall:
    """The same structure on the line that scores best nearby."""
    cost = ground.settings.stone_cost * stones_of(wall.courses)
    line, score = _climb(
        wall.line, lambda lines: wall_scores(evidence, lines, wall.length, wall.courses, ground), _FINE, 4
    )
    return replace(wall, line=line, score=score - cost)


def wall_scores(evidence: Evidence, lines: Floats, length: int, courses: Courses, ground: Ground) -> Floats:
    """Scores (B,) of one structure on many lines (B×5), without the stones' cost."""
    x, y, yaw = stones_along(lines, places(length), ground.stone_mm)
    half = ground.stone_mm / 2
    near, far = near_and_far(evidence, x, y, yaw, half, half)
    wall = first_course(evidence, near[:, 0::2].min(axis=1), far[:, 0::2].max(axis=1))
    for course, (first, last) in enumerate(courses[1:], start=2):
        taken = slice(first, last + 1, 2)
        wall = one_more_course(evidence, wall, near[:, taken].min(axis=1), far[:, taken].max(axis=1), course)
    return weighed(evidence, wall) - ground.fine(lines, length)


def courses_on(evidence: Evidence, line: Floats, length: int, ground: Ground, *, beam: int) -> list[Wall]:
    """Walls on one line, best first: courses laid one on another, each within the one below, best ``beam`` kept."""
    own = ground.settings
    x, y, yaw = stones_along(line[None], places(length), ground.stone_mm)
    half = ground.stone_mm / 2
    near, far = (a[0] for a in near_and_far(evidence, x, y, yaw, half, half))
    runs = _runs(near, far)
    fine = float(ground.fine(line[None], length)[0])
    whole = (0, 2 * length - 2)
    lowest = first_course(evidence, *runs[whole])
    cost = own.stone_cost
    score = float(weighed(evidence, lowest)) - cost * length - fine
    kept: list[tuple[Wall, Standing]] = [(Wall(line, length, (whole,), score), lowest)]
    found = [kept[0][0]]
    for course in range(2, own.most_courses + 1):
        laid = [(i, run) for i, (wall, _) in enumerate(kept) for run in runs if _rests(run, wall.courses[-1])]
        if not laid:
            break
        below = _stacked([kept[i][1] for i, _ in laid])
        above = one_more_course(
            evidence, below, np.stack([runs[r][0] for _, r in laid]), np.stack([runs[r][1] for _, r in laid]), course
        )
        stones = np.array([stones_of(kept[i][0].courses) + (r[1] - r[0]) // 2 + 1 for i, r in laid])
        scores = weighed(evidence, above) - cost * stones - fine
        order = np.argsort(-scores)[:beam]
        kept = [
            (
                Wall(line, length, (*kept[laid[j][0]][0].courses, laid[j][1]), float(scores[j])),
                Standing(above.sum[j], above.far[j], above.top_at_front[j], above.met[j]),
            )
            for j in order.tolist()
        ]
        found += [wall for wall, _ in kept]
        if kept[0][0].score < max(w.score for w in found) - own.give_up_below:
            break
    found.sort(key=lambda w: -w.score)
    return found


def _rests(run: tuple[int, int], below: tuple[int, int]) -> bool:
    return run[0] >= below[0] and run[1] <= below[1]


def _stacked(walls: list[Standing]) -> Standing:
    return Standing(
        np.stack([w.sum for w in walls]),
        np.stack([w.far for w in walls]),
        np.stack([w.top_at_front for w in walls]),
        np.stack([w.met for w in walls]),
    )


def _runs(near: Floats, far: Floats) -> dict[tuple[int, int], tuple[Floats, Floats]]:
    """Where rays enter and leave every run of touching stones, by its first and last half-stone place."""
    runs: dict[tuple[int, int], tuple[Floats, Floats]] = {}
    for first in range(len(near)):
        entered, left = near[first], far[first]
        for last in range(first, len(near), 2):
            entered, left = np.minimum(entered, near[last]), np.maximum(left, far[last])
            runs[first, last] = (entered, left)
    return runs


def _any_height_scores(
    evidence: Evidence, heights: NDArray[np.float32], lines: Floats, length: int, ground: Ground
) -> Floats:
    """Scores (B,) of walls whose height is free at every ray."""
    x, y, yaw = stones_along(lines, places(length)[::2], ground.stone_mm)
    half = ground.stone_mm / 2
    near, far = near_and_far(evidence, x, y, yaw, half, half)
    scores = _free(evidence, heights, near.min(axis=1), far.max(axis=1))
    return scores - ground.fine(lines, length)


def _free(evidence: Evidence, heights: NDArray[np.float32], near: Floats, far: Floats) -> Floats:
    met = near < FAR / 2
    base = evidence.sight.nearest_mm
    gain = look_up(evidence, heights, np.where(met, far, base)) - look_up(
        evidence, evidence.best_sums, np.where(met, near, base)
    )
    total: Floats = np.where(met, gain, 0.0).sum(axis=-1)
    return total


def _blocks(evidence: Evidence, heights: NDArray[np.float32], ground: Ground) -> list[tuple[Floats, int]]:
    """Starting places: straight blocks everywhere on the tile, the best ones that differ."""
    own, (middle_x, middle_y) = ground.settings, ground.middle_mm
    offsets = np.arange(-own.block_reach_mm, own.block_reach_mm + 0.1, own.block_step_mm)
    yaws = np.radians(np.arange(-90.0, 90.0, own.block_turn_deg))
    x, y, yaw = (a.ravel() for a in np.meshgrid(middle_x + offsets, middle_y + offsets, yaws, indexing="ij"))
    ranked: list[tuple[float, Floats, int]] = []
    for length in range(1, own.longest_block + 1):
        near, far = near_and_far(evidence, x, y, yaw, 0.515 * ground.stone_mm * length, ground.stone_mm / 2)
        scores = _free(evidence, heights, near, far)
        for i in np.argsort(-scores)[:10].tolist():
            ranked.append((float(scores[i]), np.array([x[i], y[i], yaw[i], 0.0, 0.3]), length))
    ranked.sort(key=lambda t: -t[0])
    chosen: list[tuple[Floats, int]] = []
    for _, line, length in ranked:
        apart = [
            length != n
            or np.hypot(line[X] - other[X], line[Y] - other[Y]) > 5
            or abs(np.sin(line[YAW] - other[YAW])) > 0.3
            for other, n in chosen
        ]
        if all(apart):
            chosen.append((line, length))
        if len(chosen) == own.blocks_followed:
            break
    return chosen


def _stretched(
    line: Floats, length: int, score: float, score_for: Callable[[int], Score], ground: Ground
) -> tuple[Floats, int]:
    """The line made longer or shorter at either end as long as that pays."""
    own = ground.settings
    for _ in range(own.longest):
        options = []
        for other in (length - 1, length + 1):
            if 1 <= other <= own.longest:
                for end in (-1, 1):
                    start = lengthened(line, end, other - length, ground.stone_mm)
                    options.append((*_climb(start, score_for(other), _STRETCH, 3), other))
        better = max(options, key=lambda t: t[1])
        if better[1] <= score + 5.0:
            break
        line, score, length = better
    return line, length


def _variants(wall: Wall, evidence: Evidence, ground: Ground, widely: bool) -> list[tuple[Floats, int]]:
    """Lines beside a wall's own: a stone more or less at either end, and, if wanted, turned, bent and moved."""
    lines: list[tuple[Floats, int]] = []
    for other in (wall.length - 1, wall.length + 1):
        if 1 <= other <= ground.settings.longest:
            for end in (-1, 1):
                line = lengthened(wall.line, end, other - wall.length, ground.stone_mm)
                lines += [(_with(line, YAW, by), other) for by in ((-0.25, 0.0, 0.25) if widely else (0.0,))]
    if widely:
        away = wall.line[:2] - evidence.sight.eye_mm
        away = away / np.hypot(away[0], away[1])
        lines += [(_with(wall.line, YAW, by), wall.length) for by in (-0.5, -0.25, 0.25, 0.5)]
        lines += [(_with(wall.line, TURN, by), wall.length) for by in (-0.25, 0.25)]
        for by in (-5.0, -2.5, 2.5, 5.0):
            moved = wall.line.copy()
            moved[:2] += by * away
            lines.append((moved, wall.length))
    return lines


def _with(line: Floats, index: int, added: float) -> Floats:
    changed = line.copy()
    changed[index] += added
    changed[TURN] = np.clip(changed[TURN], -_SHARPEST_TURN, _SHARPEST_TURN)
    return changed


def _climb(line: Floats, score: Score, steps: tuple[Steps, ...], rounds: int) -> tuple[Floats, float]:
    """Coordinate ascent: along, across, yaw, turn and gap, each both ways, best move taken, steps halved."""
    best = float(score(line[None])[0])
    for step in steps:
        for _ in range(rounds):
            cos, sin = np.cos(line[YAW]), np.sin(line[YAW])
            moves = np.zeros((10, 5))
            moves[0:2, X], moves[0:2, Y] = (cos * step[0], -cos * step[0]), (sin * step[0], -sin * step[0])
            moves[2:4, X], moves[2:4, Y] = (-sin * step[1], sin * step[1]), (cos * step[1], -cos * step[1])
            for i, index in enumerate((YAW, TURN, GAP)):
                moves[4 + 2 * i, index], moves[5 + 2 * i, index] = step[2 + i], -step[2 + i]
            lines = line + moves
            lines = lines[(lines[:, GAP] >= 0) & (lines[:, GAP] <= 1.0) & (np.abs(lines[:, TURN]) <= _SHARPEST_TURN)]
            scores = score(lines)
            i = int(scores.argmax())
            if scores[i] <= best + 1e-3:
                break
            line, best = lines[i], float(scores[i])
    return line, best
