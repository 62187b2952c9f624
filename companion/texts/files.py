"""The catalogue's files: which languages there are, and all texts of a language as one Fluent source."""

from __future__ import annotations

import json
import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from companion.texts.pseudo_language import pseudo_source

PSEUDO: Final = "en-XA"
"""English made longer, with an accent on every letter: shows what no catalogue holds and what has no room. For tests."""

_OWN_NAME: Final = re.compile(r"^language-name = (.+)$", re.MULTILINE)


@cache
def languages() -> tuple[str, ...]:
    """Return the tag of each folder of texts beside this module; English, the default language, comes first."""
    folder = files("companion.texts")
    found = (part.name for part in folder.iterdir() if part.is_dir() and (part / "pages.ftl").is_file())
    return tuple(sorted(found, key=lambda tag: (tag != "en", tag)))


@cache
def source_of(language: str) -> str:
    """Return all ``.ftl`` files of a language, joined into one source.

    Raises:
        FileNotFoundError: there is no such language.
    """
    if language == PSEUDO:
        return pseudo_source(source_of("en"))
    return _joined(files("companion.texts") / language)


@cache
def commands_source_of(language: str) -> str:
    """Return the texts used only by the command line; pages never load them. The English help is in the code.

    Raises:
        FileNotFoundError: there is no such language.
    """
    if language == PSEUDO:
        return pseudo_source(commands_source_of("en"))
    return _joined(files("companion.texts") / language / "command_line")


def _joined(folder: Traversable) -> str:
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return "\n".join(file.read_text("utf-8") for file in found)


@cache
def own_names() -> dict[str, str]:
    """Return each language's tag with its own name for itself."""
    return {language: _name_in(source_of(language), language) for language in languages()}


@cache
def served_file(name: str) -> tuple[bytes, str] | None:
    """Return a file for pages with its MIME type: ``languages.json``, or a language as ``de.ftl``; None for other
    names.
    """
    if name == "languages.json":
        told = {"offered": own_names(), "for_tests": {PSEUDO: _name_in(source_of(PSEUDO), PSEUDO)}}
        return json.dumps(told, ensure_ascii=False).encode(), "application/json"
    language = name.removesuffix(".ftl")
    if name.endswith(".ftl") and language in (*languages(), PSEUDO):
        return _without_comments(source_of(language)).encode(), "text/plain; charset=utf-8"
    return None


def _without_comments(source: str) -> str:
    """Return a Fluent source without comments, which are the lines that begin with ``#``."""
    return "\n".join(line for line in source.split("\n") if not line.startswith("#"))


def _name_in(source: str, language: str) -> str:
    found = _OWN_NAME.search(source)
    if found is None:
        raise ValueError(f"The texts in {language!r} do not say the language's own name: add language-name.")
    return found[1]
