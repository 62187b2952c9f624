"""Everything a table can do. ``seat`` is who commands; ``said_by`` is who or what gave a count ("camera", "seat 2")."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from companion.games.raja.pieces import NO_SHIELDS, Action, Cell, Columns, Goods, MarketName, ShieldCounts, Side

# --- set-up --------------------------------------------------------------------------------------


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
    said_by: str = "players"


@dataclass(frozen=True, slots=True)
class PlaceShields:
    """Put shields on own tiles without a noble, each as (value, cell); those not named stay in hand (``S3``)."""

    seat: int
    shields: tuple[tuple[int, Cell], ...]


@dataclass(frozen=True, slots=True)
class FinishSetUp:
    """All nine stones are spread; this seat is ready."""

    seat: int


# --- production and auction ----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Harvest:
    """Harvest one own city; ``fallen`` units fell while they were stacked (``P2``, ``P4``)."""

    seat: int
    cell: Cell
    fallen: int = 0
    said_by: str = "players"


@dataclass(frozen=True, slots=True)
class PlaceBid:
    """Bid whole dollars for the first move (``A1``)."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class PassBid:
    """Pass in the auction (``A2``)."""

    seat: int


# --- commerce ------------------------------------------------------------------------------------


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
    said_by: str = "players"


@dataclass(frozen=True, slots=True)
class EndCommerce:
    """The active player is done trading."""

    seat: int


# --- building ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DeclareBuild:
    """Declare stones for one wall and pay half as many grain, rounded up (``B1``); () pays from the fullest columns."""

    seat: int
    cell: Cell
    stones: int
    grain_from: Columns = ()


@dataclass(frozen=True, slots=True)
class FinishBuild:
    """Report the wall after the declared build (``B3``).

    Args:
        standing: stones that stand, 0 … what stood + what was declared.
        width: stones of the widest course.
        fallen: stones that fell, where somebody counted them; the others missing were still waiting.
    """

    seat: int
    standing: int
    width: int
    fallen: int | None = None
    said_by: str = "players"


@dataclass(frozen=True, slots=True)
class DeployShield:
    """Put one shield from the hand on an own tile that holds no noble (``B5``)."""

    seat: int
    value: int
    cell: Cell


@dataclass(frozen=True, slots=True)
class EndBuilding:
    """The active player is done building."""

    seat: int


# --- siege ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DeclareSiege:
    """Put the marker on an opponent's tile and name the targets, each as (city, elephants), in order (``G1``, ``G2``)."""

    seat: int
    defender: int
    marker: Cell
    targets: tuple[tuple[Cell, int], ...]


@dataclass(frozen=True, slots=True)
class AssignShields:
    """The defender's shields, each as (its tile, its value, the city it defends); none is an answer too (``G3``)."""

    seat: int
    shields: tuple[tuple[Cell, int, Cell], ...]


@dataclass(frozen=True, slots=True)
class RollSiegeDice:
    """One throw of one or more dice by the attacker or the defender (``seat`` rolled them); throws add up (``G4``)."""

    seat: int
    dice: tuple[int, ...]
    said_by: str = "players"


@dataclass(frozen=True, slots=True)
class FinishRemoval:
    """The defender has taken the stones off: what still stands, and what fell by accident if it was counted (``G6``)."""

    seat: int
    standing: int
    width: int
    fallen: int | None = None
    said_by: str = "players"


@dataclass(frozen=True, slots=True)
class TakeNoble:
    """The attacker takes the noble of the city whose wall is destroyed (``G7``)."""

    seat: int


@dataclass(frozen=True, slots=True)
class LeaveNoble:
    """The attacker may, and does not, take the noble (``G7``)."""

    seat: int


@dataclass(frozen=True, slots=True)
class DemandRansom:
    """The attacker names a ransom (``G7``)."""

    seat: int
    ransom: Goods


@dataclass(frozen=True, slots=True)
class PayRansom:
    """The defender pays; the noble stays (``G7``)."""

    seat: int
    grain_from: Columns = ()


@dataclass(frozen=True, slots=True)
class RefuseRansom:
    """The defender does not pay; the noble is taken (``G7``)."""

    seat: int


@dataclass(frozen=True, slots=True)
class PassSiege:
    """No siege by this player this turn (``G1``)."""

    seat: int


# --- at any time ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class GrainFell:
    """Units fell off ``owner``'s column and go back to the pile (``P4``). The owner or the host says so."""

    seat: int
    owner: int
    cell: Cell
    units: int
    said_by: str = "players"


@dataclass(frozen=True, slots=True)
class WallFell:
    """``owner``'s wall collapsed outside a build; this is what stands. The owner or the host says so."""

    seat: int
    owner: int
    cell: Cell
    standing: int
    width: int
    said_by: str = "players"


@dataclass(frozen=True, slots=True)
class CorrectWall:
    """The wall is really this; stones come from or go to the reserve. The owner or the host."""

    seat: int
    owner: int
    cell: Cell
    stones: int
    width: int
    reason: str
    said_by: str = "players"


@dataclass(frozen=True, slots=True)
class CorrectGrain:
    """The column really has this many units; the pile makes up for it. The owner or the host."""

    seat: int
    owner: int
    cell: Cell
    units: int
    reason: str
    said_by: str = "players"


@dataclass(frozen=True, slots=True)
class CorrectTileShields:
    """These values really lie on the tile; the market's stock makes up for it. The owner or the host."""

    seat: int
    owner: int
    cell: Cell
    shields: tuple[int, ...]
    reason: str
    said_by: str = "players"


@dataclass(frozen=True, slots=True)
class CorrectSide:
    """The tile really lies with this side up. The owner or the host."""

    seat: int
    owner: int
    cell: Cell
    side: Side
    reason: str
    said_by: str = "players"


@dataclass(frozen=True, slots=True)
class CorrectNoble:
    """``owner``'s noble of that city is really with ``holder`` (the owner: at home). The host."""

    seat: int
    owner: int
    cell: Cell
    holder: int
    reason: str
    said_by: str = "host"


@dataclass(frozen=True, slots=True)
class CorrectHand:
    """``owner`` really has this in hand; bank and stocks make up for it. The host."""

    seat: int
    owner: int
    cash: int
    elephants: int
    shields: ShieldCounts
    reason: str
    said_by: str = "host"


@dataclass(frozen=True, slots=True)
class CorrectPrice:
    """The market's face-up disk is really this one. The host."""

    seat: int
    market: MarketName
    price: int
    reason: str
    said_by: str = "host"


# --- the log -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Undo:
    """Go back ``commands`` commands, and on to where an auction or siege began if that would leave half of it.

    Answered by ``history.History``, which knows the past; ``decide`` alone refuses it.
    """

    seat: int
    commands: int = 1


@dataclass(frozen=True, slots=True)
class Redo:
    """Take back the last undo; possible until something new happens. Answered by ``history.History``."""

    seat: int


Command: TypeAlias = (
    LayLands
    | PlaceNobles
    | BuildFirstWall
    | PlaceShields
    | FinishSetUp
    | Harvest
    | PlaceBid
    | PassBid
    | OfferBarter
    | CounterBarter
    | AcceptBarter
    | DeclineBarter
    | WithdrawBarter
    | ProposeTrade
    | FillTrade
    | DeclineFill
    | PlaceGrain
    | EndCommerce
    | DeclareBuild
    | FinishBuild
    | DeployShield
    | EndBuilding
    | DeclareSiege
    | AssignShields
    | RollSiegeDice
    | FinishRemoval
    | TakeNoble
    | LeaveNoble
    | DemandRansom
    | PayRansom
    | RefuseRansom
    | PassSiege
    | GrainFell
    | WallFell
    | CorrectWall
    | CorrectGrain
    | CorrectTileShields
    | CorrectSide
    | CorrectNoble
    | CorrectHand
    | CorrectPrice
    | Undo
    | Redo
)
