"""Draws the cards that were seen over the picture: outlines, names by colour and sign, and hidden cells."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.cards.names import EMPTY
from vision.cards.observation import CardReading, CardTableObservation, UnsureCard
from vision.cards.views import Place
from vision.geometry.camera_model import CameraModel
from vision.geometry.mat_view import mat_view
from vision.geometry.table import CardMatGeometry
from vision.readings.overlay import HIDDEN, SEEN, UNSURE, Bgr, Part, draw_label
from vision.readings.reading import Hidden, Seen

Picture = NDArray[np.uint8]

_HALF_CARD_MM = (31.5, 44.0)
# OpenCV's font has no suits.
_LETTERS = {"♣": "C", "♦": "D", "♥": "H", "♠": "S"}


def draw_cards(
    frame_bgr: Picture, observation: CardTableObservation, camera: CameraModel, geometry: CardMatGeometry
) -> Picture:
    """A copy of the picture with every card and each cell that is not plainly empty drawn on it."""
    picture = frame_bgr.copy()
    mat = observation.mat
    if mat is None:
        draw_label(picture, [Part("x", HIDDEN)], np.array([8.0, 30.0]))
        return picture
    view = mat_view(mat.pose, camera.scaled_to(observation.width, observation.height))
    for card in mat.cards:
        x, y = _HALF_CARD_MM
        corners = Place(card.x_mm, card.y_mm, card.turn_deg).on_mat(np.array([[-x, y], [x, y], [x, -y], [-x, -y]]))
        outline = view.project(np.column_stack([corners, np.zeros(4)]))
        colour = card_colour(card.face)
        cv2.polylines(picture, [np.round(outline).astype(np.int32)], True, colour, 2, cv2.LINE_AA)
        draw_label(picture, [Part(card_sign(card.face), colour)], outline.mean(axis=0))
    for cell in mat.cells:
        if cell.cards == 1 or (isinstance(cell.top, Seen) and cell.top.value == EMPTY):
            continue
        left, bottom, _, _ = geometry.cell_bounds_mm((cell.row, cell.col))
        note = f"#{cell.cards}" if cell.cards else card_sign(cell.top)
        draw_label(picture, [Part(note, card_colour(cell.top))], view.project([(left + 3, bottom + 3, 0)])[0])
    return picture


def card_sign(reading: CardReading) -> str:
    """``HQ`` seen, ``HQ?`` unsure, ``x`` hidden; plain ASCII, as OpenCV's font has."""
    if isinstance(reading, Hidden):
        return "x"
    name = reading.value if isinstance(reading, Seen) else reading.best
    text = _LETTERS.get(name[0], name[0]) + name[1:]
    return f"{text}?" if isinstance(reading, UnsureCard) else text


def card_colour(reading: CardReading) -> Bgr:
    """Green for seen, orange for unsure, purple for hidden."""
    if isinstance(reading, Seen):
        return SEEN
    return HIDDEN if isinstance(reading, Hidden) else UNSURE
