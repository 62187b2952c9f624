"""Does what ``legal`` says allow this command? Read from the bounds alone, apart from ``decide``, as a screen would."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.games.engine import Legal
from companion.games.raja import commands as c
from companion.games.raja import moves as m
from companion.games.raja.pieces import HOST, Cell, Columns, Goods


def allows(may: Legal, command: c.Command) -> bool:
    """The command is among what ``may`` offers its seat."""
    if command.seat != may.seat:
        return False
    return any(
        isinstance(move, kind) and fits(move, command)
        for move in (*may.moves, *may.mends)
        for kind, fits in RULES.get(type(command), ())
    )


def wall_ok(standing: int, width: int, most: int) -> bool:
    if standing == 0:
        return width == 0
    return 0 < standing <= most and 1 <= width <= standing


def something(goods: Goods) -> bool:
    parts = (goods.money, goods.elephants, goods.grain, *goods.shields)
    return all(part >= 0 for part in parts) and sum(parts) > 0


def within(goods: Goods, have: Goods) -> bool:
    return (
        goods.money <= have.money
        and goods.elephants <= have.elephants
        and goods.grain <= have.grain
        and all(goods.shields[i] <= have.shields[i] for i in range(3))
    )


def columns_ok(named: Columns, units: int, columns: Columns) -> bool:
    if not named:
        return units <= sum(there for _, there in columns)
    there = dict(columns)
    return (
        sum(part for _, part in named) == units
        and len(dict(named)) == len(named)
        and all(cell in there and 1 <= part <= there[cell] for cell, part in named)
    )


def lands_ok(tiles: tuple[tuple[Cell, str], ...], move: m.MayLayLands) -> bool:
    """Grown from each 2 × 2 square in turn, slowly."""
    cells = {cell for cell, _ in tiles}
    on_grid = all(0 <= row < move.rows and 0 <= col < move.cols for row, col in cells)
    if len(tiles) != move.tiles or len(cells) != move.tiles or not on_grid:
        return False
    for row, col in cells:
        grown = {(row, col), (row + 1, col), (row, col + 1), (row + 1, col + 1)}
        if not grown <= cells:
            continue
        for _ in range(7):
            grown |= {cell for cell in cells if any(abs(cell[0] - r) + abs(cell[1] - k) == 1 for r, k in grown)}
        if grown == cells:
            return True
    return False


def nobles_ok(move: m.MayPlaceNobles, cmd: c.PlaceNobles) -> bool:
    return len(cmd.cells) == move.count == len(set(cmd.cells)) and set(cmd.cells) <= set(move.cells)


def first_wall_ok(move: m.MayBuildFirstWall, cmd: c.BuildFirstWall) -> bool:
    stood = dict(move.cities).get(cmd.cell)
    if stood is None or not 1 <= cmd.stones <= move.most_stones:
        return False
    return wall_ok(cmd.standing, cmd.width, stood + cmd.stones)


def place_shields_ok(move: m.MayPlaceShields, cmd: c.PlaceShields) -> bool:
    values = [value for value, _ in cmd.shields]
    return (
        bool(values)
        and all(value in (1, 2, 3) for value in values)
        and all(values.count(value) <= move.in_hand[value - 1] for value in (1, 2, 3))
        and all(cell in move.cells for _, cell in cmd.shields)
    )


def harvest_ok(move: m.MayHarvest, cmd: c.Harvest) -> bool:
    grain = dict(move.cities).get(cmd.cell)
    return grain is not None and 0 <= cmd.fallen <= grain


def goods_offered_ok(move: m.MayOfferBarter | m.MayCounterBarter, cmd: c.OfferBarter | c.CounterBarter) -> bool:
    return (
        something(cmd.give)
        and something(cmd.take)
        and within(cmd.give, move.have)
        and (move.may_take_grain or cmd.take.grain == 0)
        and columns_ok(cmd.grain_from, cmd.give.grain, move.columns)
    )


def offer_ok(move: m.MayOfferBarter, cmd: c.OfferBarter) -> bool:
    return (cmd.to is None or cmd.to in move.seats) and goods_offered_ok(move, cmd)


def accept_ok(move: m.MayAcceptBarter, cmd: c.AcceptBarter) -> bool:
    return cmd.maker == move.maker and columns_ok(cmd.grain_from, move.pay.grain, move.columns)


def trade_ok(move: m.MayTrade, cmd: c.ProposeTrade) -> bool:
    if (cmd.market, cmd.action) != (move.market, move.action):
        return False
    if move.market == "shields":
        points = sum(value * count for value, count in enumerate(cmd.shields, 1))
        fits = all(0 <= cmd.shields[i] <= move.shields[i] for i in range(3))
        return cmd.count == 0 and fits and 1 <= points <= move.most
    if cmd.shields != (0, 0, 0) or not 1 <= cmd.count <= move.most:
        return False
    if (cmd.market, cmd.action) == ("grain", "sell"):
        return columns_ok(cmd.grain_from, cmd.count, move.columns)
    return True


def place_grain_ok(move: m.MayPlaceGrain, cmd: c.PlaceGrain) -> bool:
    return 1 <= cmd.units <= move.most and cmd.cell in move.cells and 0 <= cmd.fallen <= cmd.units


def build_ok(move: m.MayDeclareBuild, cmd: c.DeclareBuild) -> bool:
    return (
        1 <= cmd.stones <= move.most_stones
        and cmd.cell in dict(move.cities)
        and columns_ok(cmd.grain_from, -(-cmd.stones // 2), move.columns)
    )


def finish_build_ok(move: m.MayFinishBuild, cmd: c.FinishBuild) -> bool:
    most = move.stood + move.declared
    if not wall_ok(cmd.standing, cmd.width, most):
        return False
    if cmd.fallen is None:
        return True
    waiting = most - cmd.standing - cmd.fallen
    if cmd.standing == most:
        return cmd.fallen == 0
    return cmd.fallen >= 1 and 0 <= waiting <= move.declared


def deploy_ok(move: m.MayDeployShield, cmd: c.DeployShield) -> bool:
    return cmd.value in (1, 2, 3) and move.in_hand[cmd.value - 1] > 0 and cmd.cell in move.cells


def siege_ok(move: m.MayDeclareSiege, cmd: c.DeclareSiege) -> bool:
    for spot in move.spots:
        if (spot.defender, spot.marker) == (cmd.defender, cmd.marker):
            most = dict(spot.targets)
            return (
                bool(cmd.targets)
                and len(dict(cmd.targets)) == len(cmd.targets)
                and all(cell in most and 1 <= elephants <= most[cell] for cell, elephants in cmd.targets)
                and sum(elephants for _, elephants in cmd.targets) <= move.elephants
            )
    return False


def assign_ok(move: m.MayAssignShields, cmd: c.AssignShields) -> bool:
    left = list(move.shields)
    for cell, value, city in cmd.shields:
        match = next((shield for shield in left if shield[:2] == (cell, value)), None)
        if match is None or city not in match[2]:
            return False
        left.remove(match)
    return True


def roll_ok(move: m.MayRollSiegeDice, cmd: c.RollSiegeDice) -> bool:
    return 1 <= len(cmd.dice) <= move.most and all(1 <= die <= 6 for die in cmd.dice)


def removal_ok(move: m.MayFinishRemoval, cmd: c.FinishRemoval) -> bool:
    left = move.stones - move.take
    if not wall_ok(cmd.standing, cmd.width, left):
        return False
    if cmd.fallen is None or cmd.standing > 0:
        return cmd.fallen in (None, left - cmd.standing)
    return left <= cmd.fallen <= move.stones


def demand_ok(move: m.MayDemandRansom, cmd: c.DemandRansom) -> bool:
    return something(cmd.ransom) and (move.may_take_grain or cmd.ransom.grain == 0)


def grain_fell_ok(move: m.MayMend, cmd: c.GrainFell) -> bool:
    return cmd.owner == move.owner and 1 <= cmd.units <= dict(move.grain).get(cmd.cell, 0)


def wall_fell_ok(move: m.MayMend, cmd: c.WallFell) -> bool:
    stones = dict(move.walls).get(cmd.cell, 0)
    return cmd.owner == move.owner and stones > 0 and wall_ok(cmd.standing, cmd.width, stones - 1)


def correct_wall_ok(move: m.MayMend, cmd: c.CorrectWall) -> bool:
    walls = dict(move.walls)
    return (
        cmd.owner == move.owner and cmd.cell in walls and wall_ok(cmd.stones, cmd.width, walls[cmd.cell] + move.reserve)
    )


def correct_grain_ok(move: m.MayMend, cmd: c.CorrectGrain) -> bool:
    columns = dict(move.grain)
    return cmd.owner == move.owner and cmd.cell in columns and 0 <= cmd.units <= columns[cmd.cell] + move.pile


def correct_shields_ok(move: m.MayMend, cmd: c.CorrectTileShields) -> bool:
    lying = dict(move.shields)
    if cmd.owner != move.owner or cmd.cell not in lying or not set(cmd.shields) <= {1, 2, 3}:
        return False
    if cmd.cell not in move.bare and cmd.shields:
        return False
    return all(cmd.shields.count(value) - lying[cmd.cell].count(value) <= move.stock[value - 1] for value in (1, 2, 3))


def correct_noble_ok(move: m.MayMend, cmd: c.CorrectNoble) -> bool:
    nobles = dict(move.nobles)
    return (
        cmd.seat == HOST
        and cmd.owner == move.owner
        and cmd.cell in nobles
        and cmd.holder in move.holders
        and (cmd.holder != cmd.owner or nobles[cmd.cell])
    )


def correct_hand_ok(move: m.MayCorrectHand, cmd: c.CorrectHand) -> bool:
    return (
        cmd.owner == move.owner
        and cmd.cash >= move.least_cash
        and 0 <= cmd.elephants <= move.most_elephants
        and all(0 <= cmd.shields[i] <= move.most_shields[i] for i in range(3))
    )


def always(move: object, cmd: object) -> bool:
    return True


def same_maker(move: m.MayDeclineBarter, cmd: c.DeclineBarter) -> bool:
    return cmd.maker == move.maker


def columns_paid(move: m.MayFillTrade | m.MayPayRansom, cmd: c.FillTrade | c.PayRansom) -> bool:
    owed = move.pay if isinstance(move, m.MayFillTrade) else move.ransom
    return columns_ok(cmd.grain_from, owed.grain, move.columns)


RULES: dict[type, tuple[tuple[type, Callable[[Any, Any], bool]], ...]] = {
    c.LayLands: ((m.MayLayLands, lambda move, cmd: lands_ok(cmd.tiles, move)),),
    c.PlaceNobles: ((m.MayPlaceNobles, nobles_ok),),
    c.BuildFirstWall: ((m.MayBuildFirstWall, first_wall_ok),),
    c.PlaceShields: ((m.MayPlaceShields, place_shields_ok),),
    c.FinishSetUp: ((m.MayFinishSetUp, always),),
    c.Harvest: ((m.MayHarvest, harvest_ok),),
    c.PlaceBid: ((m.MayBid, lambda move, cmd: move.lowest <= cmd.amount <= move.highest),),
    c.PassBid: ((m.MayPassBid, always),),
    c.OfferBarter: ((m.MayOfferBarter, offer_ok),),
    c.CounterBarter: ((m.MayCounterBarter, goods_offered_ok),),
    c.AcceptBarter: ((m.MayAcceptBarter, accept_ok),),
    c.DeclineBarter: ((m.MayDeclineBarter, same_maker),),
    c.WithdrawBarter: ((m.MayWithdrawBarter, always),),
    c.ProposeTrade: ((m.MayTrade, trade_ok),),
    c.FillTrade: ((m.MayFillTrade, columns_paid),),
    c.DeclineFill: ((m.MayDeclineFill, always),),
    c.PlaceGrain: ((m.MayPlaceGrain, place_grain_ok),),
    c.EndCommerce: ((m.MayEndCommerce, always),),
    c.DeclareBuild: ((m.MayDeclareBuild, build_ok),),
    c.FinishBuild: ((m.MayFinishBuild, finish_build_ok),),
    c.DeployShield: ((m.MayDeployShield, deploy_ok),),
    c.EndBuilding: ((m.MayEndBuilding, always),),
    c.DeclareSiege: ((m.MayDeclareSiege, siege_ok),),
    c.AssignShields: ((m.MayAssignShields, assign_ok),),
    c.RollSiegeDice: ((m.MayRollSiegeDice, roll_ok),),
    c.FinishRemoval: ((m.MayFinishRemoval, removal_ok),),
    c.TakeNoble: ((m.MayTakeNoble, always),),
    c.LeaveNoble: ((m.MayLeaveNoble, always),),
    c.DemandRansom: ((m.MayDemandRansom, demand_ok),),
    c.PayRansom: ((m.MayPayRansom, columns_paid),),
    c.RefuseRansom: ((m.MayRefuseRansom, always),),
    c.PassSiege: ((m.MayPassSiege, always),),
    c.GrainFell: ((m.MayMend, grain_fell_ok),),
    c.WallFell: ((m.MayMend, wall_fell_ok),),
    c.CorrectWall: ((m.MayMend, correct_wall_ok),),
    c.CorrectGrain: ((m.MayMend, correct_grain_ok),),
    c.CorrectTileShields: ((m.MayMend, correct_shields_ok),),
    c.CorrectSide: ((m.MayMend, lambda move, cmd: cmd.owner == move.owner and cmd.cell in move.sides),),
    c.CorrectNoble: ((m.MayMend, correct_noble_ok),),
    c.CorrectHand: ((m.MayCorrectHand, correct_hand_ok),),
    c.CorrectPrice: (
        (m.MayCorrectPrice, lambda move, cmd: cmd.market == move.market and move.lowest <= cmd.price <= move.highest),
    ),
}
