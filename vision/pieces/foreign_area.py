"""How much of a tile's face shows something that is neither the tile nor anything known to lie or stand on it.

Colour classes alone do not suffice under a lamp that the palette does not know: orange wood may look like a red tile.
But two things of one class still differ side by side, so a tile is also compared with the other tiles of its mat.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry.table import Cell, PieceGeometry, PointMm
from vision.light.colours import Colour, brightest_channel
from vision.pieces.peaks import PieceGuess
from vision.pieces.tile_face import on_tile, wipe
from vision.pieces.tile_look import TileLook
from vision.readings.observation import Side
from vision.settings.pieces import StandingSettings

Floats: TypeAlias = NDArray[np.float64]


def outside_cities(marked: Sequence[PieceGuess], doubtful: Sequence[PieceGuess] = ()) -> list[PieceGuess]:
    """The marked pieces that are no part of a city.

    One stone and one elephant or marker, alone on a tile, may be a wall and its grain, however faint the latter's mark.

    Args:
        marked: certain marks. ``doubtful``: marks of elephants and markers that are only likely.
    """
    kinds: dict[Cell, list[bool]] = {}
    for piece in marked:
        kinds.setdefault(piece.cell, []).append(piece.kind == "stone")
    for cell in {piece.cell for piece in doubtful if kinds.get(piece.cell) == [True]}:
        kinds[cell].append(False)
    return [piece for piece in marked if sorted(kinds[piece.cell]) != [False, True]]


def foreign_on_tile_mm2(
    look: TileLook,
    side: Side,
    shields_mm: Sequence[PointMm],
    marked: Sequence[PieceGuess],
    pieces: PieceGeometry,
    settings: StandingSettings,
) -> float:
    """The area that is not of the tile's own colour, leaving out shields and marked pieces and their surroundings.

    Args:
        shields_mm: middles of the mat's certain shields. ``marked``: certain elephants, markers and fallen stones.
    """
    own = Colour.TILE_RED if side == "red" else Colour.TILE_BLUE
    foreign = (on_tile(look, settings.edge_inset_mm) & (look.classes != own)).astype(np.uint8)
    scale = look.oblique.px_per_mm
    for place in shields_mm:
        wipe(foreign, look, place, pieces.shield_mm * 0.75)
    for piece in marked:
        reach_mm = pieces.stone_mm if piece.kind == "stone" else pieces.elephant_length_mm * 0.75
        wipe(foreign, look, (piece.x_mm, piece.y_mm), reach_mm)
    opened = cv2.morphologyEx(foreign, cv2.MORPH_OPEN, np.ones((3, 3), np.uint8))
    return float(np.count_nonzero(opened)) / scale**2


def unlike_tiles_mm2(
    looks: Sequence[TileLook], sides: Mapping[Cell, Side], settings: StandingSettings
) -> dict[Cell, float]:
    """For each tile, the largest patch of the tile's class whose colour differs from the mat's tiles of that side."""
    shown = {look.cell: _hues(look, sides[look.cell], settings) for look in looks}
    unlike = dict.fromkeys(shown, 0.0)
    for side in dict.fromkeys(sides[look.cell] for look in looks):
        alike = [look for look in looks if sides[look.cell] == side]
        together = np.concatenate([hues[own] for hues, own in (shown[look.cell] for look in alike)])
        if len(together):
            usual = np.median(together, axis=0)
            unlike |= {look.cell: _largest_unlike_mm2(look, *shown[look.cell], usual, settings) for look in alike}
    return unlike


def _largest_unlike_mm2(
    look: TileLook, shown: Floats, own: NDArray[np.bool_], usual: Floats, settings: StandingSettings
) -> float:
    unlike = own & (np.abs(shown - usual).sum(axis=2) > settings.unlike_hue)
    opened = cv2.morphologyEx(unlike.astype(np.uint8), cv2.MORPH_OPEN, np.ones((2, 2), np.uint8))
    _, _, stats, _ = cv2.connectedComponentsWithStats(opened)
    times = _coarser(look, settings)
    return float(stats[1:, cv2.CC_STAT_AREA].max(initial=0)) * (times / look.oblique.px_per_mm) ** 2


def _hues(look: TileLook, side: Side, settings: StandingSettings) -> tuple[Floats, NDArray[np.bool_]]:
    """A tile's hues in coarse pixels (h×w×2), to reduce noise, and which of these have its own colour and are not dark."""
    times = _coarser(look, settings)
    height, width = look.classes.shape
    size = (max(width // times, 1), max(height // times, 1))
    relative = np.maximum(cv2.resize(look.oblique.relative, size, interpolation=cv2.INTER_AREA), 0.0)
    own = Colour.TILE_RED if side == "red" else Colour.TILE_BLUE
    mask = (on_tile(look, settings.edge_inset_mm) & (look.classes == own)).astype(np.float32)
    shown = np.asarray(cv2.resize(mask, size, interpolation=cv2.INTER_AREA)) > settings.unlike_own_share
    logs = np.log(relative + settings.unlike_floor)
    hues = np.stack([logs[..., 2] - logs[..., 1], logs[..., 1] - logs[..., 0]], axis=2)
    return hues, shown & (brightest_channel(relative) > settings.unlike_dark_below)


def _coarser(look: TileLook, settings: StandingSettings) -> int:
    """How many pixels wide a coarse pixel is."""
    return max(round(settings.unlike_px_mm * look.oblique.px_per_mm), 1)
