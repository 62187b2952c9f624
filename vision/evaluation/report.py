"""An evaluation as JSON, for programs; ``companion.cli.evaluation_report`` puts it into words."""

from __future__ import annotations

from dataclasses import asdict

from vision.evaluation.run import Evaluation, is_failure
from vision.evaluation.scoring import Score
from vision.evaluation.settings import EvaluationSettings
from vision.evaluation.summary import (
    CLEAR,
    Row,
    clear_scores,
    condition_rows,
    confidence_bins,
    quantity_rows,
    row_of,
    visibility_rows,
)


def evaluation_to_json(result: Evaluation, settings: EvaluationSettings) -> dict[str, object]:
    """All tables and each failure as JSON."""
    clear = row_of(CLEAR, clear_scores(result.scores))
    bins = confidence_bins(result.scores, settings.summary.confidence_edges)
    return {
        "photos": len(result.files),
        "quantities": [row_to_json(row) for row in quantity_rows(result.scores, settings.goals)],
        "clear": row_to_json(clear),
        "by_visibility": [
            row_to_json(row) for row in visibility_rows(result.scores, settings.summary.visible_edges) if row.n
        ],
        "by_condition": {
            tag: [row_to_json(row) for row in rows]
            for tag, rows in condition_rows(result.scores, result.conditions_of).items()
        },
        "confidence": [asdict(one) for one in bins],
        "median_ms": {stage: round(ms, 2) for stage, ms in result.median_ms().items()},
        "failures": [score_to_json(score) for score in result.scores if is_failure(score)],
    }


def score_to_json(score: Score) -> dict[str, object]:
    """One claim and its verdict as JSON."""
    return asdict(score) | {"why": None if score.why is None else score.why.to_json()}


def row_to_json(row: Row) -> dict[str, object]:
    """One row as JSON."""
    form: dict[str, object] = {
        "name": row.name.strip(),
        "n": row.n,
        "exact": row.exact,
        "wrong": row.wrong,
        "asked": row.asked,
        "asked_best_right": row.asked_best_right,
    }
    if row.goal is not None:
        form["goal"] = asdict(row.goal)
        form["reached"] = row.reached
    return form
