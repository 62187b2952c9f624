"""The piece network's input: a view along the line of sight as brightness and shares of colour classes.

Colours are given as classes of the palette ("the seat's own", "brown", …), never as values, so that a seat's colour or
the whole palette can change without new training.
"""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.light.colours import Colour
from vision.light.light_model import Linear
from vision.networks.piece_network import CHANNELS, Channels

REDUCED = 2  # pixels of the view along each side of one of the network's
OTHER_SEAT = 6
KINDS = 7  # own, brown, bare wood, tile, paper, print and flat things, other seats' colours
BRIGHTEST = 1.3


def channels_of(relative: Linear, classes: NDArray[np.uint8], own: NDArray[np.bool_]) -> Channels:
    """Brightness at the view's own scale (one channel for each part of a reduced pixel), then shares of classes.

    Args:
        relative: the view in linear BGR relative to white (h×w×3, h and w even).
        classes: class of each pixel (h×w). own: pixels that may be wood of the seat's colour (h×w).

    Returns:
        ``CHANNELS``×h/2×w/2, each 0 … 1.2.
    """
    height, width = classes.shape
    small = (width // REDUCED, height // REDUCED)
    bright = np.sqrt(np.clip(cv2.transform(relative, _MEAN), 0.0, BRIGHTEST), dtype=np.float32)
    kinds = cv2.LUT(classes, _KIND_OF)
    parts = [bright[row::REDUCED, col::REDUCED] for row in range(REDUCED) for col in range(REDUCED)]
    masks = [own.view(np.uint8) * np.uint8(255), *(_equal(kinds, kind) for kind in range(1, KINDS))]
    shares = [cv2.resize(mask, small, interpolation=cv2.INTER_AREA).astype(np.float32) / 255 for mask in masks]
    return np.stack([*parts, *shares])


def _equal(kinds: object, kind: int) -> NDArray[np.uint8]:
    return np.asarray(cv2.compare(np.asarray(kinds), kind, cv2.CMP_EQ), dtype=np.uint8)  # type: ignore[call-overload]


_MEAN = np.full((1, 3), 1 / 3, dtype=np.float32)
_KIND_OF = np.full(256, OTHER_SEAT, dtype=np.uint8)
_KIND_OF[[Colour.BROWN, Colour.BARE_WOOD, Colour.SKIN]] = [1, 2, 2]
_KIND_OF[[Colour.TILE_RED, Colour.TILE_BLUE]] = 3
_KIND_OF[Colour.PAPER] = 4
_KIND_OF[[Colour.SHIELD_BLUE, Colour.YELLOW]] = 5
assert CHANNELS == REDUCED * REDUCED + KINDS
