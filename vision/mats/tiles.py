"""Territory tiles: which cells of a seat mat hold one, and which side is up.

A cell is read by how much of it shows a tile's colour and how much bare paper, at the height of a tile's face. Pieces
on a tile appear to lean away from the camera, and stones in shade may have a tile's colour. So where both sides'
colours show, the part of the cell nearest to the camera decides.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vision.geometry.table import Cell, TableGeometry
from vision.light.colours import Colour
from vision.mats.top_view import TopView
from vision.message import Message
from vision.readings.observation import Side
from vision.settings.mats import TileSettings


@dataclass(frozen=True, slots=True)
class TilesFound:
    """``sides`` of the cells that hold a tile; ``unsure`` cells with the reason; all other cells are bare."""

    sides: dict[Cell, Side]
    unsure: dict[Cell, Message]

    def doubted_by(self, other: TilesFound) -> TilesFound:
        """The same tiles; cells that are bare here but may hold a tile by the ``other`` reading are unsure."""
        lost = (other.sides.keys() | other.unsure.keys()) - self.sides.keys()
        return TilesFound(self.sides, dict.fromkeys(lost, Message("reason.clear_cell")) | self.unsure)


def find_tiles(
    view: TopView,
    colours: NDArray[np.uint8],
    eye_mm: NDArray[np.float64],
    geometry: TableGeometry,
    settings: TileSettings,
) -> TilesFound:
    """Read every cell of a seat mat.

    Args:
        view: the mat, rectified. colours: the class of each of its pixels.
        eye_mm: the camera's place on the mat (x and y first).
    """
    sides: dict[Cell, Side] = {}
    unsure: dict[Cell, Message] = {}
    for cell in geometry.seat_mat.cells():
        left, bottom, right, top = geometry.seat_mat.cell_bounds_mm(cell)
        inset = settings.inset_mm
        window = view.window((left + inset, bottom + inset, right - inset, top - inset))
        if np.count_nonzero(inside := view.inside[window]) < settings.inside_share * inside.size:
            unsure[cell] = Message("reason.turn_camera")
            continue
        red, blue, bare = _shares(colours[window])
        side, tiled = _side(red, blue, settings), max(red, blue)
        if side is None and tiled >= settings.tile_share:
            near = _nearest(view, window, eye_mm, settings.near_share)
            nearby = _side(*_shares(colours[window][near])[:2], settings)
            side = nearby if nearby == ("red" if red > blue else "blue") else None
        if side is not None and tiled > settings.tile_to_bare * bare:
            sides[cell] = side
        elif bare < settings.bare_share or tiled > _stray_share(bare, settings) * bare:
            unsure[cell] = Message("reason.clear_cell")
    return TilesFound(sides, unsure)


def _shares(colours: NDArray[np.uint8]) -> tuple[float, float, float]:
    """The shares of red, blue and paper."""
    share = np.bincount(colours.ravel(), minlength=Colour.FIRST_SEAT) / colours.size
    return float(share[Colour.TILE_RED]), float(share[Colour.TILE_BLUE]), float(share[Colour.PAPER])


def _stray_share(bare: float, settings: TileSettings) -> float:
    """How much of a tile's colour an empty cell may show, relative to its paper: less if pieces hide much of it."""
    return settings.stray_to_bare if bare >= settings.open_share else settings.stray_in_crowd


def _nearest(
    view: TopView, window: tuple[slice, slice], eye_mm: NDArray[np.float64], share: float
) -> NDArray[np.bool_]:
    """A mask of the share of a window's pixels that is nearest to the camera."""
    rows, columns = np.mgrid[window]
    x = view.left_mm + columns / view.px_per_mm - eye_mm[0]
    y = view.top_mm - rows / view.px_per_mm - eye_mm[1]
    away = x * x + y * y
    near: NDArray[np.bool_] = away <= np.quantile(away, share)
    return near


def _side(red: float, blue: float, settings: TileSettings) -> Side | None:
    if max(red, blue) < settings.tile_share or max(red, blue) < settings.side_ratio * min(red, blue):
        return None
    return "red" if red > blue else "blue"
