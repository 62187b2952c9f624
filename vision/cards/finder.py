"""Turns the finder's peaks into places on the card mat (mm), each card once."""

from __future__ import annotations

import math
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.cards.network import FINDER_CELL_PX, Answers
from vision.cards.views import MAT_VIEW, Place
from vision.settings.cards import CardSettings


@dataclass(frozen=True, slots=True)
class CardFound:
    """A card's place, and the log odds that a card lies there."""

    place: Place
    score: float


def cards_found(maps: Answers, settings: CardSettings) -> tuple[CardFound, ...]:
    """The peaks of the finder's maps (5×h×w), the clearest first; peaks nearer than two cards can lie count as one."""
    heat = maps[0]
    highest = np.asarray(cv2.dilate(heat, np.ones((3, 3), np.uint8)))
    rows, cols = np.nonzero((heat >= highest) & (heat >= settings.faintest_score))
    by_score = sorted(zip(rows.tolist(), cols.tolist(), strict=True), key=lambda cell: -float(heat[cell]))
    found: list[CardFound] = []
    for row, col in by_score:
        place = place_of(maps[1:, row, col], row, col)
        apart = [math.hypot(place.x_mm - f.place.x_mm, place.y_mm - f.place.y_mm) for f in found]
        if all(distance > settings.apart_mm for distance in apart):
            found.append(CardFound(place, float(heat[row, col])))
    return tuple(found)


def place_of(answer: NDArray[np.float32], row: int, col: int) -> Place:
    """Convert the finder's answer (place in the cell, cosine and sine of twice the turn) to a place on the mat."""
    across, down, cosine, sine = (float(v) for v in answer)
    step = MAT_VIEW.width_mm / MAT_VIEW.width_px * FINDER_CELL_PX
    turn = math.degrees(math.atan2(sine, cosine)) / 2
    return Place(MAT_VIEW.left_mm + (col + across) * step, MAT_VIEW.top_mm - (row + down) * step, turn)


def answer_of(place: Place) -> tuple[int, int, NDArray[np.float32]]:
    """The cell (row, column) that should mark a place, and the answer it should give: the inverse of ``place_of``."""
    step = MAT_VIEW.width_mm / MAT_VIEW.width_px * FINDER_CELL_PX
    across, down = (place.x_mm - MAT_VIEW.left_mm) / step, (MAT_VIEW.top_mm - place.y_mm) / step
    twice = math.radians(2 * place.turn_deg)
    col, row = math.floor(across), math.floor(down)
    return row, col, np.array([across - col, down - row, math.cos(twice), math.sin(twice)], np.float32)
