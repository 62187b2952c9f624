"""Types for what lies on the table: cells, goods, markets, markers, and how many of each there are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

Side: TypeAlias = Literal["red", "blue"]
Season: TypeAlias = Side
MarketName: TypeAlias = Literal["grain", "shields", "elephants"]
Action: TypeAlias = Literal["buy", "sell"]
Marker: TypeAlias = Literal["chair", "dome", "head", "square", "dragon"]
Phase: TypeAlias = Literal["set-up", "production", "auction", "commerce", "building", "siege", "ended"]

Cell: TypeAlias = tuple[int, int]
"""(row, col) on the 3 × 5 grid of a seat mat, row 0 at the top."""

Columns: TypeAlias = tuple[tuple[Cell, int], ...]
"""Grain units, by the column they are taken from."""

ShieldCounts: TypeAlias = tuple[int, int, int]
"""How many shields of value 1, 2 and 3."""

HOST: Final = -1
"""The seat of the table's host, who holds no Lands."""

ROWS: Final = 3
COLS: Final = 5
TILES_PER_SEAT: Final = 7
NOBLES_PER_SEAT: Final = 3
STONES_PER_SEAT: Final = 31
FIRST_STONES: Final = 9
START_CASH: Final = 75
PRINTED_CASH: Final = 775
GRAIN_UNITS: Final = 50
SHIELDS_OF_EACH: Final = 10
ELEPHANTS: Final = 10
GREAT_WALL_STONES: Final = 15
MARKERS: Final[tuple[Marker, ...]] = ("chair", "dome", "head", "square", "dragon")
MARKET_NAMES: Final[tuple[MarketName, ...]] = ("grain", "shields", "elephants")
PRICE_ROWS: Final[dict[MarketName, tuple[int, int]]] = {"grain": (1, 5), "shields": (6, 10), "elephants": (11, 16)}
"""Lowest and highest disk of each market's row (``S5``)."""
START_PRICES: Final[tuple[int, int, int]] = (3, 8, 14)
NO_SHIELDS: Final[ShieldCounts] = (0, 0, 0)


@dataclass(frozen=True, slots=True)
class Goods:
    """What changes hands in a barter or a ransom: dollars, elephants, grain units, shields by value (``C1``, ``G7``)."""

    money: int = 0
    elephants: int = 0
    grain: int = 0
    shields: ShieldCounts = NO_SHIELDS


def shield_points(shields: ShieldCounts) -> int:
    """Points of shields: a shield of value v counts as v items (``C2``)."""
    return shields[0] + 2 * shields[1] + 3 * shields[2]


def neighbours(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    """The four cells that share an edge with ``cell``; some may lie off the grid."""
    row, col = cell
    return ((row - 1, col), (row, col - 1), (row, col + 1), (row + 1, col))
