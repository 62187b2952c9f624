"""What a seat may do now, one class a command, each with the bounds a screen needs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from companion.games.raja.pieces import Action, Cell, Columns, Goods, MarketName, ShieldCounts


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


@dataclass(frozen=True, slots=True)
class MayHarvest:
    """One of these cities, each with what it yields; 0 to that many may fall (``P1``, ``P2``)."""

    cities: tuple[tuple[Cell, int], ...]


@dataclass(frozen=True, slots=True)
class MayBid:
    """A bid from ``lowest`` to ``highest`` (``A1``)."""

    lowest: int
    highest: int


@dataclass(frozen=True, slots=True)
class MayPassBid:
    """A pass while ``leader``'s bid of ``highest`` stands (``A2``)."""

    leader: int
    highest: int


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


@dataclass(frozen=True, slots=True)
class MayDeclareBuild:
    """1 to ``most_stones`` for one of these cities' walls, each with its stones, paid from the columns (``B1``).

    Args:
        stones_a_grain: a unit of grain pays for so many stones; the last may pay for fewer.
    """

    most_stones: int
    cities: tuple[tuple[Cell, int], ...]
    columns: Columns
    stones_a_grain: int


@dataclass(frozen=True, slots=True)
class MayFinishBuild:
    """Report the wall at ``cell``: 0 to ``stood`` + ``declared`` stones stand (``B3``)."""

    cell: Cell
    stood: int
    declared: int


@dataclass(frozen=True, slots=True)
class MayDeployShield:
    """One of the shields in hand on one of these tiles (``B5``)."""

    in_hand: ShieldCounts
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class MayEndBuilding:
    """Be done building."""


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


@dataclass(frozen=True, slots=True)
class MayMend:
    """Say what happened to, or what is really on, ``owner``'s Lands.

    Args:
        grain: columns and their units: any may have fallen; corrected to between 0 and that + ``pile``.
        walls: cities and their stones: some may have fallen; corrected to between 0 and that + ``reserve``.
            A wall that is being built is left out.
        sides: tiles whose side may be corrected.
        shields: tiles whose shields may be corrected, with those lying there; up to ``stock`` more of each value.
        bare: those of them without a noble; where one stands, shields can only be taken away.
        nobles: cities whose noble the host may correct, and whether it may be at home; () for others than the host.
        holders: seats that may hold a noble.
    """

    owner: int
    grain: Columns
    pile: int
    walls: Columns
    reserve: int
    sides: tuple[Cell, ...]
    shields: tuple[tuple[Cell, tuple[int, ...]], ...]
    bare: tuple[Cell, ...]
    stock: ShieldCounts
    nobles: tuple[tuple[Cell, bool], ...]
    holders: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MayCorrectHand:
    """The host may correct ``owner``'s hand, within these bounds."""

    owner: int
    least_cash: int
    most_elephants: int
    most_shields: ShieldCounts


@dataclass(frozen=True, slots=True)
class MayCorrectPrice:
    """The host may turn another disk of this market up, from ``lowest`` to ``highest``."""

    market: MarketName
    lowest: int
    highest: int


Move: TypeAlias = (
    MayLayLands
    | MayPlaceNobles
    | MayBuildFirstWall
    | MayPlaceShields
    | MayFinishSetUp
    | MayHarvest
    | MayBid
    | MayPassBid
    | MayOfferBarter
    | MayCounterBarter
    | MayAcceptBarter
    | MayDeclineBarter
    | MayWithdrawBarter
    | MayTrade
    | MayFillTrade
    | MayDeclineFill
    | MayPlaceGrain
    | MayEndCommerce
    | MayDeclareBuild
    | MayFinishBuild
    | MayDeployShield
    | MayEndBuilding
    | MayDeclareSiege
    | MayPassSiege
    | MayAssignShields
    | MayRollSiegeDice
    | MayFinishRemoval
    | MayTakeNoble
    | MayLeaveNoble
    | MayDemandRansom
    | MayPayRansom
    | MayRefuseRansom
    | MayMend
    | MayCorrectHand
    | MayCorrectPrice
)
