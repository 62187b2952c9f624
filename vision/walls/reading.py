"""Walls and grain of all cities of one mat, read together: what stands on one tile may hide part of the next.

The learned network looks at every tile. Nobles and columns are put where it sees them best, walls are searched for on
all tiles at once, then again where they claim the same ground. At last the arbiter holds drawings of each tile's best
explanation and its rivals against what the network saw.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.geometry import Cell
from vision.grain import Column, GrainShape, column_mask
from vision.settings import VisionSettings
from vision.site import Silhouette, Site
from vision.walls.arbiter import Bench, Verdict, Weighed, judged, settled
from vision.walls.behind import as_the_table_asks
from vision.walls.brown import brown_patch_mm2
from vision.walls.disk_network import shipped_disk_network
from vision.walls.drawing import Sizes
from vision.walls.evidence import evidence_from
from vision.walls.jointly import Judged, doubted_jointly
from vision.walls.judge import Form, Judge, Stand, pieces_in
from vision.walls.network import PartNetwork, PartsSeen, parts_seen, shipped_network
from vision.walls.parts_evidence import Maps, maps_on
from vision.walls.pawn import pawn_mask, pawn_scores
from vision.walls.proposals import Tile, propose_columns, propose_nobles
from vision.walls.relaying import laid_anew
from vision.walls.screens import wall_screen
from vision.walls.search import Found, search_walls
from vision.walls.second_count import recounted
from vision.walls.shape import Wall, X, Y
from vision.walls.sight import LineOfSight, Mask
from vision.walls.tables import Disc, Piece, Scene, tables_for
from vision.walls.unseen_column import unseen_column
from vision.walls.weighing import Standpoint

Map: TypeAlias = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Unrolled:
    """One site along the lines of sight, and what the network sees there."""

    site: Site
    sight: LineOfSight
    seen: PartsSeen
    maps: Maps
    middle_mm: tuple[float, float]


def explain_cities(sites: Sequence[Site], network: PartNetwork | None = None) -> dict[Cell, Verdict]:
    """The best explanation of every city of one mat whose tile is known; by the shipped network unless another is given.

    Raises:
        UnusableNetwork: ``walls.network_missing``, ``walls.network_broken``.
    """
    known = [site for site in sites if site.side is not None]
    if not known:
        return {}
    chosen = shipped_network() if network is None else network
    tiles = sorted((unrolled(site, chosen) for site in known), key=_distance)
    settings = tiles[0].site.settings
    stands = _proposed(tiles, settings)
    walls = _walls_on(tiles, stands, settings)
    starts = {cell: _starts(walls[cell], stand, settings) for cell, stand in stands.items()}
    return judged_together(tiles, starts, settings)


def _distance(tile: Unrolled) -> float:
    away = np.array(tile.middle_mm) - tile.sight.eye_mm
    return float(np.hypot(away[0], away[1]))


def unrolled(site: Site, network: PartNetwork) -> Unrolled:
    """A site along the lines of sight, looked at by the network."""
    own = site.settings.stages.walls
    seen = parts_seen(site, network, own)
    fine = float(seen.sight.bearings[1] - seen.sight.bearings[0])
    sight = seen.sight.in_steps(own.row_mm, fine * own.column_mm / own.point_mm)
    middle = site.settings.geometry.seat_mat.cell_centre_mm(site.cell)
    return Unrolled(site, sight, seen, maps_on(seen, sight, own.likelihood_cap), middle)


def _is_wall(wall: Wall, settings: VisionSettings) -> bool:
    return wall.score > settings.stages.walls.least_score


def _starts(found: Found, stand: Stand, settings: VisionSettings) -> list[Stand]:
    """What the arbiter starts from: the best wall first, then the best of other counts or widths."""
    own = settings.stages.walls
    best: dict[tuple[int, int], Wall] = {}
    for wall in sorted((found.wall, *found.rivals), key=lambda w: -w.score):
        if wall.score > own.least_score:
            best.setdefault((wall.stones(), wall.width()), wall)
    walls: list[Wall | None] = [*list(best.values())[: own.walls_judged]]
    return [replace(stand, wall=wall) for wall in walls or [None]]


def _proposed(tiles: Sequence[Unrolled], settings: VisionSettings) -> dict[Cell, Stand]:
    """Nobles and columns, before any wall is known."""
    stages = settings.stages
    looked = {tile.site.cell: Tile(tile.sight, tile.maps, tile.middle_mm) for tile in tiles}
    profile = stages.nobles.profile_mm
    nobles = propose_nobles(looked, profile, stages.walls.reach_mm, stages.arbiter.least_noble)
    columns = propose_columns(looked, grain_shape(settings), stages.grain, stages.arbiter.least_column)
    stands = {}
    for tile in tiles:
        cell = tile.site.cell
        column, noble = columns.get(cell), nobles.get(cell)
        stands[cell] = Stand(
            None,
            None if column is None else (column.x_mm, column.y_mm, column.disks),
            _given_noble(tile) if noble is None else (noble.x_mm, noble.y_mm),
        )
    return stands


def _given_noble(tile: Unrolled) -> tuple[float, float] | None:
    """The noble found before, if the network does not rule it out."""
    profile = tile.site.settings.stages.nobles.profile_mm
    evidence = evidence_from(tile.sight, tile.maps.noble, tile.maps.noble, 1.0, 1)
    for noble in tile.site.near:
        if noble.kind == "noble" and noble.sure and _stands_on(noble, tile):
            place = np.array([noble.x_mm]), np.array([noble.y_mm])
            if pawn_scores(evidence, evidence.side_sums, *place, profile)[0] > 0:
                return noble.x_mm, noble.y_mm
    return None


def _stands_on(noble: Silhouette, tile: Unrolled) -> bool:
    seat_mat = tile.site.settings.geometry.seat_mat
    return noble.seat == tile.site.seat and seat_mat.cell_at_mm(noble.x_mm, noble.y_mm) == tile.site.cell


def grain_shape(settings: VisionSettings) -> GrainShape:
    """How columns show."""
    pieces = settings.geometry.pieces
    return GrainShape(pieces.grain_diameter_mm, pieces.grain_thickness_mm, settings.stages.grain.loss_mm)


def _walls_on(tiles: Sequence[Unrolled], stands: Mapping[Cell, Stand], settings: VisionSettings) -> dict[Cell, Found]:
    """The walls of all tiles, searched for again where two claim the same ground."""
    found: dict[Cell, Found] = {}
    for weight in settings.stages.walls.shared_weights:
        claims = {t.site.cell: _claims(t, tiles, found, settings) for t in tiles}
        again = [t for t in tiles if not found or _is_contested(t, found, claims[t.site.cell], settings)]
        if not again:
            break
        scenes = [_scene(t, claims[t.site.cell], weight, stands[t.site.cell], settings) for t in again]
        starts = [[found[t.site.cell].wall] if found else [] for t in again]
        searched = _searched(scenes, starts, settings)
        found.update({t.site.cell: wall for t, wall in zip(again, searched, strict=True)})
    return found


def _searched(scenes: Sequence[Scene], starts: Sequence[Sequence[Wall]], settings: VisionSettings) -> list[Found]:
    own, stone_mm = settings.stages.walls, settings.geometry.pieces.stone_mm
    tables = tables_for(scenes, stone_mm, own.most_courses, own.columns_together)
    return search_walls(tables, tables, starts, Standpoint(own, stone_mm))


@dataclass(frozen=True, slots=True)
class Claims:
    """What walls of nearer and of farther tiles cover on one tile's raster."""

    before: Mask
    behind: Mask


def _claims(tile: Unrolled, tiles: Sequence[Unrolled], found: Mapping[Cell, Found], settings: VisionSettings) -> Claims:
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


def _is_contested(tile: Unrolled, found: Mapping[Cell, Found], claims: Claims, settings: VisionSettings) -> bool:
    mine = wall_mask(tile.sight, found[tile.site.cell].wall, settings.geometry.pieces.stone_mm)
    return bool((mine & (claims.before | claims.behind)).any())


def _scene(tile: Unrolled, claims: Claims, weight: float, stand: Stand, settings: VisionSettings) -> Scene:
    """One tile with its noble and column, ready for the search.

    What another tile's wall covers is no evidence; what it explains farther away counts ``weight``.
    """
    maps = []
    for values in (tile.maps.stone_side, tile.maps.stone_top):
        seen = np.where(claims.before, np.float32(weight), np.float32(1)) * values
        seen[claims.behind] *= np.where(seen[claims.behind] > 0, np.float32(weight), np.float32(1))
        maps.append(seen)
    pieces: list[Piece] = []
    discs: list[Disc] = []
    if stand.noble is not None:
        profile = settings.stages.nobles.profile_mm
        mask = pawn_mask(tile.sight, *stand.noble, profile)
        pieces.append(_piece(tile.sight, mask, tile.maps.noble, *stand.noble))
        discs.append((*stand.noble, profile[0][1] - 0.8))
    if stand.column is not None:
        x, y, disks = stand.column
        shape = grain_shape(settings)
        mask = column_mask(tile.sight, Column(x, y, disks, 0.0), shape)
        pieces.append(_piece(tile.sight, mask, np.maximum(tile.maps.grain_side, tile.maps.grain_top), x, y))
        discs.append((x, y, shape.diameter_mm / 2 - 0.8))
    return Scene(tile.sight, maps[0], maps[1], tuple(pieces), tuple(discs), tile.middle_mm)


def _piece(sight: LineOfSight, mask: Mask, worth: Map, x_mm: float, y_mm: float) -> Piece:
    dx, dy = x_mm - sight.eye_mm[0], y_mm - sight.eye_mm[1]
    along = (np.cos(sight.bearings) * dx + np.sin(sight.bearings) * dy).astype(np.float32)
    return Piece(mask, np.where(mask, np.maximum(worth, 0), np.float32(0)), along)


def wall_mask(sight: LineOfSight, wall: Wall, stone_mm: float) -> Mask:
    """Raster points (rows×m) a wall covers."""
    mask: Mask = np.zeros((sight.rows, len(sight.bearings)), dtype=bool)
    length_mm = 2 * stone_mm * wall.length  # gaps and turns included
    columns = sight.columns_showing(float(wall.line[X]), float(wall.line[Y]), length_mm / 2 + stone_mm)
    if columns.start < columns.stop:
        there = replace(sight, bearings=sight.bearings[columns])
        screen = wall_screen(there, wall, stone_mm)
        mask[:, columns] = there.covered(screen.near, screen.far)
    return mask


def judged_together(
    tiles: Sequence[Unrolled], starts: Mapping[Cell, Sequence[Stand]], settings: VisionSettings
) -> dict[Cell, Verdict]:
    """The arbiter's verdict on every tile, the others' pieces drawn about it as they are thought to stand.

    Nearest first, and once more where another tile turned out to hold something else that shows beside what stands
    there: a tower was taken for two stones taller while the wall behind it was not yet known.
    """
    own, sizes = settings.stages.arbiter, _sizes(settings)
    stands = {cell: first for cell, (first, *_) in starts.items()}
    benches: dict[Cell, Bench] = {}
    among: dict[Cell, dict[Cell, Form]] = {}
    weighed: dict[Cell, tuple[Weighed, list[Weighed]]] = {}
    for again, tile in product((False, True), tiles):
        cell = tile.site.cell
        forms = {other: stand.form() for other, stand in stands.items() if other != cell}
        if among.get(cell) != forms:
            among[cell] = forms
            about = [piece for other in forms for piece in pieces_in(stands[other], sizes)]
            known = benches.get(cell)
            judge = known.judge.among(about) if known else Judge(tile.seen, about, tile.middle_mm, sizes, own.odds_cap)
            if known is None or judge.looks_otherwise(known.judge, stands[cell], own.otherwise_stones):
                bench = benches[cell] = Bench(judge, tile.middle_mm, settings.stages.walls.reach_mm, own)
                weighed[cell] = settled(bench, stands[cell], starts[cell] if known else starts[cell][1:])
        if again:
            best, others = weighed[cell]
            weighed[cell] = laid_anew(benches[cell], best, others, settings.stages.relaying), others
        stands[cell] = weighed[cell][0].stand
    verdicts = {tile.site.cell: _judged(benches[tile.site.cell], *weighed[tile.site.cell], tile.site) for tile in tiles}
    verdicts = doubted_jointly(
        {
            tile.site.cell: Judged(tile.seen, starts[tile.site.cell], benches[tile.site.cell], verdicts[tile.site.cell])
            for tile in tiles
        }
    )
    return {tile.site.cell: _with_grain(verdicts[tile.site.cell], tile, benches[tile.site.cell]) for tile in tiles}


def _judged(bench: Bench, best: Weighed, others: list[Weighed], site: Site) -> Verdict:
    """The verdict on a tile whose disks were counted a second time."""
    both = recounted(site, best, as_the_table_asks(bench, best, others), shipped_disk_network())
    return replace(judged(bench, both.best, both.weighed), second_lead=both.lead)


def _sizes(settings: VisionSettings) -> Sizes:
    pieces, profile = settings.geometry.pieces, settings.stages.nobles.profile_mm
    return Sizes(pieces.stone_mm, pieces.grain_diameter_mm, pieces.grain_thickness_mm, profile)


def _with_grain(verdict: Verdict, tile: Unrolled, bench: Bench) -> Verdict:
    """A verdict with what else the doubt of its column rests on."""
    none = verdict.stand.column is None
    return replace(
        verdict,
        unseen=unseen_column(bench.judge, verdict.stand, tile.middle_mm, tile.site) if none else None,
        brown_mm2=brown_patch_mm2(tile.site) if none else 0.0,
        elephant_mm=_to_elephant(verdict.stand, tile.site),
        beside_unseen=bool(tile.site.unseen_px),
    )


def _to_elephant(stand: Stand, site: Site) -> float:
    """How far a column stands from the nearest elephant that is marked there, which may have been taken for it."""
    if stand.column is None:
        return math.inf
    marked = [(piece.x_mm, piece.y_mm) for piece in site.near if piece.kind == "elephant"]
    return min((math.dist(stand.column[:2], place) for place in marked), default=math.inf)
