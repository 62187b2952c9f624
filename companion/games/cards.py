"""Playing cards as the card games share them: rank and suit, and piles as multisets of cards.

Two cards of the same rank and suit are equal: which of two decks one came from does not matter to any rule.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

Suit: TypeAlias = Literal["clubs", "diamonds", "hearts", "spades"]
SUITS: Final[tuple[Suit, ...]] = ("clubs", "diamonds", "hearts", "spades")
RED_SUITS: Final[tuple[Suit, ...]] = ("diamonds", "hearts")
BLACK_SUITS: Final[tuple[Suit, ...]] = ("clubs", "spades")

ACE: Final = 1
JACK: Final = 11
QUEEN: Final = 12
KING: Final = 13


@dataclass(frozen=True, slots=True)
class Card:
    """A playing card: ranks 1 (ace) to 13 (king); a joker has rank 0 and no suit."""

    rank: int
    suit: Suit | None


Cards: TypeAlias = tuple[Card, ...]

JOKER: Final = Card(0, None)

CardSource: TypeAlias = Literal["phones", "typed", "camera"]
"""Where cards come from: dealt by the companion, or real ones, typed in or seen by the camera when they lie face up."""

_SYMBOLS: Final[dict[Suit | None, str]] = {"clubs": "♣", "diamonds": "♦", "hearts": "♥", "spades": "♠", None: "?"}
_SUITS_BY_SYMBOL: Final = {symbol: suit for suit, symbol in _SYMBOLS.items()}
_LETTERS: Final = {ACE: "A", JACK: "J", QUEEN: "Q", KING: "K"}
_RANKS_BY_LETTER: Final = {letter: rank for rank, letter in _LETTERS.items()}
_JOKER_NAME: Final = "joker"


def name_of(card: Card) -> str:
    """A card as text: ``♠Q``, ``♥10``, ``joker``."""
    if card == JOKER:
        return _JOKER_NAME
    return _SYMBOLS[card.suit] + _LETTERS.get(card.rank, str(card.rank))


def card_named(name: str) -> Card:
    """The card with this name, as given by ``name_of``.

    Raises:
        ValueError: no card has this name.
    """
    if name == _JOKER_NAME:
        return JOKER
    if name[:1] not in _SUITS_BY_SYMBOL:
        raise ValueError(f"{name!r} is no card")
    rank = _RANKS_BY_LETTER.get(name[1:])
    return Card(int(name[1:]) if rank is None else rank, _SUITS_BY_SYMBOL[name[0]])


def names_of(cards: Iterable[Card]) -> str:
    """Cards as text, separated by spaces."""
    return " ".join([name_of(card) for card in cards])


def holds(pile: Cards, cards: Cards) -> bool:
    """Whether all of ``cards`` are in ``pile``, counting repeated cards."""
    if len(cards) <= 1:
        return not cards or cards[0] in pile
    return Counter(cards) <= Counter(pile)


def without(pile: Cards, cards: Cards) -> Cards:
    """The pile, in its order, without ``cards``.

    Raises:
        ValueError: one of the cards is not in the pile.
    """
    rest = list(pile)
    for card in cards:
        rest.remove(card)
    return tuple(rest)


def is_order_of(order: Cards, pile: Cards) -> bool:
    """Whether ``order`` is a shuffle of ``pile``: the same cards, each equally often."""
    return len(order) == len(pile) and Counter(order) == Counter(pile)
