"""L1 to L4, each by name, and what is sealed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.actor import BY_CAMERA
from companion.games.almost import commands as c
from companion.games.almost.events import BidSealed, BidsRevealed, RoundEnded
from companion.games.almost.game import ENGINE
from companion.games.almost.options import NAME, Options, rounds_of
from companion.games.almost.state import Discussing, Ended, Sealing, Showing, State, lowest_alone
from companion.games.codec import command_from_json, command_to_json, event_from_json, event_to_json
from companion.games.engine import HOST, Undo
from companion.games.errors import IllegalCommand, MalformedCommand
from companion.games.history import History
from companion.games.seals import opens

SALT = "0123456789abcdef" * 2


def table(count: int = 3, **chosen: Any) -> State:
    return ENGINE.setup(Options(tuple("ABCDEFGHIJ"[:count]), **{"discussion_s": 0, **chosen}))


def after(state: State, *commands: c.Command) -> State:
    for command in commands:
        state = ENGINE.advance(state, command)[0]
    return state


def sealed(state: State, *bids: int) -> State:
    return after(state, *[c.SealBid(seat, bid, SALT) for seat, bid in enumerate(bids)])


def code(state: State, command: c.Command) -> str:
    with pytest.raises(IllegalCommand) as refused:
        ENGINE.decide(state, command)
    return refused.value.code


@pytest.mark.parametrize(("players", "rounds"), [(3, 2), (4, 3), (7, 6)])
def test_l1_n_players_n_minus_1_rounds(players: int, rounds: int) -> None:
    state = table(players)
    assert rounds_of(state.options) == rounds
    for number in range(1, rounds + 1):
        assert state.round_number == number
        state = sealed(state, *[1] * players)
    assert isinstance(state.step, Ended)


def test_l1_two_are_too_few() -> None:
    with pytest.raises(MalformedCommand) as refused:
        table(2)
    assert refused.value.code == "options.players"


@pytest.mark.parametrize("bid", [-1, 0, 11, 1000])
def test_l1_a_bid_is_of_1_to_10_markers(bid: int) -> None:
    assert code(table(), c.SealBid(0, bid, SALT)) == "bid.out_of_range"


def test_l1_markers_are_not_spent() -> None:
    state = sealed(table(4), 10, 10, 10, 10)
    assert sealed(state, 10, 10, 10, 9).points == (0, 0, 0, 9)


def test_l1_everybody_with_ten_points_or_more_at_the_end_wins() -> None:
    several = sealed(sealed(table(), 10, 10, 10), 9, 9, 10)
    assert isinstance(several.step, Ended)
    assert several.step.winners == (2,)
    state = sealed(sealed(sealed(sealed(table(5), 10, 9, 9, 9, 9), 9, 10, 9, 9, 9), 8, 8, 9, 9, 9), 1, 1, 9, 9, 9)
    assert isinstance(state.step, Ended)
    assert state.points == (10, 10, 0, 0, 0)
    assert state.step.winners == (0, 1)


def test_l1_nobody_may_win() -> None:
    state = sealed(sealed(table(), 1, 2, 3), 1, 2, 3)
    assert isinstance(state.step, Ended)
    assert (state.points, state.step.winners) == ((2, 0, 0), ())


@given(st.lists(st.integers(1, 10), min_size=3, max_size=9))
def test_l1_the_lowest_bid_that_nobody_else_made(bids: list[int]) -> None:
    """An oracle that goes up from 1 and asks who bid that."""
    winner = None
    for value in range(1, 11):
        who = [seat for seat, bid in enumerate(bids) if bid == value]
        if len(who) == 1:
            winner = who[0]
            break
    assert lowest_alone(tuple(bids)) == winner


def test_l2_a_discussion_comes_before_each_round() -> None:
    state = ENGINE.setup(Options(("A", "B", "C")))
    assert state.options.discussion_s == 90
    assert isinstance(state.step, Discussing)
    assert code(state, c.SealBid(0, 5, SALT)) == "phase.wrong"
    assert code(state, c.EndDiscussion(0)) == "seat.not_allowed"
    state = sealed(after(state, c.EndDiscussion(HOST)), 1, 2, 3)
    assert isinstance(state.step, Discussing)


def test_l2_without_a_clock_there_is_no_discussion() -> None:
    assert isinstance(table(discussion_s=0).step, Sealing)
    with pytest.raises(MalformedCommand) as refused:
        table(discussion_s=-1)
    assert refused.value.code == "options.discussion"


def test_l2_a_bid_may_be_changed_until_all_have_sealed() -> None:
    state = after(table(), c.SealBid(0, 5, SALT), c.SealBid(1, 6, SALT), c.SealBid(0, 7, SALT))
    events = ENGINE.decide(state, c.SealBid(2, 6, SALT))
    assert isinstance(events[0], BidSealed)
    assert events[1:3] == (BidsRevealed((7, 6, 6), (SALT,) * 3), RoundEnded(0, 7))


def test_l3_check_5_5_6_7_10_10_the_6_scores_6() -> None:
    state = sealed(table(6), 5, 5, 6, 7, 10, 10)
    assert state.points == (0, 0, 6, 0, 0, 0)
    assert state.last is not None
    assert state.last.winner == 2


def test_l3_check_all_bids_paired_nobody_scores() -> None:
    state = sealed(table(6), 5, 5, 7, 7, 10, 10)
    assert state.points == (0,) * 6
    assert state.last is not None
    assert state.last.winner is None


def test_l4_banbury_merton_street_has_ten_rounds_of_any_whole_number() -> None:
    state = table(variant="banbury-merton-street")
    for _ in range(10):
        state = sealed(state, 11, 1000, 12)
    assert isinstance(state.step, Ended)
    assert state.points == (110, 0, 0)
    assert code(table(variant="banbury-merton-street"), c.SealBid(0, 0, SALT)) == "bid.out_of_range"


def test_l4_a_bid_is_as_large_as_any_browser_holds_exactly() -> None:
    state = table(variant="banbury-merton-street", winner="points")
    largest = c.SealBid(0, 9_007_199_254_740_991, SALT)
    assert command_from_json(ENGINE, command_to_json(largest)) == largest
    assert code(state, c.SealBid(0, largest.bid + 1, SALT)) == "bid.out_of_range"
    for _ in range(2):
        state, events = ENGINE.advance(after(state, c.SealBid(1, 1, SALT), c.SealBid(2, 1, SALT)), largest)
        assert tuple([event_from_json(ENGINE, event_to_json(event)) for event in events]) == events
    assert state.points == (18_014_398_509_481_982, 0, 0)
    assert ENGINE.view(state, 1)["players"][0]["points"] == "18014398509481982", "a number would be rounded"
    with pytest.raises(MalformedCommand):
        command_from_json(ENGINE, command_to_json(replace(largest, bid=largest.bid + 1)))


@pytest.mark.parametrize(("winner", "winners"), [("rounds", (0,)), ("points", (1,))])
def test_l4_the_winner_by_rounds_won_or_by_points(winner: str, winners: tuple[int, ...]) -> None:
    state = table(variant="banbury-merton-street", winner=winner)
    for _ in range(2):
        state = sealed(state, 1, 500, 500)
    state = sealed(state, 500, 400, 500)
    for _ in range(7):
        state = sealed(state, 3, 3, 3)
    assert isinstance(state.step, Ended)
    assert state.step.winners == winners


def test_l4_a_tie_is_shared_and_without_any_round_won_nobody_wins() -> None:
    state = table(variant="banbury-merton-street")
    tie = sealed(sealed(state, 1, 2, 2), 2, 1, 2)
    for _ in range(8):
        state, tie = sealed(state, 3, 3, 3), sealed(tie, 3, 3, 3)
    state = sealed(sealed(state, 3, 3, 3), 3, 3, 3)
    assert isinstance(tie.step, Ended)
    assert tie.step.winners == (0, 1)
    assert isinstance(state.step, Ended)
    assert state.step.winners == ()


# --- sealed is sealed ----------------------------------------------------------------------------


def test_a_sealed_bid_shows_its_seal_alone_and_can_be_checked_after_the_reveal() -> None:
    state = after(table(), c.SealBid(0, 5, SALT), c.SealBid(1, 6, SALT))
    other, own = (ENGINE.view(state, seat)["players"][0]["bid"] for seat in (1, 0))
    assert (other["bid"], other["salt"], own["bid"], own["salt"]) == (None, None, 5, SALT)
    last = ENGINE.view(after(state, c.SealBid(2, 7, SALT)), None)["last"]
    assert last["seals"][0] == other["seal"] == own["seal"]
    for seat in range(3):
        assert opens(last["seals"][seat], NAME, 1, seat, last["texts"][seat], last["salts"][seat])
        assert not opens(last["seals"][seat], NAME, 2, seat, last["texts"][seat], last["salts"][seat])


@pytest.mark.parametrize("seat", [None, 1])
def test_an_event_tells_no_others_bid(seat: int | None) -> None:
    (event,) = ENGINE.decide(table(), c.SealBid(0, 5, SALT))
    seen = ENGINE.seen_event(event, seat)
    assert isinstance(seen, BidSealed)
    assert (seen.bid, seen.salt) == (0, "")
    assert ENGINE.seen_event(event, 0) == event


def test_equal_bids_have_different_seals() -> None:
    state = after(table(), c.SealBid(0, 5, SALT), c.SealBid(1, 5, SALT))
    assert isinstance(state.step, Sealing)
    assert len({bid.seal for bid in state.step.bids if bid is not None}) == 2


def test_a_bid_can_be_taken_back() -> None:
    state = after(table(), c.SealBid(0, 5, SALT), c.WithdrawBid(0))
    assert state == table()
    assert code(state, c.WithdrawBid(0)) == "bid.none"
    assert code(state, c.SealBid(0, 5, "0")) == "seal.weak_salt"


def test_undo_of_the_reveal_goes_back_to_before_anybody_sealed() -> None:
    history = History.begin(ENGINE, Options(("A", "B", "C"), discussion_s=0))
    for seat in range(3):
        history.append(history.decide(c.SealBid(seat, 5 + seat, SALT)))
    assert history.state.round_number == 2
    back = history.append(history.decide(Undo(HOST)))
    assert (back.round_number, back.step) == (1, Sealing((None, None, None)))


# --- fists ---------------------------------------------------------------------------------------


def test_a_round_with_markers_in_fists() -> None:
    state = after(table(bids="fists"), c.CloseFist(0), c.CloseFist(1))
    assert code(state, c.CloseFist(0)) == "bid.closed_already"
    assert code(state, c.SealBid(2, 5, SALT)) == "bid.other_means"
    state = after(state, c.WithdrawBid(0), c.CloseFist(0), c.CloseFist(2))
    assert isinstance(state.step, Showing)
    assert code(state, c.ShowFist(1, 0, 5)) == "seat.not_allowed"
    assert code(state, c.ShowFist(HOST, 5, 5)) == "seat.unknown"
    assert code(state, c.ShowFist(0, 0, 0)) == "bid.out_of_range"
    state = after(state, c.ShowFist(0, 0, 5), c.ShowFist(HOST, 1, 5, BY_CAMERA))
    assert code(state, c.ShowFist(0, 0, 5)) == "bid.shown_already"
    state = after(state, c.ShowFist(2, 2, 8))
    assert state.points == (0, 0, 8)
    assert code(table(), c.CloseFist(0)) == "bid.other_means"
