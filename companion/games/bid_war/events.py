"""Everything that can happen in Bid War. What is secret at first says so; ``views.seen_event`` takes it out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from companion.games.actor import BY_NOBODY, Actor
from companion.games.bid_war.options import Options
from companion.games.cards import Card, Cards
from companion.games.engine import Restored, Reverted


@dataclass(frozen=True, slots=True)
class GameStarted:
    """A table with these options."""

    options: Options


@dataclass(frozen=True, slots=True)
class Dealt:
    """The decks lie shuffled; their orders, top first, are nobody's to see."""

    prizes: Cards
    decks: tuple[Cards, ...]


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """Everybody draws up to five."""

    round_number: int


@dataclass(frozen=True, slots=True)
class CardsDrawn:
    """So many cards went from the owner's deck to the hand; which, the state knows."""

    owner: int
    count: int


@dataclass(frozen=True, slots=True)
class DeckReshuffled:
    """The owner's discard pile became the deck; its order, top first, is nobody's to see, () with real cards."""

    owner: int
    order: Cards


@dataclass(frozen=True, slots=True)
class PrizeFlipped:
    """One more prize is on offer."""

    card: Card
    said_by: Actor = BY_NOBODY


@dataclass(frozen=True, slots=True)
class BiddingOpened:
    """Everybody may play action cards and bid."""


@dataclass(frozen=True, slots=True)
class TwoPlayed:
    """A 2 was played; its owner draws two cards."""

    seat: int


@dataclass(frozen=True, slots=True)
class SevenPlayed:
    """A 7 was played; the trashed card is out of the game."""

    seat: int
    trashed: Card


@dataclass(frozen=True, slots=True)
class BidSealed:
    """A bid was sealed. The seal is for all; cards and salt are their owner's until the reveal."""

    seat: int
    seal: str
    cards: Cards
    salt: str


@dataclass(frozen=True, slots=True)
class BidLaid:
    """Real cards were laid face down."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class BidWithdrawn:
    """A bid was taken up again."""

    seat: int


@dataclass(frozen=True, slots=True)
class AllLaid:
    """Everybody's real cards lie face down: they are turned over now."""


@dataclass(frozen=True, slots=True)
class BidShown:
    """The owner's real cards, turned over."""

    owner: int
    cards: Cards
    said_by: Actor = BY_NOBODY


@dataclass(frozen=True, slots=True)
class BidsRevealed:
    """All bids at once, by seat; with their salts, so that anybody can check the seals (() with real cards)."""

    bids: tuple[Cards, ...]
    salts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardsAdded:
    """1s and 3s were added; everybody may answer."""

    seat: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class AddingPassed:
    """Nothing to add to what lies there now."""

    seat: int


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """Totals by seat; the winner takes every prize on offer, None at a tie."""

    totals: tuple[int, ...]
    winner: int | None


@dataclass(frozen=True, slots=True)
class GameEnded:
    """Points by seat; most win, a tie is shared."""

    points: tuple[int, ...]
    winners: tuple[int, ...]


Event: TypeAlias = (
    GameStarted
    | Dealt
    | RoundBegan
    | CardsDrawn
    | DeckReshuffled
    | PrizeFlipped
    | BiddingOpened
    | TwoPlayed
    | SevenPlayed
    | BidSealed
    | BidLaid
    | BidWithdrawn
    | AllLaid
    | BidShown
    | BidsRevealed
    | CardsAdded
    | AddingPassed
    | RoundEnded
    | GameEnded
    | Reverted
    | Restored
)
