"""The evening's vote: 5, 3 and 1 points, in secret, revealed when all have voted."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest

from companion.games.engine import HOST, Undo
from companion.games.errors import IllegalCommand, MalformedCommand
from companion.games.evening_vote.game import ENGINE, BallotSealed, Ended, SealBallot, State, Voting, WithdrawBallot
from companion.games.evening_vote.options import NAME, Options
from companion.games.history import History
from companion.games.seals import opens
from companion.games.transcript import Batch, read_transcript, transcript

SALT = "0123456789abcdef" * 2
EVENING = Options(("Ann", "Ben", "Cem"), ("Raja", "Almost", "Belemmer", "Bid War"))


def after(*commands: SealBallot | WithdrawBallot) -> State:
    state = ENGINE.setup(EVENING)
    for command in commands:
        state = ENGINE.advance(state, command)[0]
    return state


def code(state: State, command: SealBallot | WithdrawBallot) -> str:
    with pytest.raises(IllegalCommand) as refused:
        ENGINE.decide(state, command)
    return refused.value.code


def test_the_first_gets_5_points_the_second_3_the_third_1() -> None:
    state = after(SealBallot(0, (0, 1, 2), SALT), SealBallot(1, (1, 0, 3), SALT), SealBallot(2, (2, 0, 1), SALT))
    assert isinstance(state.step, Ended)
    assert state.step.points == (5 + 3 + 3, 3 + 5 + 1, 1 + 5, 1)
    assert state.step.winners == (0,)
    assert ENGINE.waiting_for(state) == ()


def test_a_tie_is_shared() -> None:
    state = ENGINE.setup(Options(("Ann", "Ben"), ("Raja", "Almost")))
    for seat, games in enumerate(((0, 1), (1, 0))):
        state = ENGINE.advance(state, SealBallot(seat, games, SALT))[0]
    assert isinstance(state.step, Ended)
    assert (state.step.points, state.step.winners) == ((8, 8), (0, 1))


def test_nothing_is_told_until_all_have_voted_and_then_anybody_can_check() -> None:
    state = after(SealBallot(0, (3, 1, 2), SALT), SealBallot(1, (1, 0, 3), SALT))
    for seat in (None, 2):
        view = ENGINE.view(state, seat)
        assert SALT not in json.dumps(view)
        assert [ballot["games"] for ballot in view["ballots"][:2]] == [None, None]
        assert view["points"] is None
    assert ENGINE.view(state, 0)["ballots"][0]["games"] == [3, 1, 2]
    seals = [ballot["seal"] for ballot in ENGINE.view(state, None)["ballots"][:2]]
    ended = ENGINE.view(ENGINE.advance(state, SealBallot(2, (0, 1, 2), SALT))[0], None)
    assert [ballot["seal"] for ballot in ended["ballots"][:2]] == seals
    for seat, ballot in enumerate(ended["ballots"]):
        assert opens(ballot["seal"], NAME, 1, seat, ballot["text"], ballot["salt"])


def test_an_event_tells_no_others_ballot() -> None:
    (event,) = ENGINE.decide(after(), SealBallot(0, (3, 1, 2), SALT))
    assert isinstance(event, BallotSealed)
    assert ENGINE.seen_event(event, 1) == ENGINE.seen_event(event, None) == BallotSealed(0, event.seal, (), "")
    assert ENGINE.seen_event(event, 0) == event


def test_a_ballot_may_be_changed_or_taken_back_until_all_have_voted() -> None:
    state = after(SealBallot(0, (3, 1, 2), SALT), SealBallot(0, (0, 1, 2), SALT), WithdrawBallot(0))
    assert state == after()
    assert code(state, WithdrawBallot(0)) == "ballot.none"


@pytest.mark.parametrize(
    ("command", "refusal"),
    [
        (SealBallot(0, (0, 1), SALT), "ballot.places"),
        (SealBallot(0, (0, 1, 1), SALT), "ballot.places"),
        (SealBallot(0, (0, 1, 4), SALT), "ballot.unknown_game"),
        (SealBallot(0, (0, 1, -1), SALT), "ballot.unknown_game"),
        (SealBallot(0, (0, 1, 2), "1"), "seal.weak_salt"),
        (SealBallot(3, (0, 1, 2), SALT), "seat.unknown"),
        (SealBallot(HOST, (0, 1, 2), SALT), "seat.unknown"),
    ],
)
def test_ballots_that_are_refused(command: SealBallot, refusal: str) -> None:
    assert code(after(), command) == refusal


@pytest.mark.parametrize(
    ("options", "refusal"),
    [
        (Options((), ("Raja", "Almost")), "options.players"),
        (Options(("Ann",), ("Raja",)), "options.games"),
        (Options(("Ann",), ("Raja", "Raja")), "options.games"),
    ],
)
def test_votes_that_cannot_be_held(options: Options, refusal: str) -> None:
    with pytest.raises(MalformedCommand) as refused:
        ENGINE.setup(options)
    assert refused.value.code == refusal


def test_undo_of_the_reveal_takes_back_all_ballots_and_the_log_reads_back() -> None:
    history = History.begin(ENGINE, EVENING)
    commands = [SealBallot(seat, (0, 1, 2), SALT) for seat in range(3)]
    ends = [history.version]
    for command in commands:
        history.append(history.decide(command))
        ends.append(history.version)
    batches: list[Batch] = [(None, history.events[: ends[0]])]
    batches += [
        (command, history.events[start:end]) for command, (start, end) in zip(commands, pairwise(ends), strict=True)
    ]
    found = read_transcript(ENGINE, transcript(ENGINE, batches))
    assert (list(found.commands), found.events) == (commands, history.events)
    assert history.append(history.decide(Undo(HOST))).step == Voting((None, None, None))
