"""What two corners and a face come to, and when that is a promise."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.settings.loading import load_settings
from vision.cards.confidence import card_reading
from vision.cards.names import BACK, CARDS, JOKER
from vision.cards.network import RANK_ANSWERS, SUIT_ANSWERS
from vision.cards.observation import UnsureCard
from vision.cards.opinions import KINDS, Opinion, opinion_of, together
from vision.readings.reading import Hidden, Seen

SETTINGS = load_settings().vision.cards
CLEAR = 5.0


def sure_of(name: str, share: float = 0.998) -> Opinion:
    """Somebody who takes the card for this one."""
    shares = np.full(len(KINDS), (1 - share) / len(KINDS))
    shares[KINDS.index(name)] += share
    return Opinion(shares, 0.0)


SEES_NONE = Opinion(np.zeros(len(KINDS)), 1.0)


@pytest.mark.parametrize("name", ["♠A", "♥10", "♦Q", "♣6", "joker"])
def test_a_card_that_both_corners_and_the_face_show_is_seen(name: str) -> None:
    reading = card_reading(together((sure_of(name), sure_of(name)), sure_of(name), SETTINGS), CLEAR, SETTINGS)
    assert isinstance(reading, Seen)
    assert reading.value == name


def test_a_face_down_card_is_seen_as_a_back() -> None:
    reading = card_reading(together((SEES_NONE, SEES_NONE), sure_of(BACK), SETTINGS), CLEAR, SETTINGS)
    assert reading == Seen(BACK, reading.confidence if isinstance(reading, Seen) else 0.0)


def test_a_joker_without_an_index_is_seen_by_its_picture() -> None:
    reading = card_reading(together((SEES_NONE, SEES_NONE), sure_of(JOKER), SETTINGS), CLEAR, SETTINGS)
    assert isinstance(reading, Seen)
    assert reading.value == JOKER


def test_a_card_whose_corners_nobody_can_read_is_not_seen_by_its_picture_alone() -> None:
    reading = card_reading(together((SEES_NONE, SEES_NONE), sure_of("♦Q"), SETTINGS), 1.0, SETTINGS)
    assert isinstance(reading, UnsureCard)


def test_corners_that_contradict_each_other_are_asked_about() -> None:
    reading = card_reading(together((sure_of("♠6"), sure_of("♠9")), SEES_NONE, SETTINGS), CLEAR, SETTINGS)
    assert isinstance(reading, UnsureCard)
    assert {reading.best, *reading.others} >= {"♠6", "♠9"}
    assert reading.why.code == "reason.corners_differ"
    assert set(reading.why.values.values()) == {"♠6", "♠9"}


def test_corners_that_contradict_the_middle_are_asked_about() -> None:
    opinions = together((sure_of("♠6"), SEES_NONE), sure_of("♠8"), SETTINGS)
    assert isinstance(card_reading(opinions, CLEAR, SETTINGS), UnsureCard)


def test_what_nobody_can_read_is_hidden() -> None:
    assert isinstance(card_reading(together((SEES_NONE, SEES_NONE), SEES_NONE, SETTINGS), CLEAR, SETTINGS), Hidden)


def test_only_a_confidence_above_the_threshold_is_a_promise() -> None:
    opinions = together((sure_of("♥7"), sure_of("♥7")), sure_of("♥7"), SETTINGS)
    never = replace(SETTINGS, seen_above=99.0)
    assert isinstance(card_reading(opinions, CLEAR, never), UnsureCard)


@given(
    st.lists(
        st.floats(-8, 8), min_size=len(RANK_ANSWERS) + len(SUIT_ANSWERS), max_size=len(RANK_ANSWERS) + len(SUIT_ANSWERS)
    )
)
def test_an_opinions_shares_add_up_to_one(scores: list[float]) -> None:
    opinion = opinion_of(np.array(scores, dtype=np.float32))
    assert opinion.shares.sum() + opinion.none == pytest.approx(1.0, abs=1e-6)
    assert len(opinion.shares) == len(CARDS) + 1


@given(st.sampled_from(KINDS), st.sampled_from(KINDS))
def test_what_comes_of_three_opinions_does_not_depend_on_which_end_is_first(one: str, other: str) -> None:
    first, second = sure_of(one, 0.9), sure_of(other, 0.7)
    assert together((first, second), SEES_NONE, SETTINGS).shares == pytest.approx(
        together((second, first), SEES_NONE, SETTINGS).shares
    )


def test_a_face_weighs_against_corners_as_much_as_it_is_told_to() -> None:
    corner, whole = sure_of("♣9", 0.9), sure_of("♠9", 0.9)
    corners_count = replace(SETTINGS, end_weight=1.0, face_weight=1.0)
    face_counts = replace(SETTINGS, end_weight=0.4, face_weight=1.0)
    assert together((corner, corner), whole, corners_count).ranked()[0][0] == "♣9"
    assert together((corner, corner), whole, face_counts).ranked()[0][0] == "♠9"
