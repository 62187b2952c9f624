"""What a seat may do in Building (``B1``–``B5``), one class a command, each with the bounds a screen needs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from companion.games.raja.pieces import Cell, Columns, ShieldCounts


@dataclass(frozen=True, slots=True)
class MayDeclareBuild:
    """1 to ``most_stones`` for one of these cities' walls, each with its stones, paid from the columns (``B1``).

    Args:
        stones_a_grain: a unit of grain pays for so many stones; the last may pay for fewer.
    """

    most_stones: int
    cities: tuple[tuple[Cell, int], ...]
    columns: Columns
    stones_a_grain: int


@dataclass(frozen=True, slots=True)
class MayFinishBuild:
    """Report the wall at ``cell``: 0 to ``stood`` + ``declared`` stones stand (``B3``)."""

    cell: Cell
    stood: int
    declared: int


@dataclass(frozen=True, slots=True)
class MayDeployShield:
    """One of the shields in hand on one of these tiles (``B5``)."""

    in_hand: ShieldCounts
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class MayEndBuilding:
    """Be done building."""


BuildingMove: TypeAlias = MayDeclareBuild | MayFinishBuild | MayDeployShield | MayEndBuilding
