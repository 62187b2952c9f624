"""The parts of a small game's table as drawn, and functions that read them from a view that may hold anything. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from companion.games.cards import ACE, JOKER, KING, SUITS, Card

_MOST: Final = 10_000
"""The most rounds, points, or cards in a pile; no card game has more."""
_MOST_CARDS: Final = 120
"""The most cards in a list: two decks with their jokers, and some more."""
_MOST_DIGITS: Final = 400
MOST_SEATS: Final = 12
_LONGEST_NAME: Final = 120
Words: TypeAlias = tuple[str, Mapping[str, object]]
"""The key of a text in the catalogue, with its values."""


@dataclass(frozen=True, slots=True)
class Line:
    """What is shown of one player.

    Args:
        number: the number that matters most at this moment, in digits; empty if there is none.
        won: whether this was the best.
        money: cards to bid with that everybody can keep track of.
    """

    name: str
    suit: str | None = None
    cards: tuple[Card, ...] = ()
    words: tuple[Words, ...] = ()
    number: str = ""
    won: bool = False
    money: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the table: cards, lines of players, words; ``of_games``: the lines are of games played, not of players."""

    title: Words
    cards: tuple[Card, ...] = ()
    lines: tuple[Line, ...] = ()
    words: tuple[Words, ...] = ()
    of_games: bool = False


@dataclass(frozen=True, slots=True)
class Stack:
    """A cell of Belemmer's grid; ``top`` is None if it is empty."""

    cell: str
    top: Card | None
    height: int


@dataclass(frozen=True, slots=True)
class Board:
    """The table of a small game, from top to bottom; ``grid`` in rows, only for Belemmer."""

    parts: tuple[Part, ...]
    grid: tuple[tuple[Stack, ...], ...] = ()


def players_in(view: Mapping[str, Any]) -> Sequence[Mapping[str, Any]]:
    """Return the players in seat order. Raises ``ValueError`` for anything else."""
    players: Sequence[Mapping[str, Any]] = view["players"]
    if not 0 < len(players) <= MOST_SEATS:
        raise ValueError("too many players, or none")
    return players


def cards_in(cards: Any) -> tuple[Card, ...]:
    """Return cards in their order. Raises ``ValueError`` for anything else."""
    if len(cards) > _MOST_CARDS:
        raise ValueError("too many cards")
    return tuple([_card(card) for card in cards])


def _card(card: Any) -> Card:
    rank, suit = card["rank"], card["suit"]
    if type(rank) is not int:
        raise ValueError(rank)
    found = Card(rank, suit)
    if found != JOKER and (suit not in SUITS or not ACE <= rank <= KING):
        raise ValueError(card)
    return found


def suit_in(suit: Any) -> str:
    """Return a suit's word. Raises ``ValueError`` for anything else."""
    if suit not in SUITS:
        raise ValueError(suit)
    return str(suit)


def side_in(colour: Any) -> str:
    """Return a side in Belemmer. Raises ``ValueError`` for anything else."""
    if colour not in ("red", "black"):
        raise ValueError(colour)
    return str(colour)


def seat_in(seat: Any, players: Sequence[object]) -> int:
    """Return the seat of one of these players. Raises ``ValueError`` for anything else."""
    if type(seat) is not int or not 0 <= seat < len(players):
        raise ValueError(seat)
    return seat


def counted(count: Any) -> Mapping[str, object]:
    """Return a count as texts take it. Raises ``ValueError`` for anything else."""
    return {"count": whole_in(count)}


def whole_in(value: Any) -> int:
    """Return a whole number within bounds. Raises ``ValueError`` for anything else."""
    if type(value) is not int or not 0 <= value <= _MOST:
        raise ValueError(value)
    return value


def digits_in(value: Any) -> str:
    """Return a number as digits; one that browsers would round comes as text. Raises ``ValueError`` otherwise."""
    text = str(value) if type(value) in (int, str) else ""
    if not (text.isascii() and text.removeprefix("-").isdigit() and len(text) <= _MOST_DIGITS):
        raise ValueError(value)
    return text


def name_in(name: Any) -> str:
    """Return a name or a title. Raises ``ValueError`` for anything else."""
    if type(name) is not str or len(name) > _LONGEST_NAME:
        raise ValueError(name)
    return name


def word_in(word: Any) -> str:
    """Return a phase's word. Raises ``ValueError`` for anything else."""
    if type(word) is not str:
        raise ValueError(word)
    return word
