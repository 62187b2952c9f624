"""Differences that last are asked about, once; what the rules make impossible is never swallowed."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.actor import BY_HOST, by_seat
from companion.referee.disputes import FIRST_HOLDER, HOST
from companion.referee.expectations import CityHeld, SeatNeeds, TableNeeds, TileHeld, WallNeed
from companion.referee.proposals import GAME_IS_RIGHT, TABLE_IS_RIGHT, Choice, Question, TableHolds, WallOutcome
from companion.referee.referee import (
    Referee,
    all_differences,
    answered,
    bumped,
    findings,
    in_sight,
    look,
    look_at_market,
    meet_needs,
    to_put_back,
)
from companion.referee.settings import RefereeSettings
from tests.companion.referee.looks import City, mat_with
from tests.said import said
from vision.geometry.table import Cell
from vision.message import Message
from vision.readings.observation import MarketObservation, MatObservation
from vision.readings.reading import CountReading, Hidden, Seen, Unsure

PATIENCE = RefereeSettings(3.0, 15.0, 20.0, 1.0)
B2: Cell = (1, 1)
A1: Cell = (0, 0)
S = 10**9


def needs(stones: int = 9, width: int = 4, grain: int = 3, wall: WallNeed | None = None) -> TableNeeds:
    """A game with one city at B2, and 18 stones in its seat's reserve."""
    return TableNeeds(
        1,
        {(0, B2): CityHeld(stones, width, grain, True)},
        {"grain": 3},
        wall,
        None,
        {(0, B2): TileHeld("red", True, ()), (0, A1): TileHeld("blue", False, (2,))},
        {0: SeatNeeds(0, "Asha", reserve=18), 1: SeatNeeds(1, "Bo")},
        pile=40,
    )


def city(stones: CountReading, width: CountReading | None = None, grain: CountReading | None = None) -> MatObservation:
    """A look at that city and a tile with a shield."""
    wall = City(stones, Seen(4) if width is None else width, Seen(3) if grain is None else grain)
    return mat_with(0, {B2: wall}, {B2: "red", A1: "blue"}, {A1: [2]})


AS_IN_GAME = city(Seen(9))


class Watching:
    """A referee that watches a table over time."""

    def __init__(self, wanted: TableNeeds) -> None:
        self.wanted = wanted
        self.referee = Referee()
        self.now_ns = 0

    def see(self, *mats: MatObservation, s: float = 1.0) -> Watching:
        """One look after another, so far apart."""
        for mat in mats:
            self.now_ns += round(s * S)
            self.referee = meet_needs(look(self.referee, mat, self.now_ns), self.wanted)
        return self

    def questions(self) -> tuple[Question, ...]:
        """What is asked now."""
        return findings(self.referee, self.wanted, self.now_ns, PATIENCE).questions

    def asked(self) -> Question:
        """The one question."""
        (question,) = self.questions()
        return question

    def answer(self, value: int, seat: int = 0) -> Any:
        """Somebody answers it; what is to be commanded."""
        self.referee, outcome = answered(self.referee, self.wanted, self.asked(), value, seat)
        return outcome


@pytest.mark.parametrize(
    ("seen", "text", "value", "width"),
    [
        (city(Seen(7)), "City B2: the table has 7, 4 wide, the game 9, 4 wide. Which is right?", 7, 4),
        (city(Seen(11)), "City B2: the table has 11, 4 wide, the game 9, 4 wide. Which is right?", 11, 4),
        (city(Seen(9), Seen(3)), "City B2: the table has 9, 3 wide, the game 9, 4 wide. Which is right?", 9, 3),
        (city(Seen(0), Seen(0)), "City B2: the table has no wall, the game 9, 4 wide. Which is right?", 0, 0),
    ],
)
def test_a_wall_that_changed_outside_of_building_is_asked_about(
    seen: MatObservation, text: str, value: int, width: int
) -> None:
    watching = Watching(needs()).see(AS_IN_GAME, seen)
    assert watching.questions() == (), "hands may still be at it"
    watching.see(*[seen] * 3)
    assert said(watching.asked().message) == text
    right = watching.answer(TABLE_IS_RIGHT)
    assert isinstance(right, TableHolds)
    assert (right.value, right.width, right.fell, right.said_by) == (value, width, False, by_seat(0))


def test_a_difference_that_the_game_made_leaves_hands_their_time() -> None:
    watching = Watching(needs(stones=7)).see(city(Seen(7)))
    watching.wanted = needs(stones=9)
    watching.see(*[city(Seen(7))] * 14)
    assert watching.questions() == ()
    assert len(all_differences(watching.referee, watching.wanted)) == 1, "it is shown at once"
    watching.see(city(Seen(7)), city(Seen(7)))
    assert watching.asked().key == "0.1.1.stones"


def test_that_the_game_is_right_is_not_asked_again_until_the_table_changes() -> None:
    watching = Watching(needs()).see(AS_IN_GAME, *[city(Seen(7))] * 5)
    assert watching.answer(GAME_IS_RIGHT) is None
    watching.see(*[city(Seen(7))] * 30, city(Hidden(Message("reason.hand_covers"))), *[city(Seen(7))] * 30)
    assert watching.questions() == ()
    assert all_differences(watching.referee, watching.wanted) == ()
    assert [d.quantity for d in to_put_back(watching.referee, watching.wanted)] == ["stones"]
    watching.see(*[city(Seen(6))] * 5)
    assert "the table has 6" in said(watching.asked().message)


@pytest.mark.parametrize(
    ("seen", "text"),
    [
        (city(Seen(31)), "The camera counts 31 stones at B2, but no more than 27 can stand there: how many are there?"),
        (
            city(Seen(9), grain=Seen(50)),
            "The camera counts 50 grain at B2, but there are no more than 43: how many stand there?",
        ),
    ],
)
def test_what_the_rules_make_impossible_is_asked_and_never_offered(seen: MatObservation, text: str) -> None:
    watching = Watching(needs()).see(AS_IN_GAME, *[seen] * 5)
    question = watching.asked()
    assert said(question.message) == text
    assert question.pad
    assert not any(isinstance(answer, Choice) for answer in question.answers)


@pytest.mark.parametrize(("typed", "outcome"), [(9, None), (8, (8, 4)), (3, None)])
def test_a_number_that_is_typed_wins_over_camera_and_game(typed: int, outcome: tuple[int, int] | None) -> None:
    watching = Watching(needs()).see(AS_IN_GAME, *[city(Seen(7))] * 5)
    right = watching.answer(typed)
    assert (None if right is None else (right.value, right.width)) == outcome
    if typed == 3:  # narrower than what the camera sees, so that has to be asked
        assert "how wide" in said(watching.asked().message)
        right = watching.answer(2)
        assert (right.value, right.width) == (3, 2)


def test_where_the_width_is_not_seen_it_is_asked_for() -> None:
    watching = Watching(needs()).see(AS_IN_GAME, *[city(Seen(7), Hidden(Message("reason.hand_covers")))] * 5)
    assert said(watching.asked().message).endswith("If the table is right: how wide is the wall?")
    right = watching.answer(3)
    assert (right.value, right.width) == (7, 3)


BEHIND_A_WALL = Message("reason.low_column_behind")


@pytest.mark.parametrize(
    "seen",
    [
        city(Unsure(7, 6, 8, Message("reason.another_wall"))),
        city(Hidden(Message("reason.hand_covers"))),
        city(Seen(9), grain=Unsure(0, 0, 2, BEHIND_A_WALL)),  # the game's three disks are no part of this range
        city(Seen(9), grain=Unsure(0, 0, 5, BEHIND_A_WALL)),
        AS_IN_GAME,
    ],
)
def test_doubt_is_no_difference(seen: MatObservation) -> None:
    watching = Watching(needs()).see(AS_IN_GAME, *[seen] * 30)
    assert watching.questions() == ()


# --- accidents --------------------------------------------------------------------------------------


def test_a_collapse_just_after_a_knock_says_so_and_names_the_pictures() -> None:
    watching = Watching(needs()).see(AS_IN_GAME, AS_IN_GAME)
    watching.referee = bumped(watching.referee, watching.now_ns + round(0.2 * S), 320)
    watching.see(*[city(Seen(4))] * 5)
    question = watching.asked()
    assert said(question.message) == (
        "City B2: the table has 4, 4 wide, the game 9, 4 wide; the table was bumped 0.8 s before. Does it count?"
    )
    assert question.between_ns == (2 * S, 3 * S)
    right = watching.answer(TABLE_IS_RIGHT)
    assert (right.value, right.fell) == (4, True)


@pytest.mark.parametrize(
    ("unseen_s", "before_s", "told"),
    [(1, 0.5, True), (1, 20.0, False), (1, -3.0, False), (14, 12.0, True), (60, 12.0, True), (60, 40.0, False)],
)
def test_only_a_knock_since_the_wall_was_seen_and_not_long_ago_is_named(
    unseen_s: int, before_s: float, told: bool
) -> None:
    watching = Watching(needs()).see(AS_IN_GAME)
    watching.see(AS_IN_GAME, s=30)
    watching.now_ns += (unseen_s - 1) * S
    seen_ns = watching.now_ns + S
    watching.referee = bumped(watching.referee, seen_ns - round(before_s * S), 320)
    watching.see(*[city(Seen(4))] * 5)
    asked = watching.asked()
    assert ("bumped" in said(asked.message)) == told
    assert asked.may_be_shown != told, "a photo tells what stands there, never whether a knock counts"


def test_grain_that_fell_after_a_knock_is_asked_about() -> None:
    watching = Watching(needs()).see(AS_IN_GAME)
    watching.referee = bumped(watching.referee, watching.now_ns + S // 2, 200)
    watching.see(*[city(Seen(9), grain=Seen(1))] * 5)
    asked = watching.asked()
    assert "bumped 0.5 s before" in said(asked.message)
    assert asked.ruling
    assert watching.answer(TABLE_IS_RIGHT).fell


def building(before: int = 4, target: int = 9) -> WallNeed:
    """A declared build at B2."""
    return WallNeed("build", (0, B2), before, target, 0)


def test_a_build_that_fell_after_a_knock_waits_for_the_players_verdict() -> None:
    wanted = needs(stones=4, wall=building())
    watching = Watching(wanted).see(city(Seen(4)), city(Seen(7)))
    watching.referee = bumped(watching.referee, watching.now_ns + S // 2, 400)
    watching.see(city(Seen(5)))
    found = findings(watching.referee, wanted, watching.now_ns, PATIENCE)
    assert found.outcomes == ()
    assert said(found.questions[0].message) == (
        "2 stones fell at B2, 5 stand: the table was bumped 0.5 s before. Does it count?"
    )
    assert not found.questions[0].may_be_shown, "no photo tells whether it counts"
    counted = answered(watching.referee, wanted, found.questions[0], TABLE_IS_RIGHT, 0)[1]
    assert isinstance(counted, WallOutcome)
    assert (counted.stones, counted.fallen, counted.said_by) == (5, 2, by_seat(0))


def test_a_build_that_is_put_back_after_a_knock_goes_on() -> None:
    wanted = needs(stones=4, wall=building())
    watching = Watching(wanted).see(city(Seen(4)), city(Seen(7)))
    watching.referee = bumped(watching.referee, watching.now_ns + S // 2, 400)
    watching.see(city(Seen(5)))
    assert watching.answer(GAME_IS_RIGHT) is None
    for stones in (5, 6, 8):
        watching.see(city(Seen(stones)))
        assert findings(watching.referee, wanted, watching.now_ns, PATIENCE).outcomes == ()
        assert watching.questions() == ()
    watching.see(city(Seen(9)))
    (done,) = findings(watching.referee, wanted, watching.now_ns, PATIENCE).outcomes
    assert isinstance(done, WallOutcome)
    assert (done.stones, done.fallen) == (9, 0)


# --- tiles and market ---------------------------------------------------------------------------------


def test_a_market_disk_that_stays_wrong_is_the_hosts_to_settle() -> None:
    watching = Watching(needs())
    for second in range(20):
        market = MarketObservation(Seen(4), Seen(8), Seen(14))
        watching.now_ns = second * S
        watching.referee = meet_needs(look_at_market(watching.referee, market, watching.now_ns), watching.wanted)
    question = watching.asked()
    assert (question.key, question.seat) == ("market.grain", HOST)
    right = watching.answer(TABLE_IS_RIGHT, HOST)
    assert (right.value, right.seat, right.said_by) == (4, None, BY_HOST)


@pytest.mark.parametrize(
    ("seen", "key", "value"),
    [
        (mat_with(0, {B2: City(Seen(9), Seen(4), Seen(3))}, {B2: "red", A1: "red"}, {A1: [2]}), "0.0.0.side", "red"),
        (mat_with(0, {B2: City(Seen(9), Seen(4), Seen(3))}, {B2: "red", A1: "blue"}), "0.0.0.shields", ()),
    ],
)
def test_a_tile_that_lies_otherwise_is_asked_about(seen: MatObservation, key: str, value: object) -> None:
    watching = Watching(needs()).see(AS_IN_GAME, *[seen] * 5)
    assert watching.asked().key == key
    assert watching.answer(TABLE_IS_RIGHT).value == value


def test_who_holds_a_noble_that_is_gone_is_for_the_host_to_say() -> None:
    gone = mat_with(0, {B2: City(Seen(9), Seen(4), Seen(3), Seen(False))}, {B2: "red", A1: "blue"}, {A1: [2]})
    watching = Watching(needs()).see(AS_IN_GAME, *[gone] * 5)
    assert watching.asked().seat == HOST
    right = watching.answer(FIRST_HOLDER - 1, HOST)
    assert (right.subject.about, right.value) == ("noble", 1)


def test_a_mat_out_of_the_picture_is_not_held_against_a_game_that_goes_on() -> None:
    watching = Watching(needs()).see(AS_IN_GAME)
    watching.referee = in_sight(watching.referee, (1,), market=True)
    watching.wanted = needs(stones=11)
    watching.now_ns += 60 * S
    watching.referee = meet_needs(watching.referee, watching.wanted)
    assert all_differences(watching.referee, watching.wanted) == ()
    assert watching.questions() == ()
    watching.referee = in_sight(watching.referee, (0, 1), market=True)
    watching.see(AS_IN_GAME)
    assert len(all_differences(watching.referee, watching.wanted)) == 1
