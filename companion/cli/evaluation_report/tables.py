"""An evaluation's tables for a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from companion.cli.evaluation_report.words import (
    called,
    claim_line,
    interval,
    place,
    share,
    share_of,
    table_of_rows,
    value_read,
    whole_share,
)
from companion.texts.catalogue import Texts
from companion.texts.columns import table
from vision.evaluation.card_photos import CardEvaluation, card_rows, is_failure_of_cards
from vision.evaluation.intervals import wilson_interval
from vision.evaluation.run import Evaluation, is_failure
from vision.evaluation.settings import EvaluationGoals, EvaluationSettings
from vision.evaluation.summary import (
    CLEAR,
    ConfidenceBin,
    clear_scores,
    condition_rows,
    confidence_bins,
    quantity_rows,
    row_of,
    visibility_rows,
)
from vision.evaluation.sweep_run import SweepStep, fall_points
from vision.evaluation.sweeps import Sweep
from vision.evaluation.teaching import TaughtRow
from vision.evaluation.views import ViewRow, WrongPromise


def evaluation_to_text(result: Evaluation, settings: EvaluationSettings, text: Texts, *, list_asked: bool) -> str:
    """The tables as text; wrong claims listed one by one, with ``list_asked`` the asked clear ones too."""
    scores = result.scores
    clear = row_of(CLEAR, clear_scores(scores))
    quantity = text("evaluation.quantity")
    parts = [
        text("evaluation.photos", photos=len(result.files)),
        table_of_rows(quantity, [*quantity_rows(scores, settings.goals), clear], text),
        text(
            "evaluation.asked_of_clear",
            share=share_of(clear.asked, clear.n, text),
            goal=whole_share(settings.goals.asked_of_clear, text),
        ),
        table_of_rows(text("evaluation.by_visibility"), visibility_rows(scores, settings.summary.visible_edges), text),
    ]
    for tag, rows in condition_rows(scores, result.conditions_of).items():
        parts.append(table_of_rows(text("evaluation.by_tag", tag=text.word("evaluation.tag", tag)), rows, text))
    parts.append(_confidence(confidence_bins(scores, settings.summary.confidence_edges), text))
    parts.append(_times(result.median_ms(), text))
    listed = [s for s in scores if s.verdict == "wrong" or (list_asked and is_failure(s))]
    if listed:
        parts.append("\n".join(claim_line(score, text) for score in listed))
    return "\n\n".join(parts)


def card_evaluation_to_text(result: CardEvaluation, goals: EvaluationGoals, text: Texts, *, list_asked: bool) -> str:
    """The table of photos of cards as text, and the wrong claims one by one."""
    parts = [
        text("evaluation.card_photos", photos=result.photos),
        table_of_rows(text("evaluation.quantity"), card_rows(result.scores, goals), text),
        _times(result.stage_ms, text),
    ]
    listed = [s for s in result.scores if s.verdict == "wrong" or (list_asked and is_failure_of_cards(s))]
    if listed:
        parts.append("\n".join(claim_line(score, text) for score in listed))
    return "\n\n".join(parts)


def sweep_to_text(steps: Sequence[SweepStep], name: str, sweep: Sweep, photos: int, text: Texts) -> str:
    """A line for each step and quantity, and the worst fall of each."""
    head = (
        text("evaluation.step"),
        text("evaluation.quantity"),
        "n",
        called("exact", text),
        text("evaluation.interval_95"),
        called("wrong", text),
    )
    cells = [
        (
            step_in_words(step.step, text),
            called(row.name.strip(), text),
            str(row.n),
            share(row.exact_share, text),
            interval(*wilson_interval(row.exact, row.n), text),
            str(row.wrong),
        )
        for step in steps
        for row in step.rows
    ]
    falls = [
        text(
            "evaluation.fall",
            what=called(row.name.strip(), text),
            points=fall_points(steps, sweep.unchanged, row.name.strip()),
        )
        for row in steps[0].rows
    ]
    unchanged = step_in_words(sweep.unchanged, text)
    return "\n".join(
        [
            text("evaluation.swept", photos=photos, what=text(f"evaluation.sweep.{name}"), step=unchanged),
            *table(head, cells, left=(1,)),
            text("evaluation.falls", falls="; ".join(falls)),
        ]
    )


def step_in_words(step: float, text: Texts) -> str:
    """A step of a sweep."""
    return text("evaluation.step_of", step=step)


def teaching_to_text(rows: Sequence[TaughtRow], text: Texts) -> str:
    """A line for each number of looks and quantity."""
    exact, asked, wrong = (called(name, text) for name in ("exact", "asked", "wrong"))
    head = (
        text("evaluation.looks"),
        text("evaluation.splits"),
        text("evaluation.quantity"),
        *("n", exact, text("evaluation.interval_95"), asked, wrong),
        text("evaluation.untaught_exact"),
        text("evaluation.untaught_wrong"),
    )
    cells = [
        (
            *(str(row.looks), str(row.splits), called(row.quantity, text), str(row.claims), share(row.exact, text)),
            interval(*row.interval(), text),
            *(share(part, text) for part in (row.asked, row.wrong, row.untaught_exact, row.untaught_wrong)),
        )
        for row in rows
    ]
    return "\n".join([text("evaluation.taught"), *table(head, cells, left=(2,))])


def views_to_text(rows: Sequence[ViewRow], wrong: Sequence[WrongPromise], tables: int, text: Texts) -> str:
    """Every arrangement and quantity in a line, and each promise that was wrong."""
    exact, wrongly, asked = (called(name, text) for name in ("exact", "wrong", "asked"))
    head = (
        text("evaluation.looks"),
        text("evaluation.quantity"),
        *("n", exact, text("evaluation.interval_95"), wrongly, asked),
    )
    cells = [
        (
            *(called(row.arrangement, text), called(row.quantity, text), str(row.n)),
            share(row.exact / row.n, text),
            interval(row.low, row.high, text),
            *(str(row.wrong), str(row.asked)),
        )
        for row in rows
    ]
    promises = [_promise(one, text) for one in wrong]
    return "\n".join([text("evaluation.tables", tables=tables), *table(head, cells, left=(0, 1)), *promises])


def _promise(one: WrongPromise, text: Texts) -> str:
    claim = one.claim
    return text(
        "evaluation.claim",
        verdict=called("wrong", text),
        file=text("evaluation.photos_of", looks=called(one.arrangement, text), files=text.listed(one.files)),
        what=f"{place(claim.seat, claim.cell, text)} {called(claim.what, text)}",
        truth=value_read(str(claim.truth), text),
        read=value_read(str(claim.read), text),
    )


def _confidence(bins: Sequence[ConfidenceBin], text: Texts) -> str:
    """What claims of about one confidence promised, and what came true."""

    def confidence(value: float) -> str:
        return text("evaluation.confidence", value=value)

    head = (text("evaluation.claimed_confidence"), "n", text("evaluation.claimed"), text("evaluation.true"))
    cells = [
        (
            f"{confidence(one.low)} … {confidence(one.high)}",
            str(one.n),
            confidence(one.claimed),
            confidence(one.true),
        )
        for one in bins
    ]
    return "\n".join(table(head, cells, left=(0,)))


def _times(stage_ms: Mapping[str, float], text: Texts) -> str:
    """The stages by the names that the code has for them, with their times."""
    head = (text("evaluation.stage"), text("evaluation.median_ms"))
    return "\n".join(table(head, [(stage, text("evaluation.ms", ms=ms)) for stage, ms in stage_ms.items()], left=(0,)))
