"""Everything a table can do in suit bidding. ``seat`` is who commands; ``said_by`` is who or what read a real card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from companion.games.actor import BY_NOBODY, Actor
from companion.games.cards import Card, Cards
from companion.games.engine import Redo, Undo


@dataclass(frozen=True, slots=True)
class ShuffleSpare:
    """The host: the order of the shuffled spare suit, top first."""

    seat: int
    order: Cards


@dataclass(frozen=True, slots=True)
class TurnPrize:
    """The card that was turned over from a real spare suit."""

    seat: int
    card: Card
    said_by: Actor = BY_NOBODY


@dataclass(frozen=True, slots=True)
class OfferCard:
    """Put a card of the own hand up for auction."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class SealBid:
    """Seal a card of the hand; a seal of this auction is replaced.

    Args:
        salt: 32 or more hexadecimal digits, drawn outside the rules.
    """

    seat: int
    card: Card
    salt: str


@dataclass(frozen=True, slots=True)
class LayBid:
    """Lay a real card face down."""

    seat: int


@dataclass(frozen=True, slots=True)
class WithdrawBid:
    """Take the own sealed or laid bid up again."""

    seat: int


@dataclass(frozen=True, slots=True)
class ShowBid:
    """The real card that ``owner`` turned over; the host may say so too."""

    seat: int
    owner: int
    card: Card
    said_by: Actor = BY_NOBODY


@dataclass(frozen=True, slots=True)
class RaiseBid:
    """Show a card worth more than the one that leads."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class PassBid:
    """Pass in this auction, for good."""

    seat: int


Command: TypeAlias = (
    ShuffleSpare | TurnPrize | OfferCard | SealBid | LayBid | WithdrawBid | ShowBid | RaiseBid | PassBid | Undo | Redo
)
