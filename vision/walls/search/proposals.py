"""Proposes nobles and grain columns from the network's evidence, the clearest of a mat first.

A mat's tiles are examined together, as a piece may also show on other tiles' rasters: evidence explained by a found
piece no longer counts on any other tile.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from vision.geometry.table import Cell
from vision.settings.walls import GrainSettings
from vision.walls.evidence.column_silhouette import column_mask
from vision.walls.evidence.line_of_sight import LineOfSight, Mask
from vision.walls.evidence.log_odds_maps import Maps
from vision.walls.evidence.noble_silhouette import Profile, pawn_mask
from vision.walls.evidence.ray_sums import evidence_from
from vision.walls.model.column import Column, GrainShape
from vision.walls.search.column_search import search_column
from vision.walls.search.noble_scores import pawn_scores

Map: TypeAlias = NDArray[np.float32]
Found = TypeVar("Found")


@dataclass(frozen=True, slots=True)
class Tile:
    """One tile's raster with its maps; ``middle_mm`` is its middle on the mat."""

    sight: LineOfSight
    maps: Maps
    middle_mm: tuple[float, float]


@dataclass(frozen=True, slots=True)
class NobleProposed:
    """A noble's place, with its score."""

    x_mm: float
    y_mm: float
    score: float


def propose_nobles(
    tiles: Mapping[Cell, Tile], profile: Profile, reach_mm: float, least_score: float
) -> dict[Cell, NobleProposed]:
    """At most one noble per tile, if the evidence for it is at least ``least_score``."""
    rough = (*profile[:-1:2], profile[-1])  # half its rings show where it stands as well

    def look(tile: Tile, free: Map) -> tuple[float, NobleProposed]:
        most = float(np.maximum(tile.maps.noble * free, 0).sum())
        if most < least_score:  # a noble cannot explain more than all the evidence
            return most, NobleProposed(*tile.middle_mm, most)
        found = _best_noble(tile, free, rough, reach_mm)
        return found.score, found

    def covers(tile: Tile, noble: NobleProposed) -> Mask:
        return pawn_mask(tile.sight, noble.x_mm, noble.y_mm, profile)

    return _clearest_first(tiles, look, covers, least_score)


def propose_columns(
    tiles: Mapping[Cell, Tile], shape: GrainShape, settings: GrainSettings, least_score: float
) -> dict[Cell, Column]:
    """At most one grain column per tile, if the evidence for it is at least ``least_score``."""

    def look(tile: Tile, free: Map) -> tuple[float, Column]:
        most = float(np.maximum(np.maximum(tile.maps.grain_side, tile.maps.grain_top) * free, 0).sum())
        if most < least_score:  # a column cannot explain more than all the evidence
            return most, Column(*tile.middle_mm, 1, most)
        evidence = evidence_from(tile.sight, tile.maps.grain_side * free, tile.maps.grain_top * free, 1.0, 1)
        column = search_column(evidence, tile.middle_mm, shape, settings)
        return column.score, column

    def covers(tile: Tile, column: Column) -> Mask:
        return column_mask(tile.sight, column, shape)

    found = _clearest_first(tiles, look, covers, least_score)
    return _told_apart(tiles, look, covers, found, least_score)


def _clearest_first(
    tiles: Mapping[Cell, Tile],
    look: Callable[[Tile, Map], tuple[float, Found]],
    covers: Callable[[Tile, Found], Mask],
    least_score: float,
) -> dict[Cell, Found]:
    free = {cell: np.ones(tile.maps.noble.shape, dtype=np.float32) for cell, tile in tiles.items()}
    waiting = {cell: look(tile, free[cell]) for cell, tile in tiles.items()}
    found: dict[Cell, Found] = {}
    while waiting:
        cell = max(waiting, key=lambda c: waiting[c][0])
        score, piece = waiting.pop(cell)
        if score < least_score:
            break
        found[cell] = piece
        for other in list(waiting):
            mask = covers(tiles[other], piece)
            if mask.any():
                free[other][mask] = 0.0
                waiting[other] = look(tiles[other], free[other])
    return found


def _told_apart(
    tiles: Mapping[Cell, Tile],
    look: Callable[[Tile, Map], tuple[float, Column]],
    covers: Callable[[Tile, Column], Mask],
    found: dict[Cell, Column],
    least_score: float,
) -> dict[Cell, Column]:
    """The columns, corrected where one claimed another's disks: two in line with the camera look like one tall one.

    Where a column takes nearly all the evidence of another tile's promising column, that one is placed first instead,
    then both are searched again; whichever pair explains more is kept.
    """

    def seen(cell: Cell, beside: Mapping[Cell, Column]) -> tuple[float, Column]:
        free = np.ones(tiles[cell].maps.noble.shape, dtype=np.float32)
        for other, column in beside.items():
            if other != cell:
                free[covers(tiles[cell], column)] = 0.0
        return look(tiles[cell], free)

    kept = dict(found)
    for taker in found:
        for cell in tiles:
            rest = {other: column for other, column in kept.items() if other not in (taker, cell)}
            had = kept[taker].score + (kept[cell].score if cell in kept else 0.0)
            if cell == taker or not covers(tiles[cell], kept[taker]).any():
                continue
            score, first = seen(cell, rest)
            if score < least_score or (cell in kept and score < 2 * kept[cell].score):
                continue
            _, lower = seen(taker, {**rest, cell: first})
            _, higher = seen(cell, {**rest, taker: lower})
            _, lower = seen(taker, {**rest, cell: higher})
            if min(lower.score, higher.score) >= least_score and lower.score + higher.score > had + least_score:
                kept[taker], kept[cell] = lower, higher
    return kept


def _best_noble(tile: Tile, free: Map, profile: Profile, reach_mm: float) -> NobleProposed:
    odds = tile.maps.noble * free
    evidence = evidence_from(tile.sight, odds, odds, 1.0, 1)
    offsets = np.arange(-reach_mm, reach_mm + 0.1, 3.0)
    x, y = (a.ravel() for a in np.meshgrid(tile.middle_mm[0] + offsets, tile.middle_mm[1] + offsets))
    scores = pawn_scores(evidence, evidence.side_sums, x, y, profile)
    i = int(np.argmax(scores))
    best_x, best_y, best = float(x[i]), float(y[i]), float(scores[i])
    for step in (1.5, 0.75, 0.4):
        for _ in range(4):
            x, y = best_x + step * _AROUND[:, 0], best_y + step * _AROUND[:, 1]
            scores = pawn_scores(evidence, evidence.side_sums, x, y, profile)
            i = int(np.argmax(scores))
            if scores[i] <= best:
                break
            best_x, best_y, best = float(x[i]), float(y[i]), float(scores[i])
    return NobleProposed(best_x, best_y, best)


_AROUND = np.array([(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy], dtype=np.float64)
