"""Old readings kept where nothing changed, so that a still wall never has two counts."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TypeVar

from vision.camera_model import CameraModel
from vision.geometry import Cell, TableGeometry
from vision.mat_view import mat_view
from vision.observation import (
    CityObservation,
    MarketObservation,
    MatObservation,
    MatPose,
    PieceSeen,
    ShieldSeen,
    TableObservation,
)
from vision.picture_change import Difference
from vision.settings import TrackerSettings

_Placed = TypeVar("_Placed", ShieldSeen, PieceSeen)


def keep_unchanged(
    before: TableObservation,
    now: TableObservation,
    changed: Difference,
    camera: CameraModel,
    geometry: TableGeometry,
    settings: TrackerSettings,
) -> TableObservation:
    """``now``, but with the readings of ``before`` wherever the picture did not change.

    A mat that lies elsewhere than before is taken anew as a whole.

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
    if before.market is not None and market is not None:
        market = _kept_market(before.market, market, changed, camera, geometry, settings)
    return replace(now, mats=mats, market=market)


def moved(before: MatPose, now: MatPose, limit_mm: float) -> bool:
    """Whether a mat lies otherwise: its origin, or a point an arm's length along its axes, by more than the limit."""
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
    margin = settings.cell_margin_mm
    for cell in sheet.cells():
        left, bottom, right, top = sheet.cell_bounds_mm(cell)
        box = view.box_px((left - margin, bottom - margin, right + margin, top + margin), settings.cell_height_mm)
        if box is not None and changed.within(box):
            touched.add(cell)
    whole = view.box_px((0.0, 0.0, sheet.width_mm, sheet.height_mm), settings.cell_height_mm)
    if whole is not None and not changed.within(whole):
        return before
    return replace(
        now,
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


def _cities(before: MatObservation, now: MatObservation, touched: set[Cell]) -> tuple[CityObservation, ...]:
    kept = [c for c in before.cities if (c.row, c.col) not in touched]
    anew = [c for c in now.cities if (c.row, c.col) in touched]
    return tuple(sorted(kept + anew, key=lambda c: (c.row, c.col)))


def _by_place(before: tuple[_Placed, ...], now: tuple[_Placed, ...], touched: set[Cell]) -> tuple[_Placed, ...]:
    """What lies on untouched tiles as before; what lies on touched ones, or beside the tiles, as now."""

    def anew(thing: ShieldSeen | PieceSeen) -> bool:
        return thing.row is None or thing.col is None or (thing.row, thing.col) in touched

    return tuple(t for t in before if not anew(t)) + tuple(t for t in now if anew(t))


def _kept_market(
    before: MarketObservation,
    now: MarketObservation,
    changed: Difference,
    camera: CameraModel,
    geometry: TableGeometry,
    settings: TrackerSettings,
) -> MarketObservation:
    if before.pose is None or now.pose is None or moved(before.pose, now.pose, settings.mat_moved_mm):
        return now
    sheet = geometry.market_mat
    box = mat_view(now.pose, camera).box_px((0.0, 0.0, sheet.width_mm, sheet.height_mm), settings.cell_height_mm)
    return now if box is None or changed.within(box) else before
