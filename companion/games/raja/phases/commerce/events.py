"""Commerce: barter, markets, and putting received grain on a column (``C1``–``C6``, ``P4``)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from companion.games.actor import Actor
from companion.games.raja.pieces import Action, Cell, Columns, Goods, MarketName, ShieldCounts


@dataclass(frozen=True, slots=True)
class BarterOffered:
    """The active player's offer; ``grain_from`` are the columns its grain would come from (``C1``)."""

    seat: int
    to: int | None
    give: Goods
    take: Goods
    grain_from: Columns


@dataclass(frozen=True, slots=True)
class BarterCountered:
    """Another player's offer to the active player."""

    seat: int
    give: Goods
    take: Goods
    grain_from: Columns


@dataclass(frozen=True, slots=True)
class BarterDeclined:
    """``seat`` turned ``maker``'s offer down."""

    seat: int
    maker: int


@dataclass(frozen=True, slots=True)
class BarterMade:
    """Goods changed hands at once and whole; received grain waits to be placed (``C1``)."""

    maker: int
    taker: int
    give: Goods
    take: Goods
    maker_grain_from: Columns
    taker_grain_from: Columns


@dataclass(frozen=True, slots=True)
class BarterClosed:
    """The open barter ended without a deal."""

    seat: int
    why: str


@dataclass(frozen=True, slots=True)
class TradeProposed:
    """A trade was stated; the others may fill it first (``C2``, ``C3``)."""

    seat: int
    market: MarketName
    action: Action
    count: int
    shields: ShieldCounts
    price: int
    cost: int
    grain_from: Columns


@dataclass(frozen=True, slots=True)
class FillOffered:
    """``seat`` would fill the trade; somebody nearer clockwise has still to answer (``C3``)."""

    seat: int
    grain_from: Columns


@dataclass(frozen=True, slots=True)
class FillDeclined:
    """``seat`` leaves the trade to others or the market."""

    seat: int


@dataclass(frozen=True, slots=True)
class TradeFilled:
    """The trade happened with ``filled_by`` (None: the market); the market's disk shows ``new_price`` (``C4``)."""

    seat: int
    filled_by: int | None
    market: MarketName
    action: Action
    count: int
    shields: ShieldCounts
    price: int
    cost: int
    new_price: int
    grain_from: Columns


@dataclass(frozen=True, slots=True)
class TradeCancelled:
    """The stated trade is off, because goods were corrected meanwhile; its market may be tried again."""

    seat: int
    market: MarketName
    why: str


@dataclass(frozen=True, slots=True)
class GrainPlaced:
    """Received grain stands on a column, ``fallen`` of the units went back to the pile (``P4``)."""

    seat: int
    cell: Cell
    units: int
    fallen: int
    said_by: Actor


@dataclass(frozen=True, slots=True)
class CommerceEnded:
    """``seat`` is done trading."""

    seat: int


CommerceEvent: TypeAlias = (
    BarterOffered
    | BarterCountered
    | BarterDeclined
    | BarterMade
    | BarterClosed
    | TradeProposed
    | FillOffered
    | FillDeclined
    | TradeFilled
    | TradeCancelled
    | GrainPlaced
    | CommerceEnded
)
