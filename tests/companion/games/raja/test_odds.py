"""Siege odds against rolling every die, and against icepool."""

from __future__ import annotations

import itertools
from collections import Counter
from fractions import Fraction

import icepool
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.errors import GameError
from companion.games.raja.commands import AssignShields, DeclareSiege, FinishRemoval, RollSiegeDice, TakeNoble
from companion.games.raja.events import BattleDecided
from companion.games.raja.game import ENGINE
from companion.games.raja.odds import SiegeOdds, elephants_for, siege_odds
from companion.games.raja.options import AS_PRINTED, STANDARD, Rulebook
from companion.games.raja.phases.siege.battle import stones_to_take
from companion.games.raja.state import Siege, State
from tests.companion.games.raja.positions import A, played, refusal, seat, table, tile, to_siege

pytestmark = pytest.mark.slow

RULEBOOKS = (STANDARD, AS_PRINTED)
SIX = 1000


def one_battle(
    attack: int, defence: int, sixes: int, elephants: int, stones: int, rulebook: Rulebook
) -> tuple[int, int, int]:
    """(x, stones lost, elephants lost) in the words of G5 and G6."""
    x = (attack - defence if rulebook.attacker_minus_defender else defence - attack) - stones
    return (x, min(x, stones), min(sixes, elephants)) if x > 0 else (x, 0, 1)


def every_roll(elephants: int, points: int, stones: int, rulebook: Rulebook) -> Counter[tuple[int, int, int]]:
    ways: Counter[tuple[int, int, int]] = Counter()
    for dice in itertools.product(range(1, 7), repeat=2 * elephants + points):
        own, theirs = dice[: 2 * elephants], dice[2 * elephants :]
        ways[one_battle(sum(own), sum(theirs), theirs.count(6), elephants, stones, rulebook)] += 1
    return ways


def by_icepool(elephants: int, points: int, stones: int, rulebook: Rulebook) -> Counter[tuple[int, int, int]]:
    """A six weighs 1000 more, so that one sum holds the total and the number of sixes."""
    attack = (2 * elephants) @ icepool.d6
    defence = points @ icepool.Die([1, 2, 3, 4, 5, 6 + SIX]) if points else icepool.Die([0])
    ways: Counter[tuple[int, int, int]] = Counter()
    for (total, count), (marked, marked_count) in itertools.product(attack.items(), defence.items()):
        sixes, theirs = divmod(marked, SIX)
        ways[one_battle(total, theirs, sixes, elephants, stones, rulebook)] += count * marked_count
    return ways


def assert_same(odds: SiegeOdds, ways: Counter[tuple[int, int, int]]) -> None:
    rolls = sum(ways.values())
    x: Counter[int] = Counter()
    losses: Counter[tuple[int, int]] = Counter()
    for (value, taken, lost), count in ways.items():
        x[value] += count
        losses[taken, lost] += count
    assert odds.x() == {value: Fraction(count, rolls) for value, count in x.items()}
    assert {pair: Fraction(count, odds.rolls) for pair, count in odds.loss_ways.items()} == {
        pair: Fraction(count, rolls) for pair, count in losses.items()
    }
    destroyed = sum(count for (value, _, _), count in ways.items() if value > 0 and value >= odds.stones)
    assert odds.wall_destroyed() == Fraction(destroyed, rolls)


@pytest.mark.parametrize("rulebook", RULEBOOKS)
@pytest.mark.parametrize("stones", [0, 1, 2, 7, 9, 12])
@pytest.mark.parametrize(("elephants", "points"), [(1, 0), (1, 1), (1, 3), (2, 0), (2, 2)])
def test_odds_count_every_roll(elephants: int, points: int, stones: int, rulebook: Rulebook) -> None:
    assert_same(
        siege_odds(elephants, points, stones, rulebook=rulebook), every_roll(elephants, points, stones, rulebook)
    )


@pytest.mark.parametrize("rulebook", RULEBOOKS)
@pytest.mark.parametrize(
    ("elephants", "points", "stones"), [(3, 3, 9), (5, 12, 15), (10, 0, 31), (10, 20, 31), (1, 30, 0), (7, 25, 1)]
)
def test_odds_agree_with_icepool(elephants: int, points: int, stones: int, rulebook: Rulebook) -> None:
    assert_same(
        siege_odds(elephants, points, stones, rulebook=rulebook), by_icepool(elephants, points, stones, rulebook)
    )


PRINTED_SUM = Rulebook(attacker_minus_defender=False)
"""The printed count of x alone: here a bare city may be attacked as well."""


def besieged(elephants: int, shields: tuple[int, ...], courses: tuple[int, ...], rulebook: Rulebook) -> State:
    """A siege in the engine, its shields assigned, before the first die."""
    lands = seat({A: courses} if courses else None, lying={(0, 1): shields})
    state = to_siege(table(seat(elephants=elephants), lands, rulebook=rulebook))
    defending = tuple(((0, 1), value, A) for value in shields)
    return played(state, DeclareSiege(0, 1, (1, 0), ((A, elephants),)), AssignShields(1, defending))


def by_the_engine(start: State, elephants: int, points: int) -> Counter[tuple[int, int, int, bool]]:
    """(x, stones lost, elephants lost, noble at the attacker's mercy) of every roll, played out command by command."""
    ways: Counter[tuple[int, int, int, bool]] = Counter()
    stood, out = tile(start, 1, A).stones, start.players[0].elephants_out
    for attack in itertools.product(range(1, 7), repeat=2 * elephants):
        attacked, events = ENGINE.advance(start, RollSiegeDice(0, attack))
        for defence in itertools.product(range(1, 7), repeat=points):
            state = attacked
            if defence:
                state, events = ENGINE.advance(attacked, RollSiegeDice(1, defence))
            decided = next(event for event in events if isinstance(event, BattleDecided))
            task = stones_to_take(state, state.step) if isinstance(state.step, Siege) else None
            if task is not None:
                left = task[0].stones - task[1]
                state = played(state, FinishRemoval(1, left, min(1, left)))
            lost = out - state.players[0].elephants_out
            at_mercy = refusal(state, TakeNoble(0)) == ""
            ways[decided.x, stood - tile(state, 1, A).stones, lost, at_mercy] += 1
    return ways


@pytest.mark.parametrize(
    ("elephants", "shields", "courses", "rulebook"),
    [
        (1, (), (), STANDARD),
        (1, (2,), (), STANDARD),
        (1, (), (1,), STANDARD),
        (1, (), (5, 4), STANDARD),
        (1, (3,), (2,), STANDARD),
        (2, (), (2, 1), STANDARD),
        (2, (1,), (2, 2, 1), STANDARD),
        (1, (), (), PRINTED_SUM),
        (1, (2,), (), PRINTED_SUM),
        (1, (1, 2), (1,), PRINTED_SUM),
        (1, (3,), (2, 2), AS_PRINTED),
        (2, (), (2,), AS_PRINTED),
        (1, (1, 2), (2,), AS_PRINTED),
    ],
)
def test_odds_are_what_the_engine_does_with_every_roll(
    elephants: int, shields: tuple[int, ...], courses: tuple[int, ...], rulebook: Rulebook
) -> None:
    """Bare cities too, with x at, over and under 0."""
    played_out = by_the_engine(besieged(elephants, shields, courses, rulebook), elephants, sum(shields))
    odds = siege_odds(elephants, sum(shields), sum(courses), rulebook=rulebook)
    x: Counter[int] = Counter()
    losses: Counter[tuple[int, int]] = Counter()
    for (value, taken, lost, _), count in played_out.items():
        x[value] += count
        losses[taken, lost] += count
    assert (odds.x_ways, odds.loss_ways) == (x, losses)
    assert odds.destroyed_ways == sum(count for (_, _, _, at_mercy), count in played_out.items() if at_mercy)


@settings(max_examples=40, deadline=None)
@given(st.integers(1, 10), st.integers(0, 60), st.integers(0, 31), st.sampled_from(RULEBOOKS))
def test_odds_are_shares_of_one_whole(elephants: int, points: int, stones: int, rulebook: Rulebook) -> None:
    odds = siege_odds(elephants, points, stones, rulebook=rulebook)
    assert sum(odds.x().values()) == sum(odds.stones_lost().values()) == sum(odds.elephants_lost().values()) == 1
    assert max(odds.elephants_lost()) <= elephants
    assert max(odds.stones_lost()) <= stones
    assert odds.wall_destroyed() == sum(share for x, share in odds.x().items() if x > 0 and x >= stones)


def test_three_elephants_on_nine_stones_and_a_two_shield_can_reach_the_worked_x_of_10() -> None:
    odds = siege_odds(3, 2, 9)
    assert odds.x()[10] > 0
    assert odds.loss_ways[9, 1] > 0


def test_one_elephant_without_a_shield_loses_at_x_of_0() -> None:
    odds = siege_odds(1, 0, 7)
    assert odds.x()[0] == Fraction(6, 36)
    assert odds.elephants_lost()[1] == Fraction(21, 36)
    assert odds.stones_lost() == {taken: Fraction(6 - taken, 36) for taken in range(1, 6)} | {0: Fraction(21, 36)}


def test_as_printed_losses_are_capped_at_those_who_took_part() -> None:
    assert max(siege_odds(1, 3, 9, rulebook=AS_PRINTED).elephants_lost()) == 1


@pytest.mark.parametrize("wanted", [Fraction(1, 100), Fraction(1, 2), Fraction(95, 100)])
def test_fewest_elephants_are_enough_and_one_fewer_is_not(wanted: Fraction) -> None:
    enough = elephants_for(wanted, 3, 9)
    assert enough is not None
    assert enough.wall_destroyed() >= wanted
    assert siege_odds(enough.elephants - 1, 3, 9).wall_destroyed() < wanted


def test_too_few_elephants_at_hand_is_none() -> None:
    assert elephants_for(Fraction(1, 2), 60, 31) is None


@pytest.mark.parametrize(
    ("elephants", "points", "stones", "code"),
    [
        (0, 0, 0, "odds.elephants"),
        (11, 0, 0, "odds.elephants"),
        (1, -1, 0, "odds.shields"),
        (1, 61, 0, "odds.shields"),
        (1, 0, -1, "odds.stones"),
        (1, 0, 32, "odds.stones"),
    ],
)
def test_numbers_out_of_the_box_are_refused(elephants: int, points: int, stones: int, code: str) -> None:
    with pytest.raises(GameError) as refused:
        siege_odds(elephants, points, stones)
    assert refused.value.code == code


@pytest.mark.parametrize("chance", [Fraction(0), Fraction(-1), Fraction(3, 2)])
def test_a_chance_that_is_none_is_refused(chance: Fraction) -> None:
    with pytest.raises(GameError, match="probability"):
        elephants_for(chance, 0, 5)
