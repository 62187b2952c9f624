"""Each kind of thing a seat may do in Bid War, with its bounds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from companion.games.cards import Card, Cards


@dataclass(frozen=True, slots=True)
class MayDeal:
    """Shuffle these prizes, and each seat's deck of these cards."""

    prizes: Cards
    decks: tuple[Cards, ...]


@dataclass(frozen=True, slots=True)
class MayShuffleDeck:
    """Shuffle ``owner``'s discard pile of these cards."""

    owner: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class MayFlipPrize:
    """Say which of these prizes was turned over."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class MayPlayTwo:
    """Play a 2 and draw two cards; with real cards, if the hand holds one."""

    card: Card


@dataclass(frozen=True, slots=True)
class MayPlaySeven:
    """Play a 7 and trash one of these; with real cards, those the hand holds."""

    card: Card
    cards: Cards


@dataclass(frozen=True, slots=True)
class MaySealBid:
    """Seal 1 to ``most`` of these cards; ``sealed``: in place of the bid that lies there."""

    cards: Cards
    most: int
    sealed: bool


@dataclass(frozen=True, slots=True)
class MayLayBid:
    """Lay 1 to ``most`` real cards face down."""

    most: int
    laid: bool


@dataclass(frozen=True, slots=True)
class MayWithdrawBid:
    """Take the own bid back."""


@dataclass(frozen=True, slots=True)
class MayShowBid:
    """Say which ``count`` cards ``owner`` turned over, of these."""

    owner: int
    count: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class MayAddCards:
    """Add up to ``most`` of these 1s and 3s."""

    cards: Cards
    most: int


@dataclass(frozen=True, slots=True)
class MayPassAdding:
    """Add nothing to what lies there now."""


Move: TypeAlias = (
    MayDeal
    | MayShuffleDeck
    | MayFlipPrize
    | MayPlayTwo
    | MayPlaySeven
    | MaySealBid
    | MayLayBid
    | MayWithdrawBid
    | MayShowBid
    | MayAddCards
    | MayPassAdding
)
