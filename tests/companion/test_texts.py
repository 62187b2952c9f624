"""The catalogue as the companion itself reads it: every key in each language, counts, titles, refusals."""

from __future__ import annotations

import json
import re

import pytest

from companion.recording.importing import SENTENCE_SOURCES
from companion.session.words.german_notes import SOURCES, note_on_sentences
from companion.texts import LANGUAGES, refusal_in, texts_in


@pytest.mark.parametrize(
    ("language", "key", "values", "said"),
    [
        ("en", "album.evening", {"count": 1, "time": "0:10"}, "An evening of Raja: 1 turn, 0:10"),
        ("de", "album.evening", {"count": 3, "time": "0:10"}, "Ein Abend Raja: 3 Runden, 0:10"),
        ("de", "score.title", {}, "Punkte"),
    ],
)
def test_a_text_is_said_with_its_values_and_its_number(
    language: str, key: str, values: dict[str, object], said: str
) -> None:
    assert texts_in(language)(key, **values) == said


def test_a_word_without_a_text_is_left_as_it_is() -> None:
    assert texts_in("de").word("market", "grain") == "Korn"
    assert texts_in("de").word("market", "silk") == "silk"


@pytest.mark.parametrize(
    ("title", "german"),
    [
        ("Evening of 21 November 2026", "Abend vom 21. November 2026"),
        ("Evening of 1 March 2027", "Abend vom 1. März 2027"),
        ("Evening of 1 Brumaire 2027", "Evening of 1 Brumaire 2027"),
        ("Evening of Asha", "Evening of Asha"),
        ("Raja at Bo's", "Raja at Bo's"),
    ],
)
def test_only_a_title_that_nobody_gave_is_put_into_german(title: str, german: str) -> None:
    assert texts_in("de").evening_title(title) == german
    assert texts_in("en").evening_title(title) == title


def test_a_refusal_is_said_with_its_values_and_an_unknown_one_not_at_all() -> None:
    assert "7" in (refusal_in("de", "auction.bid_too_low", {"lowest": 7}) or "")
    assert refusal_in("de", "nobody.knows", {}) is None


def test_there_are_no_other_languages() -> None:
    for language in ("fr", "../en", ""):
        with pytest.raises(ValueError, match="no texts"):
            texts_in(language)
    with pytest.raises(ValueError, match="no refusals"):
        refusal_in("en", "auction.bid_too_low", {})


def test_every_board_that_a_recording_may_name_is_named_in_german() -> None:
    assert set(SENTENCE_SOURCES.values()) <= set(SOURCES)
    assert note_on_sentences("an unknown board").german == "Die Sätze kommen von einem unbekannten Brett."
    assert note_on_sentences("a harpsichord").german is None


def test_every_language_has_the_same_keys() -> None:
    keys = {language: sorted(texts_in(language).known) for language in LANGUAGES}
    assert keys["en"] == keys["de"]
    assert not re.search(r"[^\w.\-]", json.dumps("".join(keys["en"])).strip('"'))
