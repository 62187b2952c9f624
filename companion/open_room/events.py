"""Everything that happens in an open room. The log stores the time beside each event; durations count from there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, cast, get_args

from companion.games.errors import MalformedCommand
from companion.games.records import BigWhole, record_from_json, to_json
from companion.open_room.options import Options


@dataclass(frozen=True, slots=True)
class RoomOpened:
    """A room was opened with these options."""

    options: Options


@dataclass(frozen=True, slots=True)
class GuestEntered:
    """Somebody joined; seats count from 0 and are never reused."""

    seat: int
    name: str
    holder: str


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A round began, in which numbers can be sealed for so many seconds; None: until the host ends it."""

    round_number: int
    seconds: int | None


@dataclass(frozen=True, slots=True)
class RoundProlonged:
    """The round now ends so many seconds after this event."""

    seconds: int


@dataclass(frozen=True, slots=True)
class NumberSealed:
    """A number was sealed; only its owner may know number and salt before the reveal."""

    seat: int
    seal: str
    number: BigWhole
    salt: str


@dataclass(frozen=True, slots=True)
class NumbersRevealed:
    """All numbers of a round were revealed.

    Args:
        winner: the seat of the lowest number that nobody else sealed; None if there is none.
        number: the number it won with, its points; 0 without a winner.
        pause_s: seconds until the next round begins by itself; None: the host begins it, or there is none.
    """

    round_number: int
    winner: int | None
    number: BigWhole
    pause_s: int | None


@dataclass(frozen=True, slots=True)
class DoorMoved:
    """The door was opened or closed."""

    open: bool


@dataclass(frozen=True, slots=True)
class GuestRemoved:
    """A guest was removed."""

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
    """Return an event as JSON for the log: ``{"event": "GuestEntered", …}``."""
    return {"event": type(event).__name__, **to_json(event)}


def event_from_json(data: Mapping[str, Any]) -> Event:
    """Return the event in a line of the log.

    Raises:
        MalformedCommand: it is no event.
    """
    kind = _KINDS.get(str(data.get("event")))
    if kind is None:
        raise MalformedCommand("event.unknown", f"There is no event {data.get('event')!r} in an open room.")
    fields = {name: value for name, value in data.items() if name != "event"}
    return cast(Event, record_from_json("event", kind, fields))
