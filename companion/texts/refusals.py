"""Any package's error as a message, and as a sentence in a language."""

from __future__ import annotations

from typing import Protocol

from companion.texts.catalogue import refusal_in, texts_in
from companion.texts.message import Message, as_told_once


class Refused(Protocol):
    """An error of any room: its code, and what it says, a message or the English sentence."""

    @property
    def code(self) -> str:
        """Stable and dotted."""

    @property
    def message(self) -> str | Message:
        """In English where it is a sentence."""


def message_of(error: Refused) -> Message:
    """What it says as a message; the English sentence where the catalogue has no text of its code in English."""
    if isinstance(error.message, Message):
        return error.message
    code = f"refusal.{error.code}"
    return Message(code, getattr(error, "values", {})) if texts_in("en").has(code) else as_told_once(error.message)


def sentence_of(error: Refused, language: str) -> str:
    """What it says in that language, as far as there is a text; an English sentence without values names more than its text does."""
    if isinstance(error.message, Message):
        return texts_in(language).say(error.message)
    values = getattr(error, "values", {})
    if language == "en" and not values:
        return error.message
    return refusal_in(language, error.code, values) or error.message
