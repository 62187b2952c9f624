"""Finds the walls that explain tiles best, and their strongest rivals, for all tiles of a mat at once.

Coarse to fine: blocks of 1…5 stones of any height are laid everywhere on a tile; the best are moved, bent and
stretched; then the best courses are laid on each line, and structure and line are refined together. Every structure
refined on the way is kept, and the best one with another count is the rival.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

import numpy as np

from vision.walls.model.line import TURN, YAW
from vision.walls.model.wall import Courses, Wall, lengthened, stones_of, turned_quarter
from vision.walls.search.layout import best_layouts, layouts_by_count
from vision.walls.search.tables import Tables
from vision.walls.search.weighing import (
    Floats,
    Indices,
    Standpoint,
    Steps,
    block_scores,
    chains_of,
    chosen_apart,
    climbed,
    form_of,
    stacked_forms,
    standing_costs,
)

Placed: TypeAlias = tuple[int, Wall]


@dataclass(frozen=True, slots=True)
class Found:
    """The best wall of a scene, and the others scored along with it."""

    wall: Wall
    rivals: tuple[Wall, ...]


def search_walls(
    coarse: Tables, tables: Tables, starts: Sequence[Sequence[Wall]], standpoint: Standpoint
) -> list[Found]:
    """The best wall of every scene, searched everywhere on its tile and from the scene's starts.

    Both tables hold the same scenes; the ``coarse`` ones fold more columns into one.
    """
    own, fine = standpoint.settings, standpoint.settings.search.fine_steps
    lines = _stretched(coarse, *_blocks(coarse, range(len(starts)), standpoint), standpoint)
    placed = _best_of_each(_laid(tables, lines, standpoint), own.lines_followed)
    placed += [(i, wall) for i, given in enumerate(starts) for wall in given]
    pool = refined(tables, placed, standpoint, fine)
    best: dict[int, Wall] = {}
    for i, wall in pool:
        if i not in best or wall.score > best[i].score:
            best[i] = wall
    active = sorted(best)
    for _ in range(own.improvement_rounds):
        options = _laid(tables, [v for i in active for v in _variants(i, best[i], tables, standpoint)], standpoint)
        seen = {(i, wall.length, wall.courses) for i, wall in pool if wall is best.get(i)}
        options = [o for o in options if (o[0], o[1].length, o[1].courses) not in seen]
        better = refined(tables, _best_of_each(options, own.variants_refined, by_length=True), standpoint, fine[1:])
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
    pool = refined(tables, _best_of_counts(pool, own.walls_judged), standpoint, fine)
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
    """The same structures on the best-scoring lines nearby."""
    if not placed:
        return []
    scene = np.array([i for i, _ in placed], dtype=np.intp)
    forms = stacked_forms([form_of(wall.length, wall.courses) for _, wall in placed])
    start = np.stack([wall.line for _, wall in placed])
    lines, scores = climbed(tables, scene, start, forms, steps, standpoint.settings.search.fine_rounds, standpoint)
    stone_cost = standpoint.settings.stone_cost
    return [
        (i, replace(wall, line=line, score=value - stone_cost * stones_of(wall.courses)))
        for (i, wall), line, value in zip(placed, lines, scores.tolist(), strict=True)
    ]


def _best_of_each(placed: Sequence[Placed], most: int, *, by_length: bool = False) -> list[Placed]:
    """The best few of every scene, or of every length in a scene, each structure only once."""
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
    """For every scene, the best walls that differ in stones or width."""
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
    """Starting places: the best straight blocks on each tile that differ from one another, as scenes, lines and
    lengths.
    """
    own, most = standpoint.settings, standpoint.settings.search.blocks_ranked
    offsets = np.arange(-own.block_reach_mm, own.block_reach_mm + 0.1, own.block_step_mm)
    yaws = np.radians(np.arange(-90.0, 90.0, own.block_turn_deg))
    dx, dy, yaw = (a.ravel() for a in np.meshgrid(offsets, offsets, yaws, indexing="ij"))
    found_scenes: list[int] = []
    found_lines: list[Floats] = []
    found_lengths: list[int] = []
    for i in scenes:
        middle = tables.middles[i]
        lines = np.column_stack([middle[0] + dx, middle[1] + dy, yaw, np.zeros_like(dx), np.full_like(dx, 0.3)])
        blocks = np.column_stack([lines[:, :2], np.cos(yaw), np.sin(yaw)])
        scene = np.full(most, i, dtype=np.intp)
        likely: list[Indices] = []
        worth: list[Floats] = []
        for length in range(1, own.longest_block + 1):
            scores = block_scores(tables, i, blocks, length, standpoint)
            likely.append(np.argpartition(-scores, most)[:most])
            # A block in a noble's or a column's foot stands in front of all that shows behind it, and would explain that for free.
            costs = standing_costs(tables, scene, lines[likely[-1]], length, standpoint)
            worth.append(scores[likely[-1]] - costs)
        best_first = np.argsort(-np.concatenate(worth), kind="stable")
        ranked = lines[np.concatenate(likely)[best_first]]
        lengths = 1 + best_first // most
        apart = chosen_apart(ranked, lengths, own.blocks_followed)
        found_scenes += [i] * len(apart)
        found_lines.append(ranked[apart])
        found_lengths += lengths[apart].tolist()
    return found_scenes, np.concatenate(found_lines), found_lengths


def _stretched(
    tables: Tables, scenes: list[int], lines: Floats, lengths: list[int], standpoint: Standpoint
) -> list[tuple[int, Floats, int]]:
    """Lines moved, bent, lengthened or shortened at either end as long as that improves them."""
    own, moves = standpoint.settings, standpoint.settings.search
    scene, length = np.array(scenes, dtype=np.intp), np.array(lengths, dtype=np.intp)
    chains = chains_of(lengths, own.longest)
    lines, scores = climbed(tables, scene, lines, chains, moves.wide_steps, moves.wide_rounds, standpoint, loose=True)
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
        chains = chains_of([n for _, _, n in trials], own.longest)
        moved, values = climbed(
            tables, scene[who], start, chains, moves.stretch_steps, moves.stretch_rounds, standpoint, loose=True
        )
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
    """The lines along which a wall may continue: a single stone does not determine one."""
    return [line, turned_quarter(line)] if length == 1 else [line]


def _variants(scene: int, wall: Wall, tables: Tables, standpoint: Standpoint) -> list[tuple[int, Floats, int]]:
    """Lines near a wall's own: with a stone more or less at either end, turned, bent and moved."""
    lines: list[tuple[int, Floats, int]] = [(scene, wall.line, wall.length)]
    sharpest = standpoint.model.sharpest_turn_rad
    for other in (wall.length - 1, wall.length + 1):
        if 1 <= other <= standpoint.settings.longest:
            for own in _lines_through(wall.line, wall.length):
                for end in (-1, 1):
                    line = lengthened(own, end, other - wall.length, 10.0)
                    lines += [(scene, _with(line, YAW, by, sharpest), other) for by in (-0.25, 0.0, 0.25)]
    away = wall.line[:2] - tables.eye_mm
    away = away / np.hypot(away[0], away[1])
    lines += [(scene, _with(wall.line, YAW, by, sharpest), wall.length) for by in (-0.5, -0.25, 0.25, 0.5)]
    lines += [(scene, _with(wall.line, TURN, by, sharpest), wall.length) for by in (-0.25, 0.25)]
    for by in (-5.0, -2.5, 2.5, 5.0):
        moved = wall.line.copy()
        moved[:2] += by * away
        lines.append((scene, moved, wall.length))
    return lines


def _with(line: Floats, index: int, added: float, sharpest: float) -> Floats:
    changed = line.copy()
    changed[index] += added
    changed[TURN] = np.clip(changed[TURN], -sharpest, sharpest)
    return changed
