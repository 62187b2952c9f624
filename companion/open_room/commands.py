"""Everything that people can ask of an open room. ``holder`` is the digest of the asking phone's token."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from companion.games.records import BigWhole


@dataclass(frozen=True, slots=True)
class Enter:
    """Join with a name; somebody who is already in keeps seat and name."""

    holder: str
    name: str


@dataclass(frozen=True, slots=True)
class SealNumber:
    """Seal a number for that round; it replaces an earlier one of the same round.

    Args:
        salt: 32 or more hexadecimal digits, drawn by the phone.
    """

    holder: str
    round_number: int
    number: BigWhole
    salt: str


@dataclass(frozen=True, slots=True)
class BeginRound:
    """From the host, or from the clock after a pause: begin the next round, in which everybody who is in may seal."""


@dataclass(frozen=True, slots=True)
class Reveal:
    """From the host, or from the clock: take no more seals, and reveal all numbers at once."""


@dataclass(frozen=True, slots=True)
class Prolong:
    """Give this round more seconds, counted from now if its time has run out."""

    seconds: int


@dataclass(frozen=True, slots=True)
class MoveDoor:
    """Close or open the door; guests who are in stay in."""

    open: bool


@dataclass(frozen=True, slots=True)
class RemoveGuest:
    """Remove a guest, with name and sealed number; that phone cannot join again."""

    seat: int


@dataclass(frozen=True, slots=True)
class EndGame:
    """End the game before the last round; sealed numbers are never shown."""


Command: TypeAlias = Enter | SealNumber | BeginRound | Reveal | Prolong | MoveDoor | RemoveGuest | EndGame
