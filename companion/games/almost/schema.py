"""Schema of the view of Almost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from companion.games.almost.options import Bids, Variant, Winner
from companion.games.almost.state import Ended, LastRound, Showing
from companion.games.schema import Exact, NoStep, SealedBid


@dataclass(frozen=True, slots=True)
class Bid(SealedBid):
    """A sealed number, its owner's alone."""

    bid: int | None


@dataclass(frozen=True, slots=True)
class Player:
    """A seat."""

    seat: int
    name: str
    points: Exact
    rounds_won: int
    bid: Bid | None


@dataclass(frozen=True, slots=True)
class OpenedRound(LastRound):
    """The last round; ``texts`` with ``salts`` give the ``seals`` shown before."""

    texts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AnyPhase:
    """What is told in every phase."""

    game: Literal["almost"]
    waiting_for: tuple[int, ...]
    variant: Variant
    winner: Winner
    bids: Bids
    discussion_s: int
    round: int
    rounds: int
    players: tuple[Player, ...]
    last: OpenedRound | None


@dataclass(frozen=True, slots=True)
class PlainView(AnyPhase):
    """A phase that tells nothing of its own."""

    phase: Literal["discussing", "sealing"]
    step: NoStep


@dataclass(frozen=True, slots=True)
class ShowingView(AnyPhase):
    """Fists are opened."""

    phase: Literal["showing"]
    step: Showing


@dataclass(frozen=True, slots=True)
class EndedView(AnyPhase):
    """The game is over."""

    phase: Literal["ended"]
    step: Ended


View: TypeAlias = PlainView | ShowingView | EndedView
