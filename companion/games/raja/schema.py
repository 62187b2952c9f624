"""Schema of the view of Raja; the interface's JSON Schema and the pages' types are generated from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from companion.games.raja.options import Rulebook, RulebookName
from companion.games.raja.pieces import Cell, Goods, Marker, MarketName, ShieldCounts, Side
from companion.games.raja.state import Barter, Battle, BattleResult, Trade

Spot: TypeAlias = tuple[int, Cell]
"""A seat and a cell of its Lands."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NamedRulebook(Rulebook):
    """The rulings that hold, and the name that they have together."""

    name: RulebookName


@dataclass(frozen=True, slots=True)
class Prices:
    """What a unit costs, by market."""

    grain: int
    shields: int
    elephants: int


@dataclass(frozen=True, slots=True)
class PriceRows:
    """The lowest and the highest price of each market."""

    grain: tuple[int, int]
    shields: tuple[int, int]
    elephants: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Stock:
    """What the markets have left; shields by value."""

    grain: int
    shields: ShieldCounts
    elephants: int


@dataclass(frozen=True, slots=True)
class Wall:
    """A city's wall."""

    stones: int
    width: int


@dataclass(frozen=True, slots=True)
class LandTile:
    """A tile of somebody's Lands, and what stands on it."""

    cell: Cell
    side: Side
    city: bool
    noble: bool
    captured_by: int | None
    wall: Wall
    grain: int
    shields: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Hand:
    """What is held behind the blinder (``S7``)."""

    cash: int
    elephants: int
    shields: ShieldCounts


@dataclass(frozen=True, slots=True)
class Player:
    """A seat; ``hand`` is null where whoever looks may not see it."""

    seat: int
    name: str
    marker: Marker
    points: int
    reserve: int
    loose_grain: int
    elephants_out: int
    marker_at: Spot | None
    captured: tuple[int, ...]
    tiles: tuple[LandTile, ...]
    hand: Hand | None


@dataclass(frozen=True, slots=True)
class SetUpStep:
    """By seat, the stones to spread and who is ready."""

    stones_left: tuple[int, ...]
    ready: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class ProductionStep:
    """By seat, the cities still to harvest."""

    left: tuple[tuple[Cell, ...], ...]


@dataclass(frozen=True, slots=True)
class AuctionStep:
    """The highest bid, whose it is, and who has passed."""

    highest: int | None
    leader: int | None
    passed: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class CommerceStep:
    """Markets used this turn, and what is open to answers."""

    traded: tuple[MarketName, ...]
    barter: Barter | None
    trade: Trade | None


@dataclass(frozen=True, slots=True)
class BuildingStep:
    """The declared build."""

    cell: Cell | None
    stones: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BattleNow(Battle):
    """A battle, with the dice still to roll."""

    attacker_dice_left: int
    defender_dice_left: int


@dataclass(frozen=True, slots=True)
class DeclaredSiege:
    """A siege that is going on."""

    declared: Literal[True]
    defender: int
    shields_assigned: bool
    battles: tuple[BattleNow, ...]
    result: BattleResult | None
    ransom: Goods | None


@dataclass(frozen=True, slots=True)
class NoSiege:
    """Nobody is besieged."""

    declared: Literal[False]


@dataclass(frozen=True, slots=True)
class EndedStep:
    """Points by seat, and who won."""

    points: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AnyPhase:
    """What is told in every phase."""

    turn: int
    season: Side
    starting_seat: int
    order: tuple[int, ...]
    active: int | None
    waiting_for: tuple[int, ...]
    rulebook: NamedRulebook
    open_hands: bool
    prices: Prices
    price_rows: PriceRows
    stock: Stock
    bank_overdrawn: int
    points_to_end: int
    players: tuple[Player, ...]


@dataclass(frozen=True, slots=True)
class SetUpView(AnyPhase):
    """The game during set-up."""

    phase: Literal["set-up"]
    step: SetUpStep


@dataclass(frozen=True, slots=True)
class ProductionView(AnyPhase):
    """The game in Production."""

    phase: Literal["production"]
    step: ProductionStep


@dataclass(frozen=True, slots=True)
class AuctionView(AnyPhase):
    """The game in Auction."""

    phase: Literal["auction"]
    step: AuctionStep


@dataclass(frozen=True, slots=True)
class CommerceView(AnyPhase):
    """The game in Commerce."""

    phase: Literal["commerce"]
    step: CommerceStep


@dataclass(frozen=True, slots=True)
class BuildingView(AnyPhase):
    """The game in Building."""

    phase: Literal["building"]
    step: BuildingStep


@dataclass(frozen=True, slots=True)
class SiegeView(AnyPhase):
    """The game in Siege."""

    phase: Literal["siege"]
    step: DeclaredSiege | NoSiege


@dataclass(frozen=True, slots=True)
class EndedView(AnyPhase):
    """The game that is over."""

    phase: Literal["ended"]
    step: EndedStep


GameView: TypeAlias = SetUpView | ProductionView | AuctionView | CommerceView | BuildingView | SiegeView | EndedView
