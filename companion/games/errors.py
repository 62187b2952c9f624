"""The root of all errors in the rules; malformed and illegal commands are different errors."""

from __future__ import annotations


class GameError(Exception):
    """A command that the rules cannot accept.

    Args:
        code: stable dotted code, e.g. ``auction.bid_too_low``.
        message: one sentence a player understands.
        values: the values in the sentence, to say it in other languages.
    """

    def __init__(self, code: str, message: str, **values: int) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.values = values


class MalformedCommand(GameError):
    """Not a command at all: a missing field, a wrong type, an unknown name (HTTP 400)."""


class IllegalCommand(GameError):
    """A well-formed command that the rules do not allow now (HTTP 422)."""
