"""Removes names and typed words from what recordings hold as JSON."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from companion.recording.messages import (
    AnswerGiven,
    CommandDecided,
    CommandGiven,
    DeviceChanged,
    Message,
    RecordingNoted,
)

TITLE: Final = "A game"
NO_DATE: Final = "1970-01-01T00:00:00+00:00"
LEFT_OUT: Final = "left out"
_TYPED: Final = frozenset({"reason"})
"""Fields with what people typed themselves: it may name anybody."""
_SAID: Final = frozenset({"sentence", "message", "text", "title", "sentences_from"})
_NAMES: Final = frozenset({"name", "players"})
"""Fields with names: ``name`` in Raja's players, ``players`` in the options of small games, which list only names."""
_PRIVATE_PATHS: Final = frozenset({"folder"})


class Scrubber:
    """Replaces names in JSON by aliases: the first of ``names`` (by seat) becomes Player 1."""

    def __init__(self, names: Sequence[str]) -> None:
        self._aliases = {name: f"Player {seat}" for seat, name in enumerate(names, start=1)}
        longest_first = sorted(filter(None, self._aliases), key=len, reverse=True)
        self._anybody = re.compile(
            "|".join(rf"(?<!\w){re.escape(name)}(?!\w)" for name in longest_first), re.IGNORECASE
        )
        self._by_case = {name.casefold(): alias for name, alias in self._aliases.items()}

    def words(self, text: str) -> str:
        """Replace every name in a sentence."""
        if not self._by_case:
            return text
        return self._anybody.sub(lambda found: self._by_case.get(found.group().casefold(), LEFT_OUT), text)

    def about(self, key: str, value: str) -> str:
        """Return one entry of a recording's metadata without names."""
        if key in ("title", "began"):
            return TITLE if key == "title" else NO_DATE
        try:
            parsed = json.loads(value)
        except ValueError:
            return self.words(value)
        return json.dumps(self.json(parsed), sort_keys=True) if isinstance(parsed, (dict, list)) else value

    def json(self, value: Any, key: str = "") -> Any:
        """Return a JSON value without names."""
        if isinstance(value, dict):
            return {name: self.json(inner, name) for name, inner in value.items()}
        if isinstance(value, list):
            return [self.json(inner, key) for inner in value]
        if not isinstance(value, str):
            return value
        if key in _TYPED or key in _PRIVATE_PATHS:
            return LEFT_OUT if value else ""
        if key in _NAMES:
            return self._aliases.get(value, self.words(value))
        return self.words(value) if key in _SAID else value


def scrubbed(message: Message, scrub: Scrubber) -> Message:
    """Return a message without names; events and refusals are handled by the caller."""
    match message:
        case CommandGiven() | AnswerGiven() | CommandDecided():
            return replace(message, command=scrub.json(message.command, "command"))
        case DeviceChanged() | RecordingNoted():
            return replace(message, sentence=scrub.json(message.sentence, "sentence"))
        case _:
            return message
