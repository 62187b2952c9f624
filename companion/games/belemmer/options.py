"""What a table chooses, and how cards beat each other (``B1``, ``B2``)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from companion.games.cards import ACE, BLACK_SUITS, JACK, KING, RED_SUITS, Card, Cards, CardSource
from companion.games.engine import check_between
from companion.games.errors import MalformedCommand

NAME: Final = "belemmer"
SIZE: Final = 4
RED: Final = 0
BLACK: Final = 1

Cell: TypeAlias = tuple[int, int]
"""(row, col) on the 4 × 4 grid, row 0 at the top."""


@dataclass(frozen=True, slots=True)
class Options:
    """A table's choices; the game's first event holds them whole.

    Args:
        players: names; seat 0 is red, seat 1 black.
        first: the seat that moves first, by the toss of a coin or by choice; the other places first.
        cards: dealt by the companion, or real ones.
        undo_seats: seats that may undo and redo; the host always may.
    """

    players: tuple[str, ...]
    first: int = RED
    cards: CardSource = "phones"
    undo_seats: tuple[int, ...] = ()


def check_options(options: Options) -> None:
    """Check that there are two players, one of whom begins.

    Raises:
        MalformedCommand: ``options.players``, ``options.first``.
    """
    check_between(len(options.players), 2, 2, "Belemmer")
    if options.first not in (RED, BLACK):
        raise MalformedCommand("options.first", "Red, seat 0, or black, seat 1, moves first: name one of them.")


@cache
def pile_of(seat: int) -> Cards:
    """The 26 cards of the seat's colour."""
    suits = RED_SUITS if seat == RED else BLACK_SUITS
    return tuple(Card(rank, suit) for suit in suits for rank in range(1, KING + 1))


def colour_of(card: Card) -> int:
    """The seat whose colour the card has."""
    return RED if card.suit in RED_SUITS else BLACK


def beats(card: Card, other: Card) -> bool:
    """Higher rank beats lower, but an ace beats J, Q and K, and is beaten by 2 to 10 only (``B2``)."""
    if card.rank == ACE:
        return other.rank >= JACK
    if other.rank == ACE:
        return card.rank < JACK
    return card.rank > other.rank


def value_of(card: Card) -> int:
    """What a card counts at the end: an ace 1, a number its number, a court card 10 (``B4``)."""
    return min(card.rank, 10)
