"""Trades with the markets, which another player may fill (``C2``–``C6``), and the end of a player's Commerce."""

from __future__ import annotations

from typing import Any

from companion.games.errors import IllegalCommand
from companion.games.raja.changes import less, seated, with_players, with_price, with_step, with_stocks
from companion.games.raja.checks import check_owns, columns_for, has_city, owns
from companion.games.raja.commands import DeclineFill, EndCommerce, FillTrade, ProposeTrade
from companion.games.raja.events import (
    CommerceEnded,
    Event,
    FillDeclined,
    FillOffered,
    PhaseBegan,
    TradeCancelled,
    TradeFilled,
    TradeProposed,
)
from companion.games.raja.phases.commerce.barter import check_free, moved
from companion.games.raja.pieces import (
    MARKET_NAMES,
    NO_SHIELDS,
    PRICE_ROWS,
    Action,
    Columns,
    Goods,
    MarketName,
    ShieldCounts,
    shield_points,
)
from companion.games.raja.state import Commerce, Market, Player, State, Trade


def price_of(market: Market, name: MarketName) -> int:
    """The price on the market's face-up disk."""
    return market.prices[MARKET_NAMES.index(name)]


def moved_price(name: MarketName, action: Action, price: int) -> int:
    """One disk up after a sale by the market, one down after a purchase, within its row (``C4``)."""
    lowest, highest = PRICE_ROWS[name]
    return min(price + 1, highest) if action == "buy" else max(price - 1, lowest)


def items_of(name: MarketName, count: int, shields: ShieldCounts) -> Goods:
    """The goods of a trade."""
    if name == "grain":
        return Goods(0, 0, count)
    if name == "elephants":
        return Goods(0, count)
    return Goods(0, 0, 0, shields)


def sides_of(trade: Trade | TradeProposed | TradeFilled) -> tuple[Goods, Goods]:
    """What the proposer gives, and what the proposer gets (``C2``)."""
    items = items_of(trade.market, trade.count, trade.shields)
    money = Goods(trade.cost)
    return (money, items) if trade.action == "buy" else (items, money)


def decide_propose(state: State, command: ProposeTrade) -> tuple[Event, ...]:
    """``C2``, ``C5``, ``C6``.

    Raises as ``check_free``, and ``commerce.traded_already``, ``commerce.wrong_items``, ``commerce.beyond_stock``,
    ``goods.not_owned``, ``grain.…``.
    """
    step = state.step
    assert isinstance(step, Commerce)
    seat, name, market = command.seat, command.market, state.market
    check_free(state, step, seat)
    if name in step.traded:
        raise IllegalCommand("commerce.traded_already", f"Only one trade a turn with the {name} market.")
    _check_items(command)
    price = price_of(market, name)
    number = shield_points(command.shields) if name == "shields" else command.count
    cost = price * number
    player = state.players[seat]
    if command.action == "buy":
        _check_stock(market, command)
        check_owns(player, Goods(cost))
        if name == "grain" and not has_city(player):
            raise IllegalCommand("grain.no_city", f"Seat {seat} has no known city to put grain on.")
        columns: Columns = ()
    else:
        check_owns(player, items_of(name, command.count, command.shields))
        columns = columns_for(player, command.count, command.grain_from) if name == "grain" else ()
    return (TradeProposed(seat, name, command.action, command.count, command.shields, price, cost, columns),)


def _check_items(command: ProposeTrade) -> None:
    if command.market == "shields":
        fits = command.count == 0 and min(command.shields) >= 0 and any(command.shields)
    else:
        fits = command.count >= 1 and command.shields == NO_SHIELDS
    if not fits:
        raise IllegalCommand(
            "commerce.wrong_items",
            "Name how many: shields by their value in the shield market, a count from 1 up in the others.",
        )


def _check_stock(market: Market, command: ProposeTrade) -> None:
    if command.market == "shields":
        enough = all(asked <= there for asked, there in zip(command.shields, market.shields, strict=True))
    else:
        enough = command.count <= (market.grain if command.market == "grain" else market.elephants)
    if not enough:
        raise IllegalCommand(
            "commerce.beyond_stock", f"The {command.market} market does not have that many: buy fewer."
        )


def _answering(state: State, seat: int) -> Trade:
    step = state.step
    assert isinstance(step, Commerce)
    trade = step.trade
    if trade is None:
        raise IllegalCommand("commerce.no_trade", "No trade is open.")
    if seat == state.turn.order[step.place] or seat in trade.declined or seat in [other for other, _ in trade.willing]:
        raise IllegalCommand("commerce.not_asked", f"Seat {seat} is not asked, or has answered already.")
    return trade


def could_fill(player: Player, trade: Trade) -> bool:
    """Whether the player owns all that the proposer would get, and can take what the proposer gives (``C3``)."""
    gives, gets = sides_of(trade)
    return owns(player, gets) and (gives.grain == 0 or has_city(player))


def decide_fill(state: State, command: FillTrade) -> tuple[Event, ...]:
    """``C3``: the first clockwise gets it, so a seat nearer the active player may still come before.

    Raises ``commerce.no_trade``, ``commerce.not_asked``, ``goods.not_owned``, ``grain.…``.
    """
    trade = _answering(state, command.seat)
    player = state.players[command.seat]
    gives, gets = sides_of(trade)
    check_owns(player, gets)
    if gives.grain and not has_city(player):
        raise IllegalCommand("grain.no_city", f"Seat {command.seat} has no known city to put grain on.")
    return (FillOffered(command.seat, columns_for(player, gets.grain, command.grain_from)),)


def decide_decline(state: State, command: DeclineFill) -> tuple[Event, ...]:
    """``C3``. Raises ``commerce.no_trade``, ``commerce.not_asked``."""
    _answering(state, command.seat)
    return (FillDeclined(command.seat),)


def decide_end(state: State, command: EndCommerce) -> tuple[Event, ...]:
    """``A4``. Raises as ``check_free``."""
    step = state.step
    assert isinstance(step, Commerce)
    check_free(state, step, command.seat)
    return (CommerceEnded(command.seat),)


def _settled(state: State, step: Commerce, trade: Trade) -> tuple[Event, ...]:
    """Who fills the trade, as soon as that is certain (``C3``)."""
    order = state.turn.order
    seat = order[step.place]
    count = len(order)
    for ahead in range(1, count):
        other = (seat + ahead) % count
        if other in trade.declined:
            continue
        for willing, columns in trade.willing:
            if willing == other:
                return (_filled(seat, other, trade, trade.price, columns),)
        return ()
    return (_filled(seat, None, trade, moved_price(trade.market, trade.action, trade.price), ()),)


def _filled(seat: int, by: int | None, trade: Trade, new_price: int, columns: Columns) -> TradeFilled:
    return TradeFilled(
        seat,
        by,
        trade.market,
        trade.action,
        trade.count,
        trade.shields,
        trade.price,
        trade.cost,
        new_price,
        trade.grain_from or columns,
    )


def apply_proposed(state: State, event: TradeProposed) -> State:
    """Ask the other players; this market counts as used this turn (``C5``)."""
    step = state.step
    assert isinstance(step, Commerce)
    trade = Trade(
        event.market, event.action, event.count, event.shields, event.price, event.cost, event.grain_from, (), ()
    )
    return with_step(state, Commerce(step.place, (*step.traded, event.market), step.barter, trade))


def apply_fill_offered(state: State, event: FillOffered) -> State:
    """Note that one more player would fill the trade."""
    trade = _open(state)
    return _with_trade(state, trade, trade.declined, (*trade.willing, (event.seat, event.grain_from)))


def apply_fill_declined(state: State, event: FillDeclined) -> State:
    """Note that one player less is to be asked."""
    trade = _open(state)
    return _with_trade(state, trade, (*trade.declined, event.seat), trade.willing)


def _open(state: State) -> Trade:
    assert isinstance(state.step, Commerce)
    assert state.step.trade is not None
    return state.step.trade


def _with_trade(
    state: State, trade: Trade, declined: tuple[int, ...], willing: tuple[tuple[int, Columns], ...]
) -> State:
    step = state.step
    assert isinstance(step, Commerce)
    answered = Trade(
        trade.market,
        trade.action,
        trade.count,
        trade.shields,
        trade.price,
        trade.cost,
        trade.grain_from,
        declined,
        willing,
    )
    return with_step(state, Commerce(step.place, step.traded, step.barter, answered))


def apply_filled(state: State, event: TradeFilled) -> State:
    """Move goods and money; only the market's own trades move its price (``C3``, ``C4``)."""
    step = state.step
    assert isinstance(step, Commerce)
    gives, gets = sides_of(event)
    selling_grain = event.action == "sell"
    player = moved(state.players[event.seat], gives, gets, event.grain_from if selling_grain else ())
    players = seated(state.players, player)
    market = state.market
    if event.filled_by is None:
        taken = with_stocks(market, -gets.grain, -gets.elephants, less(gets.shields), -gets.money)
        given = with_stocks(taken, gives.grain, gives.elephants, gives.shields, gives.money)
        market = with_price(given, event.market, event.new_price)
    else:
        filler = moved(players[event.filled_by], gets, gives, () if selling_grain else event.grain_from)
        players = seated(players, filler)
    return with_players(state, players, market, Commerce(step.place, step.traded, None, None))


def apply_cancelled(state: State, event: TradeCancelled) -> State:
    """Restore what was before the trade was stated."""
    step = state.step
    assert isinstance(step, Commerce)
    traded = tuple(name for name in step.traded if name != event.market)
    return with_step(state, Commerce(step.place, traded, step.barter, None))


def apply_ended(state: State, event: CommerceEnded) -> State:
    """Make the next player in order active."""
    step = state.step
    assert isinstance(step, Commerce)
    return with_step(state, Commerce(step.place + 1, (), None, None))


def automatic(state: State, step: Commerce) -> tuple[Event, ...]:
    """Fill an answered trade; begin Building after the last player (``A4``)."""
    if step.trade is not None:
        return _settled(state, step, step.trade)
    if step.place < len(state.players):
        return ()
    return (PhaseBegan("building", state.turn.order[0]),)


DECIDE: dict[type, Any] = {
    ProposeTrade: decide_propose,
    FillTrade: decide_fill,
    DeclineFill: decide_decline,
    EndCommerce: decide_end,
}
APPLY: dict[type, Any] = {
    TradeProposed: apply_proposed,
    FillOffered: apply_fill_offered,
    FillDeclined: apply_fill_declined,
    TradeFilled: apply_filled,
    TradeCancelled: apply_cancelled,
    CommerceEnded: apply_ended,
}
