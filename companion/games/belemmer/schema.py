"""Schema of the view of Belemmer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from companion.games.belemmer.state import Ended
from companion.games.cards import Card, Cards, CardSource
from companion.games.schema import NoStep


@dataclass(frozen=True, slots=True)
class Player:
    """A seat, with the top card of its pile."""

    seat: int
    name: str
    colour: Literal["red", "black"]
    top: Card | None
    left: int
    total: int


@dataclass(frozen=True, slots=True)
class AnyPhase:
    """What is told in every phase."""

    game: Literal["belemmer"]
    waiting_for: tuple[int, ...]
    cards: CardSource
    first: int
    active: int | None
    grid: tuple[Cards, ...]
    players: tuple[Player, ...]


@dataclass(frozen=True, slots=True)
class PlainView(AnyPhase):
    """A phase that tells nothing of its own."""

    phase: Literal["shuffling", "placing", "moving"]
    step: NoStep


@dataclass(frozen=True, slots=True)
class EndedView(AnyPhase):
    """The game is over."""

    phase: Literal["ended"]
    step: Ended


View: TypeAlias = PlainView | EndedView
