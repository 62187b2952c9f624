"""Proposals and walls for all tiles of a mat, searched again where two claim the same ground."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.geometry.table import Cell
from vision.pieces.near_piece import NearPiece
from vision.settings.stages import VisionSettings
from vision.walls.evidence.column_silhouette import column_mask
from vision.walls.evidence.line_of_sight import LineOfSight, Mask
from vision.walls.evidence.noble_silhouette import pawn_mask
from vision.walls.evidence.occluders import wall_mask
from vision.walls.evidence.ray_sums import evidence_from
from vision.walls.evidence.tile_evidence import TileEvidence, grain_shape
from vision.walls.model.column import Column
from vision.walls.model.hypothesis import TileHypothesis
from vision.walls.model.wall import Wall
from vision.walls.search.noble_scores import pawn_scores
from vision.walls.search.proposals import Tile, propose_columns, propose_nobles
from vision.walls.search.search import Found, search_walls
from vision.walls.search.tables import Disc, Piece, Scene, tables_for
from vision.walls.search.weighing import Standpoint

Map: TypeAlias = NDArray[np.float32]


def _is_wall(wall: Wall, settings: VisionSettings) -> bool:
    return wall.score > settings.stages.walls.least_score


def starts_for(found: Found, hypothesis: TileHypothesis, settings: VisionSettings) -> list[TileHypothesis]:
    """The starts of the local search: the best wall first, then the best of other counts or widths."""
    own = settings.stages.walls
    best: dict[tuple[int, int], Wall] = {}
    for wall in sorted((found.wall, *found.rivals), key=lambda w: -w.score):
        if wall.score > own.least_score:
            best.setdefault((wall.stones(), wall.width()), wall)
    walls: list[Wall | None] = [*list(best.values())[: own.walls_judged]]
    return [hypothesis.with_wall(wall) for wall in walls or [None]]


def proposed(tiles: Sequence[TileEvidence], settings: VisionSettings) -> dict[Cell, TileHypothesis]:
    """Nobles and columns, proposed before any wall is known."""
    stages = settings.stages
    looked = {tile.site.cell: Tile(tile.sight, tile.maps, tile.middle_mm) for tile in tiles}
    profile = stages.nobles.profile_mm
    nobles = propose_nobles(looked, profile, stages.walls.reach_mm, stages.selection.least_noble)
    columns = propose_columns(looked, grain_shape(settings), stages.grain, stages.selection.least_column)
    hypotheses = {}
    for tile in tiles:
        cell = tile.site.cell
        column, noble = columns.get(cell), nobles.get(cell)
        hypotheses[cell] = TileHypothesis(
            None,
            None if column is None else (column.x_mm, column.y_mm, column.disks),
            _given_noble(tile) if noble is None else (noble.x_mm, noble.y_mm),
        )
    return hypotheses


def _given_noble(tile: TileEvidence) -> tuple[float, float] | None:
    """The noble found before, unless the network rules it out."""
    profile = tile.site.settings.stages.nobles.profile_mm
    evidence = evidence_from(tile.sight, tile.maps.noble, tile.maps.noble, 1.0, 1)
    for noble in tile.site.near:
        if noble.kind == "noble" and noble.sure and _stands_on(noble, tile):
            place = np.array([noble.x_mm]), np.array([noble.y_mm])
            if pawn_scores(evidence, evidence.side_sums, *place, profile)[0] > 0:
                return noble.x_mm, noble.y_mm
    return None


def _stands_on(noble: NearPiece, tile: TileEvidence) -> bool:
    seat_mat = tile.site.settings.geometry.seat_mat
    return seat_mat.cell_at_mm(noble.x_mm, noble.y_mm) == tile.site.cell


def walls_on(
    tiles: Sequence[TileEvidence], hypotheses: Mapping[Cell, TileHypothesis], settings: VisionSettings
) -> dict[Cell, Found]:
    """The walls of all tiles, searched again where two claim the same ground."""
    found: dict[Cell, Found] = {}
    for weight in settings.stages.walls.shared_weights:
        claims = {t.site.cell: _claims(t, tiles, found, settings) for t in tiles}
        again = [t for t in tiles if not found or _is_contested(t, found, claims[t.site.cell], settings)]
        if not again:
            break
        scenes = [_scene(t, claims[t.site.cell], weight, hypotheses[t.site.cell], settings) for t in again]
        starts = [[found[t.site.cell].wall] if found else [] for t in again]
        searched = _searched(scenes, starts, settings)
        found.update({t.site.cell: wall for t, wall in zip(again, searched, strict=True)})
    return found


def _searched(scenes: Sequence[Scene], starts: Sequence[Sequence[Wall]], settings: VisionSettings) -> list[Found]:
    own, stone_mm = settings.stages.walls, settings.geometry.pieces.stone_mm
    tables = tables_for(scenes, stone_mm, own.most_courses, own.columns_together)
    return search_walls(tables, tables, starts, Standpoint(own, settings.stages.selection.model, stone_mm))


@dataclass(frozen=True, slots=True)
class Claims:
    """The ground that walls of nearer and of farther tiles cover on one tile's raster."""

    before: Mask
    behind: Mask


def _claims(
    tile: TileEvidence, tiles: Sequence[TileEvidence], found: Mapping[Cell, Found], settings: VisionSettings
) -> Claims:
    shape = tile.maps.noble.shape
    before, behind = np.zeros(shape, dtype=bool), np.zeros(shape, dtype=bool)
    covers = before
    for other in tiles:  # nearest first
        cell = other.site.cell
        if cell == tile.site.cell:
            covers = behind
        elif cell in found and _is_wall(found[cell].wall, settings):
            covers |= wall_mask(tile.sight, found[cell].wall, settings.geometry.pieces.stone_mm)
    return Claims(before, behind)


def _is_contested(tile: TileEvidence, found: Mapping[Cell, Found], claims: Claims, settings: VisionSettings) -> bool:
    mine = wall_mask(tile.sight, found[tile.site.cell].wall, settings.geometry.pieces.stone_mm)
    return bool((mine & (claims.before | claims.behind)).any())


def _scene(
    tile: TileEvidence, claims: Claims, weight: float, hypothesis: TileHypothesis, settings: VisionSettings
) -> Scene:
    """One tile with its noble and column, ready for the search.

    Points of a nearer tile's wall count only ``weight``; on a farther tile's wall this applies only to evidence for
    stones.
    """
    maps = []
    for values in (tile.maps.stone_side, tile.maps.stone_top):
        seen = np.where(claims.before, np.float32(weight), np.float32(1)) * values
        seen[claims.behind] *= np.where(seen[claims.behind] > 0, np.float32(weight), np.float32(1))
        maps.append(seen)
    pieces: list[Piece] = []
    discs: list[Disc] = []
    slack_mm = settings.stages.selection.model.foot_slack_mm
    if hypothesis.noble is not None:
        profile = settings.stages.nobles.profile_mm
        mask = pawn_mask(tile.sight, *hypothesis.noble, profile)
        pieces.append(_piece(tile.sight, mask, tile.maps.noble, *hypothesis.noble))
        discs.append((*hypothesis.noble, profile[0][1] - slack_mm))
    if hypothesis.column is not None:
        x, y, disks = hypothesis.column
        shape = grain_shape(settings)
        mask = column_mask(tile.sight, Column(x, y, disks, 0.0), shape)
        pieces.append(_piece(tile.sight, mask, np.maximum(tile.maps.grain_side, tile.maps.grain_top), x, y))
        discs.append((x, y, shape.diameter_mm / 2 - slack_mm))
    return Scene(tile.sight, maps[0], maps[1], tuple(pieces), tuple(discs), tile.middle_mm)


def _piece(sight: LineOfSight, mask: Mask, worth: Map, x_mm: float, y_mm: float) -> Piece:
    dx, dy = x_mm - sight.eye_mm[0], y_mm - sight.eye_mm[1]
    along = (np.cos(sight.bearings) * dx + np.sin(sight.bearings) * dy).astype(np.float32)
    return Piece(mask, np.where(mask, np.maximum(worth, 0), np.float32(0)), along)
