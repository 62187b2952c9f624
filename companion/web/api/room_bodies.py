"""What requests to an open room may carry, checked as ``companion.web.api.bodies`` says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from companion.games.records import BigWhole

MAX_ROOM_BODY_BYTES: Final = 2048
"""No wish of a room is longer: a name, a title, a number with its salt."""


@dataclass(frozen=True, slots=True)
class SwitchHall:
    """Serve an open room beside the table, or do so no longer; its game is kept."""

    open: bool


@dataclass(frozen=True, slots=True)
class EnterRoom:
    """Come in with a name. Whoever is in already stays who they are."""

    name: str


@dataclass(frozen=True, slots=True)
class SealRoomNumber:
    """Seal a number for that round, or another in its place. The phone draws the salt: 32 or more hexadecimal digits."""

    round: int
    number: BigWhole
    salt: str


@dataclass(frozen=True, slots=True)
class ProlongRound:
    """Give the round so many seconds more."""

    seconds: int


@dataclass(frozen=True, slots=True)
class MoveRoomDoor:
    """Open the door, or shut it."""

    open: bool


@dataclass(frozen=True, slots=True)
class RemoveRoomGuest:
    """Take somebody out, with name and number."""

    seat: int
