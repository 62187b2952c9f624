"""Cards read from photos: what is seen is right, what is not certain is not promised."""

from __future__ import annotations

import math

import numpy as np
import pytest

from companion.settings.loading import load_settings
from tests.vision.cards.card_photos import a_deck, lying, read, taken
from trainers.seeing.cards.lying import LyingCard
from vision.cards.names import BACK, CARDS
from vision.cards.network import CardNetworks, shipped_card_networks
from vision.cards.observation import CardTableObservation, CellSeen, card_observation_to_json
from vision.cards.observe import observe_cards
from vision.cards.overlay import draw_cards
from vision.errors import UnusableImage
from vision.geometry.camera_model import CameraModel
from vision.geometry.table import Cell
from vision.networks.onnx_network import UnusableNetwork
from vision.readings.reading import Hidden, Seen

pytestmark = pytest.mark.slow

SETTINGS = load_settings()


def cell_of(seen: CardTableObservation, cell: Cell) -> CellSeen:
    assert seen.mat is not None
    return next(c for c in seen.mat.cells if (c.row, c.col) == cell)


def promises(seen: CardTableObservation) -> dict[Cell, str]:
    assert seen.mat is not None
    return {(c.row, c.col): c.top.value for c in seen.mat.cells if isinstance(c.top, Seen)}


def test_what_is_seen_of_all_cards_of_a_deck_is_right() -> None:
    right = wrong = 0
    for photo in range(4):
        deck = a_deck(photo)
        names = CARDS[13 * photo : 13 * photo + 13]
        cells = [(i // 4, i % 4) for i in range(len(names))]
        cards = [
            lying(name, cell, SETTINGS, deck, turn_deg=(180.0 if cell[1] % 2 else 0.0) + 4 * math.sin(5 * i))
            for i, (name, cell) in enumerate(zip(names, cells, strict=True))
        ]
        frame, camera, _ = taken(cards, SETTINGS, photo)
        told = promises(read(frame, camera, SETTINGS))
        right += sum(told.get(cell) == name for name, cell in zip(names, cells, strict=True))
        wrong += sum(told.get(cell, name) != name for name, cell in zip(names, cells, strict=True))
        bare = {cell: name for cell, name in told.items() if cell not in cells}
        assert set(bare.values()) <= {"empty"}
    assert wrong == 0
    assert right >= 48


def test_an_empty_mat_is_empty() -> None:
    frame, camera, _ = taken([], SETTINGS, 3)
    assert set(promises(read(frame, camera, SETTINGS)).values()) == {"empty"}


@pytest.mark.parametrize(
    "turn", [-90.0, 37.0, *(pytest.param(more, marks=pytest.mark.long) for more in (-120.0, 90.0, 163.0))]
)
def test_a_card_is_read_however_it_is_turned(turn: float) -> None:
    card = lying("♥7", (1, 1), SETTINGS, a_deck(1), turn_deg=turn)
    frame, camera, _ = taken([card], SETTINGS, 8)
    seen = read(frame, camera, SETTINGS)
    assert seen.mat is not None
    (found,) = seen.mat.cards
    assert math.hypot(found.x_mm - card.x_mm, found.y_mm - card.y_mm) < 5
    assert not isinstance(found.face, Seen) or found.face.value == "♥7"


def test_a_card_that_lies_face_down_is_a_back_or_unsure() -> None:
    frame, camera, _ = taken([lying(BACK, (2, 2), SETTINGS, a_deck(2))], SETTINGS, 4)
    top = cell_of(read(frame, camera, SETTINGS), (2, 2)).top
    assert isinstance(top, Hidden) or (top.value if isinstance(top, Seen) else top.best) == BACK


def test_a_card_between_two_cells_is_not_promised_to_either() -> None:
    half = SETTINGS.geometry.card_mat.cell_width_mm / 2
    card = lying("♠9", (1, 1), SETTINGS, a_deck(1), off_mm=(half, 0.0))
    frame, camera, _ = taken([card], SETTINGS, 8)
    told = promises(read(frame, camera, SETTINGS))
    assert "♠9" not in {told.get((1, 1)), told.get((1, 2))}


def test_two_cards_in_one_cell_are_not_promised_as_one() -> None:
    deck = a_deck(1)
    under = lying("♠9", (1, 1), SETTINGS, deck, off_mm=(-16, 14))
    over = LyingCard("♦4", under.x_mm + 30, under.y_mm - 26, 8.0, 0.6, deck)
    frame, camera, _ = taken([under, over], SETTINGS, 8)
    cell = cell_of(read(frame, camera, SETTINGS), (1, 1))
    assert cell.cards == 1 or not isinstance(cell.top, Seen)


def test_a_cell_under_an_arm_is_never_called_empty() -> None:
    left, bottom, right, top = SETTINGS.geometry.card_mat.cell_bounds_mm((1, 1))
    arm = np.array([[left, bottom], [right, bottom], [right, top], [left, top]])
    frame, camera, _ = taken([], SETTINGS, 8, [arm * [1, 1], arm * 0.99])
    reading = cell_of(read(frame, camera, SETTINGS), (1, 1)).top
    assert not (isinstance(reading, Seen) and reading.value == "empty")


def test_without_a_card_mat_nothing_is_seen() -> None:
    camera = CameraModel(640, 480, ((600, 0, 320), (0, 600, 240), (0, 0, 1)), (0, 0, 0, 0, 0))
    seen = read(np.full((480, 640, 3), 128, np.uint8), camera, SETTINGS)
    assert seen.mat is None
    assert card_observation_to_json(seen) == {"card_mat": None, "why_hidden": None}


def test_a_grey_picture_is_refused() -> None:
    camera = CameraModel(640, 480, ((600, 0, 320), (0, 600, 240), (0, 0, 1)), (0, 0, 0, 0, 0))
    with pytest.raises(UnusableImage, match="JPEG or PNG"):
        observe_cards(
            np.zeros((480, 640), np.uint8), camera, SETTINGS.geometry, SETTINGS.vision, shipped_card_networks()
        )


def test_bytes_that_are_no_network_are_refused() -> None:
    with pytest.raises(UnusableNetwork, match="install the package anew"):
        CardNetworks({"finder": b"no network", "index": b"", "face": b""})


def test_every_card_is_drawn_and_told() -> None:
    frame, camera, _ = taken([lying("♣K", (0, 0), SETTINGS, a_deck(1))], SETTINGS, 8)
    seen = read(frame, camera, SETTINGS)
    drawn = draw_cards(frame, seen, camera, SETTINGS.geometry.card_mat)
    assert drawn.shape == frame.shape
    assert (drawn != frame).any()
    form = card_observation_to_json(seen, details=True)
    told = form["card_mat"]
    assert isinstance(told, dict)
    assert [len(told["cells"]), len(told["cards"])] == [16, 1]
