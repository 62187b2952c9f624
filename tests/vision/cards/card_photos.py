"""Photos of cards taken by tests: any layout, light and lens, with the letters that come with matplotlib."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.settings.loading import Settings
from trainers.seeing.cards.decks import Deck, random_deck
from trainers.seeing.cards.lettering import shipped_fonts, with_suits
from trainers.seeing.cards.lying import LyingCard
from trainers.seeing.cards.photos import Supply, photographed
from vision.cards.mat import card_mat_in
from vision.cards.network import shipped_card_networks
from vision.cards.observation import CardTableObservation
from vision.cards.observe import lit_mat, observe_cards
from vision.cards.views import LitMat
from vision.geometry.camera_model import CameraModel, camera_model_from_json
from vision.geometry.table import Cell
from vision.markers.poses import SheetFound


def a_deck(seed: int) -> Deck:
    """A deck with filled pips, and indices of the usual size."""
    fonts = [font for font in shipped_fonts() if font.stem in ("DejaVuSans-Bold", "DejaVuSerif-Bold", "STIXGeneralBol")]
    rng = Random(seed)
    while True:
        deck = random_deck(rng, fonts, ())
        if deck.middle == "pips" and deck.index_mm > 6.5 and deck.wear < 0.5 and deck.manner.line is None:
            return deck


def lying(
    name: str,
    cell: Cell,
    settings: Settings,
    deck: Deck,
    *,
    turn_deg: float = 0.0,
    off_mm: tuple[float, float] = (0, 0),
) -> LyingCard:
    """A card on a cell."""
    x, y = settings.geometry.card_mat.cell_centre_mm(cell)
    return LyingCard(name, x + off_mm[0], y + off_mm[1], turn_deg, 0.3, deck)


def taken(
    cards: Sequence[LyingCard],
    settings: Settings,
    seed: int,
    arm: Sequence[NDArray[np.float64]] = (),
    *,
    kept: bool = False,
) -> tuple[NDArray[np.uint8], CameraModel, dict[str, Any]]:
    """A photo of these cards (``kept``: on a table kept out of training), its camera, and its truth."""
    fonts = shipped_fonts()
    supply = Supply(fonts, with_suits(fonts), settings.piece_look(), kept, (1.9, 2.4))
    photo = photographed("test.jpg", cards, arm, Random(seed), supply)
    frame = cv2.imdecode(np.frombuffer(photo.jpeg, np.uint8), cv2.IMREAD_COLOR)
    return np.asarray(frame, np.uint8), camera_model_from_json(photo.truth["camera"]), photo.truth


def read(frame: NDArray[np.uint8], camera: CameraModel, settings: Settings) -> CardTableObservation:
    """Vision's reading of the photo."""
    return observe_cards(frame, camera, settings.geometry, settings.vision, shipped_card_networks())


def lit(frame: NDArray[np.uint8], camera: CameraModel, settings: Settings) -> LitMat:
    """The mat as vision finds it in a photo, with its light."""
    gray = np.asarray(cv2.cvtColor(frame, cv2.COLOR_BGR2GRAY), np.uint8)
    found = card_mat_in(gray, camera, settings.geometry, settings.vision)
    assert isinstance(found, SheetFound)
    return lit_mat(frame, camera, found, settings.vision)
