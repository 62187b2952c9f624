"""Verdicts on photos of cards."""

from __future__ import annotations

from typing import Any

import pytest

from companion.settings.loading import load_settings
from vision.cards.observation import (
    CardMatObservation,
    CardReading,
    CardSeen,
    CardTableObservation,
    CellSeen,
    UnsureCard,
)
from vision.evaluation.card_scoring import card_truth_from_json, score_cards
from vision.evaluation.truth import MalformedTruth
from vision.geometry.mat_pose import MatPose
from vision.geometry.table import Cell
from vision.message import Message
from vision.readings.reading import Hidden, Seen

SETTINGS = load_settings().evaluation.cards
CAMERA = {"width": 800, "height": 600, "matrix": [[900, 0, 400], [0, 900, 300], [0, 0, 1]], "dist": [0, 0, 0, 0, 0]}
POSE = MatPose(((1, 0, 0), (0, 1, 0), (0, 0, 1)), (0, 0, 500))


def image(cards: list[dict[str, Any]], covered: list[dict[str, Any]] | None = None) -> dict[str, Any]:
    """An entry of a truth file."""
    mat = {"rotation": POSE.rotation, "translation": POSE.translation, "cards": cards, "covered": covered or []}
    return {"file": "one.jpg", "camera": CAMERA, "card_mat": mat, "conditions": {}}


def lying(name: str, visible: float = 1.0, x_mm: float = 49.5) -> dict[str, Any]:
    """A card in the middle of the top left cell."""
    return {"card": name, "row": 0, "col": 0, "x_mm": x_mm, "y_mm": 345.0, "visible": visible}


def seen(face: CardReading | None, cell: CardReading, where: Cell = (0, 0)) -> CardTableObservation:
    """What was read: one card, or none, and what is said of one cell."""
    cards = () if face is None else (CardSeen(50.0, 344.0, 1.0, face),)
    cells = (CellSeen(where[0], where[1], cell, len(cards)),)
    return CardTableObservation(800, 600, CardMatObservation(POSE, 0.1, cells, cards))


def verdicts(truth: dict[str, Any], read: CardTableObservation) -> dict[str, str]:
    return {s.quantity: s.verdict for s in score_cards(card_truth_from_json(truth), read, SETTINGS)}


@pytest.mark.parametrize(
    ("face", "verdict"),
    [
        (Seen("♥Q"), "exact"),
        (Seen("♥K"), "wrong"),
        (UnsureCard("♥Q", (), Message("reason.card_blurred")), "asked"),
        (Hidden(Message("reason.no_index")), "asked"),
        (None, "asked"),
    ],
)
def test_a_card_is_exact_wrong_or_asked(face: CardReading | None, verdict: str) -> None:
    cell: CardReading = face if face is not None else Hidden(Message("reason.no_index"))
    found = verdicts(image([lying("♥Q")]), seen(face, cell))
    assert (found["cards"], found["cells with a card"]) == (verdict, verdict)


def test_a_card_that_is_overlooked_on_a_cell_called_empty_is_wrong() -> None:
    assert verdicts(image([lying("♥Q")]), seen(None, Seen("empty")))["cells with a card"] == "wrong"


def test_a_card_reported_where_none_lies_is_wrong() -> None:
    found = verdicts(image([]), seen(Seen("♥Q"), Seen("♥Q")))
    assert found["cards that are none"] == "wrong"
    assert found["empty cells"] == "wrong"


def test_a_covered_card_is_no_clear_one() -> None:
    scores = score_cards(card_truth_from_json(image([lying("♥Q", 0.5)])), seen(Seen("♥Q"), Seen("♥Q")), SETTINGS)
    assert [s.visibility for s in scores if s.quantity == "cards"] == ["partly"]


def test_a_mat_that_was_not_found_is_asked() -> None:
    read = CardTableObservation(800, 600, None, Message("reason.few_markers", {"shown": 1, "needed": 2}))
    assert verdicts(image([lying("♥Q")]), read) == {"card mats": "asked"}


def test_a_truth_of_another_form_is_refused() -> None:
    with pytest.raises(MalformedTruth, match="truth-format"):
        card_truth_from_json(image([lying("queen of hearts")]))
