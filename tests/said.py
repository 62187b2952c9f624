"""Messages in words, as tests hold them against what people read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.texts.catalogue import texts_in
from companion.texts.message import Message, as_told_once, message_from_json


def said(message: Message | Mapping[str, Any] | None, language: str = "en") -> str:
    """A message, or what state tells of one, in words; nothing where there is none."""
    if message is None:
        return ""
    return texts_in(language).say(message if isinstance(message, Message) else message_from_json(message))


SOMETHING = as_told_once("As scripted.")
"""What a device of a test says of itself where nobody looks."""
