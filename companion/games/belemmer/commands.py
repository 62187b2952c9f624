"""Everything a table can do in Belemmer. ``seat`` is who commands; ``said_by`` is who or what read a real card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from companion.games.actor import BY_NOBODY, Actor
from companion.games.belemmer.options import Cell
from companion.games.cards import Card, Cards
from companion.games.engine import Redo, Undo


@dataclass(frozen=True, slots=True)
class ShufflePiles:
    """The host: the order of both shuffled piles, top first."""

    seat: int
    red: Cards
    black: Cards


@dataclass(frozen=True, slots=True)
class ShowTop:
    """The card that now lies on top of ``owner``'s real pile; either player or the host may say so."""

    seat: int
    owner: int
    card: Card
    said_by: Actor = BY_NOBODY


@dataclass(frozen=True, slots=True)
class PlaceCard:
    """Put the top card of the own pile on an empty cell."""

    seat: int
    cell: Cell


@dataclass(frozen=True, slots=True)
class MoveStack:
    """Move a stack with the own colour on top onto one beside it."""

    seat: int
    cell: Cell
    onto: Cell


Command: TypeAlias = ShufflePiles | ShowTop | PlaceCard | MoveStack | Undo | Redo
