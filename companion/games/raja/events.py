"""Everything that happened, in the past tense. Events hold what chance and the table decided; folding them is the game.

A seat's events follow its command; the automatic ones (a phase that begins, an auction won, clean-up, scores,
the next turn) follow in the same ``decide``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from companion.games.raja.options import Options
from companion.games.raja.pieces import Action, Cell, Columns, Goods, MarketName, Phase, Season, ShieldCounts, Side

# --- set-up --------------------------------------------------------------------------------------


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
    said_by: str


@dataclass(frozen=True, slots=True)
class ShieldsPlaced:
    """Shields lie on tiles, each (value, cell)."""

    seat: int
    shields: tuple[tuple[int, Cell], ...]


@dataclass(frozen=True, slots=True)
class SetUpFinished:
    """``seat`` is ready."""

    seat: int


# --- turn and phases -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A turn begins with Production (``S4``)."""

    number: int
    season: Season
    starting_seat: int


@dataclass(frozen=True, slots=True)
class PhaseBegan:
    """The auction, commerce, building or siege begins; ``seat`` is first."""

    phase: Phase
    seat: int


# --- production and auction ----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class GrainHarvested:
    """A city yielded ``grain`` (1 + width, or what was left), of which ``fallen`` went back (``P1``, ``P4``)."""

    seat: int
    cell: Cell
    grain: int
    fallen: int
    said_by: str


@dataclass(frozen=True, slots=True)
class ProductionEnded:
    """Nobody has a city left to harvest, or the pile is empty (``P2``)."""

    pile: int


@dataclass(frozen=True, slots=True)
class BidPlaced:
    """A bid, higher than the last (``A1``)."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class BidPassed:
    """A pass (``A2``)."""

    seat: int


@dataclass(frozen=True, slots=True)
class AuctionWon:
    """The winner paid the bank; play goes in ``order`` from him (``A4``)."""

    seat: int
    paid: int
    order: tuple[int, ...]


# --- commerce ------------------------------------------------------------------------------------


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
    said_by: str


@dataclass(frozen=True, slots=True)
class CommerceEnded:
    """``seat`` is done trading."""

    seat: int


# --- building ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class BuildDeclared:
    """Grain is spent and ``stones`` left the reserve for this wall (``B1``)."""

    seat: int
    cell: Cell
    stones: int
    grain: int
    grain_from: Columns


@dataclass(frozen=True, slots=True)
class BuildFinished:
    """What stands; fallen stones and those still waiting went back to the reserve (``B3``)."""

    seat: int
    cell: Cell
    standing: int
    width: int
    fallen: int
    waiting: int
    said_by: str


@dataclass(frozen=True, slots=True)
class ShieldDeployed:
    """A shield lies on a tile (``B5``)."""

    seat: int
    value: int
    cell: Cell


@dataclass(frozen=True, slots=True)
class BuildingEnded:
    """``seat`` is done building."""

    seat: int


# --- siege ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SiegeDeclared:
    """Marker and elephants stand on the defender's Lands (``G1``, ``G2``)."""

    seat: int
    defender: int
    marker: Cell
    targets: tuple[tuple[Cell, int], ...]


@dataclass(frozen=True, slots=True)
class ShieldsAssigned:
    """The defender's shields, each (its tile, its value, the city it defends) (``G3``)."""

    seat: int
    shields: tuple[tuple[Cell, int, Cell], ...]


@dataclass(frozen=True, slots=True)
class SiegeDiceRolled:
    """Each die of one throw, and who rolled it (``G4``)."""

    seat: int
    dice: tuple[int, ...]
    said_by: str


@dataclass(frozen=True, slots=True)
class BattleDecided:
    """All dice of one city's battle lie; x as ``G5`` reads it, and the elephants lost (``G6``)."""

    attacker: int
    defender: int
    cell: Cell
    attacker_total: int
    defender_total: int
    stones: int
    x: int
    elephants_lost: int


@dataclass(frozen=True, slots=True)
class StonesRemoved:
    """``removed`` were taken off for x, ``fallen`` fell by accident, ``standing`` is left (``G6``)."""

    seat: int
    cell: Cell
    removed: int
    fallen: int
    standing: int
    width: int
    said_by: str


@dataclass(frozen=True, slots=True)
class RansomDemanded:
    """The attacker named a ransom (``G7``)."""

    seat: int
    ransom: Goods


@dataclass(frozen=True, slots=True)
class RansomPaid:
    """The defender ``seat`` paid; the noble stays (``G7``)."""

    seat: int
    to: int
    ransom: Goods
    grain_from: Columns


@dataclass(frozen=True, slots=True)
class RansomRefused:
    """The defender ``seat`` did not pay; ``NobleTaken`` follows (``G7``)."""

    seat: int


@dataclass(frozen=True, slots=True)
class NobleTaken:
    """``seat`` holds ``owner``'s noble (``G7``)."""

    seat: int
    owner: int
    cell: Cell


@dataclass(frozen=True, slots=True)
class NobleLeft:
    """``seat`` might have taken the noble and left it (``G7``)."""

    seat: int
    owner: int
    cell: Cell


@dataclass(frozen=True, slots=True)
class BattleEnded:
    """One city's battle is over; the shields that defended it, each (its tile, its value), are discarded (``G3``)."""

    defender: int
    cell: Cell
    shields: tuple[tuple[Cell, int], ...]


@dataclass(frozen=True, slots=True)
class SiegePassed:
    """``seat`` besieges nobody this turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class SiegeEnded:
    """All battles of ``seat``'s siege are over."""

    seat: int


# --- clean-up and end ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CleanedUp:
    """Surviving elephants (by seat) and the markers of ``markers_home`` went home (``G9``)."""

    elephants_home: tuple[int, ...]
    markers_home: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Scored:
    """Points by seat at the end of a turn (``E1``)."""

    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over; more than one winner share it (``E2``)."""

    points: tuple[int, ...]
    winners: tuple[int, ...]


# --- at any time ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class GrainLost:
    """Units fell off a column and are back in the pile (``P4``)."""

    seat: int
    owner: int
    cell: Cell
    units: int
    said_by: str


@dataclass(frozen=True, slots=True)
class WallCollapsed:
    """A wall collapsed outside a build; ``fallen`` stones are back in the reserve."""

    seat: int
    owner: int
    cell: Cell
    fallen: int
    standing: int
    width: int
    said_by: str


@dataclass(frozen=True, slots=True)
class WallCorrected:
    """From now on the wall is this."""

    seat: int
    owner: int
    cell: Cell
    stones: int
    width: int
    reason: str
    said_by: str


@dataclass(frozen=True, slots=True)
class GrainCorrected:
    """From now on the column is this."""

    seat: int
    owner: int
    cell: Cell
    units: int
    reason: str
    said_by: str


@dataclass(frozen=True, slots=True)
class TileShieldsCorrected:
    """From now on these values lie on the tile."""

    seat: int
    owner: int
    cell: Cell
    shields: tuple[int, ...]
    reason: str
    said_by: str


@dataclass(frozen=True, slots=True)
class SideCorrected:
    """From now on this side of the tile is up."""

    seat: int
    owner: int
    cell: Cell
    side: Side
    reason: str
    said_by: str


@dataclass(frozen=True, slots=True)
class NobleCorrected:
    """From now on this noble is with ``holder``."""

    seat: int
    owner: int
    cell: Cell
    holder: int
    reason: str
    said_by: str


@dataclass(frozen=True, slots=True)
class HandCorrected:
    """From now on ``owner`` has this in hand."""

    seat: int
    owner: int
    cash: int
    elephants: int
    shields: ShieldCounts
    reason: str
    said_by: str


@dataclass(frozen=True, slots=True)
class PriceCorrected:
    """From now on the market's price is this."""

    seat: int
    market: MarketName
    price: int
    reason: str
    said_by: str


@dataclass(frozen=True, slots=True)
class Reverted:
    """The game is as it was after the first ``to_version`` events of the log (an undo). Nothing is deleted."""

    seat: int
    to_version: int


@dataclass(frozen=True, slots=True)
class Restored:
    """The game is as it was after the first ``to_version`` events of the log (a redo)."""

    seat: int
    to_version: int


Event: TypeAlias = (
    GameStarted
    | LandsLaid
    | NoblesPlaced
    | FirstWallBuilt
    | ShieldsPlaced
    | SetUpFinished
    | TurnBegan
    | PhaseBegan
    | GrainHarvested
    | ProductionEnded
    | BidPlaced
    | BidPassed
    | AuctionWon
    | BarterOffered
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
    | BuildDeclared
    | BuildFinished
    | ShieldDeployed
    | BuildingEnded
    | SiegeDeclared
    | ShieldsAssigned
    | SiegeDiceRolled
    | BattleDecided
    | StonesRemoved
    | RansomDemanded
    | RansomPaid
    | RansomRefused
    | NobleTaken
    | NobleLeft
    | BattleEnded
    | SiegePassed
    | SiegeEnded
    | CleanedUp
    | Scored
    | GameEnded
    | GrainLost
    | WallCollapsed
    | WallCorrected
    | GrainCorrected
    | TileShieldsCorrected
    | SideCorrected
    | NobleCorrected
    | HandCorrected
    | PriceCorrected
    | Reverted
    | Restored
)
