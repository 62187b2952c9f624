"""Every reason for which vision is not sure is a message with its values, in every language."""

from __future__ import annotations

import re

import pytest

from companion.referee.reasons import REASONS, reason_told
from companion.texts.message import Message, as_told_once
from tests.companion.said_in_code import sentences
from tests.said import said

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


BLANKED = {re.sub(r"\{\w+\}", "{}", reason) for reason in REASONS}
TOLD_BY_THE_TABLE = {"no game is being played"}


def test_every_entry_is_a_reason_that_is_given() -> None:
    assert BLANKED - TOLD_BY_THE_TABLE <= SAID


@pytest.mark.parametrize("reasoner", REASONERS)
def test_every_reason_of_these_has_its_code(reasoner: str) -> None:
    reasons = {text for text in sentences(reasoner) if text[:1].islower() and text.count(" ") >= 3 and "\n" not in text}
    assert reasons
    assert reasons <= BLANKED


@pytest.mark.parametrize(
    ("sentence", "told", "german"),
    [
        (
            "it sees 9 stones and a width of 12",
            Message("reason.wall_seen", {"stones": 9, "width": 12}),
            "sie sieht 9 Steine und eine Breite von 12",
        ),
        (
            "only one of its markers shows and it takes 2: uncover the mat",
            Message("reason.few_markers", {"shown": 1, "needed": 2}),
            "nur eine ihrer Marken ist zu sehen, und es braucht 2: decke die Matte auf",
        ),
        ("the moon is in the way", as_told_once("the moon is in the way"), "the moon is in the way"),
    ],
)
def test_numbers_are_values_and_what_is_unknown_stays_as_it_is(sentence: str, told: Message, german: str) -> None:
    assert reason_told(sentence) == told
    assert said(told, "de") == german
