"""What money left is worth in suit bidding among three and more; and simple counters."""

from __future__ import annotations

import numpy as np
import pytest

from companion.players.suit_bidding.multiplayer_continuation_value import MOST_PLAYERS, later_than, measures, weights
from tests.soak.suit_bidding_counters import COUNTERS, against
from trainers.suit_outlook_several import drawn_hands, worths_of

pytestmark = pytest.mark.slow

SEVERAL = range(3, MOST_PLAYERS + 1)


@pytest.mark.parametrize("players", SEVERAL)
def test_what_one_expects_the_others_lose(players: int) -> None:
    for cards in (1, 4, 12):
        hands, prizes = drawn_hands(players, cards, 10, np.random.default_rng(cards))
        assert (measures(hands, prizes) @ weights(players)[cards]).sum(axis=1) == pytest.approx(0)


@pytest.mark.parametrize("players", SEVERAL)
def test_with_one_card_left_the_outlook_is_the_auction(players: int) -> None:
    hands, prizes = drawn_hands(players, 1, 60, np.random.default_rng(1))
    cards, prize = hands[:, :, 0], prizes[:, 0]
    won = (cards == cards.max(axis=1, keepdims=True)) & ((cards == cards.max(axis=1, keepdims=True)).sum(axis=1) == 1)[
        :, None
    ]
    points = won * prize[:, None]
    exact = points - (points.sum(axis=1, keepdims=True) - points) / (players - 1)
    assert measures(hands, prizes) @ weights(players)[1] == pytest.approx(exact, abs=0.02)


def test_the_weights_fit_the_auctions_that_they_lead_to() -> None:
    hands, prizes = drawn_hands(3, 6, 30, np.random.default_rng(3))
    worth = worths_of(hands, prizes, weights(3))
    assert np.std(worth - measures(hands, prizes) @ weights(3)[6]) < 0.15 * np.std(worth)


def test_what_is_left_is_told_by_the_values_laid() -> None:
    hands, prizes = drawn_hands(3, 3, 4, np.random.default_rng(2))
    later = later_than(hands, prizes[:, 1:], weights(3))
    for game in range(4):
        first, second, third = hands[game]
        of_pairs = weights(3)[2][:5]
        mine, theirs = np.delete(first, 1)[None], np.delete(third, 2)[None]
        both = measures(np.stack([mine, theirs, theirs], axis=1), prizes[game : game + 1, 1:])[0, 0, :5] @ of_pairs
        told = later.pairs[game, 0, 2, int(first[1]) - 1, int(third[2]) - 1]
        assert told == pytest.approx(both)
        assert later.pairs[game, 2, 0, int(third[2]) - 1, int(first[1]) - 1] == pytest.approx(-both)
        assert second.size == 3
        in_hand = np.isin(np.arange(1, 14), first)
        assert (later.alone[game, 0][~in_hand] == 0).all()


OTHER_COUNTERS = ("two thirds of the value", "the lowest", "the highest")


@pytest.mark.parametrize(
    "name", ["the prize's value", *(pytest.param(other, marks=pytest.mark.long) for other in OTHER_COUNTERS)]
)
def test_simple_counters_win_no_more_than_a_third_among_three(name: str) -> None:
    """10 to 27 % of 1,000 (docs/small-games.md); of 150 games, more than 66 would be a rare accident."""
    assert against(COUNTERS[name], 150, 5, players=3)[0] <= 0.44
