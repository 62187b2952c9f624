"""Hands: something that is neither mat nor piece and covers part of a mat."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.colours import Colour
from vision.geometry import Cell, TableGeometry
from vision.readings import PresenceReading, Seen, Unsure
from vision.settings import HandSettings
from vision.top_view import TopView


@dataclass(frozen=True, slots=True)
class HandFound:
    """Whether a hand is over the mat, and which cells it covers."""

    reading: PresenceReading
    cells: frozenset[Cell]


def find_hand(above: TopView, classes: NDArray[np.uint8], geometry: TableGeometry, settings: HandSettings) -> HandFound:
    """Skin larger than any piece: no piece of bare wood covers as much, seen from above."""
    step = max(round(above.px_per_mm * settings.coarse_mm), 1)
    # Coarse on purpose: fingers stay, the wood of a player marker shrinks to a few pixels.
    skin = np.isin(classes[::step, ::step], (Colour.SKIN, Colour.BARE_WOOD)) & above.inside[::step, ::step]
    # Knuckles and shadows part a hand, so what is near belongs together; only the skin itself is counted.
    joined = cv2.morphologyEx(skin.astype(np.uint8), cv2.MORPH_CLOSE, np.ones((5, 5), np.uint8))
    opened = cv2.morphologyEx(joined, cv2.MORPH_OPEN, np.ones((3, 3), np.uint8))
    count, labels, _, _ = cv2.connectedComponentsWithStats(opened)
    areas_mm2 = np.bincount(labels[skin], minlength=count)[1:] * (step / above.px_per_mm) ** 2
    if not len(areas_mm2) or areas_mm2.max() < settings.suspect_mm2:
        return HandFound(Seen(False, 0.98), frozenset())
    largest = labels == 1 + int(np.argmax(areas_mm2))
    cells = set()
    for cell in geometry.seat_mat.cells():
        rows, cols = above.window(geometry.seat_mat.cell_bounds_mm(cell))
        part = largest[rows.start // step : rows.stop // step, cols.start // step : cols.stop // step]
        if part.size and part.mean() > settings.cell_share:
            cells.add(cell)
    if areas_mm2.max() >= settings.hand_mm2:
        return HandFound(Seen(True, 0.98), frozenset(cells))
    why = "something of the colour of skin lies over the mat"
    return HandFound(Unsure(True, False, True, why, 0.6), frozenset(cells))
