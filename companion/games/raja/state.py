"""The state of a game: five parts, each replaced whole, so that one event copies little."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from companion.games.raja.options import Options
from companion.games.raja.pieces import Action, Cell, Columns, Goods, MarketName, Phase, Season, ShieldCounts, Side


@dataclass(frozen=True, slots=True)
class Tile:
    """One territory tile of somebody's Lands.

    Args:
        city: a noble was placed here at set-up; it stays a city.
        captured_by: the seat that holds this city's noble, None while it is at home.
        stones: of the wall, in all.
        width: stones in the wall's widest course.
        shields: values lying here, in rising order.
    """

    cell: Cell
    side: Side
    city: bool
    captured_by: int | None
    stones: int
    width: int
    grain: int
    shields: tuple[int, ...]

    @property
    def noble(self) -> bool:
        """Whether a noble stands here."""
        return self.city and self.captured_by is None


@dataclass(frozen=True, slots=True)
class Player:
    """One seat's pieces.

    Args:
        cash, elephants, shields: in hand, behind the blinder (``S7``).
        reserve: stones of the colour that are in no wall and not declared for one.
        loose_grain: units received and not yet put on a column (``P4``).
        elephants_out: elephants in this turn's siege (``G9``).
        marker_at: (seat, cell) where the player marker stands, None at home.
    """

    seat: int
    cash: int
    elephants: int
    shields: ShieldCounts
    reserve: int
    lands: tuple[Tile, ...]
    loose_grain: int
    elephants_out: int
    marker_at: tuple[int, Cell] | None


@dataclass(frozen=True, slots=True)
class Market:
    """Stocks and prices (``S5``); ``bank`` may go below zero, which is shown (``S6``)."""

    grain: int
    shields: ShieldCounts
    elephants: int
    prices: tuple[int, int, int]
    bank: int


@dataclass(frozen=True, slots=True)
class Turn:
    """Where the evening is; ``order`` is the auction's outcome, clockwise from its winner (``A4``)."""

    number: int
    season: Season
    starting_seat: int
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SetUp:
    """``stones_left`` of the nine, and who is ready, by seat."""

    stones_left: tuple[int, ...]
    ready: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class Production:
    """``left``: by seat, the cities still to harvest; ``active`` is -1 when there is none (``P2``)."""

    active: int
    left: tuple[tuple[Cell, ...], ...]
    harvested: tuple[tuple[int, Cell], ...]


@dataclass(frozen=True, slots=True)
class Auction:
    """``highest`` is -1 until the starting player opens; ``passes`` counts those in a row since the last bid."""

    active: int
    highest: int
    leader: int
    passed: tuple[bool, ...]
    passes: int


@dataclass(frozen=True, slots=True)
class Offer:
    """A barter offer of ``maker`` to ``to`` (None: everybody)."""

    maker: int
    to: int | None
    give: Goods
    take: Goods
    grain_from: Columns


@dataclass(frozen=True, slots=True)
class Barter:
    """The open offer, the counters made to it, and the seats that declined it."""

    offer: Offer
    counters: tuple[Offer, ...]
    declined: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Trade:
    """A stated trade while the others answer; ``willing`` are the seats that would fill it, with their columns."""

    market: MarketName
    action: Action
    count: int
    shields: ShieldCounts
    price: int
    cost: int
    grain_from: Columns
    declined: tuple[int, ...]
    willing: tuple[tuple[int, Columns], ...]


@dataclass(frozen=True, slots=True)
class Commerce:
    """``place`` in the order of play; ``traded``: markets the active player has used this turn (``C5``)."""

    place: int
    traded: tuple[MarketName, ...]
    barter: Barter | None
    trade: Trade | None


@dataclass(frozen=True, slots=True)
class Building:
    """``cell`` and ``stones`` of the declared build that has not been reported; None and 0 when there is none."""

    place: int
    cell: Cell | None
    stones: int


@dataclass(frozen=True, slots=True)
class Battle:
    """One city's battle: elephants, the shields that defend it as (tile, value), and the dice so far."""

    cell: Cell
    elephants: int
    shields: tuple[tuple[Cell, int], ...]
    attacker_dice: tuple[int, ...]
    defender_dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BattleResult:
    """What the dice of the present battle decided; ``removed``: the stones have been taken off."""

    attacker_total: int
    defender_total: int
    stones: int
    x: int
    elephants_lost: int
    removed: bool


@dataclass(frozen=True, slots=True)
class Siege:
    """The Siege phase; ``battles`` are those still to fight, the present one first.

    Args:
        declared: a siege of the active player is going on.
        defender: -1 when there is none.
        shields_assigned: the defender has answered (``G3``).
        result: what the present battle's dice decided.
        ransom: the ransom that was named (``G7``).
    """

    place: int
    declared: bool
    defender: int
    shields_assigned: bool
    battles: tuple[Battle, ...]
    result: BattleResult | None
    ransom: Goods | None


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over (``E2``)."""

    points: tuple[int, ...]
    winners: tuple[int, ...]


Step: TypeAlias = SetUp | Production | Auction | Commerce | Building | Siege | Ended


@dataclass(frozen=True, slots=True)
class State:
    """A game of Raja between two events."""

    options: Options
    players: tuple[Player, ...]
    market: Market
    turn: Turn
    step: Step

    @property
    def phase(self) -> Phase:
        """The phase's name."""
        return _PHASES[type(self.step)]


_PHASES: dict[type, Phase] = {
    SetUp: "set-up",
    Production: "production",
    Auction: "auction",
    Commerce: "commerce",
    Building: "building",
    Siege: "siege",
    Ended: "ended",
}


def half_done(state: State) -> object | None:
    """The auction, trade or siege that is in progress, in which money was paid, dice rolled or elephants moved."""
    step = state.step
    if isinstance(step, Auction) and step.leader >= 0:
        return (state.turn.number, "auction", 0)
    if isinstance(step, Commerce) and step.trade is not None:
        return (state.turn.number, f"trade with {step.trade.market}", step.place)
    if isinstance(step, Siege) and step.declared:
        return (state.turn.number, "siege", step.place)
    return None


def tile_at(player: Player, cell: Cell) -> Tile | None:
    """The player's tile on that cell; None if no tile is known there."""
    for tile in player.lands:
        if tile.cell == cell:
            return tile
    return None


def active_seat(state: State) -> int | None:
    """The seat whose move it is; None if it is nobody's or everybody's (set-up, the end)."""
    step = state.step
    if isinstance(step, (Production, Auction)):
        return step.active
    if isinstance(step, (Commerce, Building, Siege)) and step.place < len(state.players):
        return state.turn.order[step.place]
    return None


def waiting_for(state: State) -> tuple[int, ...]:
    """The seats for whose move or answer the game waits, in seat order."""
    step = state.step
    if isinstance(step, (Commerce, Building, Siege)):
        if step.place >= len(state.players):
            return ()
        active = state.turn.order[step.place]
        if isinstance(step, Commerce):
            return _dealing(state, step, active)
        if isinstance(step, Siege) and step.declared:
            return tuple(sorted({*holding_grain(state), *_besieged(state, step, active)}))
        return (active,)
    if isinstance(step, (Production, Auction)):
        return (step.active,)
    if isinstance(step, SetUp):
        return tuple([seat for seat, ready in enumerate(step.ready) if not ready])
    return ()


def holding_grain(state: State) -> tuple[int, ...]:
    """The seats that hold grain which they have not put on a column yet (``P4``)."""
    return tuple([player.seat for player in state.players if player.loose_grain])


def _dealing(state: State, step: Commerce, active: int) -> tuple[int, ...]:
    loose = holding_grain(state)
    if loose:
        return loose
    trade, barter = step.trade, step.barter
    if trade is not None:
        answered = (*trade.declined, *[seat for seat, _ in trade.willing])
        return tuple([seat for seat in range(len(state.players)) if seat != active and seat not in answered])
    if barter is not None and not barter.counters:
        return tuple([seat for seat in range(len(state.players)) if is_addressed(barter, seat)])
    return (active,)


def is_addressed(barter: Barter, seat: int) -> bool:
    """Whether ``seat`` may still answer the active player's offer."""
    offer = barter.offer
    return seat != offer.maker and offer.to in (None, seat) and seat not in barter.declined


def _besieged(state: State, step: Siege, active: int) -> tuple[int, ...]:
    if not step.shields_assigned or step.ransom is not None:
        return (step.defender,)
    if not step.battles:
        return ()
    if step.result is None:
        attacker_left, defender_left = dice_left(step.battles[0])
        return tuple(seat for seat, left in ((active, attacker_left), (step.defender, defender_left)) if left)
    battle_tile = tile_at(state.players[step.defender], step.battles[0].cell)
    standing = battle_tile is not None and battle_tile.stones > 0
    return (step.defender,) if standing else (active,)


def dice_left(battle: Battle) -> tuple[int, int]:
    """Dice that attacker and defender still have to roll: 2 per elephant, 1 per shield point (``G4``)."""
    points = 0
    for _, value in battle.shields:
        points += value
    return 2 * battle.elephants - len(battle.attacker_dice), points - len(battle.defender_dice)
