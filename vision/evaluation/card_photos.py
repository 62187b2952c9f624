"""Scores photos of cards: `raja evaluate` for folders whose truth has card mats."""

from __future__ import annotations

import json
import statistics
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from vision.cards.network import CardNetworks
from vision.cards.observe import observe_cards
from vision.errors import UnusablePhotos
from vision.evaluation.card_scoring import CardPhotoTruth, card_truth_from_json, score_cards
from vision.evaluation.folders import read_picture
from vision.evaluation.report import row_to_json, score_to_json
from vision.evaluation.scoring import Score
from vision.evaluation.settings import CardScoringSettings, EvaluationGoals
from vision.evaluation.summary import Row, confidence_bins, row_of
from vision.geometry.table import TableGeometry
from vision.settings.stages import VisionStages

_QUANTITIES = ("card mats", "cards", "cards face down", "cards that are none")
_CELLS = ("cells with a card", "cells with several", "empty cells", "cells under an arm")


@dataclass(frozen=True, slots=True)
class CardEvaluation:
    """Everything measured on photos of cards; ``stage_ms`` maps a stage to its median time."""

    photos: int
    scores: tuple[Score, ...]
    stage_ms: dict[str, float]


def holds_card_photos(folder: Path) -> bool:
    """Whether the folder's truth.json is about card mats."""
    try:
        images = json.loads((folder / "truth.json").read_text(encoding="utf-8"))["images"]
        return any("card_mat" in image for image in images)
    except (OSError, ValueError, KeyError, TypeError):
        return False  # the reader of other photos reports what is wrong with it


def read_card_photos(folder: Path) -> tuple[tuple[Path, CardPhotoTruth], ...]:
    """Photos of cards and their truth, in the file's order.

    Raises:
        UnusablePhotos: ``evaluation.photo_missing``. VisionError: an entry is malformed.
    """
    images: list[dict[str, Any]] = json.loads((folder / "truth.json").read_text(encoding="utf-8"))["images"]
    photos = [(folder / str(image.get("file")), card_truth_from_json(image)) for image in images]
    missing = next((path for path, _ in photos if not path.is_file()), None)
    if missing is not None:
        raise UnusablePhotos(
            "evaluation.photo_missing",
            f"The truth names {missing}, which is not there: add it, or take its entry out.",
            file=str(missing),
        )
    return tuple(photos)


def evaluate_cards(
    photos: Iterable[tuple[Path, CardPhotoTruth]],
    geometry: TableGeometry,
    stages: VisionStages,
    scoring: CardScoringSettings,
    networks: CardNetworks,
    clock_ns: Callable[[], int],
) -> CardEvaluation:
    """Observe and score photos one after another."""
    scores: list[Score] = []
    times: defaultdict[str, list[float]] = defaultdict(list)
    count = 0
    for path, truth in photos:
        frame = read_picture(path)
        start = clock_ns()
        seen = observe_cards(frame, truth.camera, geometry, stages, networks, clock_ns)
        times["observe"].append((clock_ns() - start) / 1e6)
        for stage, ms in seen.stage_ms:
            times[stage].append(ms)
        scores += score_cards(truth, seen, scoring)
        count += 1
    return CardEvaluation(count, tuple(scores), {stage: statistics.median(ms) for stage, ms in times.items()})


def card_rows(scores: Sequence[Score], goals: EvaluationGoals) -> tuple[Row, ...]:
    """A row for each quantity; the goal applies to face-up cards over which nothing lies."""
    rows = []
    for quantity in _QUANTITIES + _CELLS:
        own = [score for score in scores if score.quantity == quantity]
        if quantity == "cards":
            clear = [score for score in own if score.visibility == "clear"]
            rows.append(row_of("cards, clear", clear, goals.cards))
            rows.append(row_of("cards, partly covered", [score for score in own if score.visibility == "partly"]))
        else:
            rows.append(row_of(quantity, own))
    return tuple(row for row in rows if row.n)


def card_evaluation_to_json(
    result: CardEvaluation, goals: EvaluationGoals, edges: tuple[float, ...]
) -> dict[str, object]:
    """The rows, claimed against true confidence, and each failure as JSON."""
    cards = [score for score in result.scores if score.quantity == "cards"]
    return {
        "photos": result.photos,
        "quantities": [row_to_json(row) for row in card_rows(result.scores, goals)],
        "confidence": [asdict(one) for one in confidence_bins(cards, edges)],
        "median_ms": {stage: round(ms, 2) for stage, ms in result.stage_ms.items()},
        "failures": [score_to_json(score) for score in result.scores if is_failure_of_cards(score)],
    }


def is_failure_of_cards(score: Score) -> bool:
    """Whether a score is worth looking at: wrong, or asked though nothing covers the card."""
    return score.verdict == "wrong" or (score.verdict == "asked" and score.visibility == "clear")
