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
        given: what came in, at the session's time; None where it had no effect and need not come in again.
        version: of the table now; of a command that was taken before, the one it was answered with then.
        followed: what the table decided and refused, in order.
        refused: why the command or answer that came in was not taken.
        unknown: it answered a question that is not open.
        unwanted: it was a roll nobody waited for.
        word: what came of a person's count.
        look: the frame that came in.
        failed: why not all that followed could be kept; whoever let it come in is told by this error.
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
        """This outbox, unless the input was refused.

        Raises:
            IllegalCommand, LogConflict: it was.
        """
        if self.refused is not None:
            raise self.refused
        return self

    @property
    def rejected(self) -> tuple[Rejected, ...]:
        """What the rules refused."""
        return tuple(entry for entry in self.followed if isinstance(entry, Rejected))


class SessionObserver(Protocol):
    """Receives everything in order while the session waits, so it must neither block nor raise."""

    def posted(self, outbox: Outbox) -> None:
        """An input arrived, with this result."""
