"""Messages of all rooms, as state and files have them."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from vision.message import Message, Value

__all__ = [
    "Message",
    "Value",
    "as_it_is",
    "as_told_once",
    "message_from_json",
    "message_from_text",
    "message_to_json",
    "message_to_text",
]


def message_to_json(message: Message | None) -> dict[str, Any] | None:
    """Return a message as JSON for states and files; None for None."""
    return None if message is None else message.to_json()


def message_from_json(form: Mapping[str, Any]) -> Message:
    """Parse a message that ``message_to_json`` wrote.

    Raises:
        KeyError, TypeError, AttributeError: the JSON is no message.
    """
    return Message(str(form["code"]), {str(name): _value_from_json(value) for name, value in form["values"].items()})


def message_to_text(message: Message) -> str:
    """Return a message as text, for fields that hold text."""
    return json.dumps(message.to_json(), ensure_ascii=False, sort_keys=True)


def message_from_text(text: str) -> Message:
    """Parse what ``message_to_text`` wrote; older files have a finished sentence there, which is kept as it is."""
    try:
        return message_from_json(json.loads(text))
    except (ValueError, KeyError, TypeError, AttributeError):
        return as_told_once(text)


def as_told_once(sentence: str) -> Message:
    """Wrap a finished sentence, as in older logs and recordings or by the operating system, as a message."""
    return Message("as_told_once", {"sentence": sentence})


def _value_from_json(form: Any) -> Value:
    match form:
        case str() | int() | float():
            return form
        case Sequence():
            return tuple(message_from_json(one) for one in form)
        case _:
            return message_from_json(form)


def as_it_is(text: str) -> Message:
    """Wrap a command, a version or a name, which is the same in every language."""
    return Message("as_it_is", {"text": text})
