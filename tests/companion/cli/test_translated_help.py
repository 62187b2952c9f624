"""The help of every command is there in every language, and what click says itself; English stands in the code."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files

import pytest
from babel.messages import mofile, pofile
from babel.messages.catalog import Catalog

from companion.cli.main import COMMANDS, raja, run
from companion.cli.printing import PARTS
from companion.cli.translated_help import HelpText, faults_of_help, help_texts
from companion.texts.files import languages

OTHERS = languages()[1:]


def said(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """What a call of ``raja`` prints."""
    with pytest.raises(SystemExit):
        run(arguments)
    printed = capsys.readouterr()
    return printed.out + printed.err


@pytest.mark.parametrize(
    ("language", "usage", "line", "last"),
    [
        ("en", "Usage: raja odds", "Stones in the wall; 0 for a city without a wall.", "Show this message and exit."),
        (
            "de",
            "Aufruf: raja odds",
            "Steine in der Mauer; 0 ist eine Stadt ohne Mauer.",
            "Diese Hilfe zeigen und enden.",
        ),
        ("fr", "Utilisation\u00a0: raja odds", "Pierres de la muraille\u202f; 0", "Afficher cette aide et finir."),
        ("es", "Uso: raja odds", "Piedras de la muralla; 0", "Mostrar esta ayuda y terminar."),
        ("ja", "使い方: raja odds", "城壁の石の数。", "このヘルプを表示して終わります。"),
    ],
)
def test_a_command_tells_its_help_in_the_language_that_is_asked_for(
    language: str, usage: str, line: str, last: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = said(["--lang", language, "odds", "--help"], capsys)
    assert usage in text
    assert line in text
    assert last in text


def test_the_environment_chooses_the_language_of_the_list_of_commands(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "Die genauen Chancen im Kampf um eine Stadt." in said(["--help"], capsys)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert "The exact odds of one city's battle." in said(["--help"], capsys)


def test_a_mistake_is_told_in_the_language_that_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(["--lang", "de", "odds", "--no"], capsys).startswith("raja: Die Option '--no' gibt es nicht")
    assert said(["odds", "--no"], capsys).startswith("raja: No such option '--no'")


def test_no_text_of_any_help_is_missing_or_left_over() -> None:
    told = {name: one.told for name, one in {**COMMANDS, **PARTS}.items()}
    assert list(faults_of_help(told, list(help_texts(raja, "raja")))) == []


def test_what_the_help_lacks_or_has_too_much_is_found() -> None:
    texts = [HelpText("raja-odds", "new", "Something new."), HelpText("raja-odds", "host", "Another address.")]
    found = list(faults_of_help({"odds": "…", "new": "…"}, [*texts, HelpText("raja-hub", "host", "An address.")]))
    assert "de: listed-new is missing" in found
    assert "de: help-raja-odds-new is missing" in found
    assert "de: help-any-host says 'An address.' and 'Another address.'" in found
    assert "de: help-raja-play-port belongs to no command" in found


def texts_of(catalog: Catalog) -> list[tuple[str, str]]:
    """What a catalogue says, and for what, in order; several where there are plurals."""
    return sorted((" | ".join(_all(one.id)), " | ".join(_all(one.string))) for one in catalog if one.id)


def _all(said: str | Sequence[str] | None) -> list[str]:
    return [said] if isinstance(said, str) else list(said or ())


@pytest.mark.parametrize("language", OTHERS)
def test_what_click_says_is_compiled_as_it_is_written(language: str) -> None:
    folder = files("companion.texts") / language / "LC_MESSAGES"
    with (folder / "messages.po").open("rb") as written, (folder / "messages.mo").open("rb") as compiled:
        by_hand, read = texts_of(pofile.read_po(written)), texts_of(mofile.read_mo(compiled))
    assert by_hand == read, "run: pybabel compile -D messages -d companion/texts"
    assert by_hand
