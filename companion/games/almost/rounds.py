"""The course of a round: talk, seal, reveal, score (``L1``–``L4``)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from companion.games.almost.commands import CloseFist, EndDiscussion, SealBid, ShowFist, WithdrawBid
from companion.games.almost.events import (
    AllClosed,
    BiddingOpened,
    BidSealed,
    BidsRevealed,
    BidWithdrawn,
    Event,
    FistClosed,
    FistShown,
    GameEnded,
    RoundBegan,
    RoundEnded,
)
from companion.games.almost.options import NAME, Options, most_bid, rounds_of
from companion.games.almost.state import (
    Between,
    Bid,
    Discussing,
    Ended,
    LastRound,
    Revealed,
    Sealing,
    Showing,
    State,
    lowest_alone,
    winners_of,
)
from companion.games.engine import HOST
from companion.games.errors import IllegalCommand
from companion.games.seals import check_salt, seal_of


def started(options: Options) -> State:
    """The state at the start: nobody has scored."""
    nothing = (0,) * len(options.players)
    return State(options, nothing, nothing, 0, Between(), None)


def decide_end_discussion(state: State, command: EndDiscussion) -> tuple[Event, ...]:
    """Raises ``seat.not_allowed``."""
    if command.seat != HOST:
        raise IllegalCommand("seat.not_allowed", "The table's clock ends the discussion: ask the host to end it.")
    return (BiddingOpened(),)


def decide_seal(state: State, command: SealBid) -> tuple[Event, ...]:
    """Raises ``bid.other_means``, ``bid.out_of_range``, ``seal.weak_salt``."""
    _sealing(state, "phones")
    _check_bid(state, command.bid)
    check_salt(command.salt)
    seal = seal_of(NAME, state.round_number, command.seat, str(command.bid), command.salt)
    return (BidSealed(command.seat, seal, command.bid, command.salt),)


def decide_close(state: State, command: CloseFist) -> tuple[Event, ...]:
    """Raises ``bid.other_means``, ``bid.closed_already``."""
    if _sealing(state, "fists").bids[command.seat] is not None:
        raise IllegalCommand("bid.closed_already", "Your fist is closed already: open it unseen to change your bid.")
    return (FistClosed(command.seat),)


def decide_withdraw(state: State, command: WithdrawBid) -> tuple[Event, ...]:
    """Raises ``bid.none``."""
    step = state.step
    assert isinstance(step, Sealing)
    if step.bids[command.seat] is None:
        raise IllegalCommand("bid.none", "There is no bid of yours to take back: bid first.")
    return (BidWithdrawn(command.seat),)


def decide_show(state: State, command: ShowFist) -> tuple[Event, ...]:
    """Raises ``seat.unknown``, ``seat.not_allowed``, ``bid.shown_already``, ``bid.out_of_range``."""
    step = state.step
    assert isinstance(step, Showing)
    if not 0 <= command.owner < len(step.shown):
        raise IllegalCommand("seat.unknown", f"Nobody plays in seat {command.owner}: name a player's fist.")
    if command.seat not in (command.owner, HOST):
        raise IllegalCommand("seat.not_allowed", "Only its owner or the host may say what was in this fist.")
    if step.shown[command.owner] is not None:
        raise IllegalCommand("bid.shown_already", "This fist has already been counted: undo if the count is wrong.")
    _check_bid(state, command.bid)
    return (FistShown(command.owner, command.bid, command.said_by),)


def _sealing(state: State, means: str) -> Sealing:
    step = state.step
    assert isinstance(step, Sealing)
    if state.options.bids != means:
        raise IllegalCommand("bid.other_means", "This table bids in another way: bid like the others.")
    return step


def _check_bid(state: State, bid: int) -> None:
    most = most_bid(state.options)
    if not 1 <= bid <= most:
        raise IllegalCommand(
            "bid.out_of_range", f"A bid is a whole number from 1 to {most}: choose another.", most=most
        )


# --- what happened -------------------------------------------------------------------------------


def apply_round(state: State, event: RoundBegan) -> State:
    """Begin a round: everybody talks."""
    return replace(state, round_number=event.round_number, step=Discussing())


def apply_opened(state: State, event: BiddingOpened) -> State:
    """Open the bidding: nobody has bid yet."""
    return replace(state, step=Sealing((None,) * len(state.points)))


def _with_bid(state: State, seat: int, bid: Bid | None) -> State:
    step = state.step
    assert isinstance(step, Sealing)
    return replace(state, step=Sealing((*step.bids[:seat], bid, *step.bids[seat + 1 :])))


def apply_sealed(state: State, event: BidSealed) -> State:
    """Take the sealed bid."""
    return _with_bid(state, event.seat, Bid(event.seal, event.bid, event.salt))


def apply_closed(state: State, event: FistClosed) -> State:
    """Close the fist."""
    return _with_bid(state, event.seat, Bid("", 0, ""))


def apply_withdrawn(state: State, event: BidWithdrawn) -> State:
    """Take the bid away."""
    return _with_bid(state, event.seat, None)


def apply_all_closed(state: State, event: AllClosed) -> State:
    """Begin opening the fists."""
    return replace(state, step=Showing((None,) * len(state.points)))


def apply_shown(state: State, event: FistShown) -> State:
    """Count this fist."""
    step = state.step
    assert isinstance(step, Showing)
    owner = event.owner
    return replace(state, step=Showing((*step.shown[:owner], event.bid, *step.shown[owner + 1 :])))


def apply_revealed(state: State, event: BidsRevealed) -> State:
    """Reveal all bids; markers are not spent (``L1``)."""
    step = state.step
    seals = tuple(["" if bid is None else bid.seal for bid in step.bids]) if isinstance(step, Sealing) else ()
    last = LastRound(state.round_number, event.bids, seals, event.salts, None)
    return replace(state, step=Revealed(event.bids), last=last)


def apply_round_ended(state: State, event: RoundEnded) -> State:
    """Give the winner, if any, the score."""
    assert state.last is not None
    points, rounds_won = list(state.points), list(state.rounds_won)
    if event.winner is not None:
        points[event.winner] += event.scored
        rounds_won[event.winner] += 1
    last = replace(state.last, winner=event.winner)
    return replace(state, points=tuple(points), rounds_won=tuple(rounds_won), step=Between(), last=last)


def apply_game_ended(state: State, event: GameEnded) -> State:
    """End the game."""
    return replace(state, step=Ended(event.winners))


# --- automatic events ---------------------------------------------------------------------------


def _next_round(state: State, step: Between) -> tuple[Event, ...]:
    if state.round_number == rounds_of(state.options):
        return (GameEnded(winners_of(state)),)
    return (RoundBegan(state.round_number + 1),)


def _no_discussion(state: State, step: Discussing) -> tuple[Event, ...]:
    return () if state.options.discussion_s else (BiddingOpened(),)


def _all_closed(state: State, step: Sealing) -> tuple[Event, ...]:
    if None in step.bids:
        return ()
    if state.options.bids == "fists":
        return (AllClosed(),)
    bids = [bid for bid in step.bids if bid is not None]
    return (BidsRevealed(tuple([bid.bid for bid in bids]), tuple([bid.salt for bid in bids])),)


def _all_shown(state: State, step: Showing) -> tuple[Event, ...]:
    shown = tuple([bid for bid in step.shown if bid is not None])
    return (BidsRevealed(shown, ()),) if len(shown) == len(step.shown) else ()


def _scored(state: State, step: Revealed) -> tuple[Event, ...]:
    winner = lowest_alone(step.bids)
    return (RoundEnded(winner, 0 if winner is None else step.bids[winner]),)


_SEALING: Final = (Sealing,)
DECIDE: Final[dict[type, tuple[tuple[type, ...], Any]]] = {
    EndDiscussion: ((Discussing,), decide_end_discussion),
    SealBid: (_SEALING, decide_seal),
    CloseFist: (_SEALING, decide_close),
    WithdrawBid: (_SEALING, decide_withdraw),
    ShowFist: ((Showing,), decide_show),
}
AUTOMATIC: Final[dict[type, Any]] = {
    Between: _next_round,
    Discussing: _no_discussion,
    Sealing: _all_closed,
    Showing: _all_shown,
    Revealed: _scored,
}
APPLY: Final[dict[type, Any]] = {
    RoundBegan: apply_round,
    BiddingOpened: apply_opened,
    BidSealed: apply_sealed,
    FistClosed: apply_closed,
    BidWithdrawn: apply_withdrawn,
    AllClosed: apply_all_closed,
    FistShown: apply_shown,
    BidsRevealed: apply_revealed,
    RoundEnded: apply_round_ended,
    GameEnded: apply_game_ended,
}
