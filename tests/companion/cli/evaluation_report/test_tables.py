"""Tables of an evaluation: what stands in them, and that every word is the catalogue's."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from companion.cli.evaluation_report.tables import (
    card_evaluation_to_text,
    evaluation_to_text,
    sweep_to_text,
    teaching_to_text,
    views_to_text,
)
from companion.texts.catalogue import Texts, commands_in
from companion.texts.columns import columns
from companion.texts.files import PSEUDO
from tests.companion.cli.evaluation_report.found import (
    SETTINGS,
    STEPS,
    SWEEP,
    TAUGHT,
    VIEWS,
    WRONG,
    card_evaluation,
    evaluation,
    steps_of,
)
from tests.companion.texts.pseudo_words import plain_letters
from vision.evaluation.sweeps import SWEEPS

TABLES: dict[str, Callable[[Texts], str]] = {
    "photos": lambda text: evaluation_to_text(evaluation(), SETTINGS, text, list_asked=True),
    "cards": lambda text: card_evaluation_to_text(card_evaluation(), SETTINGS.goals, text, list_asked=True),
    "teaching": lambda text: teaching_to_text(TAUGHT, text),
    "views": lambda text: views_to_text(VIEWS, WRONG, 2, text),
    **{name: lambda text, name=name: sweep_to_text(STEPS, name, SWEEP, 5, text) for name in SWEEPS},  # type: ignore[misc]
}
DATA = re.compile(r"\S+\.jpg|\bn\b|\bobserve\b|\b2700 K\b")
"""Files, the sign for a number of claims, a stage by its name in the code, and kelvins."""


@pytest.mark.parametrize("name", TABLES)
def test_every_word_of_a_table_is_the_catalogue_s(name: str) -> None:
    told = TABLES[name](commands_in(PSEUDO))
    # The truth of a folder names its walls' styles.
    assert plain_letters(DATA.sub("", told), ("stairs",)) == []


def test_columns_stand_below_one_another_in_japanese_too() -> None:
    head, *rows = TABLES["teaching"](commands_in("ja")).splitlines()[1:]
    assert len(rows) == len(TAUGHT)
    assert len({columns(row) for row in (head, *rows)}) == 1


def test_numbers_are_written_as_the_language_does() -> None:
    told = TABLES["teaching"](commands_in("de"))
    assert "90,0\N{NO-BREAK SPACE}%" in told
    assert "90.0%" in TABLES["teaching"](commands_in("en"))


def test_the_worst_fall_is_told_in_points() -> None:
    told = sweep_to_text(steps_of(98, 99, 91, 95, 94), "veil", SWEEP, 5, commands_in("en"))
    assert "Worst fall in points: tiles and sides 7.0; " in told


def test_a_goal_is_told_with_whether_it_is_reached() -> None:
    lines = TABLES["photos"](commands_in("en")).splitlines()
    assert any(re.match(r"mats .* (reached|MISSED) \(exact ≥ \d+\.\d%, wrong ≤ \d+\.\d%\)$", line) for line in lines)


def test_a_claim_is_listed_with_its_reason() -> None:
    told = TABLES["photos"](commands_in("en"))
    assert "read 5? (3–6) (a hand covers it: take it away)" in told
