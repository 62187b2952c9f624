"""Draws, point by point, what truly stood on the tiles of photos with truth: the targets of the walls' network.

The truth has every stone's place, but of columns and nobles only the tile. Their places are found from evidence: at
first from colour, later from the network trained so far, always with the true number of disks.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from trainers.seeing.lesson_photos import images_to_learn_from
from vision.geometry.camera_model import camera_model_from_json
from vision.geometry.table import Cell
from vision.light.colours import Colour, classify, seat_mask
from vision.light.light_model import Linear
from vision.markers.detection import find_markers
from vision.markers.poses import find_mats
from vision.seat_mat import SeatMatSeen, look_at_seat_mat, site_of
from vision.settings.stages import VisionSettings
from vision.stopwatch import Stopwatch
from vision.walls.evidence.fine_view import elevation_rad, fine_sight
from vision.walls.evidence.line_of_sight import LineOfSight, Mask, sharp_along
from vision.walls.evidence.network import PartNetwork, PartsSeen, log_shares, network_inputs
from vision.walls.model.hypothesis import TileHypothesis, disks_in
from vision.walls.model.parts import PARTS, Disks, Noble, Part, Piece, Sizes, Stone
from vision.walls.render.likelihood import RenderLikelihood

Column: TypeAlias = tuple[float, float, int]
Place: TypeAlias = tuple[float, float]

ODDS_CAP = 5.0
NOBLE_WORTH = 60.0  # a noble nobody found before is drawn where the network sees at least this much of one


@dataclass(frozen=True, slots=True)
class TilePhoto:
    """One tile of one photo.

    Attributes:
        number: the photo's number in its folder.
        mat: names folder, photo and seat; tiles of one mat share it.
        relative: colour relative to white along the fine raster (h×w×3, float16).
        grain: disks of the tile's column, 0 for none; ``noble``: whether truth has one here.
        stones: all stones on the mat.
        column, place: the presumed places of this tile's column and noble.
        known: all nobles and disks on the mat, if truth has their places (rendered photos); else None.
    """

    number: int
    mat: str
    seat: int
    cell: Cell
    sight: LineOfSight
    relative: NDArray[np.float16]
    on_tile: Mask
    pictured: Mask
    elevation: float
    grain: int
    noble: bool
    stones: tuple[Stone, ...]
    column: Column | None
    place: Place | None
    known: tuple[Piece, ...] | None = None


def sizes_of(settings: VisionSettings) -> Sizes:
    """The sizes in which pieces are drawn."""
    pieces = settings.geometry.pieces
    profile = settings.stages.nobles.profile_mm
    return Sizes(pieces.stone_mm, pieces.grain_diameter_mm, pieces.grain_thickness_mm, profile)


def tile_photos(folder: Path, settings: VisionSettings) -> Iterator[TilePhoto]:
    """Every city's tile of every photo of a folder with a truth.json (a recording's folder has frames.json too)."""
    images = images_to_learn_from(folder)
    frames = folder / "frames.json"
    camera = json.loads(frames.read_text(encoding="utf-8"))["camera"] if frames.exists() else None
    for number, image in enumerate(images):
        frame = np.asarray(cv2.imread(str(folder / image["file"])), dtype=np.uint8)
        model = camera_model_from_json(image.get("camera", camera))
        gray = np.asarray(cv2.cvtColor(frame, cv2.COLOR_BGR2GRAY), dtype=np.uint8)
        markers = find_markers(gray, settings.geometry, settings.stages.pose)
        truths = {mat["seat"]: mat for mat in image["mats"]}
        for found in find_mats(markers, model, settings.geometry, settings.stages.pose)[0]:
            if found.name != "market" and found.name in truths:
                seen = look_at_seat_mat(frame, model, found.name, found, settings, Stopwatch(None))
                name = f"{folder.name}/{image['file']}/{found.name}"
                yield from _tiles_of(frame, seen, truths[found.name], number, name, settings)


def _tiles_of(
    frame: NDArray[np.uint8], seen: SeatMatSeen, truth: dict[str, Any], number: int, name: str, settings: VisionSettings
) -> Iterator[TilePhoto]:
    stones = tuple(_stones(truth, settings))
    known = tuple(_placed_pieces(truth, settings)) if all("disks" in c for c in truth["cities"]) else None
    cities = {(city["row"], city["col"]): city for city in truth["cities"]}
    for found in seen.cities:
        city: dict[str, Any] = cities.get(found.look.cell, {})
        site = site_of(frame, seen, found.look.cell, False, settings)
        if site.side is None:
            continue
        own = settings.stages.walls
        sight = fine_sight(site, own.tallest_mm, own.point_mm, own.margin_mm)
        relative, pictured = sharp_along(sight, site)
        left, bottom, right, top = settings.geometry.seat_mat.cell_bounds_mm(site.cell)
        x, y = sight.ground_mm()
        marked = found.noble.marked if city.get("noble") else None
        yield TilePhoto(
            number=number,
            mat=name,
            seat=seen.seat,
            cell=site.cell,
            sight=sight,
            relative=relative.astype(np.float16),
            on_tile=(x > left) & (x < right) & (y > bottom) & (y < top),
            pictured=pictured,
            elevation=elevation_rad(site),
            grain=int(city.get("grain") or 0),
            noble=bool(city.get("noble")),
            stones=stones,
            column=None,
            place=None if marked is None else (marked.x_mm, marked.y_mm),
            known=known,
        )


def _stones(truth: dict[str, Any], settings: VisionSettings) -> Iterator[Stone]:
    pieces = settings.geometry.pieces
    ground = pieces.tile_thickness_mm + pieces.stone_mm / 2
    for city in truth["cities"]:
        for x, y, z, yaw in (city["wall"] or {}).get("positions", []):
            yield Stone(x, y, z - ground, float(np.radians(yaw)))
    for loose in truth.get("loose", []):
        yaw = float(np.radians(loose.get("yaw_deg", 0.0)))
        yield Stone(loose["x"], loose["y"], loose.get("z_center", ground) - ground, yaw)


def _placed_pieces(truth: dict[str, Any], settings: VisionSettings) -> Iterator[Piece]:
    """Nobles, and each disk separately, as each lies a little off the one below."""
    thick = settings.geometry.pieces.grain_thickness_mm
    for city in truth["cities"]:
        if city["noble_at"] is not None:
            yield Noble(*city["noble_at"])
        for level, (x, y) in enumerate(city["disks"]):
            yield Disks(x, y, level * thick, 1)


def guessed_by_colour(tile: TilePhoto, settings: VisionSettings) -> PartsSeen:
    """What colour alone suggests about disks and the seat's own pieces, in the form of a network's output."""
    relative: Linear = tile.relative.astype(np.float32)
    classes = classify(relative, settings.palette, settings.stages.colours)
    own = seat_mask(classes, relative, tile.seat, settings.palette, settings.stages.colours)
    logs = np.zeros((PARTS, *classes.shape), dtype=np.float32)
    for part in (Part.DISK_SIDE, Part.DISK_EDGE, Part.DISK_TOP):
        logs[part] = np.where(classes == Colour.BROWN, 1.0, -1.0)
    logs[Part.NOBLE] = np.where(own, 1.0, -1.0)
    return PartsSeen(tile.sight, logs, tile.pictured)


def seen_by(network: PartNetwork, tile: TilePhoto, settings: VisionSettings) -> PartsSeen:
    """A network's output for a tile."""
    stone = settings.palette.seats[tile.seat]
    relative: Linear = tile.relative.astype(np.float32)
    inputs = network_inputs(relative, tile.on_tile, tile.pictured, tile.elevation, stone)
    logs = log_shares(network.logits(inputs)[:, : tile.sight.rows, : len(tile.sight.bearings)])
    return PartsSeen(tile.sight, logs, tile.pictured)


def with_pieces_placed(
    tiles: Sequence[TilePhoto], seen: Sequence[PartsSeen], settings: VisionSettings
) -> list[TilePhoto]:
    """One mat's tiles with their columns placed where they fit best, and with nobles that nobody had found."""
    placed = list(tiles)
    if tiles[0].known is not None:
        return placed
    middle = settings.geometry.seat_mat.cell_centre_mm
    for i, tile in enumerate(tiles):
        if tile.grain:
            likelihood = RenderLikelihood(
                seen[i], _about(placed, i, settings), middle(tile.cell), sizes_of(settings), ODDS_CAP
            )
            starts = [tile.column[:2]] if tile.column is not None else []
            spot, _ = _best_place(likelihood, starts, middle(tile.cell), _column_of(tile.grain))
            placed[i] = replace(placed[i], column=(*spot, tile.grain))
    for i, tile in enumerate(tiles):
        if tile.noble and tile.place is None:
            about = _about(placed, i, settings, with_own=True)
            likelihood = RenderLikelihood(seen[i], about, middle(tile.cell), sizes_of(settings), ODDS_CAP)
            bare = likelihood.score(TileHypothesis(None, None, None))
            spot, score = _best_place(
                likelihood, [], middle(tile.cell), lambda x, y: TileHypothesis(None, None, (x, y))
            )
            if score > bare + NOBLE_WORTH:
                placed[i] = replace(placed[i], place=spot)
    return placed


def _column_of(disks: int) -> Callable[[float, float], TileHypothesis]:
    return lambda x, y: TileHypothesis(None, (x, y, disks), None)


def pieces_on(tiles: Sequence[TilePhoto], settings: VisionSettings) -> list[Piece]:
    """All pieces of one mat's tiles that are to be drawn."""
    pieces: list[Piece] = [*tiles[0].stones]
    if tiles[0].known is not None:
        return [*pieces, *tiles[0].known]
    for tile in tiles:
        pieces += disks_in(tile.column, settings.geometry.pieces.grain_thickness_mm)
        pieces += [] if tile.place is None else [Noble(*tile.place)]
    return pieces


def _about(tiles: Sequence[TilePhoto], index: int, settings: VisionSettings, *, with_own: bool = False) -> list[Piece]:
    known = list(tiles)
    if not with_own:
        known[index] = replace(known[index], column=None)
    return pieces_on(known, settings)


def _best_place(
    likelihood: RenderLikelihood,
    starts: Sequence[Place],
    middle_mm: Place,
    stand_at: Callable[[float, float], TileHypothesis],
) -> tuple[Place, float]:
    """The place on a tile where a piece scores best: a coarse grid, then ever smaller steps."""
    offsets = np.arange(-25.0, 25.1, 5.0).tolist()
    grid = [*starts, *((middle_mm[0] + dx, middle_mm[1] + dy) for dx in offsets for dy in offsets)]
    score, place = max((likelihood.score(stand_at(*spot)), spot) for spot in grid)
    for step in (2.0, 1.0, 0.5, 0.25):
        for _ in range(6):
            near = [
                (place[0] + i * step, place[1] + j * step) for i in (-1, 0, 1) for j in (-1, 0, 1) if i != 0 or j != 0
            ]
            best, spot = max((likelihood.score(stand_at(*spot)), spot) for spot in near)
            if best <= score:
                break
            score, place = best, spot
    return place, score
