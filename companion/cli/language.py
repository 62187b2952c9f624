"""``--lang``: the language of what a command writes; the user's own, as the environment says, where nobody asks."""

from __future__ import annotations

import contextlib
import os
import re
from collections.abc import Callable, Iterator, Mapping
from gettext import bindtextdomain
from importlib.resources import files
from typing import Any, Final, TypeVar

import click

from companion.texts.catalogue import Texts, commands_in
from companion.texts.files import PSEUDO, languages

Command = TypeVar("Command", bound=Callable[..., Any])

_ASKED_IN_TURN: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def language_of(environment: Mapping[str, str]) -> str:
    """The language that a POSIX environment asks for, such as ``de`` for ``LANG=de_DE.UTF-8``; English for any other.

    The pseudo-language is asked for by its own tag.
    """
    for name in _ASKED_IN_TURN:
        if environment.get(name):
            wanted = re.split(r"[_.:]", environment[name])[0].lower()
            known = {tag.lower(): tag for tag in (*languages(), PSEUDO)}
            return known.get(wanted, "en")
    return "en"


def language_here() -> str:
    """The language of this call: ``raja --lang``, else what the environment asks for."""
    return language_of(os.environ)


def words_here() -> Texts:
    """What the command line alone says, in the language of this call."""
    return commands_in(language_here())


def ask_for_language(_: click.Context, __: click.Parameter, language: str | None) -> None:
    """Take over ``raja --lang``, for click and for processes that are started, too."""
    if language is not None:
        os.environ["LANGUAGE"] = language


@contextlib.contextmanager
def language_of_a_call() -> Iterator[None]:
    """A call of ``raja``: click says its own words, such as ``Usage``, in its language; what it asked for ends with it."""
    before = os.environ.get("LANGUAGE")
    bindtextdomain("messages", str(files("companion.texts")))
    try:
        yield
    finally:
        os.environ.pop("LANGUAGE", None)
        if before is not None:
            os.environ["LANGUAGE"] = before


class _Language(click.Choice[str]):
    """One of the languages; the one for tests is taken, but not told."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        return PSEUDO if value == PSEUDO else super().convert(value, param, ctx)


def language_option(help_text: str) -> Callable[[Command], Command]:
    """The option ``--lang`` of a command, told as ``lang``."""
    return click.option(
        "--lang",
        type=_Language(languages()),
        default=lambda: language_here(),
        show_default="LANG, or en",
        help=help_text,
    )
