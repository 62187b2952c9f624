"""Almost for three to seven: the worth of a bid is exact, and nobody gains against the table by anything at all."""

from __future__ import annotations

from itertools import product
from random import Random

import numpy as np
import pytest

from companion.games.almost.state import lowest_alone
from companion.players.almost.round_values import worths_of_bids
from companion.players.almost.state_graph import levels, onward
from companion.players.almost.table import FEWEST_PLAYERS, MOST_PLAYERS, mix_at, mixes_by_level, quantized
from trainers.almost_equilibrium import best_reply, solved

pytestmark = pytest.mark.slow

TABLES = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)


@pytest.mark.parametrize("others", [1, 2, 3])
def test_the_worth_of_a_bid_is_that_of_all_cases_counted(others: int) -> None:
    random, bids = np.random.default_rng(others), 4
    mixes = random.dirichlet(np.ones(bids), others)
    own, by_others, nobody = random.random(bids), random.random((others, bids)), 0.3
    counted = np.zeros(bids)
    for bid in range(bids):
        for rest in product(range(bids), repeat=others):
            winner = lowest_alone((bid, *rest))
            chance = float(np.prod([mixes[other, theirs] for other, theirs in enumerate(rest)]))
            lost = nobody if winner is None else by_others[winner - 1, rest[winner - 1]]
            counted[bid] += chance * (own[bid] if winner == 0 else lost)
    worths = worths_of_bids(mixes[:, :, None], own[:, None], by_others[:, :, None], np.array([nobody]))
    assert worths[:, 0] == pytest.approx(counted)


@pytest.mark.parametrize("players", TABLES)
def test_no_strategy_at_all_gains_a_hundredth_against_the_table(players: int) -> None:
    """The best of all replies, exactly, by everybody's points and the rounds left."""
    reply = best_reply(players, mixes_by_level(players))
    assert 0 <= reply.best - reply.itself < 0.01
    assert reply.gain_of_a_bid < 0.12


@pytest.mark.parametrize("players", TABLES)
def test_the_table_has_chances_for_every_place_that_can_come_up(players: int) -> None:
    random = Random(players)
    for _ in range(40):
        points = [0] * players
        for played in range(players - 1):
            for own in points:
                mix = mix_at(points, played, own)
                assert len(mix) == 10
                assert sum(mix) == pytest.approx(1)
            bids = tuple(random.choices(range(1, 11), k=players))
            winner = lowest_alone(bids)
            if winner is not None:
                points[winner] = min(points[winner] + bids[winner], 10)


def test_the_table_is_what_solving_gives() -> None:
    for kept, found in zip(mixes_by_level(3), solved(3), strict=True):
        assert np.abs(quantized(kept).astype(int) - quantized(found)).max() <= 2


def test_a_round_leads_to_the_states_that_its_points_say() -> None:
    now, after = levels(4)[1], levels(4)[2]
    ways = onward(now, after)
    row = now.row_at[now.states.index((7, 0, 0, 0)), 0]
    scored = ways.own[row, 2]
    assert after.states[after.state_of[scored]] == (7, 3, 0, 0)
    assert after.points_of[scored] == 3
    other = int(np.flatnonzero(now.points_of[now.others[row]] == 7)[0])
    passed = ways.others[row, other, 4]
    assert after.states[after.state_of[passed]] == (10, 0, 0, 0)
    assert after.points_of[passed] == 0
    assert after.states[after.state_of[ways.nobody[row]]] == (7, 0, 0, 0)
