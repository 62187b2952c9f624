"""The referee: from looks, rolls and words to outcomes, questions and differences."""

from __future__ import annotations

import pytest

from companion.games.actor import BY_CAMERA, by_seat
from companion.referee.expectations import CityHeld, Place, TableNeeds, WallNeed
from companion.referee.proposals import Question, WallOutcome
from companion.referee.referee import Referee, all_differences, hear, look, meet_needs, proposal
from companion.referee.settings import RefereeSettings
from tests.said import said
from vision.geometry.mat_pose import MatPose
from vision.message import Message
from vision.readings.observation import CityObservation, MatObservation, WallSeen
from vision.readings.reading import CountReading, Hidden, Seen, Unsure

PLACE: Place = (0, (1, 3))
POSE = MatPose(((1, 0, 0), (0, 1, 0), (0, 0, 1)), (0, 0, 500))


def mat(stones: CountReading, width: CountReading | None = None, loose: int = 0, grain: int = 0) -> MatObservation:
    """A mat with one city at PLACE."""
    wall = WallSeen(stones, width if width is not None else Seen(3))
    city = CityObservation(1, 3, 0, Seen(True), wall, Seen(grain))
    return MatObservation(0, 0.2, POSE, (), (city,), (), Seen(loose))


def needs(wall: WallNeed | None = None, stones: int = 4, grain: int = 0) -> TableNeeds:
    """What the game waits for, with one city of ``stones`` and width 3."""
    return TableNeeds(1, {PLACE: CityHeld(stones, 3, grain, True)}, {"grain": 3}, wall, None)


def build(before: int, declared: int) -> WallNeed:
    """A declared build."""
    return WallNeed("build", PLACE, before, before + declared, 0)


def removal(before: int, x: int) -> WallNeed:
    """Stones to be taken off after a siege."""
    return WallNeed("removal", PLACE, before, max(0, before - x), 0)


def after(wanted: TableNeeds, *mats: MatObservation) -> Referee:
    """A referee that saw the wall before and then these looks."""
    assert wanted.wall is not None
    referee = look(Referee(), mat(Seen(wanted.wall.stones_before)))
    referee = meet_needs(referee, wanted)
    for one in mats:
        referee = look(referee, one)
    return referee


@pytest.mark.parametrize(
    ("looks", "stones", "fallen"),
    [
        pytest.param([mat(Seen(5)), mat(Seen(8))], 8, 0, id="placed one by one"),
        pytest.param([mat(Seen(7)), mat(Seen(4), loose=4)], 4, 4, id="fell back to where it began"),
        pytest.param([mat(Seen(7)), mat(Seen(5), loose=1)], 5, 2, id="one of two fallen rolled out of sight"),
        pytest.param([mat(Seen(6)), mat(Seen(6), loose=1)], 6, 1, id="the stone just brought fell off"),
        pytest.param([mat(Seen(7)), mat(Seen(0), loose=7)], 0, 7, id="all of it fell"),
    ],
)
def test_a_build_ends_when_all_stand_or_something_fell(looks: list[MatObservation], stones: int, fallen: int) -> None:
    wanted = needs(build(4, 4))
    outcome = proposal(after(wanted, *looks))
    assert isinstance(outcome, WallOutcome)
    assert (outcome.stones, outcome.fallen, outcome.collapsed) == (stones, fallen, fallen > 0)
    assert outcome.said_by == BY_CAMERA


@pytest.mark.parametrize("standing", [4, 5, 6, 7])
def test_a_build_that_still_grows_is_no_outcome(standing: int) -> None:
    wanted = needs(build(4, 4))
    assert proposal(after(wanted, mat(Seen(standing)))) is None


@pytest.mark.parametrize(
    ("looks", "stones", "fallen"),
    [
        pytest.param([mat(Seen(9)), mat(Seen(7))], 7, 0, id="four taken off"),
        pytest.param([mat(Seen(8), loose=2), mat(Seen(5), loose=2)], 5, 2, id="4 taken and 2 fallen: 5 stand"),
        pytest.param([mat(Seen(8), loose=2), mat(Seen(5))], 5, 2, id="the fallen cleared away before the end"),
    ],
)
def test_a_removal_ends_when_x_are_off_not_counting_the_fallen(
    looks: list[MatObservation], stones: int, fallen: int
) -> None:
    wanted = needs(removal(11, 4), stones=11)
    outcome = proposal(after(wanted, *looks))
    assert isinstance(outcome, WallOutcome)
    assert (outcome.stones, outcome.fallen) == (stones, fallen)


def test_a_wall_taken_off_whole_has_no_width() -> None:
    wanted = needs(removal(3, 10), stones=3)
    outcome = proposal(after(wanted, mat(Seen(0), Hidden(Message("reason.before_wall")))))
    assert isinstance(outcome, WallOutcome)
    assert (outcome.stones, outcome.width) == (0, 0)


def test_what_the_rules_make_impossible_is_asked_not_swallowed() -> None:
    wanted = needs(build(4, 4))
    question = proposal(after(wanted, mat(Seen(9))))
    assert isinstance(question, Question)
    assert "only 8 can stand there" in said(question.message)
    removed = needs(removal(11, 4), stones=11)
    assert isinstance(proposal(after(removed, mat(Seen(5)))), Question)


ANOTHER_WALL = Message("reason.another_wall")


@pytest.mark.parametrize(
    ("need", "reading", "answers", "says"),
    [
        pytest.param(build(4, 4), Unsure(8, 7, 9, ANOTHER_WALL), (8, 7), "sees 7 to 9", id="one more than declared"),
        pytest.param(build(4, 4), Unsure(8, 7, 8, ANOTHER_WALL), (8, 7), "not sure", id="all may be"),
        pytest.param(build(4, 4), Unsure(10, 9, 11, ANOTHER_WALL), (), "allow 0 to 8", id="none may be"),
        pytest.param(removal(8, 3), Unsure(9, 5, 9, ANOTHER_WALL), (5, 6, 7, 8), "allow 0 to 8", id="more than stood"),
        pytest.param(build(4, 4), Hidden(Message("reason.hand_covers")), (), "not sure", id="hidden"),
    ],
)
def test_a_reading_in_doubt_is_asked_with_the_answers_that_the_rules_leave(
    need: WallNeed, reading: CountReading, answers: tuple[int, ...], says: str
) -> None:
    question = proposal(after(needs(need), mat(reading)))
    assert isinstance(question, Question)
    assert question.key == "0.1.3.stones"
    assert question.answers == answers
    assert says in said(question.message)


def test_no_wall_is_offered_wider_than_its_stones() -> None:
    question = proposal(after(needs(build(1, 1)), mat(Seen(2), Unsure(2, 1, 3, ANOTHER_WALL))))
    assert isinstance(question, Question)
    assert question.key == "0.1.3.width"
    assert question.answers == (2, 1)
    assert "allow 1 to 2" in said(question.message)


def test_more_than_was_declared_is_asked_about_and_not_offered() -> None:
    question = proposal(after(needs(build(4, 4)), mat(Seen(9))))
    assert isinstance(question, Question)
    assert question.answers == (8,)


@pytest.mark.parametrize(
    ("wanted", "looks", "asked"),
    [
        pytest.param(build(4, 4), [mat(Unsure(5, 4, 6, Message("reason.another_wall")))], False, id="still growing"),
        pytest.param(
            build(4, 4), [mat(Unsure(7, 6, 8, Message("reason.another_wall")))], True, id="perhaps all are placed"
        ),
        pytest.param(
            build(4, 4),
            [mat(Seen(7)), mat(Unsure(5, 4, 6, Message("reason.another_wall")))],
            True,
            id="fewer than before",
        ),
        pytest.param(
            build(4, 4), [mat(Unsure(5, 4, 6, Message("reason.another_wall")), loose=2)], True, id="stones lie about"
        ),
        pytest.param(
            removal(8, 3), [mat(Unsure(8, 7, 9, Message("reason.another_wall")))], False, id="not yet taken off"
        ),
        pytest.param(
            removal(8, 3), [mat(Unsure(6, 5, 7, Message("reason.another_wall")))], True, id="perhaps all are off"
        ),
    ],
)
def test_a_doubt_is_asked_only_where_it_may_be_the_end(
    wanted: WallNeed, looks: list[MatObservation], asked: bool
) -> None:
    found = proposal(after(needs(wanted, stones=wanted.stones_before), *looks))
    assert isinstance(found, Question) == asked


PATIENCE = RefereeSettings(table_moved_s=3.0, game_moved_s=15.0, bump_s=20.0, bump_slack_s=1.0)


def asked_at(wanted: TableNeeds, looks: list[tuple[float, CountReading]]) -> list[float]:
    """The seconds at which something is asked, the still table being looked at then."""
    referee, asked = after(wanted), []
    for second, stones in looks:
        referee = look(referee, mat(stones), round(second * 1e9))
        if isinstance(proposal(referee, PATIENCE), Question):
            asked.append(second)
    return asked


def test_nobody_is_asked_about_a_wall_in_doubt_while_stones_still_go_up() -> None:
    def doubt(best: int) -> Unsure[int]:
        return Unsure(best, best - 1, best + 2, ANOTHER_WALL)

    growing = [(2.5 * stone, doubt(5 + stone)) for stone in range(4)]
    rested = [(s, doubt(8)) for s in (8.0, 10.0, 10.5, 12.0)]
    assert asked_at(needs(build(4, 4)), [*growing, *rested]) == [10.5, 12.0]


@pytest.mark.parametrize("reading", [Unsure(6, 5, 8, ANOTHER_WALL), Hidden(Message("reason.before_wall"))])
def test_a_wall_that_does_not_look_done_is_asked_about_when_nobody_moves_it_for_long(reading: CountReading) -> None:
    seconds = [0.0, 5.0, 14.9, 15.0, 20.0]
    assert asked_at(needs(build(4, 4)), [(second, reading) for second in seconds]) == [15.0, 20.0]


def test_a_persons_word_wins_and_is_not_asked_again_until_the_table_changes() -> None:
    wanted = needs(build(4, 4))
    doubt = mat(Unsure(7, 7, 8, Message("reason.card_unreadable")))
    referee = hear(after(wanted, doubt), PLACE, "stones", 8, seat=0)
    for _ in range(3):
        referee = look(referee, doubt)
        outcome = proposal(referee)
        assert isinstance(outcome, WallOutcome)
        assert (outcome.stones, outcome.said_by) == (8, by_seat(0))
    assert isinstance(proposal(look(referee, mat(Hidden(Message("reason.hand_covers"))))), Question)


def test_a_miscount_put_right_by_a_person_is_no_collapse() -> None:
    wanted = needs(build(4, 4))
    referee = after(wanted, mat(Seen(7)))
    assert proposal(hear(referee, PLACE, "stones", 6, seat=0)) is None


def test_differences_name_what_the_table_and_the_game_hold() -> None:
    referee = look(Referee(), mat(Seen(7), grain=2))
    found = all_differences(referee, needs(stones=9, grain=3))
    assert {(d.quantity, d.on_table, d.in_game) for d in found} == {("stones", 7, 9), ("grain", 2, 3)}
    assert all_differences(hear(referee, PLACE, "stones", 9, seat=1), needs(stones=9, grain=2)) == ()


def test_a_wall_being_built_and_a_doubtful_count_are_no_differences() -> None:
    wanted = needs(build(4, 4))
    assert all_differences(after(wanted, mat(Seen(6))), wanted) == ()
    assert all_differences(look(Referee(), mat(Unsure(7, 6, 8, Message("reason.another_wall")))), needs(stones=9)) == ()


def test_a_city_cleared_from_its_tile_differs_from_the_game() -> None:
    empty = MatObservation(0, 0.2, POSE, (), (), (), Seen(0))
    wanted = needs(removal(2, 5), stones=2)
    outcome = proposal(after(wanted, empty))
    assert isinstance(outcome, WallOutcome)
    assert outcome.stones == 0
