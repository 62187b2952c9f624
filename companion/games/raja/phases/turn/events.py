"""What begins and ends a turn, and the game (``S4``, ``G9``, ``E1``, ``E2``)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from companion.games.raja.pieces import Phase, Season


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A turn begins with Production (``S4``)."""

    number: int
    season: Season
    starting_seat: int


@dataclass(frozen=True, slots=True)
class PhaseBegan:
    """The auction, commerce, building or siege begins; ``seat`` is first."""

    phase: Phase
    seat: int


@dataclass(frozen=True, slots=True)
class CleanedUp:
    """Surviving elephants (by seat) and the markers of ``markers_home`` went home (``G9``)."""

    elephants_home: tuple[int, ...]
    markers_home: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Scored:
    """Points by seat at the end of a turn (``E1``)."""

    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over; more than one winner share it (``E2``)."""

    points: tuple[int, ...]
    winners: tuple[int, ...]


TurnEvent: TypeAlias = TurnBegan | PhaseBegan | CleanedUp | Scored | GameEnded
