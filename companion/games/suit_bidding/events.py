"""Everything that can happen in suit bidding. What is secret at first says so; ``views.seen_event`` takes it out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from companion.games.actor import BY_NOBODY, Actor
from companion.games.cards import Card, Cards
from companion.games.engine import Restored, Reverted
from companion.games.suit_bidding.options import Options


@dataclass(frozen=True, slots=True)
class GameStarted:
    """A table with these options."""

    options: Options


@dataclass(frozen=True, slots=True)
class SpareShuffled:
    """The spare suit lies shuffled; its order, top first, is nobody's to see."""

    order: Cards


@dataclass(frozen=True, slots=True)
class AuctionBegan:
    """The next auction; ``offerer`` puts up a card of the own hand, None where the spare suit is offered.

    Args:
        turn: place in the endless ABCCBA order.
    """

    number: int
    offerer: int | None
    turn: int


@dataclass(frozen=True, slots=True)
class PrizeTurned:
    """This card of the spare suit is on offer."""

    card: Card
    said_by: Actor = BY_NOBODY


@dataclass(frozen=True, slots=True)
class CardOffered:
    """This card of a hand is on offer."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class BidSealed:
    """A bid was sealed. The seal is for all; card and salt are their owner's until the reveal."""

    seat: int
    seal: str
    card: Card | None
    salt: str


@dataclass(frozen=True, slots=True)
class BidLaid:
    """A real card was laid face down."""

    seat: int


@dataclass(frozen=True, slots=True)
class BidWithdrawn:
    """A bid was taken up again."""

    seat: int


@dataclass(frozen=True, slots=True)
class AllLaid:
    """Everybody's real card lies face down: they are turned over now."""


@dataclass(frozen=True, slots=True)
class BidShown:
    """The owner's real card, turned over."""

    owner: int
    card: Card
    said_by: Actor = BY_NOBODY


@dataclass(frozen=True, slots=True)
class BidsRevealed:
    """All bids at once, by seat, None for the offerer; with their salts (() with real cards)."""

    bids: tuple[Card | None, ...]
    salts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BidRaised:
    """This card leads in the open auction."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class BidPassed:
    """Out of this auction."""

    seat: int


@dataclass(frozen=True, slots=True)
class AuctionEnded:
    """The winner has the offer; without one it is out, or carried over to the next auction."""

    winner: int | None
    carried: bool


@dataclass(frozen=True, slots=True)
class GameEnded:
    """Points by seat; most win, a tie is shared."""

    points: tuple[int, ...]
    winners: tuple[int, ...]


Event: TypeAlias = (
    GameStarted
    | SpareShuffled
    | AuctionBegan
    | PrizeTurned
    | CardOffered
    | BidSealed
    | BidLaid
    | BidWithdrawn
    | AllLaid
    | BidShown
    | BidsRevealed
    | BidRaised
    | BidPassed
    | AuctionEnded
    | GameEnded
    | Reverted
    | Restored
)
