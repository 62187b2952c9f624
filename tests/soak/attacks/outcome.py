"""An attempt, what is promised of it, and what it led to; the table that they end in."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Outcome:
    """Whether the promise held, and the figures that show it."""

    held: bool
    figures: str


@dataclass(frozen=True, slots=True)
class Attempt:
    """Something that is tried.

    Args:
        name: what is done.
        promise: what must hold all the same.
        run: does it.
    """

    name: str
    promise: str
    run: Callable[[], Outcome]


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is tried of what may be repeated at will; ``seconds`` is for each attempt at connections."""

    seconds: float = 6.0
    kills: int = 200
    commands: int = 15_000
    damages: int = 500
    games: int = 8


@dataclass(frozen=True, slots=True)
class Tried:
    """A line of the table."""

    name: str
    promise: str
    outcome: Outcome
    seconds: float

    def line(self) -> str:
        """As Markdown."""
        word = "held" if self.outcome.held else "**broke**"
        return f"| {self.name} | {self.promise} | {word}: {self.outcome.figures} | {self.seconds:.0f} s |"


def tried(attempt: Attempt) -> Tried:
    """Try it. Whatever it raises is a promise that broke."""
    began = time.monotonic()
    try:
        outcome = attempt.run()
    except Exception as error:
        outcome = Outcome(False, f"{type(error).__name__}: {str(error).splitlines()[0] if str(error) else ''}"[:300])
    return Tried(attempt.name, attempt.promise, outcome, time.monotonic() - began)


def asserted(check: Callable[[], object], figures: str) -> Outcome:
    """That a test of its own passes; its assertion's words where it does not."""
    try:
        check()
    except AssertionError as error:
        return Outcome(False, f"{figures}: {str(error).splitlines()[0] if str(error) else 'an assertion failed'}"[:300])
    return Outcome(True, figures)
