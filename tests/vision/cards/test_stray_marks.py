"""Each card once, and nothing that is none: strays of the finder are left out, what is read with certainty stays."""

from __future__ import annotations

import numpy as np
import pytest

from companion.settings.loading import load_settings
from vision.cards.finder import CardFound
from vision.cards.observation import CardReading, UnsureCard
from vision.cards.stray_marks import cards_that_are_there
from vision.cards.views import MAT_VIEW, Place, Tones
from vision.message import Message
from vision.readings.reading import Seen

CARDS = load_settings().vision.cards
SEEN = Seen("♥7", 0.99)
UNSURE = UnsureCard("♠3", ("♣3",), Message("reason.card_blurred"), 0.6)


@pytest.fixture
def inked() -> Tones:
    """A mat that is full of print, so that nowhere is paper alone."""
    checks = np.indices((MAT_VIEW.height_px, MAT_VIEW.width_px)).sum(axis=0) // 6 % 2
    return np.repeat((0.3 + 0.7 * checks)[None], 3, axis=0).astype(np.float32)


def at(x_mm: float, score: float) -> CardFound:
    return CardFound(Place(x_mm, 200.0, 0.0), score)


@pytest.mark.parametrize(
    ("score", "face", "stays"),
    [(3.0, SEEN, True), (3.0, UNSURE, True), (-1.2, SEEN, True), (-1.2, UNSURE, False), (-0.9, UNSURE, True)],
)
def test_a_mark_that_is_hardly_one_counts_only_if_it_is_read_with_certainty(
    inked: Tones, score: float, face: CardReading, stays: bool
) -> None:
    card = at(100.0, score)
    assert cards_that_are_there(inked, [(card, face)], CARDS) == ([(card, face)] if stays else [])


def test_of_two_marks_laid_straight_onto_one_card_the_certain_reading_stays(inked: Tones) -> None:
    clear, faint = at(100.0, 3.0), at(102.0, 1.0)
    assert cards_that_are_there(inked, [(clear, UNSURE), (faint, SEEN)], CARDS) == [(faint, SEEN)]
    assert cards_that_are_there(inked, [(clear, SEEN), (faint, SEEN)], CARDS) == [(clear, SEEN)]


def test_cards_side_by_side_both_stay(inked: Tones) -> None:
    read: list[tuple[CardFound, CardReading]] = [(at(100.0, 3.0), SEEN), (at(166.0, 2.0), SEEN)]
    assert cards_that_are_there(inked, read, CARDS) == read


def test_a_faint_mark_on_paper_is_left_out_unless_it_is_certain() -> None:
    paper = np.ones((3, MAT_VIEW.height_px, MAT_VIEW.width_px), np.float32)
    card = at(100.0, 0.0)
    assert cards_that_are_there(paper, [(card, UNSURE)], CARDS) == []
    assert cards_that_are_there(paper, [(card, SEEN)], CARDS) == [(card, SEEN)]
