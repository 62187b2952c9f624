"""Makes random legal commands from ``legal``: for players that play anything, and for soak tests.

Randomness is passed in: ``choose(n)`` gives a whole number from 0 to n - 1. ``Random(seed).randrange`` is one.
Stones fall and grain falls now and then, as at a table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from companion.games.raja import commands as c
from companion.games.raja import moves as m
from companion.games.raja.legal import moves
from companion.games.raja.phases.corrections.offers import mends
from companion.games.raja.pieces import Cell, Goods, ShieldCounts, Side, neighbours
from companion.games.raja.state import State, waiting_for

Choose: TypeAlias = Callable[[int], int]

_FALLS: Final = 8
"""One build, harvest or removal in this many goes wrong."""

_ACCIDENTS: Final = 24
"""After one command in this many, something falls by accident."""

_SELDOM: Final = frozenset(
    {m.MayBid, m.MayOfferBarter, m.MayCounterBarter, m.MayEndBuilding, m.MayPassSiege, m.MayLeaveNoble}
)
"""Moves that are usually drawn again, so that random games come to an end."""


def random_command(state: State, choose: Choose) -> c.Command | None:
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


def random_command_of(state: State, seat: int, choose: Choose) -> c.Command | None:
    """A legal command of that seat; None when it has nothing to do."""
    found = moves(state, seat)
    if not found:
        return None
    count = len(found)
    move = found[choose(count)] if count > 1 else found[0]
    while count > 1 and _is_seldom(move) and choose(4):
        move = found[choose(count)]
    return command_for(move, seat, choose)


def _is_seldom(move: m.Move) -> bool:
    if type(move) is m.MayTrade:
        return move.action == "sell" and move.market != "grain"
    return type(move) in _SELDOM


def random_accident(state: State, seat: int, choose: Choose) -> c.Command | None:
    """Let grain or a wall of that seat fall, reported by its owner; None if it has nothing that could fall."""
    mend = next((move for move in mends(state, seat) if isinstance(move, m.MayMend)), None)
    if mend is None:
        return None
    columns = [column for column in mend.grain if column[1]]
    walls = [wall for wall in mend.walls if wall[1]]
    if columns and choose(4) == 0:
        cell, units = columns[choose(len(columns))]
        return c.GrainFell(seat, seat, cell, 1 + choose(units))
    if not walls:
        return None
    cell, stones = walls[choose(len(walls))]
    standing = choose(stones)
    return c.WallFell(seat, seat, cell, standing, 1 + choose(standing) if standing else 0)


def command_for(move: m.Move, seat: int, choose: Choose) -> c.Command:
    """A command that the move allows, at random within its bounds."""
    return _COMMANDS[type(move)](move, seat, choose)


# --- set-up --------------------------------------------------------------------------------------


def random_lands(choose: Choose) -> tuple[tuple[Cell, Side], ...]:
    """Random legal Lands: a 2 × 2 square, grown tile by tile (``S1``)."""
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


def _lay(move: m.MayLayLands, seat: int, choose: Choose) -> c.Command:
    return c.LayLands(seat, random_lands(choose))


def _nobles(move: m.MayPlaceNobles, seat: int, choose: Choose) -> c.Command:
    cells = list(move.cells)
    return c.PlaceNobles(seat, tuple([cells.pop(choose(len(cells))) for _ in range(move.count)]))


def _first_wall(move: m.MayBuildFirstWall, seat: int, choose: Choose) -> c.Command:
    cell, stood = move.cities[choose(len(move.cities))]
    stones = 1 + choose(move.most_stones)
    standing, width = _wall(stood + stones, choose)
    return c.BuildFirstWall(seat, cell, stones, standing, width)


def _wall(stones: int, choose: Choose) -> tuple[int, int]:
    """What stands of ``stones``, and its width: usually all of them, in two or three courses."""
    standing = choose(stones + 1) if choose(_FALLS) == 0 else stones
    if standing < 2:
        return standing, standing
    return standing, (standing + 1) // 2 if choose(2) else 1 + choose(standing)


def _place_shields(move: m.MayPlaceShields, seat: int, choose: Choose) -> c.Command:
    value = _value(move.in_hand, choose)
    return c.PlaceShields(seat, ((value, move.cells[choose(len(move.cells))]),))


def _value(shields: ShieldCounts, choose: Choose) -> int:
    values = [value for value, count in enumerate(shields, 1) if count]
    return values[choose(len(values))]


# --- production, auction and commerce ------------------------------------------------------------


def _harvest(move: m.MayHarvest, seat: int, choose: Choose) -> c.Command:
    cell, grain = move.cities[choose(len(move.cities))]
    return c.Harvest(seat, cell, choose(grain + 1) if choose(_FALLS) == 0 else 0)


def _bid(move: m.MayBid, seat: int, choose: Choose) -> c.Command:
    return c.PlaceBid(seat, min(move.highest, move.lowest + choose(3)))


def _given(have: Goods, choose: Choose) -> Goods:
    """A random amount of one kind of goods that are there."""
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
    """Goods that another player may well have."""
    kind = choose(4 if may_take_grain else 3)
    if kind == 0:
        return Goods(1 + choose(20))
    if kind == 1:
        return Goods(0, 1)
    return Goods(0, 0, 0, _one_shield(1 + choose(3))) if kind == 2 else Goods(0, 0, 1 + choose(4))


def _offer(move: m.MayOfferBarter, seat: int, choose: Choose) -> c.Command:
    to = None if choose(2) else move.seats[choose(len(move.seats))]
    return c.OfferBarter(seat, _given(move.have, choose), _asked(move.may_take_grain, choose), to)


def _counter(move: m.MayCounterBarter, seat: int, choose: Choose) -> c.Command:
    return c.CounterBarter(seat, _given(move.have, choose), _asked(move.may_take_grain, choose))


def _trade(move: m.MayTrade, seat: int, choose: Choose) -> c.Command:
    if move.market != "shields":
        return c.ProposeTrade(seat, move.market, move.action, 1 + choose(move.most))
    values = [value for value, count in enumerate(move.shields, 1) if count and value <= move.most]
    return c.ProposeTrade(seat, "shields", move.action, 0, _one_shield(values[choose(len(values))]))


def _place_grain(move: m.MayPlaceGrain, seat: int, choose: Choose) -> c.Command:
    units = move.most if choose(3) else 1 + choose(move.most)
    cell = move.cells[choose(len(move.cells))]
    return c.PlaceGrain(seat, cell, units, choose(units + 1) if choose(_FALLS) == 0 else 0)


# --- building and siege --------------------------------------------------------------------------


def _build(move: m.MayDeclareBuild, seat: int, choose: Choose) -> c.Command:
    cell, _ = move.cities[choose(len(move.cities))]
    return c.DeclareBuild(seat, cell, 1 + choose(move.most_stones))


def _finish_build(move: m.MayFinishBuild, seat: int, choose: Choose) -> c.Command:
    standing, width = _wall(move.stood + move.declared, choose)
    return c.FinishBuild(seat, standing, width)


def _deploy(move: m.MayDeployShield, seat: int, choose: Choose) -> c.Command:
    return c.DeployShield(seat, _value(move.in_hand, choose), move.cells[choose(len(move.cells))])


def _siege(move: m.MayDeclareSiege, seat: int, choose: Choose) -> c.Command:
    spot = move.spots[choose(len(move.spots))]
    left = move.elephants
    targets = list(spot.targets)
    named: list[tuple[Cell, int]] = []
    while targets and left and (not named or choose(2)):
        cell, most = targets.pop(choose(len(targets)))
        elephants = 1 + choose(min(most, left)) if choose(2) else 1
        named.append((cell, elephants))
        left -= elephants
    return c.DeclareSiege(seat, spot.defender, spot.marker, tuple(named))


def _assign(move: m.MayAssignShields, seat: int, choose: Choose) -> c.Command:
    named = [(cell, value, reach[choose(len(reach))]) for cell, value, reach in move.shields if choose(4)]
    return c.AssignShields(seat, tuple(named))


def _roll(move: m.MayRollSiegeDice, seat: int, choose: Choose) -> c.Command:
    return c.RollSiegeDice(seat, tuple([1 + choose(6) for _ in range(min(2, move.most))]))


def _removal(move: m.MayFinishRemoval, seat: int, choose: Choose) -> c.Command:
    left = move.stones - move.take
    standing = choose(left + 1) if choose(_FALLS) == 0 else left
    return c.FinishRemoval(seat, standing, 1 + choose(standing) if standing else 0)


def _demand(move: m.MayDemandRansom, seat: int, choose: Choose) -> c.Command:
    return c.DemandRansom(seat, _asked(move.may_take_grain, choose))


Maker: TypeAlias = Callable[[Any, int, Choose], c.Command]
_COMMANDS: dict[type, Maker] = {
    m.MayLayLands: _lay,
    m.MayPlaceNobles: _nobles,
    m.MayBuildFirstWall: _first_wall,
    m.MayPlaceShields: _place_shields,
    m.MayFinishSetUp: lambda move, seat, choose: c.FinishSetUp(seat),
    m.MayHarvest: _harvest,
    m.MayBid: _bid,
    m.MayPassBid: lambda move, seat, choose: c.PassBid(seat),
    m.MayOfferBarter: _offer,
    m.MayCounterBarter: _counter,
    m.MayAcceptBarter: lambda move, seat, choose: c.AcceptBarter(seat, move.maker),
    m.MayDeclineBarter: lambda move, seat, choose: c.DeclineBarter(seat, move.maker),
    m.MayWithdrawBarter: lambda move, seat, choose: c.WithdrawBarter(seat),
    m.MayTrade: _trade,
    m.MayFillTrade: lambda move, seat, choose: c.FillTrade(seat),
    m.MayDeclineFill: lambda move, seat, choose: c.DeclineFill(seat),
    m.MayPlaceGrain: _place_grain,
    m.MayEndCommerce: lambda move, seat, choose: c.EndCommerce(seat),
    m.MayDeclareBuild: _build,
    m.MayFinishBuild: _finish_build,
    m.MayDeployShield: _deploy,
    m.MayEndBuilding: lambda move, seat, choose: c.EndBuilding(seat),
    m.MayDeclareSiege: _siege,
    m.MayPassSiege: lambda move, seat, choose: c.PassSiege(seat),
    m.MayAssignShields: _assign,
    m.MayRollSiegeDice: _roll,
    m.MayFinishRemoval: _removal,
    m.MayTakeNoble: lambda move, seat, choose: c.TakeNoble(seat),
    m.MayLeaveNoble: lambda move, seat, choose: c.LeaveNoble(seat),
    m.MayDemandRansom: _demand,
    m.MayPayRansom: lambda move, seat, choose: c.PayRansom(seat),
    m.MayRefuseRansom: lambda move, seat, choose: c.RefuseRansom(seat),
}
