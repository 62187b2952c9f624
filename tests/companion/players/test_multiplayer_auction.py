"""A sealed auction among several: what bids are worth, and mixes by which nobody has much to gain."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from companion.players.multiplayer_auction import HIGHEST, Later, mixes_of, worths, worths_now
from companion.players.suit_bidding.continuation_value import Floats


def held_of(*hands: tuple[int, ...]) -> Floats:
    held = np.zeros((1, len(hands), HIGHEST))
    for player, hand in enumerate(hands):
        held[0, player, np.array(hand) - 1] = 1
    return held


def nothing_later(players: int) -> Later:
    return Later(np.zeros((1, players, players, HIGHEST, HIGHEST)), np.zeros((1, players, HIGHEST)))


def any_mixes(players: int, seed: int) -> Floats:
    mixes = np.random.default_rng(seed).dirichlet(np.full(HIGHEST, 0.4), size=(1, players))
    return np.asarray(mixes, dtype=np.float64)


@pytest.mark.parametrize("players", [3, 4])
def test_a_bid_is_worth_what_trying_all_bids_of_the_others_says(players: int) -> None:
    mixes, prize = any_mixes(players, players), 6.0
    told = worths_now(mixes, np.array([prize]))[0, 0]
    slow = np.zeros(HIGHEST)
    for bids in product(range(HIGHEST), repeat=players - 1):
        chance = np.prod([mixes[0, other + 1, bid] for other, bid in enumerate(bids)])
        highest = max(bids)
        for own in range(HIGHEST):
            if own > highest:
                slow[own] += chance * prize
            elif own < highest and bids.count(highest) == 1:
                slow[own] -= chance * prize / (players - 1)
    assert told == pytest.approx(slow)


def test_what_is_left_counts_by_what_both_laid_and_by_the_own_card() -> None:
    random = np.random.default_rng(1)
    pairs = random.normal(size=(1, 3, 3, HIGHEST, HIGHEST)) * (1 - np.eye(3))[None, :, :, None, None]
    later = Later(pairs, random.normal(size=(1, 3, HIGHEST)))
    mixes = any_mixes(3, 5)
    left = worths(mixes, np.array([4.0]), later) - worths_now(mixes, np.array([4.0]))
    for own in range(HIGHEST):
        expected = (later.pairs[0, 1, 0, own] @ mixes[0, 0] + later.pairs[0, 1, 2, own] @ mixes[0, 2]) / 2
        assert left[0, 1, own] == pytest.approx(expected + later.alone[0, 1, own])


def test_like_hands_are_played_alike_whatever_the_order_of_seats() -> None:
    hand = tuple(range(1, 14))
    mixes, worth = mixes_of(held_of(hand, hand, hand, hand), np.array([9.0]), nothing_later(4))
    assert np.ptp(mixes, axis=1).max() < 1e-6
    assert worth == pytest.approx(0, abs=1e-6)
    rich, poor = (13, 8, 2), (5, 4, 1)
    one, _ = mixes_of(held_of(rich, poor, poor), np.array([5.0]), nothing_later(3))
    other, _ = mixes_of(held_of(poor, poor, rich), np.array([5.0]), nothing_later(3))
    assert one[0, 0] == pytest.approx(other[0, 2])
    assert one[0, 1] == pytest.approx(other[0, 0])


def test_only_what_is_in_hand_is_laid() -> None:
    held = held_of((13, 2), (7, 6, 5), (1,))
    mixes, _ = mixes_of(held, np.array([3.0]), nothing_later(3))
    assert mixes.sum(axis=2) == pytest.approx(1)
    assert mixes[held == 0].max() == 0


def test_nobody_gains_more_than_clearly_preferring_what_is_worth_more_allows() -> None:
    hands = held_of((13, 9, 4), (12, 8, 3), (11, 10, 2))
    mixes, worth = mixes_of(hands, np.array([8.0]), nothing_later(3), rounds=400)
    best = np.where(hands > 0, worths(mixes, np.array([8.0]), nothing_later(3)), -np.inf).max(axis=2)
    # A logit mix over k cards falls short of the best by at most its precision times log k.
    assert (best - worth).max() < 0.3 * np.log(3) + 0.02
