"""Finding the walls that explain tiles best, and their strongest rivals, for all tiles of a mat at once.

Coarse to fine: blocks of 1…5 stones of any height are laid everywhere on a tile; the best are moved, bent and
stretched; then the best courses are laid on each line, and structure and line are refined together. Every structure
refined on the way is kept: the best one with another count is the rival.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.walls.layout import best_layouts, layouts_by_count
from vision.walls.shape import GAP, TURN, YAW, Courses, Wall, X, Y, lengthened, stones_of, turned_quarter
from vision.walls.tables import Tables
from vision.walls.weighing import (
    Floats,
    Forms,
    Indices,
    Standpoint,
    block_costs,
    block_scores,
    form_of,
    loose_scores,
    stacked_forms,
    wall_scores,
)

Score: TypeAlias = Callable[[Indices, Floats], Floats]
Steps: TypeAlias = tuple[float, float, float, float, float]
Placed: TypeAlias = tuple[int, Wall]

_SHARPEST_TURN = 0.6  # radians from one stone to the next
_WIDE: tuple[Steps, ...] = ((2.0, 2.0, 0.15, 0.2, 0.3), (1.0, 1.0, 0.08, 0.1, 0.3))
_STRETCH: tuple[Steps, ...] = ((1.5, 1.5, 0.12, 0.15, 0.3),)
_FINE: tuple[Steps, ...] = ((1.4, 1.4, 0.12, 0.12, 0.3), (0.7, 0.7, 0.06, 0.06, 0.2), (0.35, 0.35, 0.03, 0.03, 0.1))
_PITCH_MM = 10.3  # about how far apart stones stand
_RANKED = 40  # blocks of each length that are ranked by what standing there costs, too
_LARGE = 2  # stones in the lowest course up to which walls are weighed apart from longer ones


@dataclass(frozen=True, slots=True)
class Found:
    """The best wall of a scene, and the others weighed beside it."""

    wall: Wall
    rivals: tuple[Wall, ...]


def search_walls(
    coarse: Tables, tables: Tables, starts: Sequence[Sequence[Wall]], standpoint: Standpoint
) -> list[Found]:
    """The best wall of every scene, searched for everywhere on its tile and from the scene's starts.

    The same scenes are given twice, with more columns folded into one in the ``coarse`` tables.
    """
    own = standpoint.settings
    lines = _stretched(coarse, *_blocks(coarse, range(len(starts)), standpoint), standpoint)
    placed = _best_of_each(_laid(tables, lines, standpoint), own.lines_followed)
    placed += [(i, wall) for i, given in enumerate(starts) for wall in given]
    pool = refined(tables, placed, standpoint, _FINE)
    best: dict[int, Wall] = {}
    for i, wall in pool:
        if i not in best or wall.score > best[i].score:
            best[i] = wall
    active = sorted(best)
    for _ in range(own.improvement_rounds):
        options = _laid(tables, [v for i in active for v in _variants(i, best[i], tables, own.longest)], standpoint)
        seen = {(i, wall.length, wall.courses) for i, wall in pool if wall is best.get(i)}
        options = [o for o in options if (o[0], o[1].length, o[1].courses) not in seen]
        better = refined(tables, _best_of_each(options, own.variants_refined, by_length=True), standpoint, _FINE[1:])
        pool += better
        improved = set()
        for i, wall in better:
            if wall.score > best[i].score + 1.0:
                best[i] = wall
                improved.add(i)
        active = sorted(improved)
        if not active:
            break
    pool += _rivals(tables, best, standpoint)
    pool = refined(tables, _best_of_counts(pool, own.walls_judged), standpoint, _FINE)
    best = {}
    for i, wall in pool:
        best.setdefault(i, wall)
    for i, wall in pool:
        if wall.score > best[i].score:
            best[i] = wall
    return [
        Found(best[i], tuple(wall for j, wall in pool if j == i and wall is not best[i])) for i in range(len(starts))
    ]


def refined(tables: Tables, placed: Sequence[Placed], standpoint: Standpoint, steps: tuple[Steps, ...]) -> list[Placed]:
    """The same structures on the lines that score best nearby."""
    done: list[Placed] = []
    for large in (False, True):
        group = [p for p in placed if (p[1].length > _LARGE) == large]
        if not group:
            continue
        scene = np.array([i for i, _ in group], dtype=np.intp)
        forms = stacked_forms([form_of(wall.length, wall.courses) for _, wall in group])

        def score(who: Indices, lines: Floats, scene: Indices = scene, forms: Forms = forms) -> Floats:
            return wall_scores(tables, scene[who], lines, forms.of(who), standpoint)

        lines, scores = _climb(
            np.stack([wall.line for _, wall in group]), np.array([w.length for _, w in group]), score, steps, 3
        )
        for (i, wall), line, value in zip(group, lines, scores.tolist(), strict=True):
            cost = standpoint.settings.stone_cost * stones_of(wall.courses)
            done.append((i, replace(wall, line=line, score=value - cost)))
    return done


def _best_of_each(placed: Sequence[Placed], most: int, *, by_length: bool = False) -> list[Placed]:
    """The best few of every scene, or of every length in a scene; of one structure only the best."""
    taken: dict[tuple[int, int], int] = {}
    known: set[tuple[int, int, Courses]] = set()
    kept = []
    for i, wall in sorted(placed, key=lambda p: -p[1].score):
        group, structure = (i, wall.length if by_length else 0), (i, wall.length, wall.courses)
        if taken.get(group, 0) < most and not (by_length and structure in known):
            kept.append((i, wall))
            taken[group] = taken.get(group, 0) + 1
            known.add(structure)
    return kept


def _best_of_counts(placed: Sequence[Placed], most: int) -> list[Placed]:
    """Of every scene the best walls that differ in stones or width."""
    known: dict[int, set[tuple[int, int]]] = {}
    kept = []
    for i, wall in sorted(placed, key=lambda p: -p[1].score):
        counts = known.setdefault(i, set())
        count = wall.stones(), wall.width()
        if len(counts) < most and count not in counts:
            counts.add(count)
            kept.append((i, wall))
    return kept


def _laid(tables: Tables, lines: Sequence[tuple[int, Floats, int]], standpoint: Standpoint) -> list[Placed]:
    """The best structure on each of some lines ``(scene, line, length)``."""
    placed: list[Placed] = []
    for length in sorted({n for _, _, n in lines}):
        group = [(i, line) for i, line, n in lines if n == length]
        scene = np.array([i for i, _ in group], dtype=np.intp)
        walls = best_layouts(tables, scene, np.stack([line for _, line in group]), length, standpoint)
        placed += [(i, wall) for (i, _), wall in zip(group, walls, strict=True)]
    return placed


def _rivals(tables: Tables, best: dict[int, Wall], standpoint: Standpoint) -> list[Placed]:
    """The best structures of other counts or widths on each wall's own line."""
    own = standpoint.settings
    rivals: list[Placed] = []
    for i, wall in best.items():
        most = wall.stones() + 3
        others = layouts_by_count(tables, i, wall.line, wall.length, standpoint, most)
        others = [w for w in others if w.stones() != wall.stones() or w.width() != wall.width()]
        rivals += [(i, w) for w in others[: own.rivals_refined]]
    return rivals


def _blocks(tables: Tables, scenes: Sequence[int], standpoint: Standpoint) -> tuple[list[int], Floats, list[int]]:
    """Starting places: straight blocks everywhere on each tile, the best ones that differ: scenes, lines, lengths."""
    own = standpoint.settings
    offsets = np.arange(-own.block_reach_mm, own.block_reach_mm + 0.1, own.block_step_mm)
    yaws = np.radians(np.arange(-90.0, 90.0, own.block_turn_deg))
    dx, dy, yaw = (a.ravel() for a in np.meshgrid(offsets, offsets, yaws, indexing="ij"))
    found_scenes: list[int] = []
    found_lines: list[Floats] = []
    found_lengths: list[int] = []
    for i in scenes:
        middle = tables.middles[i]
        lines = np.column_stack([middle[0] + dx, middle[1] + dy, yaw, np.zeros_like(dx), np.full_like(dx, 0.3)])
        scene = np.full(len(lines), i, dtype=np.intp)
        ranked: list[tuple[float, Floats, int]] = []
        for length in range(1, own.longest_block + 1):
            scores = block_scores(tables, scene, lines, length, standpoint)
            likely = np.argpartition(-scores, _RANKED)[:_RANKED]
            # A block in a noble's or a column's feet is before all that shows behind them, and explains it for nothing.
            costs = block_costs(tables, scene[likely], lines[likely], length, standpoint)
            ranked += [
                (score, lines[j], length)
                for score, j in zip((scores[likely] - costs).tolist(), likely.tolist(), strict=True)
            ]
        ranked.sort(key=lambda t: -t[0])
        for line, length in _apart(ranked, own.blocks_followed):
            found_scenes.append(i)
            found_lines.append(line)
            found_lengths.append(length)
    return found_scenes, np.stack(found_lines), found_lengths


def _apart(ranked: Sequence[tuple[float, Floats, int]], most: int) -> list[tuple[Floats, int]]:
    chosen: list[tuple[Floats, int]] = []
    for _, line, length in ranked:
        if all(
            length != n
            or np.hypot(line[X] - other[X], line[Y] - other[Y]) > 5
            or abs(np.sin((line[YAW] - other[YAW]) * (2 if n == 1 else 1))) > (0.6 if n == 1 else 0.3)
            for other, n in chosen
        ):
            chosen.append((line, length))
        if len(chosen) == most:
            break
    return chosen


def _stretched(
    tables: Tables, scenes: list[int], lines: Floats, lengths: list[int], standpoint: Standpoint
) -> list[tuple[int, Floats, int]]:
    """Lines moved and bent, and made longer or shorter at either end, as long as that pays."""
    own = standpoint.settings
    scene, length = np.array(scenes, dtype=np.intp), np.array(lengths, dtype=np.intp)
    lines, scores = _loose_climb(tables, scene, lines, length, _WIDE, 4, standpoint)
    active = list(range(len(scene)))
    for _ in range(own.longest):
        trials = [
            (i, lengthened(line, end, by, standpoint.stone_mm), int(length[i]) + by)
            for i in active
            for line in _lines_through(lines[i], int(length[i]))
            for by in (-1, 1)
            for end in (-1, 1)
            if 1 <= length[i] + by <= own.longest
        ]
        who = np.array([i for i, _, _ in trials], dtype=np.intp)
        longer = np.array([n for _, _, n in trials], dtype=np.intp)
        start = np.stack([line for _, line, _ in trials])
        moved, values = _loose_climb(tables, scene[who], start, longer, _STRETCH, 2, standpoint)
        improved = set()
        for t in np.argsort(values).tolist():
            if values[t] > scores[who[t]] + 5.0:
                lines[who[t]], length[who[t]], scores[who[t]] = moved[t], longer[t], values[t]
                improved.add(int(who[t]))
        active = sorted(improved)
        if not active:
            break
    return [(int(i), line, int(n)) for i, line, n in zip(scene, lines, length, strict=True)]


def _lines_through(line: Floats, length: int) -> list[Floats]:
    """The lines a wall may go on along: a stone alone does not tell which."""
    return [line, turned_quarter(line)] if length == 1 else [line]


def _loose_climb(
    tables: Tables,
    scene: Indices,
    lines: Floats,
    length: Indices,
    steps: tuple[Steps, ...],
    rounds: int,
    standpoint: Standpoint,
) -> tuple[Floats, Floats]:
    found, scores = lines.copy(), np.zeros(len(lines))
    for large in (False, True):
        group = np.flatnonzero((length > _LARGE) == large)
        if len(group) == 0:
            continue
        longest = int(length[group].max())
        at = np.arange(longest)
        counts = at < length[group][:, None]
        places = np.minimum(at, length[group][:, None] - 1) - (length[group][:, None] - 1) / 2.0

        def score(
            who: Indices,
            lines: Floats,
            scene: Indices = scene[group],
            places: Floats = places,
            counts: NDArray[np.bool_] = counts,
        ) -> Floats:
            return loose_scores(tables, scene[who], lines, places[who], standpoint, counts[who])

        found[group], scores[group] = _climb(lines[group], length[group], score, steps, rounds)
    return found, scores


def _variants(scene: int, wall: Wall, tables: Tables, longest: int) -> list[tuple[int, Floats, int]]:
    """Lines beside a wall's own: a stone more or less at either end, turned, bent and moved."""
    lines: list[tuple[int, Floats, int]] = [(scene, wall.line, wall.length)]
    for other in (wall.length - 1, wall.length + 1):
        if 1 <= other <= longest:
            for own in _lines_through(wall.line, wall.length):
                for end in (-1, 1):
                    line = lengthened(own, end, other - wall.length, 10.0)
                    lines += [(scene, _with(line, YAW, by), other) for by in (-0.25, 0.0, 0.25)]
    away = wall.line[:2] - tables.eye_mm
    away = away / np.hypot(away[0], away[1])
    lines += [(scene, _with(wall.line, YAW, by), wall.length) for by in (-0.5, -0.25, 0.25, 0.5)]
    lines += [(scene, _with(wall.line, TURN, by), wall.length) for by in (-0.25, 0.25)]
    for by in (-5.0, -2.5, 2.5, 5.0):
        moved = wall.line.copy()
        moved[:2] += by * away
        lines.append((scene, moved, wall.length))
    return lines


def _with(line: Floats, index: int, added: float) -> Floats:
    changed = line.copy()
    changed[index] += added
    changed[TURN] = np.clip(changed[TURN], -_SHARPEST_TURN, _SHARPEST_TURN)
    return changed


def _climb(
    lines: Floats, length: Indices, score: Score, steps: tuple[Steps, ...], rounds: int
) -> tuple[Floats, Floats]:
    """Many lines climbing at once, each by the best of its moves as long as that pays; then with smaller ones."""
    half_mm = np.maximum((length - 1) * _PITCH_MM / 2, _PITCH_MM / 2)
    lines = lines.copy()
    best = np.full(len(lines), -np.inf)
    for step in steps:
        who = np.arange(len(lines))
        for _ in range(rounds):
            options = lines[who][:, None] + _moves(lines[who], half_mm[who], step)
            for axis, least, most in ((GAP, 0.0, 1.0), (TURN, -_SHARPEST_TURN, _SHARPEST_TURN)):
                held = options[:, :, axis]
                np.minimum(np.maximum(held, least, out=held), most, out=held)
            scores = score(who, options)
            best[who] = np.maximum(best[who], scores[:, 0])
            choice = scores.argmax(axis=1)
            picked = scores[np.arange(len(who)), choice]
            pays = picked > best[who] + 1e-3
            lines[who[pays]] = options[pays, choice[pays]]
            best[who[pays]] = picked[pays]
            who = who[pays]
            if len(who) == 0:
                break
    return lines, best


def _moves(lines: Floats, half_mm: Floats, step: Steps) -> Floats:
    """Moves (N×17×5) from lines (N×5) whose lowest courses reach half_mm (N,) to both sides; the first is to stay.

    Along, across and bent about the middle; turned, spread or bent with an end or both held where they are, as a
    wall's ends are what the picture shows best.
    """
    cos, sin = np.cos(lines[:, YAW]), np.sin(lines[:, YAW])
    moves = np.zeros((len(lines), 17, 5))
    at = 1
    for sign in (1.0, -1.0):
        moves[:, at, X], moves[:, at, Y] = sign * step[0] * cos, sign * step[0] * sin
        moves[:, at + 1, X], moves[:, at + 1, Y] = -sign * step[1] * sin, sign * step[1] * cos
        moves[:, at + 2, TURN] = sign * step[3]
        moves[:, at + 3, TURN] = sign * step[3]
        sagitta = half_mm * sign * step[3] * half_mm / _PITCH_MM / 2
        moves[:, at + 3, X], moves[:, at + 3, Y] = sagitta * sin, -sagitta * cos
        turned = lines[:, YAW] + sign * step[2]
        for end in (1.0, -1.0):
            moves[:, at + 4, YAW] = sign * step[2]
            moves[:, at + 4, X] = end * half_mm * (cos - np.cos(turned))
            moves[:, at + 4, Y] = end * half_mm * (sin - np.sin(turned))
            spread = sign * step[4] * (half_mm / _PITCH_MM)
            moves[:, at + 5, GAP] = sign * step[4]
            moves[:, at + 5, X], moves[:, at + 5, Y] = end * spread * cos, end * spread * sin
            at += 2
        at += 4
    return moves
