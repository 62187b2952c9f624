"""What a table chooses: suits, and the variants (``N1``, ``N4``)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final, Literal, TypeAlias

from companion.games.cards import JACK, KING, QUEEN, SUITS, Card, Cards, CardSource, Suit
from companion.games.engine import check_between
from companion.games.errors import MalformedCommand

NAME: Final = "suit-bidding"
MOST_PLAYERS: Final = 7
"""Two decks have a suit for each of seven players, and a spare one (``N4``)."""

Back: TypeAlias = Literal["blue", "red"]
Values: TypeAlias = Literal["standard", "queen-high", "queen-equal", "pictures-10"]
Offer: TypeAlias = Literal["spare", "own"]
Bidding: TypeAlias = Literal["sealed", "open"]
Ties: TypeAlias = Literal["discard", "carry", "next-highest"]


@dataclass(frozen=True, slots=True)
class BackedSuit:
    """A suit of one of two decks, told apart by the colour of their backs."""

    suit: Suit
    back: Back = "blue"


ALL_SUITS: Final[tuple[BackedSuit, ...]] = (
    *[BackedSuit(suit) for suit in SUITS],
    *[BackedSuit(suit, "red") for suit in SUITS],
)


@dataclass(frozen=True, slots=True)
class Options:
    """A table's choices; the game's first event holds them whole.

    Args:
        players: names, in seat order.
        suits: those of the players, in seat order, and then, where ``offer`` needs it, the spare one.
        values: what cards are worth, as money and as prizes.
        offer: cards of a spare suit, or of the players' own hands in ABCCBA order.
        bidding: all at once in secret, or in turn with cards shown.
        ties: what becomes of the prize when the highest sealed bid was made twice.
        cards: dealt by the companion, or real ones.
        undo_seats: seats that may undo and redo; the host always may.
    """

    players: tuple[str, ...]
    suits: tuple[BackedSuit, ...] = ALL_SUITS
    values: Values = "standard"
    offer: Offer = "spare"
    bidding: Bidding = "sealed"
    ties: Ties = "discard"
    cards: CardSource = "phones"
    undo_seats: tuple[int, ...] = ()


def check_options(options: Options) -> None:
    """Check that there are 2 to 7 players, each with a suit of their own, and a spare one if needed.

    Raises:
        MalformedCommand: ``options.players``, ``options.suits``.
    """
    count = len(options.players)
    check_between(count, 2, MOST_PLAYERS, "Suit bidding")
    needed = count + (options.offer == "spare")
    if len(options.suits) < needed or len(set(options.suits)) != len(options.suits):
        raise MalformedCommand("options.suits", f"{needed} different suits are needed: name a suit and back for each.")


@cache
def suit_cards(suit: Suit) -> Cards:
    """The thirteen cards of a suit, ace to king."""
    return tuple(Card(rank, suit) for rank in range(1, KING + 1))


def value_of(card: Card, values: Values) -> int:
    """What a card is worth, as money and as a prize (``N1``, ``N4``)."""
    if values == "queen-high" and card.rank >= QUEEN:
        return QUEEN + KING - card.rank
    if values == "queen-equal" and card.rank == QUEEN:
        return KING
    return 10 if values == "pictures-10" and card.rank >= JACK else card.rank
