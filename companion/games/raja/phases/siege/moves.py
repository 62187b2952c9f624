"""What a seat may do in a siege (``G1``–``G8``), one class a command, each with the bounds a screen needs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from companion.games.raja.pieces import Cell, Columns, Goods


@dataclass(frozen=True, slots=True)
class SiegeSpot:
    """A tile of ``defender``'s for the marker, and the cities beside it with the most elephants for each (``G2``)."""

    defender: int
    marker: Cell
    targets: tuple[tuple[Cell, int], ...]


@dataclass(frozen=True, slots=True)
class MayDeclareSiege:
    """From one of these spots, with ``elephants`` in all at most (``G1``, ``G2``)."""

    elephants: int
    spots: tuple[SiegeSpot, ...]


@dataclass(frozen=True, slots=True)
class MayPassSiege:
    """Besiege nobody."""


@dataclass(frozen=True, slots=True)
class MayAssignShields:
    """Each shield, as (its tile, its value, the attacked cities in reach), may defend one of them or none (``G3``).

    Args:
        attacked: the cities, each with its elephants, in the order in which they are fought for (``G8``).
    """

    shields: tuple[tuple[Cell, int, tuple[Cell, ...]], ...]
    attacked: tuple[tuple[Cell, int], ...]


@dataclass(frozen=True, slots=True)
class MayRollSiegeDice:
    """Roll 1 to ``most`` dice in the battle for ``cell`` (``G4``)."""

    cell: Cell
    most: int


@dataclass(frozen=True, slots=True)
class MayFinishRemoval:
    """Take ``take`` of ``stones`` stones off: 0 to the rest stand, the width no more than those (``G6``)."""

    cell: Cell
    stones: int
    take: int


@dataclass(frozen=True, slots=True)
class MayTakeNoble:
    """Take the noble at ``cell`` (``G7``)."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class MayLeaveNoble:
    """Leave the noble at ``cell`` (``G7``)."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class MayDemandRansom:
    """Name a ransom for the noble at ``cell``; grain only with a city to put it on (``G7``)."""

    may_take_grain: bool
    cell: Cell


@dataclass(frozen=True, slots=True)
class MayPayRansom:
    """Pay the ransom, its grain from these columns (``G7``)."""

    ransom: Goods
    columns: Columns


@dataclass(frozen=True, slots=True)
class MayRefuseRansom:
    """Refuse to pay the ransom; the noble at ``cell`` is taken (``G7``)."""

    ransom: Goods
    cell: Cell


SiegeMove: TypeAlias = (
    MayDeclareSiege
    | MayPassSiege
    | MayAssignShields
    | MayRollSiegeDice
    | MayFinishRemoval
    | MayTakeNoble
    | MayLeaveNoble
    | MayDemandRansom
    | MayPayRansom
    | MayRefuseRansom
)
