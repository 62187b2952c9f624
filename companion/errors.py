"""The root of the companion's errors; rules have their own in ``companion.games.errors``."""

from __future__ import annotations

from typing import Any


class CompanionError(Exception):
    """A request or an input that the companion cannot handle.

    Args:
        code: stable dotted code, e.g. ``settings.unknown_key``.
        message: one sentence for a person, naming the remedy.
        values: the numbers, words and messages in it, for the same sentence in other languages.
    """

    def __init__(self, code: str, message: str, **values: Any) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.values = values


class UnknownResource(CompanionError):
    """The requested thing does not exist (HTTP 404)."""


class MalformedRequest(CompanionError):
    """The request cannot be understood (HTTP 400)."""


class UnknownPerson(CompanionError):
    """The sender has no seat and no name here (HTTP 401)."""


class NotAllowed(CompanionError):
    """The sender may not do this (HTTP 403)."""


class Conflict(CompanionError):
    """Somebody was faster, or the table's state does not allow it (HTTP 409)."""


class TooBusy(CompanionError):
    """The companion cannot serve one more at the moment (HTTP 503)."""


class TooSoon(CompanionError):
    """Too many attempts (HTTP 429).

    Args:
        wait_s: seconds until the next attempt is accepted, rounded up.
    """

    def __init__(self, code: str, message: str, wait_s: int) -> None:
        super().__init__(code, message, wait_s=wait_s)
        self.wait_s = wait_s
