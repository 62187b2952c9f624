"""Walls and grain of all cities of one mat, read together: what stands on one tile may hide part of the next.

Every tile is unrolled along the lines of sight. Grain columns come first (their brown is theirs alone), then the
walls, nearest tile first; what another tile's pieces already explain counts less with each round.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from vision.geometry import Cell
from vision.grain import Column, GrainShape, column_mask, search_column
from vision.light import Linear
from vision.settings import GrainSettings, WallSettings
from vision.site import Silhouette, Site
from vision.walls.evidence import Evidence, evidence_from, near_and_far
from vision.walls.looks import Backdrop, Bins, adapted, colour_bins, counted, general_backdrop, looks_for
from vision.walls.pawn import pawn_mask, pawn_scores
from vision.walls.search import Ground, improve, search_wall
from vision.walls.shape import Wall, places, stones_along
from vision.walls.sight import LineOfSight, Mask, line_of_sight, relative_along

Map = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Unrolled:
    """One site along the lines of sight: its colours, and where the tile itself lies behind (rows×m)."""

    site: Site
    sight: LineOfSight
    relative: Linear
    bins: Bins
    on_tile: Mask
    beyond: Mask
    pictured: Mask
    middle_mm: tuple[float, float]


@dataclass(frozen=True, slots=True)
class Maps:
    """Log likelihood ratios (rows×m) of a stone's top and side and a disk's top and side at each raster point."""

    stone_top: Map
    stone_side: Map
    grain_top: Map
    grain_side: Map


@dataclass(frozen=True, slots=True)
class Explanation:
    """What is thought to stand on one tile, and the evidence it was weighed with.

    Attributes:
        wall: the best wall; a score at or below the price of standing means there is none.
        rivals: other walls weighed beside it.
        noble: where the noble stands, None without one.
        column: the grain column, None without one.
        covered: share of the wall's area that something else covers.
        unexplained: sum of evidence for stones on the tile that nothing explains, per stone's worth of evidence.
        fit: mean log likelihood ratio over the wall's uncovered area.
        column_covered, column_fit: the same for the grain column.
        column_hint: disks of a column that may stand behind the wall, where none was found; 0 for none.
        out_of_picture: part of the wall would lie outside the picture.
    """

    wall: Wall | None
    rivals: tuple[Wall, ...]
    noble: tuple[float, float] | None
    column: Column | None
    covered: float = 0.0
    unexplained: float = 0.0
    fit: float = 0.0
    column_covered: float = 0.0
    column_fit: float = 0.0
    column_hint: int = 0
    out_of_picture: bool = False


def explain_cities(sites: Sequence[Site]) -> dict[Cell, Explanation]:
    """The best explanation of every city of one mat."""
    if not sites:
        return {}
    own, grain = sites[0].settings.stages.walls, sites[0].settings.stages.grain
    tiles = sorted((unrolled(site, own) for site in sites if site.side is not None), key=_distance)
    maps = _maps(tiles, own)
    found = {tile.site.cell: Explanation(None, (), None, None) for tile in tiles}
    shape = _grain_shape(tiles[0].site, grain) if tiles else None
    for weight in (grain.shared_weight, 0.0):
        for tile in tiles:
            assert shape is not None
            column = _column(tile, maps[tile.site.cell], found, weight, shape, grain)
            found[tile.site.cell] = replace(found[tile.site.cell], column=column)
    for turn, weight in enumerate(own.shared_weights):
        for tile in tiles:
            assert shape is not None
            cell = tile.site.cell
            others = _others(tile, found, shape)
            if turn > 0 and not _shares_ground(tile, found[cell], others):
                continue
            found[cell] = _wall(tile, maps[cell], found[cell], others, weight, shape, first=turn == 0)
    for tile in tiles:
        assert shape is not None
        cell = tile.site.cell
        found[cell] = _judged(tile, maps[cell], found[cell], _others(tile, found, shape), shape)
    return found


def _distance(tile: Unrolled) -> float:
    away = np.array(tile.middle_mm) - tile.sight.eye_mm
    return float(np.hypot(away[0], away[1]))


def unrolled(site: Site, own: WallSettings) -> Unrolled:
    """A site along the lines of sight."""
    sight = line_of_sight(site, own.tallest_mm, own.row_mm, own.column_mm, own.margin_mm)
    relative, pictured = relative_along(sight, site)
    left, bottom, right, top = site.settings.geometry.seat_mat.cell_bounds_mm(site.cell)
    x, y = sight.ground_mm()

    def within(inset: float) -> Mask:
        inside: Mask = (x > left + inset) & (x < right - inset) & (y > bottom + inset) & (y < top - inset)
        return inside

    middle = ((left + right) / 2, (bottom + top) / 2)
    return Unrolled(site, sight, relative, colour_bins(relative), within(2.0), ~within(-1.0), pictured, middle)


def _maps(tiles: Sequence[Unrolled], own: WallSettings) -> dict[Cell, Maps]:
    """Likelihood maps of every tile, against a backdrop learned from this mat."""
    tile_counts: dict[str, NDArray[np.float64]] = {}
    beyond_counts: NDArray[np.float64] | None = None
    for tile in tiles:
        side, palette = str(tile.site.side), tile.site.settings.palette
        general = looks_for(tile.site.seat, side, general_backdrop(side, palette), palette, own)
        stone = np.maximum(_at(general.stone_top, tile), _at(general.stone_side, tile)) + own.likelihood_offset
        brown = np.maximum(_at(general.grain_top, tile), _at(general.grain_side, tile)) + own.grain_offset
        bare = tile.on_tile & tile.pictured & (stone < 0) & (brown < 0.5)
        tile_counts[side] = tile_counts.get(side, 0.0) + counted(tile.bins[bare])
        beyond = tile.beyond & tile.pictured
        if not _is_paper_like(tile.site):
            beyond &= stone < 0.5
        seen = counted(tile.bins[beyond])
        beyond_counts = seen if beyond_counts is None else beyond_counts + seen
    maps = {}
    for tile in tiles:
        side, palette = str(tile.site.side), tile.site.settings.palette
        backdrop = Backdrop(
            adapted(f"on/{side}", tile_counts.get(side), palette, own),
            adapted(f"off/{side}", beyond_counts, palette, own),
        )
        looks = looks_for(tile.site.seat, side, backdrop, palette, own)
        outside = ~tile.pictured
        four = [_at(h, tile) for h in (looks.stone_top, looks.stone_side, looks.grain_top, looks.grain_side)]
        for values in four:
            values[outside] = 0.0
        maps[tile.site.cell] = Maps(*four)
    return maps


def _at(ratios: Map, tile: Unrolled) -> Map:
    values: Map = np.where(tile.on_tile, ratios[0][tile.bins], ratios[1][tile.bins])
    return values


def _is_paper_like(site: Site) -> bool:
    """Whether the seat's stones look like the mat's paper, so that paper cannot be told by colour beforehand."""
    return min(site.settings.palette.seats[site.seat]) > 200


def _shares_ground(tile: Unrolled, found: Explanation, others: _Others) -> bool:
    """Whether what explains this tile also covers what other tiles' pieces explain; else nothing changes for it."""
    settings = tile.site.settings
    mine = np.zeros(tile.bins.shape, dtype=bool)
    if found.wall is not None:
        mine |= wall_mask(tile.sight, found.wall, settings.geometry.pieces.stone_mm)
    if found.noble is not None:
        mine |= pawn_mask(tile.sight, *found.noble, settings.stages.nobles.profile_mm)
    return bool((mine & others.stones).any())


def _grain_shape(site: Site, grain: GrainSettings) -> GrainShape:
    pieces = site.settings.geometry.pieces
    return GrainShape(pieces.grain_diameter_mm, pieces.grain_thickness_mm, grain.loss_mm)


def _column(
    tile: Unrolled,
    maps: Maps,
    found: dict[Cell, Explanation],
    weight: float,
    shape: GrainShape,
    grain: GrainSettings,
) -> Column | None:
    factor = np.ones(tile.bins.shape, dtype=np.float32)
    for cell, other in found.items():
        if cell != tile.site.cell and other.column is not None:
            factor[column_mask(tile.sight, other.column, shape)] = weight
    evidence = evidence_from(tile.sight, maps.grain_side * factor, maps.grain_top * factor, 1.0, 1)
    column = search_column(evidence, tile.middle_mm, shape, grain)
    return column if column.score > grain.least_score else None


@dataclass(frozen=True, slots=True)
class _Others:
    """What else covers raster points: stones and nobles of other tiles, and any grain column.

    ``doubtful_grain`` is covered by columns whose count is none too clear: they may hold another tile's disks.
    """

    stones: Mask
    grain: Mask
    doubtful_grain: Mask


def _others(tile: Unrolled, found: dict[Cell, Explanation], shape: GrainShape) -> _Others:
    stones, grain, doubtful = (np.zeros(tile.bins.shape, dtype=bool) for _ in range(3))
    clear_margin = tile.site.settings.stages.grain.margin_unit
    profile = tile.site.settings.stages.nobles.profile_mm
    for cell, other in found.items():
        if other.column is not None:
            mask = column_mask(tile.sight, other.column, shape)
            grain |= mask
            if other.column.margin < clear_margin:
                doubtful |= mask
        if cell == tile.site.cell:
            continue
        if other.wall is not None:
            stones |= wall_mask(tile.sight, other.wall, tile.site.settings.geometry.pieces.stone_mm)
        if other.noble is not None:
            stones |= pawn_mask(tile.sight, *other.noble, profile)
    return _Others(stones, grain, doubtful)


def wall_mask(sight: LineOfSight, wall: Wall, stone_mm: float) -> Mask:
    """Raster points (rows×m) a wall covers."""
    x, y, yaw = stones_along(wall.line[None], places(wall.length), stone_mm)
    bare = np.zeros((1, len(sight.bearings)), dtype=np.float32)
    evidence = evidence_from(sight, bare[:0], bare[:0], stone_mm, len(wall.courses))
    near, far = (a[0] for a in near_and_far(evidence, x, y, yaw, stone_mm / 2, stone_mm / 2))
    high = np.full(len(sight.bearings), -np.inf)
    for course, (first, last) in enumerate(wall.courses, start=1):
        reach = far[first : last + 1 : 2].max(axis=0) * evidence.shades[course]
        high = np.maximum(high, reach)
    return sight.covered(near[0::2].min(axis=0), high)


def _weighed_maps(
    tile: Unrolled, maps: Maps, others: _Others, weight: float, noble: tuple[float, float] | None
) -> Evidence:
    own = tile.site.settings.stages.walls
    factor = np.where(others.stones, np.float32(weight), np.float32(1.0))
    factor[others.grain] = 0.0
    if noble is not None:
        factor[pawn_mask(tile.sight, *noble, tile.site.settings.stages.nobles.profile_mm)] = 0.0
    stone = tile.site.settings.geometry.pieces.stone_mm
    return evidence_from(tile.sight, maps.stone_side * factor, maps.stone_top * factor, stone, own.most_courses)


def _wall(
    tile: Unrolled,
    maps: Maps,
    before: Explanation,
    others: _Others,
    weight: float,
    shape: GrainShape,
    *,
    first: bool,
) -> Explanation:
    """The best wall and noble of one tile, given what stands on the others."""
    own, profile = tile.site.settings.stages.walls, tile.site.settings.stages.nobles.profile_mm
    plain = _weighed_maps(tile, maps, others, weight, None)
    feet = [] if before.column is None else [(before.column.x_mm, before.column.y_mm, shape.diameter_mm / 2 - 0.8)]
    best: tuple[float, Explanation] | None = None
    starts: list[tuple[tuple[float, float] | None, Wall | None]] = []
    if before.wall is not None:
        starts.append((before.noble, before.wall))
    if first or before.wall is None:
        starts += [(noble, None) for noble in _nobles(tile, plain, own)]
    for noble, start in starts:
        discs = feet if noble is None else [*feet, (*noble, profile[0][1] - 0.8)]
        ground = Ground(tile.middle_mm, tuple(discs), tile.site.settings.geometry.pieces.stone_mm, own)
        evidence = _weighed_maps(tile, maps, others, weight, noble)
        wall = start if start is not None else search_wall(evidence, ground)
        wall, rivals = improve(evidence, wall, ground, widely=True)
        total = max(wall.score, 0.0)
        if noble is not None:
            total += _pawn_worth(plain, noble, profile) - own.noble_cost
        if best is None or total > best[0]:
            best = (total, replace(before, wall=wall, rivals=rivals, noble=noble))
    assert best is not None
    return best[1]


def _pawn_worth(evidence: Evidence, noble: tuple[float, float], profile: tuple[tuple[float, float], ...]) -> float:
    x, y = np.array([noble[0]]), np.array([noble[1]])
    return float(pawn_scores(evidence, evidence.best_sums, x, y, profile)[0])


def _nobles(tile: Unrolled, evidence: Evidence, own: WallSettings) -> list[tuple[float, float] | None]:
    """Where the tile's noble may stand: as found already, else where it would explain most; None for nowhere."""
    given = [n for n in tile.site.near if n.kind == "noble" and _stands_on(n, tile)]
    if any(n.sure for n in given):
        return [next((n.x_mm, n.y_mm) for n in given if n.sure)]
    profile = tile.site.settings.stages.nobles.profile_mm
    offsets = np.arange(-own.reach_mm, own.reach_mm + 0.1, 2.0)
    x, y = (a.ravel() for a in np.meshgrid(tile.middle_mm[0] + offsets, tile.middle_mm[1] + offsets))
    inside = pawn_scores(evidence, evidence.best_sums, x, y, profile)
    ring = evidence_from(tile.sight, np.maximum(evidence.side, 0), np.maximum(evidence.top, 0), 1.0, 1)
    around = pawn_scores(ring, ring.best_sums, x, y, profile, 1.8) - pawn_scores(ring, ring.best_sums, x, y, profile)
    scores = inside - np.maximum(around, 0)
    options: list[tuple[float, float] | None] = [None, *((n.x_mm, n.y_mm) for n in given)]
    for i in np.argsort(-scores).tolist():
        spot = (float(x[i]), float(y[i]))
        if inside[i] < own.noble_cost or len(options) > own.noble_places:
            break
        if all(o is None or np.hypot(spot[0] - o[0], spot[1] - o[1]) > 6.0 for o in options):
            options.append(spot)
    return options


def _stands_on(noble: Silhouette, tile: Unrolled) -> bool:
    return noble.seat == tile.site.seat and tile.site.settings.geometry.seat_mat.cell_at_mm(noble.x_mm, noble.y_mm) == (
        tile.site.cell
    )


def _judged(tile: Unrolled, maps: Maps, found: Explanation, others: _Others, shape: GrainShape) -> Explanation:
    """The explanation with what its doubt rests on: how much is covered, how well it fits, what stays unexplained."""
    settings = tile.site.settings
    own, stone_mm = settings.stages.walls, settings.geometry.pieces.stone_mm
    evidence = _weighed_maps(tile, maps, others, 0.0, found.noble)
    best = np.maximum(evidence.side, evidence.top)
    hidden = others.stones | others.grain | ~tile.pictured
    explained = np.zeros(tile.bins.shape, dtype=bool)
    covered = fit = 0.0
    out = False
    if found.wall is not None and found.wall.score > own.least_score:
        explained = wall_mask(tile.sight, found.wall, stone_mm)
        area = max(int(explained.sum()), 1)
        covered = float((explained & hidden).sum()) / area
        open_area = explained & ~hidden
        fit = float(np.maximum(maps.stone_side, maps.stone_top)[open_area].mean()) if open_area.any() else 0.0
        out = bool((explained & ~tile.pictured).any())
    stray = tile.on_tile & ~explained & ~hidden & (best > 1.0)
    stone_area = 1.7 * stone_mm * stone_mm / (own.row_mm * own.column_mm)
    column_covered = column_fit = 0.0
    if found.column is not None:
        mask = column_mask(tile.sight, found.column, shape)
        in_front = mask & (others.stones | ~tile.pictured | explained)
        column_covered = float(in_front.sum()) / max(int(mask.sum()), 1)
        column_fit = float(np.maximum(maps.grain_side, maps.grain_top)[mask].mean()) if mask.any() else 0.0
        hint = 0
    else:
        hint = _hinted(tile, maps, (explained | hidden) & ~others.doubtful_grain, shape)
    return replace(
        found,
        covered=covered,
        fit=fit,
        unexplained=float(stray.sum()) / stone_area,
        column_covered=column_covered,
        column_fit=column_fit,
        column_hint=hint,
        out_of_picture=out,
    )


def _hinted(tile: Unrolled, maps: Maps, covered: Mask, shape: GrainShape) -> int:
    """Disks of the likeliest column if everything covered may hide it; 0 if even then nothing speaks for one."""
    grain = tile.site.settings.stages.grain
    side, top = (np.where(covered, np.float32(0), m) for m in (maps.grain_side, maps.grain_top))
    column = search_column(evidence_from(tile.sight, side, top, 1.0, 1), tile.middle_mm, shape, grain)
    return column.disks if column.score > grain.hint_score else 0
