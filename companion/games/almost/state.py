"""The state of a game of Almost: everybody's score, and the current step."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TypeAlias

from companion.games.almost.options import POINTS_TO_WIN, Options
from companion.games.engine import HOST
from companion.games.records import BigWhole


@dataclass(frozen=True, slots=True)
class Bid:
    """A sealed bid, or markers in a fist: then 0, because nobody has seen them."""

    seal: str
    bid: BigWhole
    salt: str


@dataclass(frozen=True, slots=True)
class Between:
    """A round begins, or the game ends."""


@dataclass(frozen=True, slots=True)
class Discussing:
    """Everybody talks until the table's clock has run out."""


@dataclass(frozen=True, slots=True)
class Sealing:
    """Bids, by seat."""

    bids: tuple[Bid | None, ...]


@dataclass(frozen=True, slots=True)
class Showing:
    """Fists are opened, by seat."""

    shown: tuple[BigWhole | None, ...]


@dataclass(frozen=True, slots=True)
class Revealed:
    """Bids lie open; it remains to score."""

    bids: tuple[BigWhole, ...]


@dataclass(frozen=True, slots=True)
class Ended:
    """Who has won."""

    winners: tuple[int, ...]


Step: TypeAlias = Between | Discussing | Sealing | Showing | Revealed | Ended


@dataclass(frozen=True, slots=True)
class LastRound:
    """How the last round went; with sealed bids, what is needed to check the seals."""

    round_number: int
    bids: tuple[BigWhole, ...]
    seals: tuple[str, ...]
    salts: tuple[str, ...]
    winner: int | None


@dataclass(frozen=True, slots=True)
class State:
    """A game of Almost.

    Args:
        points, rounds_won: by seat.
    """

    options: Options
    points: tuple[int, ...]
    rounds_won: tuple[int, ...]
    round_number: int
    step: Step
    last: LastRound | None


def waiting_for(state: State) -> tuple[int, ...]:
    """The seats, or the host, for whom the game waits."""
    step = state.step
    if isinstance(step, Discussing):
        return (HOST,)
    if isinstance(step, Sealing):
        return tuple([seat for seat, bid in enumerate(step.bids) if bid is None])
    return tuple([seat for seat, bid in enumerate(step.shown) if bid is None]) if isinstance(step, Showing) else ()


def lowest_alone(bids: tuple[int, ...]) -> int | None:
    """The seat with the lowest bid that nobody else made; None if every bid was made twice (``L1``)."""
    alone = [bid for bid, count in Counter(bids).items() if count == 1]
    return bids.index(min(alone)) if alone else None


def winners_of(state: State) -> tuple[int, ...]:
    """Who wins if the game ends now (``L1``, ``L4``)."""
    if state.options.variant == "almost":
        return tuple([seat for seat, points in enumerate(state.points) if points >= POINTS_TO_WIN])
    scores = state.rounds_won if state.options.winner == "rounds" else state.points
    most = max(scores)
    return tuple([seat for seat, score in enumerate(scores) if score == most]) if most else ()
