"""Territory tiles: which cells of a seat mat hold one, and which side lies up.

A tile's red and blue are nearly pure, so one primary stands far above the other two even in a shadow; no piece of
the set, no paper and no skin does that. A cell is read by how much of it shows a tile's colour and how much bare paper.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vision.geometry import Cell, TableGeometry
from vision.light import Linear
from vision.observation import Side
from vision.settings import TileSettings
from vision.top_view import TopView


@dataclass(frozen=True, slots=True)
class TilesFound:
    """``sides`` of the cells that hold a tile; ``unsure`` cells with the reason; all other cells are bare."""

    sides: dict[Cell, Side]
    unsure: dict[Cell, str]


def find_tiles(view: TopView, geometry: TableGeometry, settings: TileSettings) -> TilesFound:
    """Read every cell of a seat mat from its rectified view (at the height of a tile's face)."""
    red, blue = tile_colour(view.relative, settings)
    paper = paper_colour(view.relative)
    sides: dict[Cell, Side] = {}
    unsure: dict[Cell, str] = {}
    for cell in geometry.seat_mat.cells():
        left, bottom, right, top = geometry.seat_mat.cell_bounds_mm(cell)
        inset = settings.inset_mm
        window = view.window((left + inset, bottom + inset, right - inset, top - inset))
        if view.inside[window].mean() < settings.tile_share:
            unsure[cell] = "out of the picture"
            continue
        shares = [float(mask[window].mean()) for mask in (red, blue, paper)]
        side, tiled, bare = _side(shares[0], shares[1], settings), max(shares[:2]), shares[2]
        if side is not None and tiled > settings.tile_to_bare * bare:
            sides[cell] = side
        elif bare < settings.bare_share or tiled > settings.stray_to_bare * bare:
            unsure[cell] = "something covers it: clear the view of this cell"
    return TilesFound(sides, unsure)


def tile_colour(relative: Linear, settings: TileSettings) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    """Masks of a tile's red and a tile's blue in colours relative to white (h×w×3, BGR)."""
    b, g, r = relative[..., 0], relative[..., 1], relative[..., 2]
    floor, ratio = settings.faintest, settings.hue_ratio
    # Gloss lays a grey veil over a tile, so the ratios are mild; wood (orange, brown, skin) has more green than blue,
    # purple more red than green.
    red = (r > floor) & (r > ratio * g) & (r > ratio * b) & (g < settings.side_tint * b + floor)
    blue = (b > floor) & (b > settings.hue_ratio_blue * g) & (b > ratio * r) & (r < settings.side_tint * g + floor)
    return red, blue


def paper_colour(relative: Linear) -> NDArray[np.bool_]:
    """Mask of bare paper, white to parchment: light, red at least green at least blue, none far from the others."""
    b, g, r = relative[..., 0], relative[..., 1], relative[..., 2]
    return (r > 0.08) & (g > 0.72 * r) & (g < 1.08 * r) & (b > 0.38 * r) & (b < 1.12 * r)


def _side(red: float, blue: float, settings: TileSettings) -> Side | None:
    if max(red, blue) < settings.tile_share or max(red, blue) < settings.side_ratio * min(red, blue):
        return None
    return "red" if red > blue else "blue"
