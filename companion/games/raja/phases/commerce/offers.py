"""What a seat may barter, trade, answer or put on its columns."""

from __future__ import annotations

from collections.abc import Collection

from companion.games.raja import moves as m
from companion.games.raja.checks import columns_of, goods_of, grain_of, has_city
from companion.games.raja.phases.commerce.barter import could_accept
from companion.games.raja.phases.commerce.markets import could_fill, sides_of
from companion.games.raja.pieces import MARKET_NAMES, NO_SHIELDS, MarketName, shield_points
from companion.games.raja.state import Barter, Commerce, Player, State, Trade, holding_grain, is_addressed


def offers(state: State, step: Commerce, player: Player) -> list[m.Move]:
    """The barters, trades, answers and placings open to a seat."""
    if player.loose_grain:
        return [place_grain(player)]
    if step.trade is not None:
        return _trade_answers(state, step.trade, state.turn.order[step.place], player)
    if step.barter is not None:
        return _barter_answers(step.barter, player)
    if player.seat != state.turn.order[step.place] or holding_grain(state):
        return []
    return _free_commerce(state, step, player)


def place_grain(player: Player) -> m.MayPlaceGrain:
    """Putting received grain on one of the seat's cities (``P4``)."""
    return m.MayPlaceGrain(player.loose_grain, tuple([tile.cell for tile in player.lands if tile.city]))


def _trade_answers(state: State, trade: Trade, proposer: int, player: Player) -> list[m.Move]:
    seat = player.seat
    if seat == proposer or seat in trade.declined or seat in [other for other, _ in trade.willing]:
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
    have = goods_of(player)
    if any((have.money, have.elephants, have.grain, *have.shields)):
        others = tuple([other.seat for other in state.players if other.seat != player.seat])
        found.append(m.MayOfferBarter(others, have, columns_of(player), has_city(player)))
    found += trades(state, player, traded)
    return found


def trades(state: State, player: Player, traded: Collection[MarketName] = ()) -> list[m.MayTrade]:
    """What a seat could buy and sell at the markets it has not used yet, if it were its turn."""
    found: list[m.MayTrade] = []
    for name, price in zip(MARKET_NAMES, state.market.prices, strict=True):
        if name not in traded:
            found += _trades_at(state, player, name, price)
    return found


def _trades_at(state: State, player: Player, name: MarketName, price: int) -> list[m.MayTrade]:
    market = state.market
    affordable = player.cash // price
    found: list[m.MayTrade] = []
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
        stock_left, held, columns = market.grain if has_city(player) else 0, grain_of(player), columns_of(player)
    else:
        stock_left, held, columns = market.elephants, player.elephants, ()
    if stock_left and affordable:
        found.append(m.MayTrade(name, "buy", price, min(stock_left, affordable), NO_SHIELDS, ()))
    if held:
        found.append(m.MayTrade(name, "sell", price, held, NO_SHIELDS, columns))
    return found
