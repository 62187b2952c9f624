"""What a seat may do now, with the bounds, so that screens are built from it alone (design.md).

Own secrets only: nothing here depends on what another seat holds in hand.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from companion.games.raja import moves as m
from companion.games.raja.barter import could_accept
from companion.games.raja.battle import stones_to_take
from companion.games.raja.building import STONES_A_GRAIN
from companion.games.raja.checks import goods_of, grain_of, has_city, owns
from companion.games.raja.markets import could_fill, sides_of
from companion.games.raja.mending import mends
from companion.games.raja.pieces import (
    COLS,
    HOST,
    MARKET_NAMES,
    NO_SHIELDS,
    NOBLES_PER_SEAT,
    ROWS,
    TILES_PER_SEAT,
    Columns,
    MarketName,
    Phase,
    neighbours,
    shield_points,
)
from companion.games.raja.production import yield_of
from companion.games.raja.siege import marker_allowed, noble_at_stake, targets_from
from companion.games.raja.state import (
    Auction,
    Barter,
    Building,
    Commerce,
    Player,
    Production,
    SetUp,
    Siege,
    State,
    Trade,
    active_seat,
    dice_left,
    is_addressed,
    tile_at,
    waiting_for,
)
from companion.games.records import to_json


@dataclass(frozen=True, slots=True)
class Legal:
    """What ``seat`` may do now.

    Args:
        active: whose move it is, None where nobody or everybody is.
        waiting_for: seats whose move or answer the game waits for.
        moves: what this seat may do, each with its bounds; () when it can only wait.
        mends: what this seat may report or correct at any time.
    """

    seat: int
    phase: Phase
    active: int | None
    waiting_for: tuple[int, ...]
    moves: tuple[m.Move, ...]
    mends: tuple[m.Move, ...]


def legal(state: State, seat: int) -> Legal:
    """What ``seat`` (or ``HOST``) may do now; a seat that is not in the game may do nothing."""
    known = 0 <= seat < len(state.players)
    return Legal(
        seat,
        state.phase,
        active_seat(state),
        waiting_for(state),
        moves(state, seat) if known else (),
        mends(state, seat) if known or seat == HOST else (),
    )


def legal_to_json(may: Legal) -> dict[str, Any]:
    """``Legal`` as JSON; each move is ``{"may": "Bid", …}`` with the fields of its class."""
    return {
        "seat": may.seat,
        "phase": may.phase,
        "active": may.active,
        "waiting_for": list(may.waiting_for),
        "moves": [_move_to_json(move) for move in may.moves],
        "mends": [_move_to_json(move) for move in may.mends],
    }


def _move_to_json(move: m.Move) -> dict[str, Any]:
    return {"may": type(move).__name__.removeprefix("May"), **to_json(move)}


def moves(state: State, seat: int) -> tuple[m.Move, ...]:
    """What the player in ``seat`` may do in this phase, without the reports and corrections of any time."""
    finder = _MOVES.get(type(state.step))
    return tuple(finder(state, state.step, state.players[seat])) if finder is not None else ()


def columns_of(player: Player) -> Columns:
    """The player's grain columns."""
    return tuple([(tile.cell, tile.grain) for tile in player.lands if tile.grain])


def _set_up(state: State, step: SetUp, player: Player) -> list[m.Move]:
    if step.ready[player.seat]:
        return []
    if not any(tile.city for tile in player.lands):
        found: list[m.Move] = [m.MayLayLands(TILES_PER_SEAT, ROWS, COLS)]
        if player.lands:
            found.append(m.MayPlaceNobles(NOBLES_PER_SEAT, tuple(tile.cell for tile in player.lands)))
        return found
    found = []
    left = step.stones_left[player.seat]
    if left:
        cities = tuple((tile.cell, tile.stones) for tile in player.lands if tile.city)
        found.append(m.MayBuildFirstWall(left, cities))
    if any(player.shields):
        found.append(m.MayPlaceShields(player.shields, tuple(tile.cell for tile in player.lands if not tile.noble)))
    if not left:
        found.append(m.MayFinishSetUp())
    return found


def _production(state: State, step: Production, player: Player) -> list[m.Move]:
    if player.seat != step.active:
        return []
    pile, cells = state.market.grain, step.left[player.seat]
    return [m.MayHarvest(tuple([(tile.cell, yield_of(tile, pile)) for tile in player.lands if tile.cell in cells]))]


def _auction(state: State, step: Auction, player: Player) -> list[m.Move]:
    if player.seat != step.active:
        return []
    found: list[m.Move] = []
    if player.cash > step.highest:
        found.append(m.MayBid(step.highest + 1, player.cash))
    if step.leader >= 0:
        found.append(m.MayPassBid(step.leader, step.highest))
    return found


# --- commerce ------------------------------------------------------------------------------------


def _commerce(state: State, step: Commerce, player: Player) -> list[m.Move]:
    if player.loose_grain:
        return [_place_grain(player)]
    if step.trade is not None:
        return _trade_answers(state, step.trade, state.turn.order[step.place], player)
    if step.barter is not None:
        return _barter_answers(step.barter, player)
    if player.seat != state.turn.order[step.place] or any(other.loose_grain for other in state.players):
        return []
    return _free_commerce(state, step, player)


def _place_grain(player: Player) -> m.MayPlaceGrain:
    return m.MayPlaceGrain(player.loose_grain, tuple([tile.cell for tile in player.lands if tile.city]))


def _trade_answers(state: State, trade: Trade, proposer: int, player: Player) -> list[m.Move]:
    seat = player.seat
    if seat == proposer or seat in trade.declined or any(seat == other for other, _ in trade.willing):
        return []
    get, pay = sides_of(trade)
    found: list[m.Move] = [m.MayDeclineFill(proposer, get, pay)]
    if could_fill(player, trade):
        found.append(m.MayFillTrade(proposer, get, pay, columns_of(player)))
    return found


def _barter_answers(barter: Barter, player: Player) -> list[m.Move]:
    seat, offer = player.seat, barter.offer
    columns = columns_of(player)
    found: list[m.Move] = []
    if seat == offer.maker:
        found.append(m.MayWithdrawBarter())
        open_offers = barter.counters
    elif is_addressed(barter, seat):
        if any((player.cash, player.elephants, columns, *player.shields)):
            found.append(m.MayCounterBarter(offer.maker, goods_of(player), columns, has_city(player)))
        open_offers = (offer,)
    else:
        open_offers = ()
    for other in open_offers:
        found.append(m.MayDeclineBarter(other.maker, other.give, other.take))
        if could_accept(player, other):
            found.append(m.MayAcceptBarter(other.maker, other.give, other.take, columns))
    return found


def _free_commerce(state: State, step: Commerce, player: Player) -> list[m.Move]:
    traded = step.traded
    found: list[m.Move] = [m.MayEndCommerce(tuple([name for name in MARKET_NAMES if name not in traded]))]
    columns = columns_of(player)
    city = has_city(player)
    have = goods_of(player)
    if any((have.money, have.elephants, have.grain, *have.shields)):
        others = tuple([other.seat for other in state.players if other.seat != player.seat])
        found.append(m.MayOfferBarter(others, have, columns, city))
    for index, name in enumerate(MARKET_NAMES):
        if name not in traded:
            found += _trades(state, player, name, state.market.prices[index], city)
    return found


def _trades(state: State, player: Player, name: MarketName, price: int, city: bool) -> list[m.Move]:
    market = state.market
    affordable = player.cash // price
    found: list[m.Move] = []
    if name == "shields":
        stock = market.shields
        lowest = next((value for value, count in enumerate(stock, 1) if count), None)
        if lowest is not None and affordable >= lowest:
            most = min(affordable, shield_points(stock))
            found.append(m.MayTrade(name, "buy", price, most, stock, ()))
        if any(player.shields):
            found.append(m.MayTrade(name, "sell", price, shield_points(player.shields), player.shields, ()))
        return found
    if name == "grain":
        stock_left, held, columns = market.grain if city else 0, grain_of(player), columns_of(player)
    else:
        stock_left, held, columns = market.elephants, player.elephants, ()
    if stock_left and affordable:
        found.append(m.MayTrade(name, "buy", price, min(stock_left, affordable), NO_SHIELDS, ()))
    if held:
        found.append(m.MayTrade(name, "sell", price, held, NO_SHIELDS, columns))
    return found


# --- building and siege --------------------------------------------------------------------------


def _building(state: State, step: Building, player: Player) -> list[m.Move]:
    if player.seat != state.turn.order[step.place]:
        return []
    if step.cell is not None:
        tile = tile_at(player, step.cell)
        assert tile is not None
        return [m.MayFinishBuild(step.cell, tile.stones, step.stones)]
    found: list[m.Move] = [m.MayEndBuilding()]
    columns = columns_of(player)
    most = min(player.reserve, STONES_A_GRAIN * sum([units for _, units in columns]))
    if most:
        cities = tuple([(tile.cell, tile.stones) for tile in player.lands if tile.city])
        found.append(m.MayDeclareBuild(most, cities, columns, STONES_A_GRAIN))
    if any(player.shields):
        cells = tuple([tile.cell for tile in player.lands if not tile.noble])
        if cells:
            found.append(m.MayDeployShield(player.shields, cells))
    return found


def _siege(state: State, step: Siege, player: Player) -> list[m.Move]:
    attacker = state.turn.order[step.place]
    seat = player.seat
    if not step.declared:
        return _idle_siege(state, player) if seat == attacker else []
    found: list[m.Move] = []
    if player.loose_grain:
        found.append(_place_grain(player))
    if not step.shields_assigned:
        if seat == step.defender:
            found.append(_shields_in_reach(step, player))
    elif step.battles:
        if step.result is None:
            found += _dice(step, seat, attacker)
        elif seat == step.defender:
            found += _defenders_moves(state, step, player)
        elif seat == attacker and step.ransom is None and noble_at_stake(state, step):
            cell = step.battles[0].cell
            found += [m.MayTakeNoble(cell), m.MayLeaveNoble(cell), m.MayDemandRansom(has_city(player), cell)]
    return found


def _idle_siege(state: State, player: Player) -> list[m.Move]:
    found: list[m.Move] = [m.MayPassSiege()]
    if not player.elephants:
        return found
    spots = []
    for defender in state.players:
        if defender.seat == player.seat:
            continue
        for tile in defender.lands:
            if marker_allowed(state, defender.seat, tile):
                targets = targets_from(state, defender, tile.cell)
                if targets:
                    spots.append(m.SiegeSpot(defender.seat, tile.cell, targets))
    if spots:
        found.append(m.MayDeclareSiege(player.elephants, tuple(spots)))
    return found


def _shields_in_reach(step: Siege, player: Player) -> m.MayAssignShields:
    attacked = [battle.cell for battle in step.battles]
    shields = []
    for tile in player.lands:
        if tile.shields:
            beside = neighbours(tile.cell)
            reach = tuple([cell for cell in attacked if cell in beside])
            if reach:
                shields += [(tile.cell, value, reach) for value in tile.shields]
    return m.MayAssignShields(tuple(shields), tuple([(battle.cell, battle.elephants) for battle in step.battles]))


def _dice(step: Siege, seat: int, attacker: int) -> list[m.Move]:
    battle = step.battles[0]
    attacker_left, defender_left = dice_left(battle)
    left = attacker_left if seat == attacker else defender_left if seat == step.defender else 0
    return [m.MayRollSiegeDice(battle.cell, left)] if left else []


def _defenders_moves(state: State, step: Siege, player: Player) -> list[m.Move]:
    task = stones_to_take(state, step)
    if task is not None:
        tile, take = task
        return [m.MayFinishRemoval(tile.cell, tile.stones, take)]
    if step.ransom is None:
        return []
    found: list[m.Move] = [m.MayRefuseRansom(step.ransom, step.battles[0].cell)]
    if owns(player, step.ransom):
        found.append(m.MayPayRansom(step.ransom, columns_of(player)))
    return found


Finder: TypeAlias = Callable[[State, Any, Player], list[m.Move]]
_MOVES: dict[type, Finder] = {
    SetUp: _set_up,
    Production: _production,
    Auction: _auction,
    Commerce: _commerce,
    Building: _building,
    Siege: _siege,
}
