"""Schema of what an open room sends to everybody, and of what one guest is sent besides; ``view`` fills it in."""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.almost.options import Winner
from companion.games.schema import Exact
from companion.open_room.room import Stage


@dataclass(frozen=True, slots=True)
class RoundWinner:
    """Who won a round."""

    seat: int
    name: str


@dataclass(frozen=True, slots=True)
class RoomResult:
    """A revealed round: how often each low number was sealed, how many lie above, and who won."""

    round: int
    bids: int
    counts: tuple[int, ...]
    above: int
    number: int
    winner: RoundWinner | None


@dataclass(frozen=True, slots=True)
class Standing:
    """Somebody who has won a round."""

    seat: int
    name: str
    rounds_won: int
    points: Exact


@dataclass(frozen=True, slots=True)
class Room:
    """A room as everybody may see it."""

    number: int
    title: str
    stage: Stage
    door_open: bool
    round: int
    rounds: int
    winner_by: Winner
    due_ms: int | None
    guests: int
    players: int
    sealed: int
    last: RoomResult | None
    standings: tuple[Standing, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class OwnSeal:
    """The number that a guest sealed."""

    round: int
    number: int
    salt: str
    seal: str


@dataclass(frozen=True, slots=True)
class Guest:
    """What a guest alone is told: who they are, and the number they sealed."""

    seat: int
    name: str
    first_round: int
    sealed: OwnSeal | None


@dataclass(frozen=True, slots=True)
class RoomTold:
    """What goes to all phones in a room; null where there is none."""

    room: Room | None
    now_ms: int
    sequence: int
