"""One seat mat: light, tiles, shields, loose pieces, and the tiles on which cities stand, before walls are read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from vision.geometry.camera_model import CameraModel
from vision.geometry.mat_view import MatView, mat_view
from vision.geometry.picture import Rectangle
from vision.geometry.table import Cell, SeatMatGeometry
from vision.light.colours import classify, is_neutral
from vision.light.crosstalk import crosstalk_on_mat, crosstalk_on_patches, crosstalk_on_tiles
from vision.light.light_model import LightModel, light_on_mat
from vision.light.patch_strip import patches_on_mat, printed_patches
from vision.markers.poses import MatFound
from vision.mats.covered_markers import Outline, covered_markers
from vision.mats.foreground_cells import cells_beside
from vision.mats.hands import HandFound, find_hand
from vision.mats.paper import unknown_paper
from vision.mats.shields import ShieldFound, find_shields
from vision.mats.tiles import TilesFound, find_tiles
from vision.mats.top_view import TopView, top_view
from vision.message import Message
from vision.pieces.city_candidates import CityFound, find_city
from vision.pieces.elephants import find_pieces
from vision.pieces.foreign_area import foreign_on_tile_mm2, outside_cities, unlike_tiles_mm2
from vision.pieces.loose_stones import LooseFound, find_loose
from vision.pieces.near_piece import NearPiece
from vision.pieces.nobles import probability
from vision.pieces.occlusion import most_covered
from vision.pieces.peaks import PieceGuess, guess_pieces
from vision.pieces.tile_look import TileLook, look_at_tile
from vision.readings.observation import PieceSeen
from vision.readings.reading import Seen
from vision.settings.stages import VisionSettings
from vision.stopwatch import Stopwatch
from vision.walls.evidence.site import Site


@dataclass(frozen=True, slots=True)
class LitMat:
    """One seat mat in one picture: its view, light, outlines of its covered markers, and the settings that apply to it.

    ``strip``: a patch strip shows, so its tiles need not tell how the camera mixes colours.
    """

    frame_bgr: NDArray[np.uint8]
    seat: int
    view: MatView
    light: LightModel
    covered: tuple[Outline, ...]
    settings: VisionSettings
    strip: bool = False


@dataclass(frozen=True, slots=True)
class SheetAbove:
    """The mat's sheet from above with the palette class of each pixel; the palette in ``mat`` includes its paper."""

    mat: LitMat
    above: TopView
    classes: NDArray[np.uint8]


@dataclass(frozen=True, slots=True)
class MarkedPieces:
    """Looks at the tiles, the piece network's marks on and beside them, and the elephants and markers among the marks."""

    looks: tuple[TileLook, ...]
    guesses: tuple[PieceGuess, ...]
    pieces: tuple[PieceSeen, ...]


@dataclass(frozen=True, slots=True)
class StandingPieces:
    """Cities, possible cities, and loose stones."""

    cities: tuple[CityFound, ...]
    loose: LooseFound


@dataclass(frozen=True, slots=True)
class SeatMatSeen:
    """Everything seen on one seat mat except walls and grain; ``blind`` cells may hold hidden pieces, with the reason.

    ``covered`` holds the outlines of covered markers.
    """

    seat: int
    found: MatFound
    view: MatView
    light: LightModel
    tiles: TilesFound
    shields: tuple[ShieldFound, ...]
    hand: HandFound
    cities: tuple[CityFound, ...]
    loose: LooseFound
    pieces: tuple[PieceSeen, ...]
    blind: Mapping[Cell, Message]
    covered: tuple[Outline, ...]

    def city_at(self, cell: Cell) -> CityFound | None:
        """The city that stands, or may stand, on a cell."""
        return next((city for city in self.cities if city.look.cell == cell), None)


def look_at_seat_mat(
    frame_bgr: NDArray[np.uint8],
    camera: CameraModel,
    seat: int,
    found: MatFound,
    settings: VisionSettings,
    watch: Stopwatch,
) -> SeatMatSeen:
    """Read one seat mat as far as it can be read from above and by outline."""
    with watch.stage("light"):
        mat = lit_mat(frame_bgr, camera, seat, found, settings)
    sheet, hand, tiles = _on_the_sheet(mat, watch)
    crosstalk = 0.0 if mat.strip or mat.light.crosstalk else _crosstalk_on_tiles(sheet, tiles, settings)
    if crosstalk:
        mat, before = replace(mat, light=replace(mat.light, crosstalk=crosstalk)), tiles
        sheet, hand, tiles = _on_the_sheet(mat, watch)
        tiles = tiles.doubted_by(before)
    with watch.stage("shields"):
        tiled = frozenset(tiles.sides)
        shields = find_shields(sheet.above, sheet.classes, mat.view, tiled, settings.geometry, settings.stages.shields)
    with watch.stage("pieces"):
        marked = mark_pieces(sheet, tiled)
    with watch.stage("nobles"):
        covered = {look.cell: most_covered(look, settings.stages.nobles) for look in marked.looks}
        standing = find_cities(sheet.mat, marked, covered, tiles, shields)
        blind = _blind(covered, tiled, hand, sheet.mat.settings)
    return SeatMatSeen(
        seat=seat,
        found=found,
        view=mat.view,
        light=mat.light,
        tiles=tiles,
        shields=shields,
        hand=hand,
        cities=standing.cities,
        loose=standing.loose,
        pieces=marked.pieces,
        blind=blind,
        covered=mat.covered,
    )


def _on_the_sheet(mat: LitMat, watch: Stopwatch) -> tuple[SheetAbove, HandFound, TilesFound]:
    """The sheet from above, a hand over it, and its tiles."""
    geometry, stages = mat.settings.geometry, mat.settings.stages
    with watch.stage("tiles"):
        sheet = seen_from_above(mat)
    with watch.stage("hands"):
        hand = find_hand(sheet.above, sheet.classes, mat.seat, geometry, stages.hands)
    with watch.stage("tiles"):
        bare = hand.without_sleeve(sheet.classes)
        return sheet, hand, find_tiles(sheet.above, bare, mat.view.eye_mm(), geometry, stages.tiles)


def _crosstalk_on_tiles(sheet: SheetAbove, tiles: TilesFound, settings: VisionSettings) -> float:
    """The share of red light that shows as blue on the mat's red tiles."""
    bounds = [settings.geometry.seat_mat.cell_bounds_mm(cell) for cell, side in tiles.sides.items() if side == "red"]
    every = settings.stages.crosstalk.tile_every_px
    faces = [sheet.above.relative[sheet.above.window(one)][::every, ::every].reshape(-1, 3) for one in bounds]
    if not faces:
        return 0.0
    return crosstalk_on_tiles(np.concatenate(faces), settings.palette.tile_red, settings.stages.crosstalk)


def lit_mat(
    frame_bgr: NDArray[np.uint8], camera: CameraModel, seat: int, found: MatFound, settings: VisionSettings
) -> LitMat:
    """The mat's view, its light, and which of its markers something covers."""
    palette, stages = settings.palette, settings.stages
    view = mat_view(found.pose, camera)
    light = light_on_mat(frame_bgr, view, found.markers, stages.light)
    patches = patches_on_mat(frame_bgr, view, light, settings.geometry, stages.crosstalk)
    if patches is not None:
        crosstalk = crosstalk_on_patches(patches, printed_patches(settings.geometry), stages.crosstalk)
    else:
        crosstalk = crosstalk_on_mat(
            frame_bgr, view, light, palette.seats[seat], settings.geometry.seat_mat, stages.crosstalk
        )
    light = replace(light, crosstalk=crosstalk)
    covered = covered_markers(frame_bgr, view, light, seat, found, settings)
    return LitMat(frame_bgr, seat, view, light, covered, settings, strip=patches is not None)


def seen_from_above(mat: LitMat) -> SheetAbove:
    """The sheet rectified and classified; the settings of its ``mat`` include its paper, whatever its colour."""
    settings, stages, seat_mat = mat.settings, mat.settings.stages, mat.settings.geometry.seat_mat
    bounds = _looked_at(seat_mat, stages.tiles.sheet_inset_mm)
    thickness = settings.geometry.pieces.tile_thickness_mm
    above = top_view(mat.frame_bgr, mat.view, mat.light, bounds, thickness, stages.tiles.px_per_mm)
    classes = classify(above.relative, settings.palette, stages.colours)
    paper = unknown_paper(above, classes, mat.seat, seat_mat, stages.hands, stages.paper)
    if paper is None:
        return SheetAbove(mat, above, classes)
    papered = replace(mat, settings=replace(settings, palette=settings.palette.with_paper(paper)))
    return SheetAbove(papered, above, classify(above.relative, papered.settings.palette, stages.colours))


def mark_pieces(sheet: SheetAbove, tiled: frozenset[Cell]) -> MarkedPieces:
    """The piece network's marks on tiles, and on cells beside them that show more than paper and print."""
    mat, settings = sheet.mat, sheet.mat.settings
    stages, geometry = settings.stages, settings.geometry
    beside = cells_beside(sheet.above, sheet.classes, tiled, mat.seat, geometry.seat_mat, stages.beside)
    looks = [look_at_tile(mat.frame_bgr, mat.view, mat.light, mat.seat, cell, settings) for cell in sorted(tiled)]
    more = [look_at_tile(mat.frame_bgr, mat.view, mat.light, mat.seat, cell, settings, tiled=False) for cell in beside]
    guesses = guess_pieces([*looks, *more], settings.piece_network, geometry.pieces, stages.guesses)
    return MarkedPieces(tuple(looks), tuple(guesses), find_pieces(guesses, [*looks, *more], tiled, stages.pieces))


def find_cities(
    mat: LitMat,
    marked: MarkedPieces,
    covered: Mapping[Cell, float],
    tiles: TilesFound,
    shields: Sequence[ShieldFound],
) -> StandingPieces:
    """Tiles on which a city stands or may stand, and loose stones; ``covered``: ``most_covered`` of each tile."""
    settings, stages, pieces = mat.settings, mat.settings.stages, mat.settings.geometry.pieces
    looks, guesses, standing = marked.looks, marked.guesses, mat.settings.stages.standing
    at = [(shield.x_mm, shield.y_mm) for shield in shields if isinstance(shield.seen.value, Seen)]
    sure = [g for g in guesses if g.kind != "noble" and g.score >= standing.elephant_above]
    faint = [g for g in guesses if g.kind in ("elephant", "marker") and g.score >= stages.pieces.doubt_above]
    others = outside_cities(sure, faint)
    unlike_mm2 = unlike_tiles_mm2(looks, tiles.sides, standing)
    maybe = [
        find_city(
            look,
            covered[look.cell],
            guesses,
            foreign_on_tile_mm2(look, tiles.sides[look.cell], at, others, pieces, standing),
            settings,
            unlike_mm2[look.cell],
        )
        for look in looks
    ]
    cities = tuple(city for city in maybe if city is not None)
    lone = frozenset(c.look.cell for c in cities if (c.likely or c.shows_grain) and not c.shows_wall)
    neutral, _ = is_neutral(mat.seat, settings.palette, stages.colours)
    return StandingPieces(cities, find_loose(guesses, lone, neutral, stages.loose))


def _blind(
    covered: Mapping[Cell, float], tiled: frozenset[Cell], hand: HandFound, settings: VisionSettings
) -> dict[Cell, Message]:
    """Cells on which a piece may stand unseen.

    Skin in bright light looks like paper, so bare cells next to those under a hand may be covered too.
    """
    behind = (cell for cell, share in covered.items() if share > settings.stages.nobles.covered_share)
    why = dict.fromkeys(behind, Message("reason.hides_part_of_tile"))
    bare = (cell for cell in settings.geometry.seat_mat.cells() if cell not in tiled)
    held = hand.cells | {cell for cell in bare if any(_adjoin(one, cell) for one in hand.cells)}
    return why | dict.fromkeys(held, Message("reason.hand_covers_part"))


def site_of(
    frame_bgr: NDArray[np.uint8], mat: SeatMatSeen, cell: Cell, in_front: bool, settings: VisionSettings
) -> Site:
    """The input of the wall and grain readers for one cell that may hold a city."""
    seat_mat, pieces = settings.geometry.seat_mat, settings.geometry.pieces
    near: list[NearPiece] = []
    for other in mat.cities:
        if other.noble.marked is not None and _adjoin(other.look.cell, cell):
            near.append(other.noble.marked)
    for shield in mat.shields:
        if _adjoin(seat_mat.cell_at_mm(shield.x_mm, shield.y_mm), cell):
            near.append(NearPiece("shield", shield.x_mm, shield.y_mm, True))
    for piece in mat.pieces:
        if piece.kind != "unknown" and _adjoin(seat_mat.cell_at_mm(piece.x_mm, piece.y_mm), cell):
            sure = isinstance(piece.present, Seen) and piece.present.confidence >= probability(
                settings.stages.standing.elephant_above
            )
            near.append(NearPiece(piece.kind, piece.x_mm, piece.y_mm, sure))
    crop = mat.view.box_px(
        seat_mat.cell_bounds_mm(cell), settings.stages.site.height_mm, settings.stages.site.margin_px
    )
    height, width = frame_bgr.shape[:2]
    return Site(
        frame=frame_bgr,
        camera=mat.view.camera,
        view=mat.view,
        seat=mat.seat,
        cell=cell,
        side=mat.tiles.sides.get(cell),
        surface_z_mm=pieces.tile_thickness_mm,
        light=mat.light,
        crop=crop or Rectangle(0, 0, width, height),
        near=tuple(near),
        other_mat_in_front=in_front,
        unseen_px=mat.covered,
        settings=settings,
        lying_mm=tuple((guess.x_mm, guess.y_mm) for guess in mat.loose.marked),
        cells_in_doubt=frozenset(mat.tiles.unsure),
    )


def _looked_at(mat: SeatMatGeometry, inset_mm: float) -> tuple[float, float, float, float]:
    """The bounds of the sheet without its edges, beyond which the table shows."""
    return inset_mm, inset_mm, mat.width_mm - inset_mm, mat.height_mm - inset_mm


def _adjoin(one: Cell | None, other: Cell) -> bool:
    return one is not None and abs(one[0] - other[0]) <= 1 and abs(one[1] - other[1]) <= 1
