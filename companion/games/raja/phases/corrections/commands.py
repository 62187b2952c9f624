"""What may be said at any time: accidents, and corrections of what is on the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from companion.games.actor import BY_HOST, BY_PLAYERS, Actor
from companion.games.raja.pieces import Cell, MarketName, ShieldCounts, Side


@dataclass(frozen=True, slots=True)
class GrainFell:
    """Units fell off ``owner``'s column and go back to the pile (``P4``). The owner or the host says so."""

    seat: int
    owner: int
    cell: Cell
    units: int
    said_by: Actor = BY_PLAYERS


@dataclass(frozen=True, slots=True)
class WallFell:
    """``owner``'s wall collapsed outside a build; this is what stands. The owner or the host says so."""

    seat: int
    owner: int
    cell: Cell
    standing: int
    width: int
    said_by: Actor = BY_PLAYERS


@dataclass(frozen=True, slots=True)
class CorrectWall:
    """The wall is really this; stones come from or go to the reserve. The owner or the host."""

    seat: int
    owner: int
    cell: Cell
    stones: int
    width: int
    reason: str
    said_by: Actor = BY_PLAYERS


@dataclass(frozen=True, slots=True)
class CorrectGrain:
    """The column really has this many units; the pile makes up for it. The owner or the host."""

    seat: int
    owner: int
    cell: Cell
    units: int
    reason: str
    said_by: Actor = BY_PLAYERS


@dataclass(frozen=True, slots=True)
class CorrectTileShields:
    """These values really lie on the tile; the market's stock makes up for it. The owner or the host."""

    seat: int
    owner: int
    cell: Cell
    shields: tuple[int, ...]
    reason: str
    said_by: Actor = BY_PLAYERS


@dataclass(frozen=True, slots=True)
class CorrectSide:
    """The tile really lies with this side up. The owner or the host."""

    seat: int
    owner: int
    cell: Cell
    side: Side
    reason: str
    said_by: Actor = BY_PLAYERS


@dataclass(frozen=True, slots=True)
class CorrectNoble:
    """``owner``'s noble of that city is really with ``holder`` (the owner: at home). The host."""

    seat: int
    owner: int
    cell: Cell
    holder: int
    reason: str
    said_by: Actor = BY_HOST


@dataclass(frozen=True, slots=True)
class CorrectHand:
    """``owner`` really has this in hand; bank and stocks make up for it. The host."""

    seat: int
    owner: int
    cash: int
    elephants: int
    shields: ShieldCounts
    reason: str
    said_by: Actor = BY_HOST


@dataclass(frozen=True, slots=True)
class CorrectPrice:
    """The market's face-up disk is really this one. The host."""

    seat: int
    market: MarketName
    price: int
    reason: str
    said_by: Actor = BY_HOST


MendingCommand: TypeAlias = (
    GrainFell
    | WallFell
    | CorrectWall
    | CorrectGrain
    | CorrectTileShields
    | CorrectSide
    | CorrectNoble
    | CorrectHand
    | CorrectPrice
)
