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
from vision.walls.search import search_walls
from vision.walls.shape import Wall, places, stones_along
from vision.walls.sight import LineOfSight, Mask, line_of_sight, relative_along
from vision.walls.tables import Disc, Piece, Scene, tables_for
from vision.walls.weighing import Standpoint

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
        total: what wall and noble explain together.
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
    total: float = 0.0


def explain_cities(sites: Sequence[Site]) -> dict[Cell, Explanation]:
    """The best explanation of every city of one mat."""
    if not sites:
        return {}
    own, grain = sites[0].settings.stages.walls, sites[0].settings.stages.grain
    tiles = sorted((unrolled(site, own) for site in sites if site.side is not None), key=_distance)
    maps = _maps(tiles, own)
    found = {tile.site.cell: Explanation(None, (), None, None) for tile in tiles}
    if not tiles:
        return {}
    shape = _grain_shape(tiles[0].site, grain)
    for weight in (grain.shared_weight, 0.0):
        for tile in tiles:
            column = _column(tile, maps[tile.site.cell], found, weight, shape, grain)
            found[tile.site.cell] = replace(found[tile.site.cell], column=column)
    for turn, weight in enumerate(own.shared_weights):
        again = [t for t in tiles if turn == 0 or _shares_ground(t, found[t.site.cell], _others(t, found, shape))]
        if again:
            found.update(_walls(again, maps, found, weight, shape, first=turn == 0))
    for tile in tiles:
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
    return bool((mine & (others.before | others.behind)).any())


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
    """What else covers raster points: stones and nobles of nearer tiles and of farther ones, grain of nearer ones,
    and any grain column.

    ``doubtful_grain`` is covered by columns whose count is none too clear: they may hold another tile's disks.
    """

    before: Mask
    behind: Mask
    grain_before: Mask
    grain: Mask
    doubtful_grain: Mask


def _others(tile: Unrolled, found: dict[Cell, Explanation], shape: GrainShape) -> _Others:
    before, behind, grain_before, grain, doubtful = (np.zeros(tile.bins.shape, dtype=bool) for _ in range(5))
    clear_margin = tile.site.settings.stages.grain.margin_unit
    profile = tile.site.settings.stages.nobles.profile_mm
    nearer = True  # explanations come in the order of their tiles' distance
    for cell, other in found.items():
        nearer = nearer and cell != tile.site.cell
        if other.column is not None:
            mask = column_mask(tile.sight, other.column, shape)
            grain |= mask
            if nearer:
                grain_before |= mask
            if other.column.margin < clear_margin:
                doubtful |= mask
        if cell == tile.site.cell:
            continue
        covers = before if nearer else behind
        if other.wall is not None:
            covers |= wall_mask(tile.sight, other.wall, tile.site.settings.geometry.pieces.stone_mm)
        if other.noble is not None:
            covers |= pawn_mask(tile.sight, *other.noble, profile)
    return _Others(before, behind, grain_before, grain, doubtful)


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


def _stone_maps(tile: Unrolled, maps: Maps, others: _Others, weight: float) -> tuple[Map, Map]:
    """Maps of stones' sides and tops with what other tiles' pieces cover or explain taken off.

    What stands before is no evidence at all; what stands behind and is explained counts ``weight``.
    """
    side, top = (
        np.where(others.before, np.float32(weight), np.float32(1)) * m for m in (maps.stone_side, maps.stone_top)
    )
    for values in (side, top):
        values[others.behind] = np.where(values[others.behind] > 0, weight, 1.0) * values[others.behind]
        values[others.grain_before] = 0.0
    return side, top


def _scene(
    tile: Unrolled,
    maps: Maps,
    stones: tuple[Map, Map],
    noble: tuple[float, float] | None,
    sure: bool,
    column: Column | None,
    shape: GrainShape,
) -> Scene:
    """One tile with one guess of its noble, ready for the search."""
    own, profile = tile.site.settings.stages.walls, tile.site.settings.stages.nobles.profile_mm
    side, top = stones
    pieces: list[Piece] = []
    discs: list[Disc] = []
    if noble is not None:
        mask = pawn_mask(tile.sight, *noble, profile)
        worth = np.maximum(np.maximum(side, top), 0) + np.float32(own.noble_over_stone if sure else 0.0)
        pieces.append(Piece(mask, np.where(mask, worth, np.float32(0)), _standing_at(tile.sight, *noble)))
        discs.append((*noble, profile[0][1] - 0.8))
    if column is not None:
        mask = column_mask(tile.sight, column, shape)
        worth = np.maximum(maps.grain_side, maps.grain_top)
        where = _standing_at(tile.sight, column.x_mm, column.y_mm)
        pieces.append(Piece(mask, np.where(mask, worth, np.float32(0)), where))
        discs.append((column.x_mm, column.y_mm, shape.diameter_mm / 2 - 0.8))
    return Scene(tile.sight, side, top, tuple(pieces), tuple(discs), tile.middle_mm)


def _standing_at(sight: LineOfSight, x_mm: float, y_mm: float) -> Map:
    """The ground distance (m,) along each ray beside a place on the ground."""
    dx, dy = x_mm - sight.eye_mm[0], y_mm - sight.eye_mm[1]
    along: Map = (np.cos(sight.bearings) * dx + np.sin(sight.bearings) * dy).astype(np.float32)
    return along


@dataclass(frozen=True, slots=True)
class _Guess:
    """One guess of a tile's noble, and walls to search from."""

    tile: Unrolled
    noble: tuple[float, float] | None
    sure: bool
    starts: tuple[Wall, ...]
    worth: float


def _walls(
    tiles: Sequence[Unrolled],
    maps: dict[Cell, Maps],
    found: dict[Cell, Explanation],
    weight: float,
    shape: GrainShape,
    *,
    first: bool,
) -> dict[Cell, Explanation]:
    """The best wall and noble of some tiles, given what stands on the others."""
    guesses: list[_Guess] = []
    stones = {}
    for tile in tiles:
        cell = tile.site.cell
        stones[cell] = _stone_maps(tile, maps[cell], _others(tile, found, shape), weight)
        guesses += _guesses(tile, stones[cell], found[cell], first=first)
    best = _best_guesses(guesses, stones, maps, found, shape)
    bare = [
        _Guess(tile, None, False, (), 0.0)
        for tile in tiles
        if best[tile.site.cell].noble is not None and not _has_wall(best[tile.site.cell], tile)
    ]
    if bare and first:
        without = _best_guesses(bare, stones, maps, found, shape)
        for cell, other in without.items():
            if other.total > best[cell].total:
                best[cell] = other
    return best


def _has_wall(found: Explanation, tile: Unrolled) -> bool:
    return found.wall is not None and found.wall.score > tile.site.settings.stages.walls.least_score


def _guesses(tile: Unrolled, stones: tuple[Map, Map], before: Explanation, *, first: bool) -> list[_Guess]:
    own, profile = tile.site.settings.stages.walls, tile.site.settings.stages.nobles.profile_mm
    evidence = evidence_from(tile.sight, *stones, 1.0, 1)
    sure = any(n.sure for n in tile.site.near if n.kind == "noble" and _stands_on(n, tile))

    def worth(noble: tuple[float, float] | None) -> float:
        return 0.0 if noble is None else _pawn_worth(evidence, noble, profile) - own.noble_cost

    if not first and before.wall is not None:
        return [_Guess(tile, before.noble, sure, (before.wall,), worth(before.noble))]
    return [_Guess(tile, noble, sure, (), worth(noble)) for noble in _nobles(tile, evidence, own)]


def _best_guesses(
    guesses: Sequence[_Guess],
    stones: dict[Cell, tuple[Map, Map]],
    maps: dict[Cell, Maps],
    found: dict[Cell, Explanation],
    shape: GrainShape,
) -> dict[Cell, Explanation]:
    settings = guesses[0].tile.site.settings
    own, stone_mm = settings.stages.walls, settings.geometry.pieces.stone_mm
    scenes = [
        _scene(g.tile, maps[c], stones[c], g.noble, g.sure, found[c].column, shape)
        for g in guesses
        for c in (g.tile.site.cell,)
    ]
    coarse, fine = (tables_for(scenes, stone_mm, own.most_courses, fold) for fold in (own.columns_together, 1))
    walls = search_walls(coarse, fine, [g.starts for g in guesses], Standpoint(own, stone_mm))
    best: dict[Cell, Explanation] = {}
    for guess, wall in zip(guesses, walls, strict=True):
        cell = guess.tile.site.cell
        total = max(wall.wall.score, 0.0) + guess.worth
        if cell not in best or total > best[cell].total:
            best[cell] = replace(found[cell], wall=wall.wall, rivals=wall.rivals, noble=guess.noble, total=total)
    return best


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
    side, top = _stone_maps(tile, maps, others, 0.0)
    best = np.maximum(side, top)
    if found.noble is not None:
        best[pawn_mask(tile.sight, *found.noble, settings.stages.nobles.profile_mm)] = 0.0
    hidden = others.before | others.behind | others.grain | ~tile.pictured
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
        in_front = mask & (others.before | others.behind | ~tile.pictured | explained)
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
