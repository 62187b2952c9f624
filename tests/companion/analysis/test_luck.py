"""Luck by exact odds: worths add up to certainty, agree with the balance, and the share of worse rolls is counted."""

from __future__ import annotations

import itertools

import pytest

from companion.analysis.luck import gains_of, worse_percent, worths_of
from companion.games.raja import events as e
from companion.games.raja.odds import siege_odds
from companion.games.raja.pieces import Goods
from companion.players.valuation import siege_balance


@pytest.mark.parametrize(
    ("elephants", "shields", "stones", "noble"), [(1, 0, 0, True), (2, 3, 6, True), (3, 1, 15, False), (1, 6, 9, True)]
)
def test_the_mean_of_all_worths_is_the_balance_before_the_dice(
    elephants: int, shields: int, stones: int, noble: bool
) -> None:
    odds = siege_odds(elephants, shields, stones)
    chances = worths_of(odds, noble=noble)
    assert sum(chances.values()) == pytest.approx(1)
    mean = sum(worth * chance for worth, chance in chances.items())
    assert mean == pytest.approx(siege_balance(odds, noble=noble))


def test_the_share_of_worse_rolls_is_that_of_all_rolls_thrown_one_by_one() -> None:
    coin, die = {0.0: 0.5, 10.0: 0.5}, {float(face): 1 / 6 for face in range(1, 7)}
    came = 10.0 + 2.0
    sums = [first + second for first, second in itertools.product((0.0, 10.0), range(1, 7))]
    worse = sum(one < came for one in sums) + sum(one == came for one in sums) / 2
    assert worse_percent([(coin, 10.0), (die, 2.0)]) == round(100 * worse / len(sums))


def test_what_a_barter_brings_one_it_costs_the_other() -> None:
    made = e.BarterMade(0, 1, give=Goods(money=20), take=Goods(elephants=2), maker_grain_from=(), taker_grain_from=())
    assert dict(gains_of(made)) == {0: 8, 1: -8}
