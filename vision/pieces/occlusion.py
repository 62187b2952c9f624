"""Places on a tile where something could be hidden by other things."""

from __future__ import annotations

import cv2
import numpy as np

from vision.light.colours import Colour
from vision.pieces.noble_template import feet_on_tile, mean_under, pawn_seen_from
from vision.pieces.tile_look import TileLook
from vision.settings.pieces import NobleSettings

COARSE = 2


def most_covered(look: TileLook, settings: NobleSettings) -> float:
    """The largest share of a noble (0..1) that could be covered: that shows neither tile nor paper at some place.

    A white seat's stones look like paper, so paper does not count as bare on its mat.
    """
    pawn = pawn_seen_from(look.oblique.elevation_rad, settings)
    feet = feet_on_tile(look, pawn, settings.foot_inset_mm)[::COARSE, ::COARSE]
    if not feet.any():
        return 1.0
    bare = (look.classes == Colour.TILE_RED) | (look.classes == Colour.TILE_BLUE)
    if not look.own_is_paper_like:
        bare |= look.classes == Colour.PAPER
    height, width = bare.shape
    small = cv2.resize(bare.astype(np.float32), (width // COARSE, height // COARSE), interpolation=cv2.INTER_AREA)
    rows, cols = pawn.body.shape
    body = cv2.resize(pawn.body, (cols // COARSE, rows // COARSE), interpolation=cv2.INTER_AREA)
    left, top, across, down = cv2.boundingRect(feet.astype(np.uint8))
    around = small[top : top + down + body.shape[0] - 1, left : left + across + body.shape[1] - 1]
    covered = 1.0 - mean_under(np.asarray(around, dtype=np.float32), np.asarray(body, dtype=np.float32))
    own = feet[top : top + covered.shape[0], left : left + covered.shape[1]]
    return float(covered[own].max(initial=0.0))
