"""What was said at any time: accidents, and corrections that hold from now on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from companion.games.actor import Actor
from companion.games.raja.pieces import Cell, MarketName, ShieldCounts, Side


@dataclass(frozen=True, slots=True)
class GrainLost:
    """Units fell off a column and are back in the pile (``P4``)."""

    seat: int
    owner: int
    cell: Cell
    units: int
    said_by: Actor


@dataclass(frozen=True, slots=True)
class WallCollapsed:
    """A wall collapsed outside a build; ``fallen`` stones are back in the reserve."""

    seat: int
    owner: int
    cell: Cell
    fallen: int
    standing: int
    width: int
    said_by: Actor


@dataclass(frozen=True, slots=True)
class WallCorrected:
    """From now on the wall is this."""

    seat: int
    owner: int
    cell: Cell
    stones: int
    width: int
    reason: str
    said_by: Actor


@dataclass(frozen=True, slots=True)
class GrainCorrected:
    """From now on the column is this."""

    seat: int
    owner: int
    cell: Cell
    units: int
    reason: str
    said_by: Actor


@dataclass(frozen=True, slots=True)
class TileShieldsCorrected:
    """From now on these values lie on the tile."""

    seat: int
    owner: int
    cell: Cell
    shields: tuple[int, ...]
    reason: str
    said_by: Actor


@dataclass(frozen=True, slots=True)
class SideCorrected:
    """From now on this side of the tile is up."""

    seat: int
    owner: int
    cell: Cell
    side: Side
    reason: str
    said_by: Actor


@dataclass(frozen=True, slots=True)
class NobleCorrected:
    """From now on this noble is with ``holder``."""

    seat: int
    owner: int
    cell: Cell
    holder: int
    reason: str
    said_by: Actor


@dataclass(frozen=True, slots=True)
class HandCorrected:
    """From now on ``owner`` has this in hand."""

    seat: int
    owner: int
    cash: int
    elephants: int
    shields: ShieldCounts
    reason: str
    said_by: Actor


@dataclass(frozen=True, slots=True)
class PriceCorrected:
    """From now on the market's price is this."""

    seat: int
    market: MarketName
    price: int
    reason: str
    said_by: Actor


MendingEvent: TypeAlias = (
    GrainLost
    | WallCollapsed
    | WallCorrected
    | GrainCorrected
    | TileShieldsCorrected
    | SideCorrected
    | NobleCorrected
    | HandCorrected
    | PriceCorrected
)
