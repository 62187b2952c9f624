"""Turns any package's error into a message, or into a sentence in a language."""

from __future__ import annotations

from typing import Protocol

from companion.texts.catalogue import refusal_in, texts_in
from companion.texts.message import Message, as_told_once


class Refused(Protocol):
    """An error of any package: its code, and a message or an English sentence."""

    @property
    def code(self) -> str:
        """Stable dotted code."""

    @property
    def message(self) -> str | Message:
        """A message, or an English sentence."""


def message_of(error: Refused) -> Message:
    """Return an error as a message; its English sentence if the catalogue has no text for its code."""
    if isinstance(error.message, Message):
        return error.message
    code = f"refusal.{error.code}"
    return Message(code, getattr(error, "values", {})) if texts_in("en").has(code) else as_told_once(error.message)


def sentence_of(error: Refused, language: str) -> str:
    """Return an error in a language; in English if there is no text.

    An English sentence without values is used as it is, because it says more than the catalogue's text.
    """
    if isinstance(error.message, Message):
        return texts_in(language).say(error.message)
    values = getattr(error, "values", {})
    if language == "en" and not values:
        return error.message
    return refusal_in(language, error.code, values) or error.message
