"""The catalogue as the companion itself reads it: counts, titles, refusals, the pseudo-language."""

from __future__ import annotations

import pytest

from companion.recording.stories.importing import SENTENCE_SOURCES
from companion.replay.sentence_source import sentences_from
from companion.texts.catalogue import refusal_in, texts_in
from companion.texts.entries import entries_in
from companion.texts.files import PSEUDO, languages, own_names, served_file, source_of
from tests.said import said


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
    for language in ("tlh", "../en", ""):
        with pytest.raises(ValueError, match="no texts"):
            texts_in(language)
    assert served_file("../en.ftl") is None
    assert served_file("tlh.ftl") is None


@pytest.mark.parametrize("language", [*languages(), PSEUDO])
def test_pages_are_sent_every_entry_and_no_comment(language: str) -> None:
    sent, kind = served_file(f"{language}.ftl") or (b"", "")
    assert kind.startswith("text/plain")
    assert entries_in(sent.decode())[0] == entries_in(source_of(language))[0]
    assert b"\n#" not in sent


def test_a_value_that_a_text_needs_and_nobody_gives_is_no_text() -> None:
    with pytest.raises(ValueError, match=r"room\.left in de"):
        texts_in("de")("room.left")


def test_numbers_of_any_size_are_written_without_marks() -> None:
    assert texts_in("en")("turn.number", number=1500) == "turn 1500"
    assert texts_in("de")("room.points", count=1500) == "1500 Punkte"


def test_the_pseudo_language_leaves_no_plain_letter_and_is_a_third_longer() -> None:
    for key, values in (("score.title", {}), ("room.waiting", {}), ("room.points", {"count": 5})):
        english, pseudo = texts_in("en")(key, **values), texts_in(PSEUDO)(key, **values)
        assert not any("a" <= letter.lower() <= "z" for letter in pseudo)
        assert len(pseudo) > len(english) * 1.15


def test_every_language_names_itself() -> None:
    assert own_names()["en"] == "English"
    assert own_names()["de"] == "Deutsch"
    assert set(own_names()) == {"en", "de", "fr", "es", "ja"}


@pytest.mark.parametrize(
    ("language", "count", "said"),
    [("fr", 0, "0 point"), ("fr", 2, "2 points"), ("es", 1, "1 punto"), ("ja", 1, "1点"), ("en", 0, "0 points")],
)
def test_plurals_follow_the_language_s_own_rule(language: str, count: int, said: str) -> None:
    assert texts_in(language)("room.points", count=count) == said


def test_every_board_that_a_recording_may_name_has_its_text() -> None:
    assert all(sentences_from(source).values == {} for source in SENTENCE_SOURCES.values())
    assert said(sentences_from("an unknown board"), "de") == "Die Würfe kommen von einem unbekannten Brett."
    assert "a harpsichord" in said(sentences_from("a harpsichord"), "de")
