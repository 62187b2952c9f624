"""The English auction for the first move (``A1``–``A4``)."""

from __future__ import annotations

from typing import Any

from companion.games.errors import IllegalCommand
from companion.games.raja.changes import seated, with_hand, with_step, with_stocks
from companion.games.raja.checks import check_turn
from companion.games.raja.commands import PassBid, PlaceBid
from companion.games.raja.events import AuctionWon, BidPassed, BidPlaced, Event, PhaseBegan
from companion.games.raja.pieces import NO_SHIELDS
from companion.games.raja.state import Auction, State, Turn


def opened(state: State) -> Auction:
    """The auction before the starting player's first bid."""
    return Auction(state.turn.starting_seat, -1, -1, (False,) * len(state.players), 0)


def decide_bid(state: State, command: PlaceBid) -> tuple[Event, ...]:
    """``A1``, ``A3``. Raises ``turn.not_yours``, ``auction.bid_too_low``, ``auction.beyond_cash``."""
    step = state.step
    assert isinstance(step, Auction)
    check_turn(command.seat, step.active)
    if command.amount <= step.highest:
        raise IllegalCommand(
            "auction.bid_too_low",
            f"A bid must be at least ${step.highest + 1}: bid more, or pass.",
            lowest=step.highest + 1,
        )
    cash = state.players[command.seat].cash
    if command.amount > cash:
        raise IllegalCommand(
            "auction.beyond_cash", f"You cannot bid more than you have, ${cash}: bid less, or pass.", cash=cash
        )
    return (BidPlaced(command.seat, command.amount),)


def decide_pass(state: State, command: PassBid) -> tuple[Event, ...]:
    """``A2``, ``A3``. Raises ``turn.not_yours``, ``auction.must_open``."""
    step = state.step
    assert isinstance(step, Auction)
    check_turn(command.seat, step.active)
    if step.leader < 0:
        raise IllegalCommand("auction.must_open", "The starting player must open: bid $0 or more.")
    return (BidPassed(command.seat),)


def _next(step: Auction, seat: int, passed: tuple[bool, ...]) -> int:
    count = len(passed)
    for ahead in range(1, count):
        candidate = (seat + ahead) % count
        if not passed[candidate]:
            return candidate
    return seat


def apply_bid(state: State, event: BidPlaced) -> State:
    """Make the bidder the leader."""
    step = state.step
    assert isinstance(step, Auction)
    active = _next(step, event.seat, step.passed)
    return with_step(state, Auction(active, event.amount, event.seat, step.passed, 0))


def apply_pass(state: State, event: BidPassed) -> State:
    """Put the seat out of this auction; by the printed rules, only for now (``A2``)."""
    step = state.step
    assert isinstance(step, Auction)
    passed = step.passed
    if state.options.rulebook.final_pass:
        passed = (*passed[: event.seat], True, *passed[event.seat + 1 :])
    active = _next(step, event.seat, passed)
    return with_step(state, Auction(active, step.highest, step.leader, passed, step.passes + 1))


def apply_won(state: State, event: AuctionWon) -> State:
    """Let the winner pay, who alone does; the order of play starts with the winner (``A4``)."""
    winner = with_hand(state.players[event.seat], -event.paid, 0, NO_SHIELDS, 0)
    market = with_stocks(state.market, 0, 0, NO_SHIELDS, event.paid)
    turn = state.turn
    return State(
        state.options,
        seated(state.players, winner),
        market,
        Turn(turn.number, turn.season, turn.starting_seat, event.order),
        state.step,
    )


def automatic(state: State, step: Auction) -> tuple[Event, ...]:
    """End the auction when everybody but the leader has passed (in a row, if passes are not final) (``A2``)."""
    if step.leader < 0:
        return ()
    count = len(step.passed)
    others_out = sum(step.passed) if state.options.rulebook.final_pass else step.passes
    if others_out < count - 1:
        return ()
    order = tuple([(step.leader + ahead) % count for ahead in range(count)])
    return (AuctionWon(step.leader, step.highest, order), PhaseBegan("commerce", step.leader))


DECIDE: dict[type, Any] = {PlaceBid: decide_bid, PassBid: decide_pass}
APPLY: dict[type, Any] = {BidPlaced: apply_bid, BidPassed: apply_pass, AuctionWon: apply_won}
