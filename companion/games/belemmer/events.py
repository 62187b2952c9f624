"""Everything that can happen in Belemmer. Only the order of the piles is secret; ``views.seen_event`` takes it out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from companion.games.actor import BY_NOBODY, Actor
from companion.games.belemmer.options import Cell, Options
from companion.games.cards import Card, Cards
from companion.games.engine import Restored, Reverted


@dataclass(frozen=True, slots=True)
class GameStarted:
    """A table with these options."""

    options: Options


@dataclass(frozen=True, slots=True)
class PilesShuffled:
    """The piles lie face up, in this order; but for the top card it is nobody's to see."""

    red: Cards
    black: Cards


@dataclass(frozen=True, slots=True)
class TopShown:
    """This card lies on top of the owner's real pile."""

    owner: int
    card: Card
    said_by: Actor = BY_NOBODY


@dataclass(frozen=True, slots=True)
class CardPlaced:
    """The top card of the seat's pile lies on the cell: placed before the first move, or filling an emptied cell."""

    seat: int
    cell: Cell


@dataclass(frozen=True, slots=True)
class StackMoved:
    """The stack lies on the one beside it."""

    seat: int
    cell: Cell
    onto: Cell


@dataclass(frozen=True, slots=True)
class GameEnded:
    """Who has won, both at a draw; with the totals where those were compared, else ()."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]


Event: TypeAlias = GameStarted | PilesShuffled | TopShown | CardPlaced | StackMoved | GameEnded | Reverted | Restored
