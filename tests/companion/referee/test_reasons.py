"""Every reason for which vision is not sure has its German, with the same values."""

from __future__ import annotations

import pytest

from companion.referee.reasons import REASONS, reason_in_german
from tests.companion.said_in_code import sentences

SAID = {*sentences("vision"), *sentences("companion/referee"), *sentences("companion/session/views/page_state.py")}
# Where vision gives its reasons for counts, tiles, nobles, shields, pieces and mats.
REASONERS = (
    "vision/walls/claim/confidence.py",
    "vision/pieces/loose_stones.py",
    "vision/mats/market.py",
    "vision/pieces/nobles.py",
    "vision/mats/shields.py",
    "vision/pieces/hand_occlusion.py",
)


@pytest.mark.parametrize("english", REASONS)
def test_both_languages_have_the_same_places_for_values(english: str) -> None:
    assert english.count("{}") == REASONS[english].count("{}")


@pytest.mark.parametrize("english", REASONS)
def test_every_entry_is_a_reason_that_is_given(english: str) -> None:
    assert english in SAID


@pytest.mark.parametrize("reasoner", REASONERS)
def test_every_reason_of_these_has_its_german(reasoner: str) -> None:
    reasons = {text for text in sentences(reasoner) if text[:1].islower() and text.count(" ") >= 3 and "\n" not in text}
    assert reasons
    assert reasons <= set(REASONS)


@pytest.mark.parametrize(
    ("english", "german"),
    [
        ("it sees 9 stones and a width of 12", "sie sieht 9 Steine und eine Breite von 12"),
        (
            "only one of its markers shows and it takes 2: uncover the mat",
            "nur eine ihrer Marken ist zu sehen, und es braucht 2: decke die Matte auf",
        ),
        ("the moon is in the way", "the moon is in the way"),
    ],
)
def test_values_stand_in_both(english: str, german: str) -> None:
    assert reason_in_german(english) == german
