"""The reading of one cell, and how two such readings differ or combine."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from vision.geometry.table import Cell
from vision.message import Message
from vision.readings.observation import CityObservation, MatObservation, ShieldSeen, TileSeen
from vision.readings.reading import CountReading, PresenceReading


@dataclass(frozen=True, slots=True)
class CellSeen:
    """Everything that an observation of a mat says about one cell."""

    city: CityObservation | None
    tile: TileSeen | None
    shields: tuple[ShieldSeen, ...]
    unsure: Message | None
    blind: Message | None

    def says_as(self, other: CellSeen) -> bool:
        """Whether both say the same, regardless of positions in the picture and on the tile."""
        return self._said() == other._said()

    def _said(self) -> tuple[object, ...]:
        readings: tuple[CountReading | PresenceReading, ...] = ()
        if self.city is not None:
            readings = (self.city.noble, self.city.wall.stones, self.city.wall.width, self.city.grain)
        return readings, self.tile, tuple(shield.value for shield in self.shields), self.unsure, self.blind


def cell_seen(mat: MatObservation, cell: Cell) -> CellSeen:
    """Return what an observation of a mat says about one cell."""
    return CellSeen(
        next((city for city in mat.cities if (city.row, city.col) == cell), None),
        next((tile for tile in mat.tiles if (tile.row, tile.col) == cell), None),
        tuple(shield for shield in mat.shields if (shield.row, shield.col) == cell),
        next((why for row, col, why in mat.unsure_tiles if (row, col) == cell), None),
        next((why for row, col, why in mat.blind_cells if (row, col) == cell), None),
    )


def cells_of(mat: MatObservation) -> frozenset[Cell]:
    """Return the cells about which an observation of a mat says anything."""
    said = [(city.row, city.col) for city in mat.cities] + [(tile.row, tile.col) for tile in mat.tiles]
    said += [(row, col) for row, col, _ in (*mat.unsure_tiles, *mat.blind_cells)]
    said += [(s.row, s.col) for s in mat.shields if s.row is not None and s.col is not None]
    return frozenset(said)


def with_cell(mat: MatObservation, cell: Cell, seen: CellSeen) -> MatObservation:
    """Return the observation with one cell's readings replaced."""
    row, col = cell
    cities = [city for city in mat.cities if (city.row, city.col) != cell]
    tiles = [tile for tile in mat.tiles if (tile.row, tile.col) != cell]
    unsure = [one for one in mat.unsure_tiles if one[:2] != cell]
    blind = [one for one in mat.blind_cells if one[:2] != cell]
    return replace(
        mat,
        cities=tuple(sorted([*cities, *_some(seen.city)], key=lambda city: (city.row, city.col))),
        tiles=tuple(sorted([*tiles, *_some(seen.tile)], key=lambda tile: (tile.row, tile.col))),
        shields=(*(s for s in mat.shields if (s.row, s.col) != cell), *seen.shields),
        unsure_tiles=(*unsure, *((row, col, why) for why in _some(seen.unsure))),
        blind_cells=(*blind, *((row, col, why) for why in _some(seen.blind))),
    )


def _some(value: object) -> tuple[Any, ...]:
    return () if value is None else (value,)
