"""What the game waits for from the table, in the referee's words; games translate themselves into this."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from vision.geometry import Cell

Place: TypeAlias = tuple[int, Cell]
"""A city: the seat whose Lands it lies in, and its cell."""


def cell_name(cell: Cell) -> str:
    """A cell as people say it: column letter and row number from the top, e.g. ``D2``."""
    return f"{'ABCDE'[cell[1]]}{cell[0] + 1}"


@dataclass(frozen=True, slots=True)
class CityHeld:
    """What the game holds of one city."""

    stones: int
    width: int
    grain: int
    noble: bool


@dataclass(frozen=True, slots=True)
class WallNeed:
    """A wall that is being changed by hand now.

    Attributes:
        kind: ``build`` (B1, B3) or ``removal`` (G6).
        place: the city whose wall it is.
        stones_before: stones when it began.
        stones_target: stones when it ends without an accident.
        mover: the seat that places or removes.
    """

    kind: Literal["build", "removal"]
    place: Place
    stones_before: int
    stones_target: int
    mover: int


@dataclass(frozen=True, slots=True)
class DiceNeed:
    """Dice the siege waits for (G4); each settled die is commanded at once, so that none is lost.

    Attributes:
        seat: who rolls now.
        side: on which side of the siege.
        wanted: dice this side still has to roll.
    """

    seat: int
    side: Literal["attacker", "defender"]
    wanted: int


@dataclass(frozen=True, slots=True)
class TableNeeds:
    """Everything the referee must know of the game at this moment."""

    version: int
    cities: Mapping[Place, CityHeld]
    prices: Mapping[str, int]
    wall: WallNeed | None
    dice: DiceNeed | None
