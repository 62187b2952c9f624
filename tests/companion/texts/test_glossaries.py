"""Each language has one word a thing: what its glossary says is never used stands in no entry."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from companion.texts.entries import Entry, entries_in
from companion.texts.files import commands_source_of, languages, source_of

pytestmark = pytest.mark.slow

TRANSLATED = languages()[1:]


def never_said(language: str) -> tuple[str, ...]:
    """The words after “never” in that language's glossary."""
    glossary = (files("companion.texts") / language / "glossary.ftl").read_text("utf-8")
    return tuple(word.strip() for group in re.findall(r"\(never ([^)]*)\)", glossary) for word in group.split(","))


def entries_of(language: str) -> tuple[Entry, ...]:
    """What pages and the command line say."""
    return entries_in(source_of(language))[0] + entries_in(commands_source_of(language))[0]


def uses(word: str, text: str) -> bool:
    """Whether a text says that word; Japanese has no spaces about its words."""
    bounded = rf"\b{re.escape(word)}\b" if word.isascii() or word[0] < "\u0500" else re.escape(word)
    return re.search(bounded, text) is not None


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_entry_uses_a_word_that_the_glossary_rules_out(language: str) -> None:
    shunned = never_said(language)
    assert shunned
    found = [f"{entry.id}: {word}" for entry in entries_of(language) for word in shunned if uses(word, entry.text)]
    assert found == []


def test_whole_words_are_found_and_parts_of_words_are_not() -> None:
    assert uses("muro", "otro muro se ve")
    assert not uses("muro", "la muralla, el murol")
    assert uses("電話", "この電話では")


def test_people_are_spoken_to_as_vous_in_french() -> None:
    familiar = re.compile(
        r"\b(tu|ton|ta|tes|toi|fais|balaie|choisis-|regarde-|essaie|réessaie|prends|mets|ouvre d|inscris|demandes?-en)\b"
    )
    orders = re.compile(r"^\s*(?:\{.*\n\s*\*?\[\w+\] )?(Tape|Tire|Pose|Retire|Touche|Dis)\b")
    assert [
        entry.id
        for entry in entries_of("fr")
        if familiar.search(entry.text.lower())
        or (orders.search(entry.text) and not entry.id.startswith(("help-", "listed-")))
    ] == []


def test_french_signs_stand_after_spaces_that_no_line_breaks_at() -> None:
    breaking = re.compile(r"(?<=[^\s>-]) [;:!?»%](?!\w)|« |(?<=\}) \$(?![a-z])")
    typed = re.compile(r"`[^`]*`|\"[^\"]*\"|<!--.*?-->|\$\w+ ->")
    found = [
        entry.id
        for entry in entries_of("fr")
        if breaking.search(typed.sub("x", entry.text)) and not entry.id.startswith("sheet-")
    ]
    assert found == []


def test_spanish_questions_and_calls_are_opened_as_well_as_closed() -> None:
    for entry in entries_of("es"):
        text = re.sub(r"`[^`]*`|<!--.*?-->", "", entry.text)
        assert text.count("¿") == text.count("?"), entry.id
        assert text.count("¡") == text.count("!"), entry.id


def test_japanese_punctuation_is_as_wide_as_its_letters() -> None:
    narrow = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff][:!?(~]")
    assert [entry.id for entry in entries_of("ja") if narrow.search(entry.text)] == []
