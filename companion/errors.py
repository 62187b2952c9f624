"""The one error root of the companion room; rules have their own in ``companion.games.errors``."""

from __future__ import annotations

from typing import Any


class CompanionError(Exception):
    """Something the companion was given or asked cannot be done.

    Args:
        code: stable dotted code, e.g. ``settings.unknown_key``.
        message: one sentence for a person, naming the remedy.
        values: what it names, for the same sentence in other languages: numbers, words, messages.
    """

    def __init__(self, code: str, message: str, **values: Any) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.values = values


class UnknownResource(CompanionError):
    """What was asked for is not there (HTTP 404)."""


class MalformedRequest(CompanionError):
    """The request itself cannot be understood (HTTP 400)."""


class UnknownPerson(CompanionError):
    """Whoever asks has no seat and no name here (HTTP 401)."""


class NotAllowed(CompanionError):
    """Whoever asks may not do this (HTTP 403)."""


class Conflict(CompanionError):
    """Somebody was faster, or the table is not in a state for it (HTTP 409)."""


class TooBusy(CompanionError):
    """The companion cannot serve one more just now (HTTP 503)."""


class TooSoon(CompanionError):
    """Too many tries (HTTP 429).

    Args:
        wait_s: seconds until the next one is heard, rounded up.
    """

    def __init__(self, code: str, message: str, wait_s: int) -> None:
        super().__init__(code, message, wait_s=wait_s)
        self.wait_s = wait_s
