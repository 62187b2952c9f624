"""The catalogue: what is said in each language, by keys, from the same Fluent files that the pages read."""

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
"""How numbers, lists and dates are written where that is not as the language's own tag says."""


@dataclass(frozen=True, slots=True)
class Texts:
    """What is said in one language, by its keys.

    Args:
        language: one of ``languages()``, or ``PSEUDO``.
        bundle: its texts; a key ``city.stones`` is the message ``city-stones``.
    """

    language: str
    bundle: FluentBundle

    def __call__(self, key: str, /, **values: object) -> str:
        """The text of a key with its values filled in; plurals and numbers by the language's rules.

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
        """A message in words, with the messages that stand in it.

        Raises:
            KeyError: the catalogue has no text for its code.
            ValueError: a value that the text names is missing.
        """
        return self(message.code, **{name: self._said(value) for name, value in message.values.items()})

    def listed(self, words: Sequence[str]) -> str:
        """Several words as the language lists them."""
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
        """Whether the catalogue has that key."""
        return bool(self.bundle.has_message(message_id(key)))

    def word(self, family: str, word: str) -> str:
        """The text of ``family.word``; the word itself where the catalogue has none."""
        key = f"{family}.{word.replace(' ', '_')}"
        return self(key) if self.has(key) else word

    def evening_title(self, title: str) -> str:
        """The title of an evening, which is kept in English where nobody gave it one; another stays as it is."""
        found = _UNNAMED.fullmatch(title)
        months = [texts_in("en")(f"month.{number}") for number in range(1, 13)]
        if found is None or found["month"] not in months:
            return title
        month = self(f"month.{months.index(found['month']) + 1}")
        return self("evening.of", day=found["day"], month=month, year=found["year"])


_UNNAMED: Final = re.compile(r"Evening of (?P<day>\d+) (?P<month>\w+) (?P<year>\d+)")


def message_id(key: str) -> str:
    """The Fluent id of a key: its dots are hyphens there."""
    return key.replace(".", "-")


def refusal_in(language: str, code: str, values: Mapping[str, Value]) -> str | None:
    """What is refused under that code, with its values; None where that language has no text for it.

    Raises:
        ValueError: there is no such language.
    """
    key = f"refusal.{code}"
    texts = next((texts for texts in (texts_in(language), commands_in(language)) if texts.has(key)), None)
    return None if texts is None else texts.say(Message(key, values))


@cache
def texts_in(language: str) -> Texts:
    """The catalogue in that language.

    Raises:
        ValueError: it is neither one of ``languages()`` nor ``PSEUDO``.
    """
    return _read(language, source_of)


@cache
def commands_in(language: str) -> Texts:
    """What the command line alone says in that language: a small catalogue, which is read in a moment.

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
    """A value as Fluent takes it: numbers choose plurals, and are written without marks between thousands."""
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return fluent_number(value, useGrouping=False)
    return str(value)
