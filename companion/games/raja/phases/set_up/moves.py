"""What a seat may do in set-up (``S1``–``S3``), one class a command, each with the bounds a screen needs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from companion.games.raja.pieces import Cell, ShieldCounts


@dataclass(frozen=True, slots=True)
class MayLayLands:
    """Seven tiles, four of them in a 2 × 2 square, hanging together, within ``rows`` × ``cols`` (``S1``)."""

    tiles: int
    rows: int
    cols: int


@dataclass(frozen=True, slots=True)
class MayPlaceNobles:
    """``count`` different cells out of these (``S2``)."""

    count: int
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class MayBuildFirstWall:
    """1 to ``most_stones`` on one of these cities, each with the stones that stand there (``S2``)."""

    most_stones: int
    cities: tuple[tuple[Cell, int], ...]


@dataclass(frozen=True, slots=True)
class MayPlaceShields:
    """Any of the shields in hand on these tiles (``S3``)."""

    in_hand: ShieldCounts
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class MayFinishSetUp:
    """All stones are spread."""


SetUpMove: TypeAlias = MayLayLands | MayPlaceNobles | MayBuildFirstWall | MayPlaceShields | MayFinishSetUp
