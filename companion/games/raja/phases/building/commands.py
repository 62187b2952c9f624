"""Building: walls and shields (``B1``–``B5``)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from companion.games.actor import BY_PLAYERS, Actor
from companion.games.raja.pieces import Cell, Columns


@dataclass(frozen=True, slots=True)
class DeclareBuild:
    """Declare stones for one wall and pay half as many grain, rounded up (``B1``); () pays from the fullest columns."""

    seat: int
    cell: Cell
    stones: int
    grain_from: Columns = ()


@dataclass(frozen=True, slots=True)
class FinishBuild:
    """Report the wall after the declared build (``B3``).

    Args:
        standing: stones that stand, 0 … what stood + what was declared.
        width: stones of the widest course.
        fallen: stones that fell, where somebody counted them; the others missing were still waiting.
    """

    seat: int
    standing: int
    width: int
    fallen: int | None = None
    said_by: Actor = BY_PLAYERS


@dataclass(frozen=True, slots=True)
class DeployShield:
    """Put one shield from the hand on an own tile that holds no noble (``B5``)."""

    seat: int
    value: int
    cell: Cell


@dataclass(frozen=True, slots=True)
class EndBuilding:
    """The active player is done building."""

    seat: int


BuildingCommand: TypeAlias = DeclareBuild | FinishBuild | DeployShield | EndBuilding
