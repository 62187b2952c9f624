"""The result of one input: the new version, what was decided and refused, and the interface of a session observer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from companion.games.actor import Actor
from companion.games.errors import IllegalCommand
from companion.session.inputs import FrameSeen, Input
from companion.session.outcomes import WordHeard
from companion.table.database import LogUnavailable
from companion.table.log import LogConflict


@dataclass(frozen=True, slots=True)
class Decided:
    """An accepted command; ``version`` is the one after its events."""

    t_ns: int
    version: int
    source: Actor
    command: Any
    events: Sequence[Any]


@dataclass(frozen=True, slots=True)
class Rejected:
    """A command the rules refused, with its dotted code."""

    t_ns: int
    command: Any
    code: str
    message: str


Followed: TypeAlias = Decided | Rejected


@dataclass(frozen=True, slots=True)
class FrameLook:
    """A frame, its number, and whether it led to anything: an event, or a question opened or closed."""

    frame: FrameSeen
    number: int
    mattered: bool


@dataclass(frozen=True, slots=True)
class Outbox:
    """The result of an input.

    Attributes:
        given: the input, at the session's time; None if it had no effect and need not be replayed.
        version: the table's version now; for a repeated command, the version of the first answer.
        followed: commands that the table accepted or refused, in order.
        refused: why the input, a command or an answer, was refused.
        unknown: the input answered a question that is not open.
        unwanted: the input was a roll that nobody waited for.
        word: the result of a person's count.
        look: the frame, if the input was one.
        failed: why not every result could be stored; the session raises it to whoever gave the input.
    """

    given: Input | None
    version: int
    followed: tuple[Followed, ...] = ()
    refused: IllegalCommand | LogConflict | None = None
    unknown: bool = False
    unwanted: bool = False
    word: WordHeard | None = None
    look: FrameLook | None = None
    failed: LogUnavailable | None = None

    def taken(self) -> Outbox:
        """Return this outbox, unless the input was refused.

        Raises:
            IllegalCommand, LogConflict: the input was refused.
        """
        if self.refused is not None:
            raise self.refused
        return self

    @property
    def rejected(self) -> tuple[Rejected, ...]:
        """The commands that the rules refused."""
        return tuple(entry for entry in self.followed if isinstance(entry, Rejected))


class SessionObserver(Protocol):
    """Receives every result in order. The session waits for it, so it must neither block nor raise."""

    def posted(self, outbox: Outbox) -> None:
        """Receive the result of an input."""
