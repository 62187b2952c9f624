"""Commerce: barter, markets, and putting received grain on a column (``C1``–``C6``, ``P4``)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from companion.games.actor import BY_PLAYERS, Actor
from companion.games.raja.pieces import NO_SHIELDS, Action, Cell, Columns, Goods, MarketName, ShieldCounts


@dataclass(frozen=True, slots=True)
class OfferBarter:
    """The active player offers ``give`` for ``take``, to one seat or (None) to everybody (``C1``).

    ``grain_from`` names the columns of the grain given; () takes it from the fullest columns.
    """

    seat: int
    give: Goods
    take: Goods
    to: int | None = None
    grain_from: Columns = ()


@dataclass(frozen=True, slots=True)
class CounterBarter:
    """Answer the active player's offer with another: ``give`` and ``take`` as the one who counters sees them."""

    seat: int
    give: Goods
    take: Goods
    grain_from: Columns = ()


@dataclass(frozen=True, slots=True)
class AcceptBarter:
    """Take ``maker``'s offer: the active player's, or (as active player) a counter."""

    seat: int
    maker: int
    grain_from: Columns = ()


@dataclass(frozen=True, slots=True)
class DeclineBarter:
    """Turn down ``maker``'s offer."""

    seat: int
    maker: int


@dataclass(frozen=True, slots=True)
class WithdrawBarter:
    """The active player takes the offer back; counters go with it."""

    seat: int


@dataclass(frozen=True, slots=True)
class ProposeTrade:
    """State a trade with a market: ``count`` grain or elephants, or ``shields`` by value (``C2``)."""

    seat: int
    market: MarketName
    action: Action
    count: int = 0
    shields: ShieldCounts = NO_SHIELDS
    grain_from: Columns = ()


@dataclass(frozen=True, slots=True)
class FillTrade:
    """Offer to fill all of the stated trade at the market's price (``C3``)."""

    seat: int
    grain_from: Columns = ()


@dataclass(frozen=True, slots=True)
class DeclineFill:
    """Leave the stated trade to others or the market (``C3``)."""

    seat: int


@dataclass(frozen=True, slots=True)
class PlaceGrain:
    """Put bought, traded or ransom grain on an own city's column; ``fallen`` of the units fell (``P4``)."""

    seat: int
    cell: Cell
    units: int
    fallen: int = 0
    said_by: Actor = BY_PLAYERS


@dataclass(frozen=True, slots=True)
class EndCommerce:
    """The active player is done trading."""

    seat: int


CommerceCommand: TypeAlias = (
    OfferBarter
    | CounterBarter
    | AcceptBarter
    | DeclineBarter
    | WithdrawBarter
    | ProposeTrade
    | FillTrade
    | DeclineFill
    | PlaceGrain
    | EndCommerce
)
