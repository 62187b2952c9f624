"""Schema of the view of suit bidding."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from companion.games.cards import Card, Cards, CardSource
from companion.games.schema import NoStep, SealedBid
from companion.games.suit_bidding.options import BackedSuit, Bidding, Offer, Ties, Values
from companion.games.suit_bidding.state import Ended, LastAuction, Offering, Raising, Showing


@dataclass(frozen=True, slots=True)
class Bid(SealedBid):
    """A sealed card, its owner's alone."""

    card: Card | None


@dataclass(frozen=True, slots=True)
class Player:
    """A seat; money can be followed by all."""

    seat: int
    name: str
    suit: BackedSuit
    hand: Cards
    won: Cards
    spent: Cards
    points: int
    bid: Bid | None


@dataclass(frozen=True, slots=True)
class OpenedAuction(LastAuction):
    """The last auction; ``texts`` with ``salts`` give the ``seals`` shown before."""

    texts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Variant:
    """How this table plays."""

    values: Values
    offer: Offer
    bidding: Bidding
    ties: Ties


@dataclass(frozen=True, slots=True)
class Sealing:
    """Bids are being sealed; ``offerer`` does not bid."""

    offerer: int | None


@dataclass(frozen=True, slots=True)
class AnyPhase:
    """What is told in every phase."""

    game: Literal["suit-bidding"]
    waiting_for: tuple[int, ...]
    cards: CardSource
    variant: Variant
    auction: int
    offer: Cards
    spare_left: int
    out: Cards
    players: tuple[Player, ...]
    last: OpenedAuction | None


@dataclass(frozen=True, slots=True)
class PlainView(AnyPhase):
    """A phase that tells nothing of its own."""

    phase: Literal["shuffling", "turning"]
    step: NoStep


@dataclass(frozen=True, slots=True)
class OfferingView(AnyPhase):
    """A card is chosen to be offered."""

    phase: Literal["offering"]
    step: Offering


@dataclass(frozen=True, slots=True)
class SealingView(AnyPhase):
    """Bids are being sealed."""

    phase: Literal["sealing"]
    step: Sealing


@dataclass(frozen=True, slots=True)
class ShowingView(AnyPhase):
    """Real cards are turned over."""

    phase: Literal["showing"]
    step: Showing


@dataclass(frozen=True, slots=True)
class RaisingView(AnyPhase):
    """The open auction."""

    phase: Literal["raising"]
    step: Raising


@dataclass(frozen=True, slots=True)
class EndedView(AnyPhase):
    """The game is over."""

    phase: Literal["ended"]
    step: Ended


View: TypeAlias = PlainView | OfferingView | SealingView | ShowingView | RaisingView | EndedView
