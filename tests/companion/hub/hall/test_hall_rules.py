"""A hall counted by the database is the open room of the same wishes, whatever happens in which order."""

from __future__ import annotations

from dataclasses import asdict
from random import Random
from typing import Any, Final

import pytest
import sqlalchemy as sa
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.errors import CompanionError
from companion.games.almost.options import MOST_BID, NAME, Winner
from companion.games.errors import GameError
from companion.games.seals import seal_of
from companion.hub.hall.batch_transaction import Asking, Entering
from companion.hub.hall.batches import Outcome
from companion.hub.storage.tables import HALL_GUESTS, HALL_ROUNDS, HALL_SEALS, HALLS
from companion.open_room.commands import (
    BeginRound,
    Command,
    EndGame,
    Enter,
    MoveDoor,
    Prolong,
    RemoveGuest,
    Reveal,
    SealNumber,
)
from companion.open_room.options import Options
from companion.open_room.room import State, decide, fold
from companion.open_room.view import openings_text, seals_text, told_to_all, told_to_one
from tests.companion.hub.hall.hall_rig import HallRig, guest_of, sealing

PHONES: Final = 6


class Both:
    """The same wishes to the open room's rules and to a hall."""

    def __init__(self, options: Options) -> None:
        self.rig = HallRig(options)
        self.state = State(options)
        self.seats: dict[str, int] = {}

    def by_rules(self, command: Command) -> str | None:
        """What the rules say; the code of a refusal."""
        now_ms = self.rig.halls.now_ms
        try:
            self.state = fold(self.state, [(event, now_ms) for event in decide(self.state, command, now_ms)])
        except (GameError, CompanionError) as error:
            return error.code
        return None

    def steer(self, command: Command) -> str | None:
        """What the hall says to its host."""
        halls, hall = self.rig.halls, self.rig.hall
        try:
            match command:
                case BeginRound():
                    halls.begin(hall)
                case Reveal():
                    halls.reveal(hall)
                case Prolong():
                    halls.prolong(hall, command.seconds)
                case MoveDoor():
                    halls.move_door(hall, to_open=command.open)
                case RemoveGuest():
                    halls.remove(hall, command.seat)
                case EndGame():
                    halls.end(hall)
        except (GameError, CompanionError) as error:
            return error.code
        self.rig.looking.look()  # everybody has sealed: so it is revealed
        return None

    def check_same(self) -> None:
        """All are told the same, and each phone."""
        expected, told = told_to_all(self.state), self.rig.room()
        assert {name: told[name] for name in expected} == expected
        for holder, seat in self.seats.items():
            (own,) = self.rig.take(Asking(self.rig.hall, seat))
            assert (None if own is None else asdict(guest_of(own))) == told_to_one(self.state, holder)


def _code(outcome: Outcome) -> str | None:
    return outcome.code if isinstance(outcome, GameError | CompanionError) else None


def _wish(draw: Random, both: Both) -> None:
    """One wish to both, a phone's or the host's."""
    rig, holder = both.rig, f"phone {draw.randrange(PHONES)}"
    what = draw.choice(("enter", "seal", "seal", "seal", "seal", "again", "steer", "steer"))
    if what == "enter":
        (outcome,) = rig.take(Entering(rig.hall, holder, holder))
        assert _code(outcome) == both.by_rules(Enter(holder, holder))
        if _code(outcome) is None:
            both.seats[holder] = guest_of(outcome).seat
    elif what in ("seal", "again"):
        seat = both.seats.get(holder, 9)
        number = draw.choice((1, 2, 3, 4, 40, MOST_BID))
        salt = f"{draw.getrandbits(4) if what == 'again' else draw.getrandbits(128):032x}"
        round_number = max(1, both.state.round_number - draw.choice((0, 0, 0, 1)))
        outcome = rig.seal(seat, number, salt, round_number)
        assert _code(outcome) == both.by_rules(SealNumber(holder, round_number, number, salt))
        rig.looking.look()
    else:
        seconds = draw.choice((0, 5))
        command: Command = draw.choice(
            (
                BeginRound(),
                BeginRound(),
                Reveal(),
                Prolong(seconds),
                MoveDoor(draw.random() < 0.8),
                RemoveGuest(draw.randrange(4)),
            )
        )
        if draw.random() < 0.03:
            command = EndGame()
        assert both.steer(command) == both.by_rules(command)


WISHES = given(st.integers(0, 2**32), st.sampled_from(("rounds", "points")), st.integers(1, 4))


@pytest.mark.slow
@settings(max_examples=20, deadline=None)
@WISHES
def test_whatever_is_wished_a_hall_says_what_the_open_rooms_rules_say(seed: int, winner: Winner, rounds: int) -> None:
    check_a_hall(seed, winner, rounds)


@pytest.mark.long
@settings(max_examples=200, deadline=None)
@WISHES
def test_two_hundred_halls_say_what_the_open_rooms_rules_say(seed: int, winner: Winner, rounds: int) -> None:
    check_a_hall(seed, winner, rounds)


def check_a_hall(seed: int, winner: Winner, rounds: int) -> None:
    """Forty wishes, to the hall and to the rules: the same is said, and the same files come of it."""
    both, draw = Both(Options("Hall", rounds, winner)), Random(seed)
    for _ in range(40):
        _wish(draw, both)
        both.check_same()
    for played in both.state.rounds:
        number = played.round_number
        assert list(_lines(both.rig.halls.seals_text(both.rig.hall, number))) == list(seals_text(both.state, number))
        assert list(_lines(both.rig.halls.openings_text(both.rig.hall, number))) == list(
            openings_text(both.state, number)
        )


def _lines(parts: Any) -> list[str]:
    return "".join(parts).splitlines(keepends=True)


def test_a_number_changed_as_often_as_may_be_stays() -> None:
    rig = HallRig(Options())
    rig.enter("Asha", "Bo")
    rig.halls.begin(rig.hall)
    codes = [_code(rig.seal(0, 7, f"{each:032x}")) for each in range(22)]
    assert codes == [None] * 21 + ["room.changes"]
    assert _code(rig.seal(0, 7, f"{3:032x}")) is None  # one that was taken, sent again


def test_of_a_batch_everything_counts_once_whoever_sends_it_twice() -> None:
    rig = HallRig(Options())
    one, again, other = rig.take(
        Entering(rig.hall, "a", "Asha"), Entering(rig.hall, "a", "Asha"), Entering(rig.hall, "b", "Bo")
    )
    assert (guest_of(one).seat, guest_of(again).seat, guest_of(other).seat) == (0, 0, 1)
    rig.halls.begin(rig.hall)
    twice = sealing(rig.hall, 0, 5)
    rig.take(twice, twice)
    assert rig.room()["sealed"] == 1
    assert _code(rig.seal(1, 5)) is None
    assert rig.room()["stage"] == "revealed"
    assert rig.room()["last"]["counts"] == [0, 0, 0, 0, 2]
    assert guest_of(rig.seal(1, 5)).sealed is not None  # sent again after the reveal: it was taken


def test_the_seal_is_what_the_phone_works_out() -> None:
    rig = HallRig(Options())
    rig.enter("Asha", "Bo")
    rig.halls.begin(rig.hall)
    own = guest_of(rig.seal(1, 12, "ab" * 16)).sealed
    assert own is not None
    assert own.seal == seal_of(NAME, 1, 1, "12", "ab" * 16)


def test_of_a_hall_that_is_deleted_nothing_stays() -> None:
    rig = HallRig(Options(rounds=1))
    rig.enter("Asha", "Bo")
    rig.halls.begin(rig.hall)
    rig.seal(0, 5)
    rig.halls.reveal(rig.hall)
    rig.halls.delete(rig.hall)
    with rig.database.reading() as connection:
        for table in (HALLS, HALL_GUESTS, HALL_SEALS, HALL_ROUNDS):
            assert connection.execute(sa.select(table)).all() == []
    assert rig.looking.look() == []
    assert _code(rig.seal(0, 6)) == "room.not_in"
    assert rig.take(Entering(rig.hall, "c", "Cy")) == [None]
