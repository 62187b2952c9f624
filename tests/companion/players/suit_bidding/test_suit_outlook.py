"""What money left is worth in suit bidding, held against games tried out whole; and simple counters."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.players.matrix_game import solved
from companion.players.suit_bidding.continuation_value import Floats, auctions, outlook, weights
from tests.soak.suit_bidding_counters import COUNTERS, against
from trainers.suit_outlook import drawn_states, worth_of

pytestmark = pytest.mark.slow

Cards = tuple[int, ...]


def _hands(cards: int) -> st.SearchStrategy[Floats]:
    falling = st.permutations(range(1, 14)).map(lambda order: sorted(order[:cards], reverse=True))
    return falling.map(lambda hand: np.array([hand], dtype=np.float64))


@given(st.data())
@settings(max_examples=60, deadline=None)
def test_what_one_expects_the_other_loses(data: st.DataObject) -> None:
    cards = data.draw(st.integers(1, 12))
    own, other, prizes = [data.draw(_hands(cards)) for _ in range(3)]
    mine = outlook(own, other, prizes, weights())
    assert mine == pytest.approx(-outlook(other, own, prizes, weights()))
    assert outlook(own, own, prizes, weights()) == pytest.approx(0)


def test_an_auction_is_the_prize_and_what_is_left() -> None:
    own, other, prizes = (np.array([hand], dtype=np.float64) for hand in ([13, 5], [9, 5], [4]))
    payoffs = auctions(own, other, prizes, np.array([10.0]), weights())[0]
    assert payoffs == pytest.approx(np.array([[10 + 0, 10 - 4], [-10 + 4, 0 + 4]]))


@cache
def _exact(own: Cards, other: Cards, prizes: Cards) -> float:
    """Points more, in expectation, where both play perfectly: every auction to the end by linear programming."""
    return sum(_auction(own, other, _without(prizes, at), prize) for at, prize in enumerate(prizes)) / max(
        len(prizes), 1
    )


def _auction(own: Cards, other: Cards, prizes: Cards, prize: int) -> float:
    payoffs = np.array(
        [
            [
                prize * np.sign(mine - theirs) + _exact(_without(own, row), _without(other, column), prizes)
                for column, theirs in enumerate(other)
            ]
            for row, mine in enumerate(own)
        ]
    )
    return _exact_value(payoffs)


def _exact_value(payoffs: Floats) -> float:
    """The value of a matrix game by trying every square part of it (Shapley and Snow, 1950)."""
    shift = 1 - float(payoffs.min())
    raised = payoffs + shift
    for size in range(1, len(raised) + 1):
        for rows, columns in product(combinations(range(len(raised)), size), repeat=2):
            part = raised[np.ix_(rows, columns)]
            if abs(np.linalg.det(part)) < 1e-9:
                continue
            inverse = np.linalg.inv(part)
            if inverse.sum() < 1e-9:
                continue
            value = 1 / float(inverse.sum())
            row, column = inverse.sum(axis=0) * value, inverse.sum(axis=1) * value
            are_mixes = min(row.min(), column.min()) > -1e-9
            row_holds = (row @ raised[list(rows)]).min() > value - 1e-9
            if are_mixes and row_holds and (raised[:, list(columns)] @ column).max() < value + 1e-9:
                return value - shift
    raise AssertionError("every matrix game has a value")


def _without(cards: Cards, at: int) -> Cards:
    return (*cards[:at], *cards[at + 1 :])


def _states(cards: int, states: int) -> Iterator[tuple[Cards, Cards, Cards]]:
    own, other, prizes = drawn_states(cards, states, np.random.default_rng(7))
    for state in range(states):
        yield tuple(own[state].astype(int)), tuple(other[state].astype(int)), tuple(prizes[state].astype(int))


@pytest.mark.parametrize(("cards", "unexplained"), [(1, 0.001), (2, 0.15), (3, 0.15)])
def test_the_outlook_explains_what_perfect_play_wins(cards: int, unexplained: float) -> None:
    states = list(_states(cards, 25))
    exact = np.array([_exact(*state) for state in states])
    told = [
        outlook(np.array([own], float), np.array([other], float), np.array([prizes], float), weights())[0]
        for own, other, prizes in states
    ]
    assert np.std(exact - told) <= unexplained * np.std(exact)


def test_the_weights_fit_the_auctions_that_they_lead_to() -> None:
    own, other, prizes = drawn_states(6, 30, np.random.default_rng(3))
    worth = worth_of(own, other, prizes, weights())
    assert np.std(worth - outlook(own, other, prizes, weights())) < 0.1 * np.std(worth)


def test_the_mixes_of_many_games_are_those_of_each() -> None:
    payoffs = np.random.default_rng(2).uniform(-5, 5, (4, 3, 5))
    rows, columns = solved(payoffs)
    for game, row, column in zip(payoffs, rows, columns, strict=True):
        alone = solved(game)
        assert row == pytest.approx(alone[0])
        assert column == pytest.approx(alone[1])


@pytest.mark.parametrize("name", ["the prize's value", "one above the value", "the lowest", "the highest"])
def test_simple_counters_win_no_more_than_half(name: str) -> None:
    """46 to 49 % of 2,000 (docs/small-games.md); of 150 games, more than 90 would be a rare accident."""
    assert against(COUNTERS[name], 150, 5)[0] <= 0.6


def test_states_are_hands_of_different_cards() -> None:
    for own, other, prizes in _states(9, 20):
        for cards in (own, other, prizes):
            assert len(set(cards)) == 9
            assert list(cards) == sorted(cards, reverse=True)
