"""Sentences with numbers and names in them are found again, and said in German with the same ones."""

from __future__ import annotations

import pytest

from companion.phrasebook import in_german

PAIRS = {"No disk.": "Keine Platte.", "{} gives {} pictures.": "{} gibt {} Bilder.", "{} is gone.": "{} ist weg."}


@pytest.mark.parametrize(
    ("english", "german"),
    [
        ("No disk.", "Keine Platte."),
        ("The Pi gives 12 pictures.", "The Pi gibt 12 Bilder."),
        ("/dev/ttyUSB0 is gone.", "/dev/ttyUSB0 ist weg."),
        ("No disks.", None),
        ("", None),
    ],
)
def test_a_sentence_is_said_with_what_stands_in_it(english: str, german: str | None) -> None:
    assert in_german(PAIRS, english) == german


def test_words_that_stand_in_it_may_be_said_otherwise() -> None:
    assert in_german(PAIRS, "one is gone.", lambda word: {"one": "eine"}.get(word, word)) == "eine ist weg."
