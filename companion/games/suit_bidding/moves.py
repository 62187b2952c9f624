"""Each kind of thing a seat may do in suit bidding, with its bounds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from companion.games.cards import Cards


@dataclass(frozen=True, slots=True)
class MayShuffleSpare:
    """Shuffle the spare suit."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class MayTurnPrize:
    """Say which of these cards was turned over."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class MayOfferCard:
    """Put one of these up for auction."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class MaySealBid:
    """Seal one of these; ``sealed``: in place of the bid that lies there."""

    cards: Cards
    sealed: bool


@dataclass(frozen=True, slots=True)
class MayLayBid:
    """Lay a real card face down."""


@dataclass(frozen=True, slots=True)
class MayWithdrawBid:
    """Take the own bid back."""


@dataclass(frozen=True, slots=True)
class MayShowBid:
    """Say which of these cards ``owner`` turned over."""

    owner: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class MayRaiseBid:
    """Show one of these, which are worth more than the card that leads."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class MayPassBid:
    """Pass in this auction."""


Move: TypeAlias = (
    MayShuffleSpare
    | MayTurnPrize
    | MayOfferCard
    | MaySealBid
    | MayLayBid
    | MayWithdrawBid
    | MayShowBid
    | MayRaiseBid
    | MayPassBid
)
