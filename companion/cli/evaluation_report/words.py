"""What an evaluation's quantities, claims and figures are called in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from companion.texts.catalogue import Texts, texts_in
from companion.texts.columns import table
from vision.evaluation.scoring import Score
from vision.evaluation.settings import Goal
from vision.evaluation.summary import Row
from vision.geometry.cell_names import cell_name
from vision.geometry.table import Cell

_SHOWN: Final = re.compile(r"(\w+), (\d+)%–(\d+)% visible")


def called(name: str, text: Texts) -> str:
    """A quantity, an arrangement or a verdict by its name; what a folder's own truth says stays as it is."""
    shown = _SHOWN.fullmatch(name)
    if shown is not None:
        low, high = (int(share) / 100 for share in shown.groups()[1:])
        return text(
            "evaluation.shown", what=called(shown[1], text), low=whole_share(low, text), high=whole_share(high, text)
        )
    slug = re.sub(r"\W+", "_", name.strip())
    key = f"evaluation.of.{slug}"
    indent = " " * (len(name) - len(name.lstrip()))
    return indent + text(key) if text.has(key) else name


def share(part: float, text: Texts) -> str:
    """A share of one, such as ``98.5%``."""
    return text("evaluation.share", share=part)


def whole_share(part: float, text: Texts) -> str:
    """A share of one without decimals, such as ``98%``."""
    return text("evaluation.whole_share", share=part)


def share_of(part: int, whole: int, text: Texts) -> str:
    """So many of so many; a dash of none."""
    return share(part / whole, text) if whole else "–"


def interval(low: float, high: float, text: Texts) -> str:
    """Between which shares a rate lies."""
    return text("evaluation.interval", low=share(low, text), high=share(high, text))


def table_of_rows(title: str, rows: Sequence[Row], text: Texts) -> str:
    """Rows of verdicts as text, those of which there are none left out."""
    head = (title, "n", *(called(name, text) for name in ("exact", "wrong", "asked")), text("evaluation.best"), "")
    cells = [
        (
            called(row.name, text),
            str(row.n),
            *(share_of(part, row.n, text) for part in (row.exact, row.wrong, row.asked)),
            str(row.asked_best_right),
            "" if row.goal is None else _goal(row.goal, bool(row.reached), text),
        )
        for row in rows
        if row.n
    ]
    return "\n".join(table(head, cells))


def claim_line(score: Score, text: Texts) -> str:
    """One claim: what of which photo, what is true, and what was read."""
    return text(
        "evaluation.claim",
        verdict=called(score.verdict, text),
        file=score.file,
        what=" ".join(claim_parts(score, text)),
        truth=value_read(score.truth, text),
        read=read_and_why(score, text),
    )


def claim_parts(score: Score, text: Texts) -> list[str]:
    """Where a claim was made, of what, and how much of that shows."""
    parts = [] if score.seat is None else [place(score.seat, score.cell, text)]
    if score.seat is None and score.cell is not None:
        parts.append(cell_name(score.cell))
    parts.append(called(score.quantity, text))
    if score.visible_share is not None:
        parts.append(text("evaluation.visible", share=whole_share(score.visible_share, text)))
    return [*parts, called(score.style, text)] if score.style else parts


def place(seat: int | str, cell: Cell | None, text: Texts) -> str:
    """A seat's mat or the market's, and a cell of it."""
    mat = called(seat, text) if isinstance(seat, str) else text("evaluation.seat", seat=seat)
    return mat if cell is None else f"{mat} {cell_name(cell)}"


def read_and_why(score: Score, text: Texts) -> str:
    """What was read, and why it is not certain."""
    read = value_read(score.read, text)
    return read if score.why is None else f"{read} ({texts_in(text.language).say(score.why)})"


def value_read(value: str, text: Texts) -> str:
    """A value as scores keep it: ``5? (3–6)``, ``hidden``, ``no tile``, ``red``; a number or a card as it is."""
    known = text.word("evaluation.read", value)
    return known if known != value else re.sub("True|False", lambda word: text(f"evaluation.read.{word[0]}"), value)


def _goal(goal: Goal, reached: bool, text: Texts) -> str:
    wanted = text("evaluation.goal_wrong", share=share(goal.wrong, text))
    if goal.exact:
        exact = text("evaluation.goal_exact", share=share(goal.exact, text))
        wanted = text("evaluation.goal_both", exact=exact, wrong=wanted)
    return text("evaluation.goal_reached" if reached else "evaluation.goal_missed", goal=wanted)
