"""The game's start, and set-up (``S1``–``S3``)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from companion.games.actor import Actor
from companion.games.raja.options import Options
from companion.games.raja.pieces import Cell, Side


@dataclass(frozen=True, slots=True)
class GameStarted:
    """The first event: the table's choices, with the rulebook, whole."""

    options: Options


@dataclass(frozen=True, slots=True)
class LandsLaid:
    """``seat``'s seven tiles lie."""

    seat: int
    tiles: tuple[tuple[Cell, Side], ...]


@dataclass(frozen=True, slots=True)
class NoblesPlaced:
    """``seat``'s cities are chosen."""

    seat: int
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class FirstWallBuilt:
    """``stones`` of the nine are spent on this wall; ``lost`` of all its stones went to the reserve."""

    seat: int
    cell: Cell
    stones: int
    standing: int
    width: int
    lost: int
    said_by: Actor


@dataclass(frozen=True, slots=True)
class ShieldsPlaced:
    """Shields lie on tiles, each (value, cell)."""

    seat: int
    shields: tuple[tuple[int, Cell], ...]


@dataclass(frozen=True, slots=True)
class SetUpFinished:
    """``seat`` is ready."""

    seat: int


SetUpEvent: TypeAlias = GameStarted | LandsLaid | NoblesPlaced | FirstWallBuilt | ShieldsPlaced | SetUpFinished
