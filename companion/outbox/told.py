"""What goes over the line to a hub, as values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

JsonObject: TypeAlias = dict[str, Any]


@dataclass(frozen=True, slots=True)
class SeatTold:
    """Who sits there; a virtual player is nobody's.

    Args:
        mat: the place at the table, whose sign and colour the seat has; None from a table that does not tell it.
    """

    name: str
    virtual: bool
    mat: int | None = None


@dataclass(frozen=True, slots=True)
class GameTold:
    """Which game it is.

    Args:
        key: the table's own id of it.
        kind: as lobbies name it.
        created_ns: when it was made, by the wall clock.
    """

    key: str
    kind: str
    title: str
    created_ns: int
    seats: tuple[SeatTold, ...]


@dataclass(frozen=True, slots=True)
class EventTold:
    """One event as a spectator sees it.

    Args:
        version: counts a game's events from 1.
        logged_ns: when it was written, by the table's wall clock.
        event: None where a spectator may not know it.
        line: the message that tells it; None where there is none.
        tags: of that line, such as ``siege``, ``collapse``, ``end``.
    """

    version: int
    logged_ns: int
    event: JsonObject | None
    line: JsonObject | None
    tags: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StandTold:
    """How the game stands after the last event of a batch.

    Args:
        view: all that a spectator may know.
        points: by seat; () where the game does not count any yet.
        winners: seats; None while the game goes on, and for a vote.
        walls: by seat, the stones of the highest wall; () in a game without walls.
    """

    view: JsonObject
    points: tuple[int, ...]
    winners: tuple[int, ...] | None
    walls: tuple[int, ...]
    over: bool


@dataclass(frozen=True, slots=True)
class Batch:
    """Events of one game in order, the first of them behind ``after``, and how it stands then."""

    game: GameTold
    after: int
    events: tuple[EventTold, ...]
    stand: StandTold


@dataclass(frozen=True, slots=True)
class RecordingTold:
    """A recording that is to come.

    Args:
        digest: SHA-256 of the file, in hexadecimal digits.
        game: the table's own id of it.
    """

    digest: str
    size: int
    game: str


@dataclass(frozen=True, slots=True)
class PieceTold:
    """A piece of it.

    Args:
        at: bytes before it.
        piece: in base64.
    """

    digest: str
    size: int
    game: str
    at: int
    piece: str
