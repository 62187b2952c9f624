"""Who gives a command or reports a count: a player, the host, a device, or the companion by itself."""

from __future__ import annotations

import re
from dataclasses import dataclass, fields, replace
from functools import cache
from typing import Any, Final, Literal, TypeAlias, TypeVar, cast

CommandT = TypeVar("CommandT")
ActorKind: TypeAlias = Literal[
    "seat",
    "host",
    "players",
    "camera",
    "dice",
    "typed",
    "companion",
    "clock",
    "virtual",
    "replay",
    "chance",
    "nobody",
    "other",
]


@dataclass(frozen=True, slots=True, repr=False)
class Actor:
    """Who or what speaks. Files hold it as one or two words (``str``): ``seat 2``, ``host``, ``camera``.

    Args:
        seat: the seat of the player or virtual player; None for all others.
        words: the file's name for an ``other``, which this version does not know.
    """

    kind: ActorKind
    seat: int | None = None
    words: str = ""

    @property
    def by_itself(self) -> bool:
        """Whether it came from no person at the table."""
        return self.kind in ("companion", "clock", "virtual")

    def __str__(self) -> str:
        if self.kind in ("nobody", "other"):
            return self.words
        return self.kind if self.seat is None else f"{self.kind} {self.seat}"

    def __repr__(self) -> str:
        return f"actor_named({str(self)!r})"


BY_HOST: Final = Actor("host")
BY_PLAYERS: Final = Actor("players")
"""Some player, not known which."""
BY_CAMERA: Final = Actor("camera")
BY_DICE: Final = Actor("dice")
BY_TYPING: Final = Actor("typed")
"""Dice that somebody read and typed."""
BY_COMPANION: Final = Actor("companion")
BY_CLOCK: Final = Actor("clock")
BY_REPLAY: Final = Actor("replay")
BY_CHANCE: Final = Actor("chance")
"""Drawn at random, where no person and no camera reports a real card."""
BY_NOBODY: Final = Actor("nobody")
_ALONE: Final = {
    str(actor): actor
    for actor in (
        *(BY_HOST, BY_PLAYERS, BY_CAMERA, BY_DICE, BY_TYPING),
        *(BY_COMPANION, BY_CLOCK, BY_REPLAY, BY_CHANCE, BY_NOBODY),
    )
}
_SEATED: Final = re.compile(r"(seat|virtual) (-1|0|[1-9][0-9]{0,5})")


def by_seat(seat: int) -> Actor:
    """The player in that seat; for the host's number (-1), the host."""
    return BY_HOST if seat < 0 else Actor("seat", seat)


def by_virtual(seat: int) -> Actor:
    """The virtual player in that seat."""
    return Actor("virtual", seat)


@cache
def actor_named(text: str) -> Actor:
    """The actor that a file names so."""
    seated = _SEATED.fullmatch(text)
    if seated is not None:
        return Actor(cast(ActorKind, seated[1]), int(seated[2]))
    return _ALONE.get(text) or Actor("other", words=text)


def said_by(command: CommandT, actor: Actor) -> CommandT:
    """The command with ``said_by`` set to its real sender, whatever the request claims."""
    given = cast(Any, command)
    reports = any(field.name == "said_by" for field in fields(given))
    return cast(CommandT, replace(given, said_by=actor)) if reports else command
