"""Everything a table can do in Bid War. ``seat`` is who commands; ``said_by`` is who or what read a real card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from companion.games.actor import BY_NOBODY, Actor
from companion.games.cards import Card, Cards
from companion.games.engine import Redo, Undo


@dataclass(frozen=True, slots=True)
class Deal:
    """The host: the order of the shuffled prize deck, and of each seat's deck, top first."""

    seat: int
    prizes: Cards
    decks: tuple[Cards, ...]


@dataclass(frozen=True, slots=True)
class ShuffleDeck:
    """The host: the order in which ``owner``'s discard pile became the deck, top first."""

    seat: int
    owner: int
    order: Cards


@dataclass(frozen=True, slots=True)
class FlipPrize:
    """The prize that was turned over from a real deck."""

    seat: int
    card: Card
    said_by: Actor = BY_NOBODY


@dataclass(frozen=True, slots=True)
class PlayTwo:
    """Play a 2 of the hand to draw two cards."""

    seat: int


@dataclass(frozen=True, slots=True)
class PlaySeven:
    """Play a 7 of the hand to put another card of the hand out of the game."""

    seat: int
    trashed: Card


@dataclass(frozen=True, slots=True)
class SealBid:
    """Seal 1 to 3 cards of the hand; a seal of this round is replaced.

    Args:
        salt: 32 or more hexadecimal digits, drawn outside the rules.
    """

    seat: int
    cards: Cards
    salt: str


@dataclass(frozen=True, slots=True)
class LayBid:
    """Lay 1 to 3 real cards face down."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class WithdrawBid:
    """Take the own sealed or laid bid up again."""

    seat: int


@dataclass(frozen=True, slots=True)
class ShowBid:
    """The real cards that ``owner`` turned over; the host may say so too."""

    seat: int
    owner: int
    cards: Cards
    said_by: Actor = BY_NOBODY


@dataclass(frozen=True, slots=True)
class AddCards:
    """Add 1s and 3s of the hand after the reveal."""

    seat: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class PassAdding:
    """Add nothing to what lies there now."""

    seat: int


Command: TypeAlias = (
    Deal
    | ShuffleDeck
    | FlipPrize
    | PlayTwo
    | PlaySeven
    | SealBid
    | LayBid
    | WithdrawBid
    | ShowBid
    | AddCards
    | PassAdding
    | Undo
    | Redo
)
