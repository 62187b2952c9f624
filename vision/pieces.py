"""Elephants and player markers: brown and bare wood, by where they stand and what they cover.

On a tile they are blobs along the line of sight, beside the tiles patches seen from above. Brown on a city's tile is
grain. Which of the five player markers it is cannot be told from one small blob of bare wood: all are called markers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from vision.colours import Colour
from vision.geometry import Cell, TableGeometry
from vision.mat_view import MatView
from vision.observation import PieceSeen
from vision.patches import patches_of
from vision.readings import PresenceReading, Seen, Unsure
from vision.settings import PieceSettings, StandingSettings
from vision.standing import blobs_of
from vision.tile_look import TileLook
from vision.top_view import TopView

Kind = Literal["elephant", "marker"]
KINDS: tuple[tuple[Kind, Colour], ...] = (("elephant", Colour.BROWN), ("marker", Colour.BARE_WOOD))


def find_pieces(
    above: TopView,
    classes: NDArray[np.uint8],
    view: MatView,
    looks: Sequence[TileLook],
    cities: frozenset[Cell],
    geometry: TableGeometry,
    settings: PieceSettings,
    standing: StandingSettings,
) -> tuple[PieceSeen, ...]:
    """Elephants and player markers on and beside the tiles."""
    tiles = frozenset(look.cell for look in looks)
    found = [
        *_on_tiles(looks, cities, settings, standing),
        *_beside(above, classes, view, tiles, geometry, settings),
    ]
    return tuple(sorted(found, key=lambda p: (-p.y_mm, p.x_mm)))


def _on_tiles(
    looks: Sequence[TileLook], cities: frozenset[Cell], settings: PieceSettings, standing: StandingSettings
) -> Iterator[PieceSeen]:
    for look in looks:
        blobs = [
            (blob.area_mm2, kind, np.array(blob.foot_mm) + look.oblique.away * settings.half_depth_mm)
            for kind, colour in KINDS
            if not (kind == "elephant" and look.cell in cities)
            for blob in blobs_of(look, look.classes == colour, standing)
        ]
        placed: list[NDArray[np.float64]] = []
        for area_mm2, kind, place in sorted(blobs, key=lambda entry: -entry[0]):
            # Bare wood turned from the lamp looks brown, so a smaller blob this near belongs to the same piece.
            if area_mm2 < settings.least_mm2 or any(np.hypot(*(place - p)) < settings.apart_mm for p in placed):
                continue
            placed.append(place)
            yield _piece(kind, (float(place[0]), float(place[1])), look.cell, area_mm2, settings)


def _beside(
    above: TopView,
    classes: NDArray[np.uint8],
    view: MatView,
    tiles: frozenset[Cell],
    geometry: TableGeometry,
    settings: PieceSettings,
) -> Iterator[PieceSeen]:
    for kind, colour in KINDS:
        for patch in patches_of(above, classes == colour, view, settings.clear_mm2):
            cell = geometry.seat_mat.cell_at_mm(*patch.foot_mm)
            if patch.area_mm2 <= settings.most_mm2 and cell not in tiles:
                yield _piece(kind, patch.foot_mm, None, patch.area_mm2, settings)


def _piece(
    kind: Kind, place_mm: tuple[float, float], cell: Cell | None, area_mm2: float, settings: PieceSettings
) -> PieceSeen:
    present: PresenceReading = Seen(True, 0.95)
    if area_mm2 < settings.clear_mm2:
        why = "a small patch of its colour: turn it, or move what stands before it"
        present = Unsure(True, False, True, why, 0.6)
    row, col = cell if cell is not None else (None, None)
    return PieceSeen(kind, place_mm[0], place_mm[1], row, col, present)
