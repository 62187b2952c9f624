"""Each kind of thing a seat may do in Belemmer, with its bounds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from companion.games.belemmer.options import Cell
from companion.games.cards import Card, Cards


@dataclass(frozen=True, slots=True)
class MayShufflePiles:
    """Shuffle these."""

    red: Cards
    black: Cards


@dataclass(frozen=True, slots=True)
class MayShowTop:
    """Say which of these cards now lies on top of ``owner``'s pile."""

    owner: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class MayPlaceCard:
    """Put ``card``, the top of the own pile, on one of these cells."""

    card: Card
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class MayMoveStack:
    """Move the stack on ``cell`` onto one of these."""

    cell: Cell
    onto: tuple[Cell, ...]


Move: TypeAlias = MayShufflePiles | MayShowTop | MayPlaceCard | MayMoveStack
