"""One seat mat put together: what was seen from above, walls and grain of its cities, and what was known before."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vision.camera_model import CameraModel
from vision.cities import CityFound
from vision.geometry import Cell
from vision.keeping import Known, cells_to_read, height_on_mm, sheet_changed
from vision.observation import CityObservation, MatObservation, MatPose, Rectangle, TileSeen, WallSeen
from vision.readings import CountReading, Seen
from vision.seat_mat import SeatMatSeen, site_of
from vision.settings import VisionSettings
from vision.stopwatch import Stopwatch
from vision.under_hand import held_city, loose_under_hand, unseen_city
from vision.walls.cities import read_cities


@dataclass(frozen=True, slots=True)
class Again:
    """A mat that lies as it lay: what was read of it, and which cells are to be read anew."""

    before: MatObservation
    cells: frozenset[Cell]
    any_change: bool


def what_changed(known: Known, seat: int, pose: MatPose, camera: CameraModel, settings: VisionSettings) -> Again | None:
    """What is known of a seat's mat and where it changed; None if it lies elsewhere, or nothing is known of it."""
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
) -> MatObservation:
    """One mat's observation: its walls and grain are read here, all else has been.

    Args:
        in_front: pieces of another mat may stand before this one's.
        again: if this very mat was read before, only the cities on changed cells are read.
    """
    held = mat.hand.cells if isinstance(mat.hand.reading, Seen) and mat.hand.reading.value else frozenset()
    sites = {c.look.cell: site_of(frame_bgr, mat, c, in_front, settings) for c in mat.cities}
    wanted = frozenset(sites) - held if again is None else again.cells & frozenset(sites) - held
    with watch.stage("walls and grain"):
        read = (
            read_cities([sites[cell] for cell in sorted(_overlapping(wanted, mat, again, settings) - held)])
            if wanted
            else {}
        )
    old = {} if again is None else {(city.row, city.col): city for city in again.before.cities}
    cities: list[CityObservation] = []
    for city in mat.cities:
        row, col = cell = city.look.cell
        crop = sites[cell].crop
        if cell in held:
            cities.append(held_city(city, mat.seat, crop))
        elif cell not in wanted:
            cities += [old[cell]] if cell in old else []
        elif _stands(city, read[cell].wall, read[cell].grain):
            noble = city.noble.reading
            cities.append(CityObservation(row, col, mat.seat, noble, read[cell].wall, read[cell].grain, crop))
    shown = {city.look.cell for city in mat.cities}
    cities += [unseen_city(cell, mat.seat) for cell in sorted(held & mat.tiles.sides.keys() - shown)]
    found = mat.found
    return MatObservation(
        mat.seat,
        found.reprojection_error_px,
        found.pose,
        tuple(TileSeen(row, col, side) for (row, col), side in sorted(mat.tiles.sides.items())),
        tuple(sorted(cities, key=lambda c: (c.row, c.col))),
        tuple(shield.seen for shield in mat.shields),
        loose_under_hand(mat.loose.reading) if held else mat.loose.reading,
        mat.pieces,
        tuple((row, col, why) for (row, col), why in sorted(mat.tiles.unsure.items())),
        tuple((row, col, why) for (row, col), why in sorted(mat.blind.items())),
    )


def _overlapping(
    wanted: frozenset[Cell], mat: SeatMatSeen, again: Again | None, settings: VisionSettings
) -> frozenset[Cell]:
    """The wanted cities and those that show in the same part of the picture: walls hide one another."""
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


def _stands(city: CityFound, wall: WallSeen, grain: CountReading) -> bool:
    """False if the closer look found that nothing of a city stands there after all."""
    noble = city.noble.reading
    nothing = [isinstance(reading, Seen) and reading.value == 0 for reading in (wall.stones, grain)]
    return not (all(nothing) and not (isinstance(noble, Seen) and noble.value) and city.noble.score < 0)
