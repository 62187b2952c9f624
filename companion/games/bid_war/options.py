"""What a table chooses, and the cards that are in play (``W1``)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from companion.games.cards import JACK, JOKER, KING, QUEEN, SUITS, Card, Cards, CardSource, Suit
from companion.games.engine import check_between
from companion.games.errors import MalformedCommand

NAME: Final = "bid-war"
HAND: Final = 5
MOST_BID: Final = 3
DRAWN_BY_A_TWO: Final = 2
HIGHEST_NUMBER: Final = 10
COPIES: Final = 2
WORTH: Final = {JACK: 5, QUEEN: 10, KING: 15, JOKER.rank: 25}


@dataclass(frozen=True, slots=True)
class Options:
    """A table's choices; the game's first event holds them whole.

    Args:
        players: names, in seat order.
        suits: the suit of each seat, each another.
        cards: dealt by the companion, or real ones.
        undo_seats: seats that may undo and redo; the host always may.
    """

    players: tuple[str, ...]
    suits: tuple[Suit, ...] = SUITS
    cards: CardSource = "phones"
    undo_seats: tuple[int, ...] = ()


def check_options(options: Options) -> None:
    """Check that there are 2 to 4 players, each with a suit of their own.

    Raises:
        MalformedCommand: ``options.players``, ``options.suits``.
    """
    check_between(len(options.players), 2, 4, "Bid War")
    if len(options.suits) < len(options.players) or len(set(options.suits)) != len(options.suits):
        raise MalformedCommand("options.suits", "Each player needs their own suit: name a different one for each.")


@cache
def numbers_of(suit: Suit) -> Cards:
    """A player's 20 cards: two copies of 1 to 10."""
    return tuple(Card(rank, suit) for rank in range(1, HIGHEST_NUMBER + 1) for _ in range(COPIES))


def prizes_of(options: Options) -> Cards:
    """The prize deck: two copies of J, Q, K of each suit in play, and a joker per player: 14, 21 or 28 cards."""
    count = len(options.players)
    pictures = [Card(rank, suit) for suit in options.suits[:count] for rank in (JACK, QUEEN, KING)]
    return (*[card for card in pictures for _ in range(COPIES)], *[JOKER] * count)


def worth(card: Card, suit: Suit) -> int:
    """Points of a prize for the owner of ``suit``: that suit counts double, a joker nothing."""
    return WORTH[card.rank] * (2 if card.suit == suit else 1)
