"""A second look finds how a card lies that was marked wrongly, and none is taken where the first is clear."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from companion.settings.loading import load_settings
from tests.vision.cards.card_photos import a_deck, lit, lying, taken
from vision.cards.alignment import aligned
from vision.cards.finder import CardFound
from vision.cards.network import shipped_card_networks
from vision.cards.recognition import looked_at
from vision.cards.views import Place

pytestmark = pytest.mark.slow

SETTINGS = load_settings()
CARDS = SETTINGS.vision.cards
CLEAR = 4.0


@pytest.mark.parametrize(
    ("deck", "wrong_deg"),
    [
        (1, 44.0),
        (2, -38.0),
        (3, 34.0),
        *(pytest.param(*one, marks=pytest.mark.long) for one in ((1, -30.0), (1, 25.0), (2, 25.0))),
    ],
)
def test_a_card_marked_wrongly_turned_is_laid_straight_and_read(deck: int, wrong_deg: float) -> None:
    # The cell printed beneath has sides as far apart as a card's, ten degrees off.
    card = lying("♥7", (1, 1), SETTINGS, a_deck(deck), turn_deg=10.0)
    frame, camera, _ = taken([card], SETTINGS, 8)
    marked = CardFound(Place(card.x_mm + 2.0, card.y_mm - 1.0, card.turn_deg + wrong_deg), CLEAR)
    found, opinions = looked_at(lit(frame, camera, SETTINGS), marked, shipped_card_networks(), CARDS)
    off_deg = (found.place.turn_deg - card.turn_deg + 90) % 180 - 90
    assert abs(off_deg) < 4
    assert math.hypot(found.place.x_mm - card.x_mm, found.place.y_mm - card.y_mm) < 3
    assert opinions.ranked()[0][0] == "♥7"
    assert found.score == CLEAR


def test_four_sides_stand_out_where_a_card_lies_straight_and_not_askew() -> None:
    card = lying("♦K", (2, 2), SETTINGS, a_deck(1), turn_deg=-5.0)
    frame, camera, _ = taken([card], SETTINGS, 8)
    mat = lit(frame, camera, SETTINGS)
    straight = aligned(mat, Place(card.x_mm + 1, card.y_mm, 0.0), CARDS, CARDS.nudges_deg)
    assert straight.sides > CARDS.straight_sides
    askew = aligned(mat, Place(card.x_mm, card.y_mm, card.turn_deg + 30), CARDS, CARDS.nudges_deg)
    assert askew.sides < CARDS.straight_sides


def test_a_look_that_is_clear_is_the_only_one() -> None:
    card = lying("♠9", (2, 1), SETTINGS, a_deck(1))
    frame, camera, _ = taken([card], SETTINGS, 8)
    mat, networks = lit(frame, camera, SETTINGS), shipped_card_networks()
    marked = CardFound(Place(card.x_mm, card.y_mm, 0.0), CLEAR)
    once, first = looked_at(mat, marked, networks, replace(CARDS, second_look_below=-1.0))
    assert first.lead() >= CARDS.second_look_below
    assert looked_at(mat, marked, networks, CARDS)[0] == once


def test_a_second_look_never_reads_less_clearly_than_the_first() -> None:
    card = lying("♣4", (0, 2), SETTINGS, a_deck(2))
    frame, camera, _ = taken([card], SETTINGS, 8)
    mat, networks = lit(frame, camera, SETTINGS), shipped_card_networks()
    for turn in (-30.0, -12.0, 0.0, 20.0):
        marked = CardFound(Place(card.x_mm + 3, card.y_mm, turn), CLEAR)
        _, first = looked_at(mat, marked, networks, replace(CARDS, second_look_below=-1.0))
        _, then = looked_at(mat, marked, networks, CARDS)
        assert then.lead() >= first.lead()
