"""Building: walls and shields (``B1``–``B5``)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from companion.games.actor import Actor
from companion.games.raja.pieces import Cell, Columns


@dataclass(frozen=True, slots=True)
class BuildDeclared:
    """Grain is spent and ``stones`` left the reserve for this wall (``B1``)."""

    seat: int
    cell: Cell
    stones: int
    grain: int
    grain_from: Columns


@dataclass(frozen=True, slots=True)
class BuildFinished:
    """What stands; fallen stones and those still waiting went back to the reserve (``B3``)."""

    seat: int
    cell: Cell
    standing: int
    width: int
    fallen: int
    waiting: int
    said_by: Actor


@dataclass(frozen=True, slots=True)
class ShieldDeployed:
    """A shield lies on a tile (``B5``)."""

    seat: int
    value: int
    cell: Cell


@dataclass(frozen=True, slots=True)
class BuildingEnded:
    """``seat`` is done building."""

    seat: int


BuildingEvent: TypeAlias = BuildDeclared | BuildFinished | ShieldDeployed | BuildingEnded
