"""Territory tiles: which cells of a seat mat hold one, and which side lies up.

A cell is read by how much of it shows a tile's colour and how much bare paper, at the height of a tile's face.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vision.colours import Colour
from vision.geometry import Cell, TableGeometry
from vision.observation import Side
from vision.settings import TileSettings
from vision.top_view import TopView


@dataclass(frozen=True, slots=True)
class TilesFound:
    """``sides`` of the cells that hold a tile; ``unsure`` cells with the reason; all other cells are bare."""

    sides: dict[Cell, Side]
    unsure: dict[Cell, str]


def find_tiles(
    view: TopView, colours: NDArray[np.uint8], geometry: TableGeometry, settings: TileSettings
) -> TilesFound:
    """Read every cell of a seat mat from its rectified view and the class of each of its pixels."""
    sides: dict[Cell, Side] = {}
    unsure: dict[Cell, str] = {}
    for cell in geometry.seat_mat.cells():
        left, bottom, right, top = geometry.seat_mat.cell_bounds_mm(cell)
        inset = settings.inset_mm
        window = view.window((left + inset, bottom + inset, right - inset, top - inset))
        if view.inside[window].mean() < settings.inside_share:
            unsure[cell] = "out of the picture: turn the camera so that the whole mat shows"
            continue
        share = np.bincount(colours[window].ravel(), minlength=Colour.FIRST_SEAT) / colours[window].size
        red, blue, bare = float(share[Colour.TILE_RED]), float(share[Colour.TILE_BLUE]), float(share[Colour.PAPER])
        side, tiled = _side(red, blue, settings), max(red, blue)
        if side is not None and tiled > settings.tile_to_bare * bare:
            sides[cell] = side
        elif bare < settings.bare_share or tiled > settings.stray_to_bare * bare:
            unsure[cell] = "something covers it: clear the view of this cell"
    return TilesFound(sides, unsure)


def _side(red: float, blue: float, settings: TileSettings) -> Side | None:
    if max(red, blue) < settings.tile_share or max(red, blue) < settings.side_ratio * min(red, blue):
        return None
    return "red" if red > blue else "blue"
