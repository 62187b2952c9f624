"""Assembles one seat mat from the view from above, its cities' walls and grain, and earlier readings."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.geometry.camera_model import CameraModel
from vision.geometry.mat_pose import MatPose
from vision.geometry.picture import Rectangle
from vision.geometry.table import Cell
from vision.message import Message
from vision.pieces.city_candidates import CityFound
from vision.pieces.hand_occlusion import held_city, loose_under_hand, unseen_city
from vision.pieces.loose_stones import with_strays, without_walls
from vision.pieces.nobles import agreed
from vision.readings.observation import CityObservation, MatObservation, PieceSeen, TileSeen, WallSeen
from vision.readings.reading import CountReading, Hidden, PresenceReading, Seen, Unsure
from vision.seat_mat import SeatMatSeen, site_of
from vision.settings.stages import VisionSettings
from vision.stopwatch import Stopwatch
from vision.tracking.prior_reading import Known, cells_to_read, height_on_mm, sheet_changed
from vision.walls.claim.reading import CityRead, read_cities
from vision.walls.evidence.site import Site

CityReader: TypeAlias = Callable[[Sequence[Site]], Mapping[Cell, CityRead]]


@dataclass(frozen=True, slots=True)
class Again:
    """A mat that has not moved: its earlier reading, and the cells to read again."""

    before: MatObservation
    cells: frozenset[Cell]
    any_change: bool


@dataclass(frozen=True, slots=True)
class CitiesToRead:
    """One mat's cities before walls and grain are read.

    ``held``: cells that a hand covers. ``wanted``: the cells to read now; ``together``: their sites, and those of
    cities that show in the same part of the picture. ``before``: earlier readings of the mat's cities in its present
    position.
    """

    mat: SeatMatSeen
    sites: Mapping[Cell, Site]
    held: frozenset[Cell]
    wanted: frozenset[Cell]
    together: tuple[Site, ...]
    before: tuple[CityObservation, ...]
    settings: VisionSettings


def what_changed(known: Known, seat: int, pose: MatPose, camera: CameraModel, settings: VisionSettings) -> Again | None:
    """A mat's earlier reading and where it changed; None if the mat has moved or there is no earlier reading."""
    tracking, geometry = settings.stages.tracker, settings.geometry
    cells = cells_to_read(known, seat, pose, camera, geometry, tracking)
    if cells is None:
        return None
    before = next(mat for mat in known.observation.mats if mat.seat == seat)
    return Again(before, cells, sheet_changed(known, pose, camera, geometry, tracking))


def read_mat(
    frame_bgr: NDArray[np.uint8],
    mat: SeatMatSeen,
    in_front: bool,
    again: Again | None,
    settings: VisionSettings,
    watch: Stopwatch,
    read_sites: CityReader = read_cities,
) -> MatObservation:
    """One mat's observation; only its walls and grain are read here, the rest is in ``mat``.

    Args:
        in_front: pieces of another mat may stand in front of this one's.
        again: if this very mat was read before, only the cities on changed cells are read.
        read_sites: reads walls and grain of cities that are read together.
    """
    cities = cities_to_read(frame_bgr, mat, in_front, again, settings)
    with watch.stage("walls and grain"):
        read = read_sites(cities.together) if cities.wanted else {}
    standing = [shown for city in mat.cities for shown in city_shown(cities, city, read)]
    return put_together(cities, [*standing, *cities_under_hand(cities)], read)


def cities_to_read(
    frame_bgr: NDArray[np.uint8], mat: SeatMatSeen, in_front: bool, again: Again | None, settings: VisionSettings
) -> CitiesToRead:
    """Choose the cities to read: not those under a hand, nor those on which nothing changed."""
    held = mat.hand.cells if isinstance(mat.hand.reading, Seen) and mat.hand.reading.value else frozenset()
    before = () if again is None else again.before.cities
    stood = {(city.row, city.col): city.wall.stood for city in before}
    sites = {
        city.look.cell: replace(
            site_of(frame_bgr, mat, city.look.cell, in_front, settings), stood=stood.get(city.look.cell)
        )
        for city in mat.cities
    }
    wanted = frozenset(sites) - held if again is None else again.cells & frozenset(sites) - held
    together = sorted(_overlapping(wanted, mat, again, settings) - held)
    return CitiesToRead(mat, sites, held, wanted, tuple(sites[cell] for cell in together), before, settings)


def city_shown(cities: CitiesToRead, city: CityFound, read: Mapping[Cell, CityRead]) -> tuple[CityObservation, ...]:
    """The observation of a tile that may hold a city; empty if the closer look found none."""
    row, col = cell = city.look.cell
    seat, crop, stages = cities.mat.seat, cities.sites[cell].crop, cities.settings.stages
    if cell in cities.held:
        return (held_city(city, seat, crop),)
    if cell not in cities.wanted:
        return tuple(old for old in cities.before if (old.row, old.col) == cell)
    wall = read[cell].wall
    if wall.stood is None:
        wall = replace(wall, stood=cities.sites[cell].stood)
    grain = grain_of(city, wall, read[cell].grain, stages.doubt.lone_confidence)
    absent_below = stages.nobles.absent_below
    noble = noble_of(city, agreed(city.noble, read[cell].noble, stages.nobles), wall, absent_below)
    stood = cities.sites[cell].stood is not None  # a wall was seen here with certainty, so ask what is left of it
    holds = holds_city(city, noble, wall, grain, absent_below, straight=read[cell].straight)
    if not holds and (isinstance(wall.stones, Seen) or not stood):
        return ()
    return (CityObservation(row, col, seat, noble, wall, grain, crop),)


def cities_under_hand(cities: CitiesToRead) -> tuple[CityObservation, ...]:
    """Tiles covered by a hand that show nothing: a whole city may stand there."""
    mat = cities.mat
    shown = {city.look.cell for city in mat.cities}
    return tuple(unseen_city(cell, mat.seat) for cell in sorted(cities.held & mat.tiles.sides.keys() - shown))


def put_together(
    cities: CitiesToRead, standing: Sequence[CityObservation], read: Mapping[Cell, CityRead]
) -> MatObservation:
    """The mat's observation, with fallen stones and elephants corrected by the walls and columns that were read."""
    mat, settings = cities.mat, cities.settings
    loose = _loose(mat, read, settings)
    return MatObservation(
        mat.seat,
        mat.found.reprojection_error_px,
        mat.found.pose,
        tuple(TileSeen(row, col, side) for (row, col), side in sorted(mat.tiles.sides.items())),
        tuple(sorted(standing, key=lambda c: (c.row, c.col))),
        tuple(shield.seen for shield in mat.shields),
        loose_under_hand(loose, settings.stages.hands.stones_under) if cities.held else loose,
        without_columns(mat.pieces, read, settings.stages.doubt.beside_elephant_mm),
        tuple((row, col, why) for (row, col), why in sorted(mat.tiles.unsure.items())),
        tuple((row, col, why) for (row, col), why in sorted(mat.blind.items())),
    )


def without_columns(
    pieces: Sequence[PieceSeen], read: Mapping[Cell, CityRead], beside_mm: float
) -> tuple[PieceSeen, ...]:
    """The pieces without elephants that turned out to be columns of grain: two things cannot stand in one place."""
    columns = [city.column_mm for city in read.values() if city.column_mm is not None]
    return tuple(
        piece
        for piece in pieces
        if piece.kind != "elephant" or all(math.dist(at, (piece.x_mm, piece.y_mm)) >= beside_mm for at in columns)
    )


def _loose(mat: SeatMatSeen, read: Mapping[Cell, CityRead], settings: VisionSettings) -> CountReading:
    """The count of fallen stones, corrected by the walls that were read."""
    seat_mat, stages = settings.geometry.seat_mat, settings.stages
    walls_mm = [city.lone_mm for city in read.values() if city.lone_mm is not None]
    loose = without_walls(mat.loose, walls_mm, stages.lone_stone.own_mark_mm, stages.loose)
    cells = {cell for place in loose.places_mm if (cell := seat_mat.cell_at_mm(*place)) is not None}
    stray = {cell: city.unexplained for cell, city in read.items()}
    return with_strays(loose, stray, cells, stages.loose)


def _overlapping(
    wanted: frozenset[Cell], mat: SeatMatSeen, again: Again | None, settings: VisionSettings
) -> frozenset[Cell]:
    """The wanted cities and those that show in the same part of the picture, as walls hide one another."""
    geometry, tracking = settings.geometry, settings.stages.tracker
    boxes: dict[Cell, Rectangle | None] = {}
    for city in mat.cities:
        cell = city.look.cell
        height_mm = tracking.cell_height_mm
        if again is not None:
            height_mm = height_on_mm(again.before, cell, geometry, tracking)
        boxes[cell] = mat.view.box_px(geometry.seat_mat.cell_bounds_mm(cell), height_mm)

    def meets(a: Rectangle | None, b: Rectangle | None) -> bool:
        if a is None or b is None:
            return True
        return a.left < b.right and b.left < a.right and a.top < b.bottom and b.top < a.bottom

    return frozenset(cell for cell in boxes if any(meets(boxes[cell], boxes[other]) for other in wanted))


def holds_city(
    city: CityFound,
    noble: PresenceReading,
    wall: WallSeen,
    grain: CountReading,
    absent_below: float,
    *,
    straight: bool = False,
) -> bool:
    """Whether the closer look left any sign of a city.

    A tile that was unlikely to hold a city holds one only if the closer look found one. A single stone that is marked
    as fallen counts only if it stands ``straight`` and alone, or if grain may stand beside it whose colour is the tile's.
    """
    told = isinstance(noble, Seen) and noble.value
    if not city.likely:
        told = told and city.noble.score >= absent_below
        alone = straight and city.lying == 1
        fallen = city.lying > 0 and not alone and not isinstance(wall.stones, Seen)
        fallen = fallen and (isinstance(grain, Seen) or not city.unlike_tile)
        return told or _likeliest(wall.stones) > int(fallen) or _likeliest(grain) > 0
    nothing = [isinstance(reading, Seen) and reading.value == 0 for reading in (wall.stones, grain)]
    return told or not all(nothing) or city.noble.score >= 0


def _likeliest(reading: CountReading) -> int:
    """The likeliest count; 1 if the count is hidden."""
    if isinstance(reading, Hidden):
        return 1
    return reading.value if isinstance(reading, Seen) else reading.best


def grain_of(city: CityFound, wall: WallSeen, grain: CountReading, lone_confidence: float) -> CountReading:
    """Make a lone column unsure where it may be a neighbour's."""
    noble = city.noble.reading
    holds_more = _likeliest(wall.stones) > 0 or (isinstance(noble, Seen) and noble.value)
    if holds_more or not isinstance(grain, Seen) or not grain.value:
        return grain
    if city.shows_grain and grain.confidence >= lone_confidence:
        return grain
    return Unsure(grain.value, 0, grain.value, Message("reason.brown_stands"), grain.confidence / 2)


def noble_of(city: CityFound, noble: PresenceReading, wall: WallSeen, absent_below: float) -> PresenceReading:
    """Make a noble's reading unsure where its evidence is weak."""
    if city.unlike_tile and isinstance(noble, Seen) and not noble.value:
        return Unsure(False, False, True, Message("reason.not_recognised"), noble.confidence / 2)
    if _likeliest(wall.stones) or city.noble.score >= absent_below or not isinstance(noble, Seen) or not noble.value:
        return noble
    why = Message("reason.part_of_noble")
    return Unsure(True, False, True, why, noble.confidence / 2)
