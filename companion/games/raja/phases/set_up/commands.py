"""Set-up: Lands, nobles, the first nine stones, shields (``S1``–``S3``)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from companion.games.actor import BY_PLAYERS, Actor
from companion.games.raja.pieces import Cell, Side


@dataclass(frozen=True, slots=True)
class LayLands:
    """Lay the seven tiles (``S1``); may be laid anew until the nobles stand."""

    seat: int
    tiles: tuple[tuple[Cell, Side], ...]


@dataclass(frozen=True, slots=True)
class PlaceNobles:
    """Put the nobles on three different own tiles (``S2``)."""

    seat: int
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class BuildFirstWall:
    """Put ``stones`` of the nine on a city's wall; ``standing`` and ``width`` are what stands after it (``S2``)."""

    seat: int
    cell: Cell
    stones: int
    standing: int
    width: int
    said_by: Actor = BY_PLAYERS


@dataclass(frozen=True, slots=True)
class PlaceShields:
    """Put shields on own tiles without a noble, each as (value, cell); those not named stay in hand (``S3``)."""

    seat: int
    shields: tuple[tuple[int, Cell], ...]


@dataclass(frozen=True, slots=True)
class FinishSetUp:
    """All nine stones are spread; this seat is ready."""

    seat: int


SetUpCommand: TypeAlias = LayLands | PlaceNobles | BuildFirstWall | PlaceShields | FinishSetUp
