"""Frames of the card mat looked at: real pictures in, readings out, and a round of each game read by the camera."""

from __future__ import annotations

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from companion.card_table.card_sensing import CardSensing
from companion.frames.pictures import encode_jpeg
from companion.settings.loading import load_settings
from tests.vision.cards.card_photos import a_deck, lying, taken
from vision.cards.names import EMPTY
from vision.cards.observation import CardMatObservation, CellSeen, UnsureCard
from vision.geometry.camera_model import CameraModel
from vision.geometry.table import Cell
from vision.readings.reading import Seen

pytestmark = [pytest.mark.xdist_group("card-looking"), pytest.mark.slow]

SETTINGS = load_settings()
LYING: dict[Cell, str] = {(0, 0): "♣9", (1, 0): "♦10", (3, 1): "♣Q"}


@pytest.fixture(scope="module")
def photo() -> tuple[NDArray[np.uint8], CameraModel]:
    deck = a_deck(1)
    frame, camera, _ = taken([lying(name, cell, SETTINGS, deck) for cell, name in LYING.items()], SETTINGS, 8)
    return frame, camera


def top_of(mat: CardMatObservation, cell: Cell) -> CellSeen:
    return next(c for c in mat.cells if (c.row, c.col) == cell)


def test_cards_on_a_frame_are_read_and_a_frame_without_change_is_not_read_again(
    photo: tuple[NDArray[np.uint8], CameraModel],
) -> None:
    frame, camera = photo
    looking = CardSensing(camera, SETTINGS)
    mat = looking.step(encode_jpeg(frame))
    assert mat is not None
    for cell, name in LYING.items():
        top = top_of(mat, cell).top
        assert (top.value if isinstance(top, Seen) else top.best if isinstance(top, UnsureCard) else "") == name
    bare = [c.top for c in mat.cells if (c.row, c.col) not in LYING]
    assert all(isinstance(top, Seen) and top.value == EMPTY for top in bare)
    noisy = np.clip(frame + np.random.default_rng(1).normal(0, 1.0, frame.shape), 0, 255).astype(np.uint8)
    assert looking.step(encode_jpeg(noisy)) is mat
    dark = np.asarray(cv2.rectangle(frame.copy(), (0, 0), (frame.shape[1], frame.shape[0]), (20, 20, 20), -1), np.uint8)
    assert looking.step(encode_jpeg(dark)) is None
    looking.close()


def test_bytes_that_are_no_picture_say_nothing(photo: tuple[NDArray[np.uint8], CameraModel]) -> None:
    looking = CardSensing(photo[1], SETTINGS)
    assert looking.step(b"no picture") is None
    assert looking.step(b"") is None
