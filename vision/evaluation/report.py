"""An evaluation as tables to read and as JSON to keep."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict

from vision.evaluation.run import Evaluation, is_failure
from vision.evaluation.scoring import Score
from vision.evaluation.settings import EvaluationSettings, Goal
from vision.evaluation.summary import (
    Row,
    clear_scores,
    condition_rows,
    confidence_bins,
    quantity_rows,
    row_of,
    visibility_rows,
)


def evaluation_to_json(result: Evaluation, settings: EvaluationSettings) -> dict[str, object]:
    """All tables, and each failure by itself."""
    clear = row_of("clear ones, all", clear_scores(result.scores))
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
        "failures": [asdict(score) for score in result.scores if is_failure(score) or score.verdict == "wrong"],
    }


def evaluation_to_text(result: Evaluation, settings: EvaluationSettings, *, list_asked: bool) -> str:
    """The tables as text; wrong claims listed one by one, with ``list_asked`` the asked clear ones too."""
    scores = result.scores
    clear = row_of("clear ones, all", clear_scores(scores))
    parts = [
        f"{len(result.files)} photos. exact: seen and right; wrong: seen and not; asked: unsure or hidden "
        "(best: unsure, its likeliest answer right).",
        table_of_rows("quantity", [*quantity_rows(scores, settings.goals), clear]),
        f"Asked among the clear ones: {_percent(clear.asked, clear.n)} (goal ≤ {settings.goals.asked_of_clear:.0%}).",
        table_of_rows("by visibility", visibility_rows(scores, settings.summary.visible_edges)),
    ]
    for tag, rows in condition_rows(scores, result.conditions_of).items():
        parts.append(table_of_rows(f"clear ones by {tag}", rows))
    lines = [f"{'claimed confidence':24}{'n':>6}{'claimed':>10}{'true':>10}"]
    for one in confidence_bins(scores, settings.summary.confidence_edges):
        lines.append(f"{one.low:>8.3f} … {one.high:<13.3f}{one.n:>6}{one.claimed:>10.3f}{one.true:>10.3f}")
    parts.append("\n".join(lines))
    times = [f"{'stage':24}{'median ms':>10}"]
    times += [f"{stage:24}{ms:>10.1f}" for stage, ms in result.median_ms().items()]
    parts.append("\n".join(times))
    listed = [s for s in scores if s.verdict == "wrong" or (list_asked and is_failure(s))]
    if listed:
        parts.append("\n".join(_failure_line(score) for score in listed))
    return "\n\n".join(parts)


def table_of_rows(title: str, rows: Iterable[Row]) -> str:
    """Rows of verdicts as text, those of which there are none left out."""
    lines = [f"{title:32}{'n':>6}{'exact':>9}{'wrong':>8}{'asked':>8}{'best':>7}"]
    for row in rows:
        if not row.n:
            continue
        goal = "" if row.goal is None else f"  {'reached' if row.reached else 'MISSED'} ({_goal(row.goal)})"
        lines.append(
            f"{row.name:32}{row.n:>6}{_percent(row.exact, row.n):>9}{_percent(row.wrong, row.n):>8}"
            f"{_percent(row.asked, row.n):>8}{row.asked_best_right:>7}{goal}"
        )
    return "\n".join(lines)


def _goal(goal: Goal) -> str:
    exact = f"exact ≥ {goal.exact:.1%}, " if goal.exact else ""
    return f"{exact}wrong ≤ {goal.wrong:.1%}"


def _percent(part: int, whole: int) -> str:
    return f"{part / whole:.1%}" if whole else "–"


def _failure_line(score: Score) -> str:
    where = "" if score.cell is None else f" r{score.cell[0]}c{score.cell[1]}"
    shown = "" if score.visible_share is None else f" {score.visible_share:.0%} visible"
    style = f" {score.style}" if score.style else ""
    what = f"seat {score.seat}{where} {score.quantity}{shown}{style}"
    return f"{score.verdict}: {score.file} {what}: true {score.truth}, read {score.read}"


def row_to_json(row: Row) -> dict[str, object]:
    """One row of verdicts as JSON."""
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
