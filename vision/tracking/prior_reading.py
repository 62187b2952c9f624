"""Keeps earlier readings where nothing changed: a wall that stands still keeps one count and is not read twice."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import TypeVar

from vision.geometry.camera_model import CameraModel
from vision.geometry.mat_pose import MatPose
from vision.geometry.mat_view import MatView, mat_view
from vision.geometry.table import Cell, TableGeometry
from vision.readings.observation import (
    CityObservation,
    MarketObservation,
    MatObservation,
    PieceSeen,
    ShieldSeen,
    TableObservation,
)
from vision.readings.reading import Hidden, Seen, Unsure
from vision.settings.tracking import TrackerSettings
from vision.tracking.picture_change import Difference

_Placed = TypeVar("_Placed", ShieldSeen, PieceSeen)


@dataclass(frozen=True, slots=True, eq=False)
class Known:
    """An earlier reading of the same table, and where the picture changed since."""

    observation: TableObservation
    changed: Difference


def cells_to_read(
    known: Known, seat: int, pose: MatPose, camera: CameraModel, geometry: TableGeometry, settings: TrackerSettings
) -> frozenset[Cell] | None:
    """The cells of a seat's mat whose content may have changed; None if the whole mat must be read again.

    A cell is examined up to the height of what stood on it plus one stone, where something put on top begins.

    Args:
        pose: where the mat lies now. camera: at the picture's size.
    """
    before = next((mat for mat in known.observation.mats if mat.seat == seat), None)
    if before is None or moved(before.pose, pose, settings.mat_moved_mm):
        return None
    view = mat_view(pose, camera)
    return frozenset(
        cell
        for cell in geometry.seat_mat.cells()
        if _changed_at(view, cell, height_on_mm(before, cell, geometry, settings), known.changed, geometry, settings)
    )


def sheet_changed(
    known: Known, pose: MatPose, camera: CameraModel, geometry: TableGeometry, settings: TrackerSettings
) -> bool:
    """Whether the picture changed anywhere over a seat's mat, up to the height that pieces may reach."""
    sheet = geometry.seat_mat
    box = mat_view(pose, camera).box_px((0.0, 0.0, sheet.width_mm, sheet.height_mm), settings.cell_height_mm)
    return box is None or known.changed.within(box) > 0


def keep_unchanged(
    before: TableObservation,
    now: TableObservation,
    changed: Difference,
    camera: CameraModel,
    geometry: TableGeometry,
    settings: TrackerSettings,
) -> TableObservation:
    """``now``, but with the readings of ``before`` wherever the picture did not change.

    A mat that has moved is taken from ``now`` as a whole.

    Args:
        changed: what changed since the picture ``before`` was read from.
    """
    camera = camera.scaled_to(now.width, now.height)
    old = {mat.seat: mat for mat in before.mats}
    mats = tuple(
        _kept_mat(old[mat.seat], mat, changed, camera, geometry, settings)
        if mat.seat in old and not moved(old[mat.seat].pose, mat.pose, settings.mat_moved_mm)
        else mat
        for mat in now.mats
    )
    market = now.market
    if market is not None and market.pose is not None:
        known = Known(before, changed)
        market = market_as_before(known, market.pose, camera, geometry, settings) or market
    return replace(now, mats=mats, market=market)


def moved(before: MatPose, now: MatPose, limit_mm: float) -> bool:
    """Whether a mat has moved: its origin, or a point an arm's length along its axes, by more than the limit."""
    arm_mm = 300.0
    for axis in (None, 0, 1):
        step = [
            now.translation[i]
            - before.translation[i]
            + (0.0 if axis is None else arm_mm * (now.rotation[i][axis] - before.rotation[i][axis]))
            for i in range(3)
        ]
        if math.hypot(*step) > limit_mm:
            return True
    return False


def _kept_mat(
    before: MatObservation,
    now: MatObservation,
    changed: Difference,
    camera: CameraModel,
    geometry: TableGeometry,
    settings: TrackerSettings,
) -> MatObservation:
    view, sheet = mat_view(now.pose, camera), geometry.seat_mat
    touched: set[Cell] = set()
    for cell in sheet.cells():
        height_mm = max(height_on_mm(mat, cell, geometry, settings) for mat in (before, now))
        if _changed_at(view, cell, height_mm, changed, geometry, settings):
            touched.add(cell)
    whole = view.box_px((0.0, 0.0, sheet.width_mm, sheet.height_mm), settings.cell_height_mm)
    if whole is not None and not changed.within(whole):
        return before
    flat = (0.0, 0.0, sheet.width_mm, sheet.height_mm)
    on_sheet_mm2 = _change_on(view, flat, geometry.pieces.stone_mm, changed, settings)
    return replace(
        now,
        loose=now.loose if on_sheet_mm2 >= settings.least_change_mm2 else before.loose,
        cities=_cities(before, now, touched),
        tiles=tuple(
            sorted(
                [t for t in before.tiles if (t.row, t.col) not in touched]
                + [t for t in now.tiles if (t.row, t.col) in touched],
                key=lambda t: (t.row, t.col),
            )
        ),
        unsure_tiles=tuple(u for u in before.unsure_tiles if u[:2] not in touched)
        + tuple(u for u in now.unsure_tiles if u[:2] in touched),
        shields=_by_place(before.shields, now.shields, touched),
        pieces=_by_place(before.pieces, now.pieces, touched),
    )


def height_on_mm(mat: MatObservation, cell: Cell, geometry: TableGeometry, settings: TrackerSettings) -> float:
    """How high pieces on a tile can reach by their readings, plus one stone; changes higher up are behind it."""
    pieces = geometry.pieces
    city = next((c for c in mat.cities if (c.row, c.col) == cell), None)
    if city is None:
        return pieces.noble_height_mm
    if isinstance(city.wall.stones, Hidden) or isinstance(city.grain, Hidden):
        return settings.cell_height_mm
    width = 1 if isinstance(city.wall.width, Hidden) else _low(city.wall.width)
    courses = _high(city.wall.stones) - max(width, 1) + 1
    reach_mm = max(courses * pieces.stone_mm, _high(city.grain) * pieces.grain_thickness_mm, pieces.noble_height_mm)
    return pieces.tile_thickness_mm + reach_mm + pieces.stone_mm


def _low(reading: Seen[int] | Unsure[int]) -> int:
    return reading.value if isinstance(reading, Seen) else reading.low


def _high(reading: Seen[int] | Unsure[int]) -> int:
    return reading.value if isinstance(reading, Seen) else reading.high


def _changed_at(
    view: MatView,
    cell: Cell,
    height_mm: float,
    changed: Difference,
    geometry: TableGeometry,
    settings: TrackerSettings,
) -> bool:
    bounds = geometry.seat_mat.cell_bounds_mm(cell)
    return _change_on(view, bounds, height_mm, changed, settings) >= settings.least_change_mm2


def _change_on(
    view: MatView,
    bounds_mm: tuple[float, float, float, float],
    height_mm: float,
    changed: Difference,
    settings: TrackerSettings,
) -> float:
    """How much of the picture changed over a tile, in mm² across the line of sight."""
    left, bottom, right, top = bounds_mm
    margin = settings.cell_margin_mm
    xs, ys = (left - margin, right + margin), (bottom - margin, top + margin)
    outline = view.project([(x, y, z) for x in xs for y in ys for z in (0.0, height_mm)])
    px_per_mm = view.px_per_mm((left + right) / 2, (bottom + top) / 2) * changed.scale
    return changed.within_outline(outline) / px_per_mm**2


def _cities(before: MatObservation, now: MatObservation, touched: set[Cell]) -> tuple[CityObservation, ...]:
    kept = [c for c in before.cities if (c.row, c.col) not in touched]
    anew = [c for c in now.cities if (c.row, c.col) in touched]
    return tuple(sorted(kept + anew, key=lambda c: (c.row, c.col)))


def _by_place(before: tuple[_Placed, ...], now: tuple[_Placed, ...], touched: set[Cell]) -> tuple[_Placed, ...]:
    """What lies on touched tiles or beside the tiles from ``now``, and the rest from ``before``."""

    def anew(thing: ShieldSeen | PieceSeen) -> bool:
        return thing.row is None or thing.col is None or (thing.row, thing.col) in touched

    return tuple(t for t in before if not anew(t)) + tuple(t for t in now if anew(t))


def market_as_before(
    known: Known, pose: MatPose, camera: CameraModel, geometry: TableGeometry, settings: TrackerSettings
) -> MarketObservation | None:
    """The earlier reading of the market if its mat lies still and nothing changed over it; else None.

    Args:
        pose: where it lies now. camera: at the picture's size.
    """
    before = known.observation.market
    if before is None or before.pose is None or moved(before.pose, pose, settings.mat_moved_mm):
        return None
    sheet = geometry.market_mat
    box = mat_view(pose, camera).box_px((0.0, 0.0, sheet.width_mm, sheet.height_mm), settings.cell_height_mm)
    return None if box is None or known.changed.within(box) else before
