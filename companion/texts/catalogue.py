"""The catalogue: the texts of each language by key, from the same Fluent files that pages read."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from companion.texts.files import PSEUDO, commands_source_of, languages, source_of
from companion.texts.message import Message, Value

_LOCALES: Final = {"en": "en-GB", PSEUDO: "en-GB"}
"""Locales for numbers, lists and dates, where they differ from the language's own tag."""


@dataclass(frozen=True, slots=True)
class Texts:
    """The texts of one language, by key.

    Args:
        language: one of ``languages()``, or ``PSEUDO``.
        bundle: its Fluent messages; the key ``city.stones`` is the message ``city-stones``.
    """

    language: str
    bundle: FluentBundle

    def __call__(self, key: str, /, **values: object) -> str:
        """Return the text of a key with its values filled in; plurals and numbers follow the language's rules.

        Raises:
            KeyError: the catalogue has no such key.
            ValueError: a value that the text names is missing.
        """
        message = self.bundle.get_message(message_id(key))
        if message.value is None:
            raise KeyError(key)
        said, faults = self.bundle.format_pattern(message.value, {name: _argument(v) for name, v in values.items()})
        if faults:
            raise ValueError(f"{key} in {self.language}: {faults[0]}")
        return str(said)

    def say(self, message: Message) -> str:
        """Return a message in words, including the messages among its values.

        Raises:
            KeyError: the catalogue has no text for its code.
            ValueError: a value that the text names is missing.
        """
        return self(message.code, **{name: self._said(value) for name, value in message.values.items()})

    def listed(self, words: Sequence[str]) -> str:
        """Return several texts as a list in the language's form."""
        return str(format_list(list(words), locale=Locale.parse(self.bundle.locales[0], sep="-")))

    def _said(self, value: Value) -> str | int | float:
        match value:
            case Message():
                return self.say(value)
            case tuple():
                return self.listed([self.say(one) for one in value])
            case _:
                return value

    def has(self, key: str) -> bool:
        """Whether the catalogue has this key."""
        return bool(self.bundle.has_message(message_id(key)))

    def word(self, family: str, word: str) -> str:
        """Return the text of ``family.word``; the word itself if the catalogue has none."""
        key = f"{family}.{word.replace(' ', '_')}"
        return self(key) if self.has(key) else word

    def evening_title(self, title: str) -> str:
        """Return the title of a game: the default title, stored in English, is translated; any other stays as it is."""
        found = _UNNAMED.fullmatch(title)
        months = [texts_in("en")(f"month.{number}") for number in range(1, 13)]
        if found is None or found["month"] not in months:
            return title
        month = self(f"month.{months.index(found['month']) + 1}")
        return self("evening.of", day=found["day"], month=month, year=found["year"])


_UNNAMED: Final = re.compile(r"Evening of (?P<day>\d+) (?P<month>\w+) (?P<year>\d+)")


def message_id(key: str) -> str:
    """Return the Fluent id of a key, with hyphens instead of dots."""
    return key.replace(".", "-")


def refusal_in(language: str, code: str, values: Mapping[str, Value]) -> str | None:
    """Return the text of a refusal with that code; None if the language has none.

    Raises:
        ValueError: there is no such language.
    """
    key = f"refusal.{code}"
    texts = next((texts for texts in (texts_in(language), commands_in(language)) if texts.has(key)), None)
    return None if texts is None else texts.say(Message(key, values))


@cache
def texts_in(language: str) -> Texts:
    """Return the catalogue of a language.

    Raises:
        ValueError: it is neither one of ``languages()`` nor ``PSEUDO``.
    """
    return _read(language, source_of)


@cache
def commands_in(language: str) -> Texts:
    """Return the texts used only by the command line in a language: a small catalogue, which loads fast.

    Raises:
        ValueError: it is neither one of ``languages()`` nor ``PSEUDO``.
    """
    return _read(language, commands_source_of)


def _read(language: str, source: Callable[[str], str]) -> Texts:
    if language not in (*languages(), PSEUDO):
        raise ValueError(f"There are no texts in {language!r}, only in {', '.join(languages())}.")
    bundle = FluentBundle([_LOCALES.get(language, language)], use_isolating=False)
    bundle.add_resource(FluentResource(source(language)))
    return Texts(language, bundle)


def _argument(value: object) -> object:
    """Convert a value for Fluent: numbers choose plurals, and are written without thousands separators."""
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return fluent_number(value, useGrouping=False)
    return str(value)
