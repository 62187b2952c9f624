"""What a seat may do in Commerce (``C1``–``C6``, ``P4``), one class a command, each with the bounds a screen needs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from companion.games.raja.pieces import Action, Cell, Columns, Goods, MarketName, ShieldCounts


@dataclass(frozen=True, slots=True)
class MayOfferBarter:
    """Give up to ``have``, to any of ``seats`` or everybody; take grain only with a city to put it on (``C1``)."""

    seats: tuple[int, ...]
    have: Goods
    columns: Columns
    may_take_grain: bool


@dataclass(frozen=True, slots=True)
class MayCounterBarter:
    """Counter ``maker``'s offer, giving up to ``have`` (``C1``)."""

    maker: int
    have: Goods
    columns: Columns
    may_take_grain: bool


@dataclass(frozen=True, slots=True)
class MayAcceptBarter:
    """Take ``maker``'s offer: get ``get`` and pay ``pay``, its grain from these columns (``C1``)."""

    maker: int
    get: Goods
    pay: Goods
    columns: Columns


@dataclass(frozen=True, slots=True)
class MayDeclineBarter:
    """Turn ``maker``'s offer down, to get ``get`` and pay ``pay`` (``C1``)."""

    maker: int
    get: Goods
    pay: Goods


@dataclass(frozen=True, slots=True)
class MayWithdrawBarter:
    """Take the own offer back (``C1``)."""


@dataclass(frozen=True, slots=True)
class MayTrade:
    """State a trade (``C2``).

    Args:
        most: items at most; for shields their points, and of each value no more than ``shields`` (``C6``).
        columns: where grain that is sold may come from.
    """

    market: MarketName
    action: Action
    price: int
    most: int
    shields: ShieldCounts
    columns: Columns


@dataclass(frozen=True, slots=True)
class MayFillTrade:
    """Fill ``seat``'s trade: get ``get`` and pay ``pay``, its grain from these columns (``C3``)."""

    seat: int
    get: Goods
    pay: Goods
    columns: Columns


@dataclass(frozen=True, slots=True)
class MayDeclineFill:
    """Leave ``seat``'s trade to others: to get ``get`` and pay ``pay`` (``C3``)."""

    seat: int
    get: Goods
    pay: Goods


@dataclass(frozen=True, slots=True)
class MayPlaceGrain:
    """Put 1 to ``most`` units on one of these cities' columns; some may fall (``P4``)."""

    most: int
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class MayEndCommerce:
    """Be done trading; with ``open_markets`` there has been no trade this turn (``C5``)."""

    open_markets: tuple[MarketName, ...]


CommerceMove: TypeAlias = (
    MayOfferBarter
    | MayCounterBarter
    | MayAcceptBarter
    | MayDeclineBarter
    | MayWithdrawBarter
    | MayTrade
    | MayFillTrade
    | MayDeclineFill
    | MayPlaceGrain
    | MayEndCommerce
)
