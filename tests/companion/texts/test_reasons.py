"""Why the camera is not sure travels as a code with its values, and is put into words where somebody reads it."""

from __future__ import annotations

import ast
import json
from pathlib import Path

import pytest

from companion.cli.seeing.count_report import observation_lines
from companion.texts.catalogue import texts_in
from companion.texts.files import PSEUDO, languages
from vision.message import Message
from vision.readings.observation import HiddenMat, TableObservation, observation_to_json
from vision.readings.reading import Hidden, Unsure, reading_to_json

VISION = Path(__file__).parents[3] / "vision"
FEW_MARKERS = Message("reason.few_markers", {"shown": 1, "needed": 2})
FORM = {"code": "reason.few_markers", "values": {"shown": 1, "needed": 2}}


def test_an_observation_holds_codes_and_no_sentence() -> None:
    seen = TableObservation(640, 480, (), None, (HiddenMat("market", FEW_MARKERS),))
    assert json.loads(json.dumps(observation_to_json(seen)))["hidden_mats"] == [{"seat": "market", "why": FORM}]
    assert reading_to_json(Hidden(FEW_MARKERS))["why"] == FORM
    assert reading_to_json(Unsure(1, 0, 2, FEW_MARKERS))["why"] == FORM


def reasons_given() -> set[str]:
    """The codes that vision's modules name."""
    return {
        node.value
        for path in VISION.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("reason.")
    }


def test_every_reason_that_vision_gives_has_its_words_in_every_language() -> None:
    given = reasons_given()
    assert len(given) > 55
    missing = [(language, code) for language in languages() for code in given if not texts_in(language).has(code)]
    assert missing == []


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "The market mat is hidden: only one of its markers shows and it takes 2: uncover the mat"),
        (
            "de",
            "Die Marktmatte ist verdeckt: nur eine ihrer Marken ist zu sehen, und es braucht 2: räume die Matte frei",
        ),
    ],
)
def test_raja_count_puts_a_reason_into_the_language_that_is_asked_for(language: str, line: str) -> None:
    seen = TableObservation(640, 480, (), None, (HiddenMat("market", FEW_MARKERS),))
    assert list(observation_lines(seen, (), 12.0, texts_in(language))) == ["640×480, 12 ms", line]


def test_in_the_pseudo_language_it_leaves_no_plain_word() -> None:
    seen = TableObservation(640, 480, (), None, (HiddenMat("market", FEW_MARKERS),))
    _, line = observation_lines(seen, (), 12.0, texts_in(PSEUDO))
    assert not any(sign.isascii() and sign.isalpha() for sign in line)
