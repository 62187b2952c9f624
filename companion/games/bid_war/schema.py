"""Schema of the view of Bid War."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from companion.games.bid_war import state
from companion.games.bid_war.state import Ended, LastRound, Showing
from companion.games.cards import Cards, CardSource, Suit
from companion.games.schema import NoStep, SealedBid


@dataclass(frozen=True, slots=True)
class Bid(SealedBid):
    """A sealed bid; how many real cards lie face down all can see."""

    count: int | None
    cards: Cards | None


@dataclass(frozen=True, slots=True)
class Player:
    """A seat; ``hand`` is null where whoever looks may not see it."""

    seat: int
    name: str
    suit: Suit
    in_hand: int
    in_deck: int
    hand: Cards | None
    discard: Cards
    trash: Cards
    prizes: Cards
    points: int
    reshuffles: int
    bid: Bid | None


@dataclass(frozen=True, slots=True)
class Revealed:
    """The last sealed bids, opened: ``texts`` with ``salts`` give the ``seals`` shown before."""

    round: int
    bids: tuple[Cards, ...]
    texts: tuple[str, ...]
    salts: tuple[str, ...]
    seals: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Adding(state.Adding):
    """Bids lie open, with what they come to."""

    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AnyPhase:
    """What is told in every phase; ``drawing`` names who waits for a shuffle."""

    game: Literal["bid-war"]
    waiting_for: tuple[int, ...]
    cards: CardSource
    round: int
    drawing: tuple[int, ...]
    offer: Cards
    prizes_left: int
    players: tuple[Player, ...]
    last: LastRound | None
    revealed: Revealed | None


@dataclass(frozen=True, slots=True)
class PlainView(AnyPhase):
    """A phase that tells nothing of its own."""

    phase: Literal["dealing", "preparing", "bidding"]
    step: NoStep


@dataclass(frozen=True, slots=True)
class ShowingView(AnyPhase):
    """Real cards are turned over."""

    phase: Literal["showing"]
    step: Showing


@dataclass(frozen=True, slots=True)
class AddingView(AnyPhase):
    """1s and 3s may be added."""

    phase: Literal["adding"]
    step: Adding


@dataclass(frozen=True, slots=True)
class EndedView(AnyPhase):
    """The game is over."""

    phase: Literal["ended"]
    step: Ended


View: TypeAlias = PlainView | ShowingView | AddingView | EndedView
