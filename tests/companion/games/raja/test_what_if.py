"""One number thought of as another, and the game from there beside the real one."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.errors import IllegalCommand, MalformedCommand
from companion.games.history import History
from companion.games.raja import commands as c
from companion.games.raja.events import Event
from companion.games.raja.game import ENGINE
from companion.games.raja.options import Options
from companion.games.raja.sampling import random_command
from companion.games.raja.state import Siege, State
from companion.games.raja.what_if import numbers_of, places_that_count, what_if, with_number
from tests.companion.games.raja.positions import A, B, chooser, new_game, seat, table_options, tile

SPOT = (0, 1)


def siege_game() -> tuple[Options, list[c.Command]]:
    """Seat 0 besieges a wall of eight with two elephants against a 2-shield: 18 against 7 leaves x = 3."""
    options = table_options(
        seat(elephants=2), seat({A: (4, 4)}, lying={SPOT: (2,)}, blue=(B,)), prices=(3, 8, 14), cash=75
    )
    commands: list[c.Command] = [
        c.Harvest(1, B),
        c.PlaceBid(0, 1),
        c.PassBid(1),
        c.EndCommerce(0),
        c.EndCommerce(1),
        c.EndBuilding(0),
        c.EndBuilding(1),
        c.DeclareSiege(0, 1, SPOT, ((A, 2),)),
        c.AssignShields(1, ((SPOT, 2, A),)),
        c.RollSiegeDice(0, (6, 5, 3, 4)),
        c.RollSiegeDice(1, (4, 3)),
        c.FinishRemoval(1, 5, 3),
        c.PassSiege(1),
    ]
    return options, commands


def last_state(options: Options, commands: list[c.Command]) -> State:
    state = ENGINE.setup(options)
    for command in commands:
        state, _ = ENGINE.advance(state, command)
    return state


def test_a_number_left_as_it_was_changes_nothing() -> None:
    options, commands = siege_game()
    course = what_if(options, commands, 9, commands[9])
    assert (course.carried, course.left_out, course.stuck_at) == ((), (), None)
    assert course.states[-1] == last_state(options, commands)


def test_with_another_roll_the_stones_that_come_off_are_as_many_as_the_new_sum_says() -> None:
    options, commands = siege_game()
    course = what_if(options, commands, 9, with_number(commands[9], "dice.2", 5))
    assert tile(course.states[-1], 1, A).stones == 3
    assert [(one.place, one.instead) for one in course.carried] == [(11, c.FinishRemoval(1, 3, 3))]
    assert course.stuck_at is None


def test_a_roll_that_fails_leaves_nothing_to_take_off_and_the_report_is_left_out_with_the_rules_own_sentence() -> None:
    options, commands = siege_game()
    course = what_if(options, commands, 9, with_number(commands[9], "dice.0", 2))
    assert [(one.place, one.code) for one in course.left_out] == [(11, "siege.nothing_to_take")]
    assert tile(course.states[-1], 1, A).stones == 8
    assert course.stuck_at is None
    assert course.states[-1].turn.number == 2


def test_where_a_decision_is_wanted_that_nobody_made_the_game_stays_and_says_from_where() -> None:
    options, commands = siege_game()
    commands[9:12] = [c.RollSiegeDice(0, (6, 6, 4, 3)), c.RollSiegeDice(1, (2, 2)), c.FinishRemoval(1, 1, 1)]
    assert last_state(options, commands).turn.number == 2
    course = what_if(options, commands, 10, c.RollSiegeDice(1, (1, 2)))
    assert isinstance(course.states[-1].step, Siege)
    assert tile(course.states[-1], 1, A).stones == 0
    assert (course.stuck_at, [one.code for one in course.left_out]) == (12, ["turn.not_yours"])


def test_what_hands_did_goes_over_as_what_they_did() -> None:
    options = table_options(seat({A: (2,)}, grain={A: 6}), seat(blue=(B,)))
    commands: list[c.Command] = [
        c.Harvest(1, B),
        c.PlaceBid(0, 1),
        c.PassBid(1),
        c.EndCommerce(0),
        c.EndCommerce(1),
        c.DeclareBuild(0, A, 4),
        c.FinishBuild(0, 6, 3),
        c.DeclareBuild(0, A, 4),
        c.FinishBuild(0, 9, 4, 1),
        c.WallFell(0, 0, A, 7, 4),
    ]
    real = last_state(options, commands)
    assert tile(real, 0, A).stones == 7
    course = what_if(options, commands, 6, with_number(commands[6], "standing", 4))
    assert tile(course.states[8], 0, A).stones == 7, "four more and one of them fell"
    assert tile(course.states[9], 0, A).stones == 5, "two fell off"
    assert [one.place for one in course.carried] == [8, 9]


def test_what_was_taken_back_does_not_count_and_what_was_done_again_does() -> None:
    options, commands = siege_game()
    game = History.begin(ENGINE, options)
    batches: list[tuple[Event, ...]] = [game.events]

    def give(command: c.Command) -> None:
        events = game.decide(command)
        game.append(events)
        batches.append(events)

    give(commands[0])
    give(c.PlaceBid(0, 1))
    give(c.Undo(-1))
    assert places_that_count(batches) == (0, 1)
    give(c.Redo(-1))
    assert places_that_count(batches) == (0, 1, 2)
    give(c.Undo(-1, 1))
    give(c.PlaceBid(0, 4))
    assert places_that_count(batches) == (0, 1, 6)


@pytest.mark.parametrize(
    ("command", "name", "value", "code"),
    [
        (c.PassBid(0), "amount", 3, "what_if.no_number"),
        (c.RollSiegeDice(0, (1,)), "dice.0", 7, "what_if.out_of_bounds"),
        (c.RollSiegeDice(0, (1,)), "dice.1", 1, "what_if.no_number"),
        (c.FinishBuild(0, 3, 2), "fallen", 1, "what_if.no_number"),
        (c.FinishBuild(0, 3, 2), "standing", -1, "what_if.out_of_bounds"),
    ],
)
def test_a_number_that_is_none_is_refused_in_a_sentence(command: c.Command, name: str, value: int, code: str) -> None:
    with pytest.raises(MalformedCommand) as refused:
        with_number(command, name, value)
    assert refused.value.code == code


def test_a_lower_wall_is_no_wider_than_its_stones() -> None:
    assert with_number(c.FinishBuild(0, 8, 4, 2), "standing", 2) == c.FinishBuild(0, 2, 2)
    assert with_number(c.CorrectWall(0, 0, A, 8, 4, "why"), "stones", 0) == c.CorrectWall(0, 0, A, 0, 0, "why")


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 2**32 - 1), st.integers(2, 4), st.randoms(use_true_random=False))
def test_in_any_game_states_before_the_number_are_the_real_ones_and_after_it_follow_from_the_rules(
    seed: int, seats: int, random: Random
) -> None:
    options, choose = new_game(seats), chooser(seed)
    states, commands = [ENGINE.setup(options)], list[c.Command]()
    while len(commands) < 150 and (command := random_command(states[-1], choose)) is not None:
        commands.append(command)
        states.append(ENGINE.advance(states[-1], command)[0])
    assert what_if(options, commands, 0, commands[0]).states == tuple(states[1:])
    places = [place for place, command in enumerate(commands) if numbers_of(command)]
    place = random.choice(places)
    number = random.choice(numbers_of(commands[place]))
    value = random.randint(number.lowest, min(number.highest, number.value + 3))
    course = what_if(options, commands, place, with_number(commands[place], number.name, value))
    assert course.states[:place] == tuple(states[1 : place + 1])
    assert len(course.states) == len(commands)
    # Slow oracle: the commands it says it took, given one by one.
    out = {one.place for one in course.left_out}
    instead = {one.place: one.instead for one in course.carried}
    instead[place] = with_number(commands[place], number.name, value)
    state = ENGINE.setup(options)
    for here, command in enumerate(commands):
        if here in out:
            left = next(one.command for one in course.left_out if one.place == here)
            with pytest.raises(IllegalCommand):
                ENGINE.advance(state, left)
        else:
            state, events = ENGINE.advance(state, instead.get(here, command))
            assert events == course.happened[here]
        assert state == course.states[here]
