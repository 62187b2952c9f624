"""The catalogue of texts that the pages share, for what the companion writes itself: one JSON file a language."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

LANGUAGES: Final = ("en", "de")
"""English first: it is what is written where nobody asks for another."""


@dataclass(frozen=True, slots=True)
class Texts:
    """What is said in one language, by its keys.

    Args:
        language: one of ``LANGUAGES``.
        known: key to text; ``{name}`` stands for a value.
    """

    language: str
    known: Mapping[str, str]

    def __call__(self, key: str, /, **values: object) -> str:
        """The text of a key with its values filled in; with a ``count``, ``key.one`` or ``key.other`` where there is one.

        Raises:
            KeyError: the catalogue has no such key.
        """
        counted = f"{key}.{'one' if values.get('count') == 1 else 'other'}" if "count" in values else key
        return (self.known[counted] if counted in self.known else self.known[key]).format(**values)

    def word(self, family: str, word: str) -> str:
        """The text of ``family.word``; the word itself where the catalogue has none."""
        return self.known.get(f"{family}.{word.replace(' ', '_')}", word)

    def evening_title(self, title: str) -> str:
        """The title of an evening, which is kept in English where nobody gave it one; another stays as it is."""
        found = _UNNAMED.fullmatch(title)
        months = [texts_in("en")(f"month.{number}") for number in range(1, 13)]
        if found is None or found["month"] not in months:
            return title
        month = self(f"month.{months.index(found['month']) + 1}")
        return self("evening.of", day=found["day"], month=month, year=found["year"])


_UNNAMED: Final = re.compile(r"Evening of (?P<day>\d+) (?P<month>\w+) (?P<year>\d+)")


def refusal_in(language: str, code: str, values: Mapping[str, int]) -> str | None:
    """What is refused under that code, with its values, in a language other than English; None where it has no text.

    Raises:
        ValueError: there are no refusals in that language.
    """
    pattern = _refusals_in(language).get(code)
    return None if pattern is None else pattern.format(**values)


@cache
def _refusals_in(language: str) -> Mapping[str, str]:
    if language not in LANGUAGES[1:]:
        raise ValueError(f"There are no refusals in {language!r}, only in {', '.join(LANGUAGES[1:])}.")
    return _read(f"refusals/{language}.json")


def _read(name: str) -> dict[str, str]:
    texts: dict[str, str] = json.loads((files("companion") / "web/static/text" / name).read_text("utf-8"))
    return texts


@cache
def texts_in(language: str) -> Texts:
    """The catalogue in that language.

    Raises:
        ValueError: it is none of ``LANGUAGES``.
    """
    if language not in LANGUAGES:
        raise ValueError(f"There are no texts in {language!r}, only in {', '.join(LANGUAGES)}.")
    return Texts(language, _read(f"{language}.json"))
