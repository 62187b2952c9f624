"""Everything that happens in an open room. When it happened stands beside it in the log: spans count from there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, cast, get_args

from companion.games.errors import MalformedCommand
from companion.games.records import BigWhole, record_from_json, to_json
from companion.open_room.options import Options


@dataclass(frozen=True, slots=True)
class RoomOpened:
    """A room with these options."""

    options: Options


@dataclass(frozen=True, slots=True)
class GuestEntered:
    """Somebody came in; seats count from 0 and are never given twice."""

    seat: int
    name: str
    holder: str


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """Numbers can be sealed, for so many seconds; None: until the host ends it."""

    round_number: int
    seconds: int | None


@dataclass(frozen=True, slots=True)
class RoundProlonged:
    """The round ends so many seconds from now."""

    seconds: int


@dataclass(frozen=True, slots=True)
class NumberSealed:
    """A number was sealed; number and salt are its owner's until the reveal."""

    seat: int
    seal: str
    number: BigWhole
    salt: str


@dataclass(frozen=True, slots=True)
class NumbersRevealed:
    """All numbers lie open.

    Args:
        winner: the seat of the lowest number that nobody else sealed; None if there is none.
        number: the number it won with, its points; 0 without a winner.
        pause_s: seconds until the next round begins by itself; None: when the host says so, or never.
    """

    round_number: int
    winner: int | None
    number: BigWhole
    pause_s: int | None


@dataclass(frozen=True, slots=True)
class DoorMoved:
    """The door is open, or shut."""

    open: bool


@dataclass(frozen=True, slots=True)
class GuestRemoved:
    """Somebody was taken out."""

    seat: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over; several may have won, or nobody."""

    winners: tuple[int, ...]


Event: TypeAlias = (
    RoomOpened
    | GuestEntered
    | RoundBegan
    | RoundProlonged
    | NumberSealed
    | NumbersRevealed
    | DoorMoved
    | GuestRemoved
    | GameEnded
)
_KINDS: Final[dict[str, type]] = {kind.__name__: kind for kind in get_args(Event)}


def event_to_json(event: Event) -> dict[str, Any]:
    """``{"event": "GuestEntered", …}``, as the log keeps it."""
    return {"event": type(event).__name__, **to_json(event)}


def event_from_json(data: Mapping[str, Any]) -> Event:
    """The event of a log's line.

    Raises:
        MalformedCommand: it is none.
    """
    kind = _KINDS.get(str(data.get("event")))
    if kind is None:
        raise MalformedCommand("event.unknown", f"There is no event {data.get('event')!r} in an open room.")
    fields = {name: value for name, value in data.items() if name != "event"}
    return cast(Event, record_from_json("event", kind, fields))
