"""The messages to a hub, as values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

JsonObject: TypeAlias = dict[str, Any]


@dataclass(frozen=True, slots=True)
class SeatTold:
    """A seat of a game; a virtual player is nobody's.

    Args:
        mat: the place at the table, which gives the seat its sign and colour; None if the table does not tell it.
    """

    name: str
    virtual: bool
    mat: int | None = None


@dataclass(frozen=True, slots=True)
class GameTold:
    """The game that a batch belongs to.

    Args:
        key: the table's own id of the game.
        kind: the kind of game as lobbies name it.
        created_ns: when it was created, by the wall clock.
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
        version: the event's number in its game, from 1.
        logged_ns: when it was written, by the table's wall clock.
        event: None if a spectator may not know it.
        line: the message that describes it; None if there is none.
        tags: the line's tags, such as ``siege``, ``collapse``, ``end``.
    """

    version: int
    logged_ns: int
    event: JsonObject | None
    line: JsonObject | None
    tags: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StandTold:
    """A game's state after the last event of a batch.

    Args:
        view: everything that a spectator may know.
        points: by seat; () if the game has none yet.
        winners: their seats; None while the game goes on, and for a vote.
        walls: the most stones in one wall, by seat; () in a game without walls.
    """

    view: JsonObject
    points: tuple[int, ...]
    winners: tuple[int, ...] | None
    walls: tuple[int, ...]
    over: bool


@dataclass(frozen=True, slots=True)
class Batch:
    """Events of one game in order, the first one directly after version ``after``, and the state after them."""

    game: GameTold
    after: int
    events: tuple[EventTold, ...]
    stand: StandTold


@dataclass(frozen=True, slots=True)
class RecordingTold:
    """The announcement of a recording.

    Args:
        digest: SHA-256 of the file, in hexadecimal digits.
        game: the table's own id of the game.
    """

    digest: str
    size: int
    game: str


@dataclass(frozen=True, slots=True)
class PieceTold:
    """A piece of a recording.

    Args:
        at: the number of bytes before it.
        piece: the bytes in base64.
    """

    digest: str
    size: int
    game: str
    at: int
    piece: str
