"""Concrete commands out of ``legal``: one legal command at random, for players that play anything and for soaks.

Randomness is passed in: ``choose(n)`` gives a whole number from 0 to n - 1. ``Random(seed).randrange`` is one.
Stones fall and grain falls now and then, as at a table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from companion.games.raja.commands import (
    AcceptBarter,
    AssignShields,
    BuildFirstWall,
    Command,
    CounterBarter,
    DeclareBuild,
    DeclareSiege,
    DeclineBarter,
    DeclineFill,
    DemandRansom,
    DeployShield,
    EndBuilding,
    EndCommerce,
    FillTrade,
    FinishBuild,
    FinishRemoval,
    FinishSetUp,
    GrainFell,
    Harvest,
    LayLands,
    LeaveNoble,
    OfferBarter,
    PassBid,
    PassSiege,
    PayRansom,
    PlaceBid,
    PlaceGrain,
    PlaceNobles,
    PlaceShields,
    ProposeTrade,
    RefuseRansom,
    RollSiegeDice,
    TakeNoble,
    WallFell,
    WithdrawBarter,
)
from companion.games.raja.legal import moves
from companion.games.raja.mending import mends
from companion.games.raja.moves import (
    MayAcceptBarter,
    MayAssignShields,
    MayBid,
    MayBuildFirstWall,
    MayCounterBarter,
    MayDeclareBuild,
    MayDeclareSiege,
    MayDeclineBarter,
    MayDeclineFill,
    MayDemandRansom,
    MayDeployShield,
    MayEndBuilding,
    MayEndCommerce,
    MayFillTrade,
    MayFinishBuild,
    MayFinishRemoval,
    MayFinishSetUp,
    MayHarvest,
    MayLayLands,
    MayLeaveNoble,
    MayMend,
    MayOfferBarter,
    MayPassBid,
    MayPassSiege,
    MayPayRansom,
    MayPlaceGrain,
    MayPlaceNobles,
    MayPlaceShields,
    MayRefuseRansom,
    MayRollSiegeDice,
    MayTakeNoble,
    MayTrade,
    MayWithdrawBarter,
    Move,
)
from companion.games.raja.pieces import Cell, Goods, ShieldCounts, Side, neighbours
from companion.games.raja.state import State, waiting_for

Choose: TypeAlias = Callable[[int], int]

_FALLS: Final = 8
"""Once in so many builds, harvests and removals something falls."""

_ACCIDENTS: Final = 24
"""Once in so many commands something falls by itself."""

_SELDOM: Final = frozenset({MayBid, MayOfferBarter, MayCounterBarter, MayEndBuilding, MayPassSiege, MayLeaveNoble})
"""Moves that are mostly drawn again, so that random games come to an end."""


def random_command(state: State, choose: Choose) -> Command | None:
    """A legal command of one of the seats the game waits for; None when the game is over."""
    seats = waiting_for(state)
    if not seats:
        return None
    seat = seats[choose(len(seats))] if len(seats) > 1 else seats[0]
    if choose(_ACCIDENTS) == 0:
        accident = random_accident(state, seat, choose)
        if accident is not None:
            return accident
    return random_command_of(state, seat, choose)


def random_command_of(state: State, seat: int, choose: Choose) -> Command | None:
    """A legal command of that seat; None when it has nothing to do."""
    found = moves(state, seat)
    if not found:
        return None
    count = len(found)
    move = found[choose(count)] if count > 1 else found[0]
    while count > 1 and _is_seldom(move) and choose(4):
        move = found[choose(count)]
    return command_for(move, seat, choose)


def _is_seldom(move: Move) -> bool:
    if type(move) is MayTrade:
        return move.action == "sell" and move.market != "grain"
    return type(move) in _SELDOM


def random_accident(state: State, seat: int, choose: Choose) -> Command | None:
    """Grain or a wall of that seat's falls, and its owner says so; None where nothing stands that could."""
    mend = next((move for move in mends(state, seat) if isinstance(move, MayMend)), None)
    if mend is None:
        return None
    columns = [column for column in mend.grain if column[1]]
    walls = [wall for wall in mend.walls if wall[1]]
    if columns and choose(4) == 0:
        cell, units = columns[choose(len(columns))]
        return GrainFell(seat, seat, cell, 1 + choose(units))
    if not walls:
        return None
    cell, stones = walls[choose(len(walls))]
    standing = choose(stones)
    return WallFell(seat, seat, cell, standing, 1 + choose(standing) if standing else 0)


def command_for(move: Move, seat: int, choose: Choose) -> Command:
    """One command that the move allows, at random within its bounds."""
    return _COMMANDS[type(move)](move, seat, choose)


# --- set-up --------------------------------------------------------------------------------------


def random_lands(choose: Choose) -> tuple[tuple[Cell, Side], ...]:
    """Legal Lands: a 2 × 2 square, grown tile by tile (``S1``)."""
    row, col = choose(2), choose(4)
    cells = [(row, col), (row, col + 1), (row + 1, col), (row + 1, col + 1)]
    while len(cells) < 7:
        beside = [
            cell
            for known in cells
            for cell in neighbours(known)
            if 0 <= cell[0] < 3 and 0 <= cell[1] < 5 and cell not in cells
        ]
        cells.append(beside[choose(len(beside))])
    return tuple([(cell, "red" if choose(2) else "blue") for cell in cells])


def _lay(move: MayLayLands, seat: int, choose: Choose) -> Command:
    return LayLands(seat, random_lands(choose))


def _nobles(move: MayPlaceNobles, seat: int, choose: Choose) -> Command:
    cells = list(move.cells)
    return PlaceNobles(seat, tuple([cells.pop(choose(len(cells))) for _ in range(move.count)]))


def _first_wall(move: MayBuildFirstWall, seat: int, choose: Choose) -> Command:
    cell, stood = move.cities[choose(len(move.cities))]
    stones = 1 + choose(move.most_stones)
    standing, width = _wall(stood + stones, choose)
    return BuildFirstWall(seat, cell, stones, standing, width)


def _wall(stones: int, choose: Choose) -> tuple[int, int]:
    """What stands of ``stones``, and its width: mostly all of it, in two or three courses."""
    standing = choose(stones + 1) if choose(_FALLS) == 0 else stones
    if standing < 2:
        return standing, standing
    return standing, (standing + 1) // 2 if choose(2) else 1 + choose(standing)


def _place_shields(move: MayPlaceShields, seat: int, choose: Choose) -> Command:
    value = _value(move.in_hand, choose)
    return PlaceShields(seat, ((value, move.cells[choose(len(move.cells))]),))


def _value(shields: ShieldCounts, choose: Choose) -> int:
    values = [value for value, count in enumerate(shields, 1) if count]
    return values[choose(len(values))]


# --- production, auction and commerce ------------------------------------------------------------


def _harvest(move: MayHarvest, seat: int, choose: Choose) -> Command:
    cell, grain = move.cities[choose(len(move.cities))]
    return Harvest(seat, cell, choose(grain + 1) if choose(_FALLS) == 0 else 0)


def _bid(move: MayBid, seat: int, choose: Choose) -> Command:
    return PlaceBid(seat, min(move.highest, move.lowest + choose(3)))


def _given(have: Goods, choose: Choose) -> Goods:
    """Some one kind of what there is."""
    kinds = [kind for kind, there in enumerate((have.money, have.elephants, have.grain, any(have.shields))) if there]
    kind = kinds[choose(len(kinds))]
    if kind == 0:
        return Goods(1 + choose(have.money))
    if kind == 1:
        return Goods(0, 1 + choose(have.elephants))
    if kind == 2:
        return Goods(0, 0, 1 + choose(have.grain))
    return Goods(0, 0, 0, _one_shield(_value(have.shields, choose)))


def _one_shield(value: int) -> ShieldCounts:
    return ((1, 0, 0), (0, 1, 0), (0, 0, 1))[value - 1]


def _asked(may_take_grain: bool, choose: Choose) -> Goods:
    """Something another player may well have."""
    kind = choose(4 if may_take_grain else 3)
    if kind == 0:
        return Goods(1 + choose(20))
    if kind == 1:
        return Goods(0, 1)
    return Goods(0, 0, 0, _one_shield(1 + choose(3))) if kind == 2 else Goods(0, 0, 1 + choose(4))


def _offer(move: MayOfferBarter, seat: int, choose: Choose) -> Command:
    to = None if choose(2) else move.seats[choose(len(move.seats))]
    return OfferBarter(seat, _given(move.have, choose), _asked(move.may_take_grain, choose), to)


def _counter(move: MayCounterBarter, seat: int, choose: Choose) -> Command:
    return CounterBarter(seat, _given(move.have, choose), _asked(move.may_take_grain, choose))


def _trade(move: MayTrade, seat: int, choose: Choose) -> Command:
    if move.market != "shields":
        return ProposeTrade(seat, move.market, move.action, 1 + choose(move.most))
    values = [value for value, count in enumerate(move.shields, 1) if count and value <= move.most]
    return ProposeTrade(seat, "shields", move.action, 0, _one_shield(values[choose(len(values))]))


def _place_grain(move: MayPlaceGrain, seat: int, choose: Choose) -> Command:
    units = move.most if choose(3) else 1 + choose(move.most)
    cell = move.cells[choose(len(move.cells))]
    return PlaceGrain(seat, cell, units, choose(units + 1) if choose(_FALLS) == 0 else 0)


# --- building and siege --------------------------------------------------------------------------


def _build(move: MayDeclareBuild, seat: int, choose: Choose) -> Command:
    cell, _ = move.cities[choose(len(move.cities))]
    return DeclareBuild(seat, cell, 1 + choose(move.most_stones))


def _finish_build(move: MayFinishBuild, seat: int, choose: Choose) -> Command:
    standing, width = _wall(move.stood + move.declared, choose)
    return FinishBuild(seat, standing, width)


def _deploy(move: MayDeployShield, seat: int, choose: Choose) -> Command:
    return DeployShield(seat, _value(move.in_hand, choose), move.cells[choose(len(move.cells))])


def _siege(move: MayDeclareSiege, seat: int, choose: Choose) -> Command:
    spot = move.spots[choose(len(move.spots))]
    left = move.elephants
    targets = list(spot.targets)
    named: list[tuple[Cell, int]] = []
    while targets and left and (not named or choose(2)):
        cell, most = targets.pop(choose(len(targets)))
        elephants = 1 + choose(min(most, left)) if choose(2) else 1
        named.append((cell, elephants))
        left -= elephants
    return DeclareSiege(seat, spot.defender, spot.marker, tuple(named))


def _assign(move: MayAssignShields, seat: int, choose: Choose) -> Command:
    named = [(cell, value, reach[choose(len(reach))]) for cell, value, reach in move.shields if choose(4)]
    return AssignShields(seat, tuple(named))


def _roll(move: MayRollSiegeDice, seat: int, choose: Choose) -> Command:
    return RollSiegeDice(seat, tuple([1 + choose(6) for _ in range(min(2, move.most))]))


def _removal(move: MayFinishRemoval, seat: int, choose: Choose) -> Command:
    left = move.stones - move.take
    standing = choose(left + 1) if choose(_FALLS) == 0 else left
    return FinishRemoval(seat, standing, 1 + choose(standing) if standing else 0)


def _demand(move: MayDemandRansom, seat: int, choose: Choose) -> Command:
    return DemandRansom(seat, _asked(move.may_take_grain, choose))


Maker: TypeAlias = Callable[[Any, int, Choose], Command]
_COMMANDS: dict[type, Maker] = {
    MayLayLands: _lay,
    MayPlaceNobles: _nobles,
    MayBuildFirstWall: _first_wall,
    MayPlaceShields: _place_shields,
    MayFinishSetUp: lambda move, seat, choose: FinishSetUp(seat),
    MayHarvest: _harvest,
    MayBid: _bid,
    MayPassBid: lambda move, seat, choose: PassBid(seat),
    MayOfferBarter: _offer,
    MayCounterBarter: _counter,
    MayAcceptBarter: lambda move, seat, choose: AcceptBarter(seat, move.maker),
    MayDeclineBarter: lambda move, seat, choose: DeclineBarter(seat, move.maker),
    MayWithdrawBarter: lambda move, seat, choose: WithdrawBarter(seat),
    MayTrade: _trade,
    MayFillTrade: lambda move, seat, choose: FillTrade(seat),
    MayDeclineFill: lambda move, seat, choose: DeclineFill(seat),
    MayPlaceGrain: _place_grain,
    MayEndCommerce: lambda move, seat, choose: EndCommerce(seat),
    MayDeclareBuild: _build,
    MayFinishBuild: _finish_build,
    MayDeployShield: _deploy,
    MayEndBuilding: lambda move, seat, choose: EndBuilding(seat),
    MayDeclareSiege: _siege,
    MayPassSiege: lambda move, seat, choose: PassSiege(seat),
    MayAssignShields: _assign,
    MayRollSiegeDice: _roll,
    MayFinishRemoval: _removal,
    MayTakeNoble: lambda move, seat, choose: TakeNoble(seat),
    MayLeaveNoble: lambda move, seat, choose: LeaveNoble(seat),
    MayDemandRansom: _demand,
    MayPayRansom: lambda move, seat, choose: PayRansom(seat),
    MayRefuseRansom: lambda move, seat, choose: RefuseRansom(seat),
}
