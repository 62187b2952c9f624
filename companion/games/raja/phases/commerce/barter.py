"""Barter in Commerce (``C1``), and putting received grain on a column (``P4``)."""

from __future__ import annotations

from typing import Any

from companion.games.errors import IllegalCommand
from companion.games.raja.changes import (
    less,
    seated,
    with_grain,
    with_hand,
    with_lands,
    with_pile,
    with_player_and_market,
    with_players,
    with_step,
    without_columns,
)
from companion.games.raja.checks import (
    check_fallen,
    check_goods,
    check_owns,
    check_turn,
    columns_for,
    has_city,
    own_city,
    owns,
    player_of,
)
from companion.games.raja.commands import (
    AcceptBarter,
    CounterBarter,
    DeclineBarter,
    OfferBarter,
    PlaceGrain,
    WithdrawBarter,
)
from companion.games.raja.events import (
    BarterClosed,
    BarterCountered,
    BarterDeclined,
    BarterMade,
    BarterOffered,
    Event,
    GrainPlaced,
)
from companion.games.raja.pieces import Columns, Goods
from companion.games.raja.state import Barter, Commerce, Offer, Player, State, is_addressed


def check_free(state: State, step: Commerce, seat: int) -> None:
    """Check that ``seat`` is active, and that no answer or placing of grain is pending.

    Raises:
        IllegalCommand: ``turn.not_yours``, ``commerce.barter_open``, ``commerce.trade_open``, ``grain.place_first``.
    """
    check_turn(seat, state.turn.order[step.place])
    if step.barter is not None:
        raise IllegalCommand("commerce.barter_open", "A barter is open: withdraw it, or wait for the answers.")
    if step.trade is not None:
        raise IllegalCommand("commerce.trade_open", "A trade is open: wait for the others' answers.")
    for player in state.players:
        if player.loose_grain:
            raise IllegalCommand(
                "grain.place_first", f"Seat {player.seat} has grain to put on a column: place it first."
            )


def check_receives_grain(player: Player, goods: Goods) -> None:
    """Check that a player who receives grain has a column to put it on (``P4``).

    Raises:
        IllegalCommand: ``grain.no_city``.
    """
    if goods.grain and not has_city(player):
        raise IllegalCommand("grain.no_city", f"Seat {player.seat} has no known city to put grain on: leave grain out.")


def moved(player: Player, gives: Goods, gets: Goods, columns: Columns) -> Player:
    """The player after giving and getting; received grain is still loose."""
    player = without_columns(player, columns)
    out = with_hand(player, -gives.money, -gives.elephants, less(gives.shields), 0)
    return with_hand(out, gets.money, gets.elephants, gets.shields, gets.grain)


def decide_offer(state: State, command: OfferBarter) -> tuple[Event, ...]:
    """``C1``. Raises as ``check_free``, ``seat.unknown``, ``commerce.with_yourself``, ``goods.…``, ``grain.…``."""
    step = state.step
    assert isinstance(step, Commerce)
    check_free(state, step, command.seat)
    if command.to is not None:
        player_of(state, command.to)
        if command.to == command.seat:
            raise IllegalCommand("commerce.with_yourself", "You cannot barter with yourself: name another seat.")
    player = state.players[command.seat]
    columns = _offered(player, command.give, command.take, command.grain_from)
    return (BarterOffered(command.seat, command.to, command.give, command.take, columns),)


def _offered(player: Player, give: Goods, take: Goods, named: Columns) -> Columns:
    check_goods(give)
    check_goods(take)
    check_owns(player, give)
    check_receives_grain(player, take)
    return columns_for(player, give.grain, named)


def _answering(state: State, seat: int) -> Barter:
    """The open barter, if ``seat`` may answer it."""
    step = state.step
    assert isinstance(step, Commerce)
    if step.barter is None:
        raise IllegalCommand("commerce.no_barter", "No barter is open.")
    if not is_addressed(step.barter, seat):
        raise IllegalCommand("commerce.not_asked", f"Seat {seat} is not asked, or has declined already.")
    return step.barter


def decide_counter(state: State, command: CounterBarter) -> tuple[Event, ...]:
    """``C1``; a second counter takes the first one's place. Raises ``commerce.…``, ``goods.…``, ``grain.…``."""
    _answering(state, command.seat)
    columns = _offered(state.players[command.seat], command.give, command.take, command.grain_from)
    return (BarterCountered(command.seat, command.give, command.take, columns),)


def offer_open_to(barter: Barter, seat: int, maker: int) -> Offer:
    """``maker``'s offer, if ``seat`` may accept or decline it.

    Raises:
        IllegalCommand: ``commerce.no_such_offer``.
    """
    if maker == barter.offer.maker and is_addressed(barter, seat):
        return barter.offer
    if seat == barter.offer.maker:
        for counter in barter.counters:
            if counter.maker == maker:
                return counter
    raise IllegalCommand("commerce.no_such_offer", f"Seat {maker} has no open offer for seat {seat}.")


def decide_accept(state: State, command: AcceptBarter) -> tuple[Event, ...]:
    """``C1``: both must own what they give now. Raises ``commerce.…``, ``goods.not_owned``, ``grain.…``."""
    step = state.step
    assert isinstance(step, Commerce)
    if step.barter is None:
        raise IllegalCommand("commerce.no_barter", "No barter is open.")
    offer = offer_open_to(step.barter, command.seat, command.maker)
    maker, taker = state.players[command.maker], state.players[command.seat]
    check_owns(maker, offer.give)
    check_owns(taker, offer.take)
    check_receives_grain(taker, offer.give)
    columns = columns_for(taker, offer.take.grain, command.grain_from)
    return (BarterMade(command.maker, command.seat, offer.give, offer.take, offer.grain_from, columns),)


def could_accept(taker: Player, offer: Offer) -> bool:
    """Whether ``taker`` owns what the offer asks for, and has a column for its grain."""
    return owns(taker, offer.take) and (offer.give.grain == 0 or has_city(taker))


def decide_decline(state: State, command: DeclineBarter) -> tuple[Event, ...]:
    """``C1``; the barter closes when nobody is left to answer it. Raises ``commerce.…``."""
    step = state.step
    assert isinstance(step, Commerce)
    barter = step.barter
    if barter is None:
        raise IllegalCommand("commerce.no_barter", "No barter is open.")
    offer_open_to(barter, command.seat, command.maker)
    declined = BarterDeclined(command.seat, command.maker)
    after = _after_decline(barter, declined)
    anybody = any(is_addressed(after, seat) for seat in range(len(state.players)))
    if after.counters or anybody:
        return (declined,)
    return (declined, BarterClosed(barter.offer.maker, "declined"))


def _after_decline(barter: Barter, event: BarterDeclined) -> Barter:
    if event.seat == barter.offer.maker:
        counters = tuple(counter for counter in barter.counters if counter.maker != event.maker)
        return Barter(barter.offer, counters, barter.declined)
    counters = tuple(counter for counter in barter.counters if counter.maker != event.seat)
    return Barter(barter.offer, counters, (*barter.declined, event.seat))


def decide_withdraw(state: State, command: WithdrawBarter) -> tuple[Event, ...]:
    """``C1``. Raises ``turn.not_yours``, ``commerce.no_barter``."""
    step = state.step
    assert isinstance(step, Commerce)
    check_turn(command.seat, state.turn.order[step.place])
    if step.barter is None:
        raise IllegalCommand("commerce.no_barter", "No barter is open.")
    return (BarterClosed(command.seat, "withdrawn"),)


def decide_place_grain(state: State, command: PlaceGrain) -> tuple[Event, ...]:
    """``P4``. Raises ``grain.none_to_place``, ``tile.…``, ``grain.impossible_fall``."""
    player = state.players[command.seat]
    if not 1 <= command.units <= player.loose_grain:
        raise IllegalCommand(
            "grain.none_to_place", f"Seat {command.seat} has {player.loose_grain} grain to place: place no more."
        )
    own_city(player, command.cell)
    check_fallen(command.fallen, command.units)
    return (GrainPlaced(command.seat, command.cell, command.units, command.fallen, command.said_by),)


def apply_offered(state: State, event: BarterOffered) -> State:
    """Open the barter."""
    offer = Offer(event.seat, event.to, event.give, event.take, event.grain_from)
    return _with_barter(state, Barter(offer, (), ()))


def apply_countered(state: State, event: BarterCountered) -> State:
    """Add a counter, or replace an earlier one by the same seat."""
    barter = _open(state)
    others = tuple(counter for counter in barter.counters if counter.maker != event.seat)
    counter = Offer(event.seat, barter.offer.maker, event.give, event.take, event.grain_from)
    return _with_barter(state, Barter(barter.offer, (*others, counter), barter.declined))


def apply_declined(state: State, event: BarterDeclined) -> State:
    """Close that offer for that seat."""
    return _with_barter(state, _after_decline(_open(state), event))


def apply_made(state: State, event: BarterMade) -> State:
    """Exchange the goods, all at once."""
    step = state.step
    assert isinstance(step, Commerce)
    maker = moved(state.players[event.maker], event.give, event.take, event.maker_grain_from)
    taker = moved(state.players[event.taker], event.take, event.give, event.taker_grain_from)
    players = seated(seated(state.players, maker), taker)
    return with_players(state, players, state.market, Commerce(step.place, step.traded, None, None))


def apply_closed(state: State, event: BarterClosed) -> State:
    """Close the barter."""
    return _with_barter(state, None)


def apply_placed(state: State, event: GrainPlaced) -> State:
    """Add the grain that did not fall to the column."""
    player = state.players[event.seat]
    cell = event.cell
    kept = event.units - event.fallen
    lands = tuple([with_grain(tile, tile.grain + kept) if tile.cell == cell else tile for tile in player.lands])
    player = with_lands(with_hand(player, 0, 0, (0, 0, 0), -event.units), lands, player.reserve)
    return with_player_and_market(state, player, with_pile(state.market, event.fallen))


def _open(state: State) -> Barter:
    assert isinstance(state.step, Commerce)
    assert state.step.barter is not None
    return state.step.barter


def _with_barter(state: State, barter: Barter | None) -> State:
    step = state.step
    assert isinstance(step, Commerce)
    return with_step(state, Commerce(step.place, step.traded, barter, step.trade))


DECIDE: dict[type, Any] = {
    OfferBarter: decide_offer,
    CounterBarter: decide_counter,
    AcceptBarter: decide_accept,
    DeclineBarter: decide_decline,
    WithdrawBarter: decide_withdraw,
}
APPLY: dict[type, Any] = {
    BarterOffered: apply_offered,
    BarterCountered: apply_countered,
    BarterDeclined: apply_declined,
    BarterMade: apply_made,
    BarterClosed: apply_closed,
    GrainPlaced: apply_placed,
}
