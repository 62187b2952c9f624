"""Everything that can be asked of an open room. ``holder`` is the digest of a phone's token: who asks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from companion.games.records import BigWhole


@dataclass(frozen=True, slots=True)
class Enter:
    """Come in with a name; whoever is in already keeps seat and name."""

    holder: str
    name: str


@dataclass(frozen=True, slots=True)
class SealNumber:
    """Seal a number for that round; another one of the same round is replaced.

    Args:
        salt: 32 or more hexadecimal digits, drawn by the phone.
    """

    holder: str
    round_number: int
    number: BigWhole
    salt: str


@dataclass(frozen=True, slots=True)
class BeginRound:
    """The host, or the clock after a pause: the next round, in which all who are in may seal."""


@dataclass(frozen=True, slots=True)
class Reveal:
    """The host, or the clock: no more seals; all numbers at once."""


@dataclass(frozen=True, slots=True)
class Prolong:
    """The clock gives this round so many seconds more, counted from now where it has run out."""

    seconds: int


@dataclass(frozen=True, slots=True)
class MoveDoor:
    """Shut the door, or open it; who is in stays in."""

    open: bool


@dataclass(frozen=True, slots=True)
class RemoveGuest:
    """Take somebody out of the room, with name and sealed number; that phone does not come in again."""

    seat: int


@dataclass(frozen=True, slots=True)
class EndGame:
    """End it before the last round; numbers that lie sealed are never told."""


Command: TypeAlias = Enter | SealNumber | BeginRound | Reveal | Prolong | MoveDoor | RemoveGuest | EndGame
