"""``--lang``: the language of what a command writes; the user's own, as the environment says, where nobody asks."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

import click

from companion.texts.files import languages

Command = TypeVar("Command", bound=Callable[..., Any])

_ASKED_IN_TURN: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def language_of(environment: Mapping[str, str]) -> str:
    """The language that a POSIX environment asks for, such as ``de`` for ``LANG=de_DE.UTF-8``; English for any other."""
    for name in _ASKED_IN_TURN:
        if environment.get(name):
            wanted = environment[name].split("_")[0].split(".")[0].lower()
            return wanted if wanted in languages() else "en"
    return "en"


def language_option(help_text: str) -> Callable[[Command], Command]:
    """The option ``--lang`` of a command, told as ``lang``."""
    return click.option(
        "--lang",
        type=click.Choice(languages()),
        default=lambda: language_of(os.environ),
        show_default="LANG, or en",
        help=help_text,
    )
