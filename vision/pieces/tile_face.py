"""How much of a tile's face each colour covers, along the line of sight."""

from __future__ import annotations

from collections.abc import Sequence

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry.table import PointMm
from vision.light.colours import Colour
from vision.pieces.tile_look import TileLook
from vision.settings.pieces import StandingSettings


def on_tile(look: TileLook, inset_mm: float) -> NDArray[np.bool_]:
    """Pixels whose line of sight ends on the tile's face, ``inset_mm`` or more inside its cell (h×w)."""
    left, bottom, right, top = look.bounds_mm
    low_x, low_y, high_x, high_y = left + inset_mm, bottom + inset_mm, right - inset_mm, top - inset_mm
    corners = look.oblique.to_px([(low_x, low_y), (high_x, low_y), (high_x, high_y), (low_x, high_y)], look.surface_mm)
    mask = np.zeros(look.own.shape, np.uint8)
    cv2.fillConvexPoly(mask, np.round(corners).astype(np.int32), 1)
    return mask > 0


def own_on_tile_mm2(look: TileLook, settings: StandingSettings) -> float:
    """The area of the tile's face that the seat's colour covers, whatever it belongs to."""
    return float((look.own & on_tile(look, settings.edge_inset_mm)).sum()) / look.oblique.px_per_mm**2


def brown_on_tile_mm2(
    look: TileLook, elephants_mm: Sequence[PointMm], about_mm: float, settings: StandingSettings
) -> float:
    """The area of the tile's face that brown covers, leaving out ``about_mm`` around elephants."""
    brown = (on_tile(look, settings.edge_inset_mm) & (look.classes == Colour.BROWN)).astype(np.uint8)
    for place in elephants_mm:
        wipe(brown, look, place, about_mm)
    return float(np.count_nonzero(brown)) / look.oblique.px_per_mm**2


def wipe(mask: NDArray[np.uint8], look: TileLook, at: PointMm, radius_mm: float) -> None:
    """Clear a disk around a place on the tile's face, as far as it shows."""
    column, row = (float(v) for v in look.oblique.to_px([at], look.surface_mm)[0])
    if max(abs(column), abs(row)) < 4 * max(mask.shape):
        cv2.circle(mask, (round(column), round(row)), round(radius_mm * look.oblique.px_per_mm), 0, -1)
