"""How much of a tile's face shows something that is neither the tile nor anything known to lie or stand on it."""

from __future__ import annotations

from collections.abc import Sequence

import cv2
import numpy as np

from vision.geometry.table import PieceGeometry, PointMm
from vision.light.colours import Colour
from vision.pieces.foreground_blobs import on_tile
from vision.pieces.peaks import PieceGuess
from vision.pieces.tile_look import TileLook
from vision.readings.observation import Side
from vision.settings.stages import StandingSettings


def foreign_on_tile_mm2(
    look: TileLook,
    side: Side,
    shields_mm: Sequence[PointMm],
    marked: Sequence[PieceGuess],
    pieces: PieceGeometry,
    settings: StandingSettings,
) -> float:
    """What is not of the tile's own colour, without shields and marked pieces and what is about them.

    Args:
        shields_mm: middles of the shields on the mat. ``marked``: elephants, markers and fallen stones that are sure.
    """
    own = Colour.TILE_RED if side == "red" else Colour.TILE_BLUE
    foreign = (on_tile(look, settings.edge_inset_mm) & (look.classes != own)).astype(np.uint8)
    scale = look.oblique.px_per_mm
    for place in shields_mm:
        _wipe(foreign, look, place, look.surface_mm, pieces.shield_mm * 0.75 * scale)
    for piece in marked:
        reach_mm = pieces.stone_mm if piece.kind == "stone" else pieces.elephant_length_mm * 0.75
        _wipe(foreign, look, (piece.x_mm, piece.y_mm), look.surface_mm, reach_mm * scale)
    opened = cv2.morphologyEx(foreign, cv2.MORPH_OPEN, np.ones((3, 3), np.uint8))
    return float(np.count_nonzero(opened)) / scale**2


def _wipe(
    mask: np.ndarray[tuple[int, ...], np.dtype[np.uint8]], look: TileLook, at: PointMm, z: float, px: float
) -> None:
    """Clear a disk about a place on the mat, where it shows there at all."""
    column, row = (float(v) for v in look.oblique.to_px([at], z)[0])
    if max(abs(column), abs(row)) < 4 * max(mask.shape):
        cv2.circle(mask, (round(column), round(row)), round(px), 0, -1)
