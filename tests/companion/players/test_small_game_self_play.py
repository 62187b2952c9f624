"""Virtual players of the small games: they play whole games by the rules, and as well as is said of them."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import numpy as np
import pytest

from companion.games.almost.options import Options as AlmostOptions
from companion.games.almost.state import lowest_alone
from companion.games.belemmer.options import Options as BelemmerOptions
from companion.games.bid_war.options import Options as BidWarOptions
from companion.games.cards import card_named
from companion.games.suit_bidding.options import Options as SuitBiddingOptions
from companion.players.almost.mixed_strategy import almost_strategy, chances, street_gain, street_mix
from companion.players.almost.player import AlmostPlayer
from companion.players.almost.table import mix_at, mixes_by_level
from companion.players.belemmer_player import BelemmerPlayer
from companion.players.bid_war_player import BidWarPlayer, added_to_win, cheapest_bids, likely_hand
from companion.players.matrix_game import gain, solved
from companion.players.small_game_self_play import SMALL_GAMES, RandomSmallPlayer, play_small_game
from companion.players.suit_bidding.player import SuitBiddingPlayer
from tests.soak.small_players import random_player, share_won
from trainers.almost_equilibrium import best_reply

pytestmark = pytest.mark.slow

PLAYERS: dict[str, Any] = {
    "bid-war": BidWarPlayer,
    "suit-bidding": SuitBiddingPlayer,
    "almost": AlmostPlayer,
    "belemmer": BelemmerPlayer,
}
TABLES = [
    ("bid-war", BidWarOptions(("A", "B", "C"))),
    ("bid-war", BidWarOptions(("A", "B"), cards="typed")),
    ("suit-bidding", SuitBiddingOptions(("A", "B", "C"))),
    ("suit-bidding", SuitBiddingOptions(("A", "B"), offer="own", values="queen-high")),
    ("suit-bidding", SuitBiddingOptions(tuple("ABCDEFG"), bidding="open", ties="carry")),
    ("suit-bidding", SuitBiddingOptions(("A", "B", "C"), offer="own", bidding="open", values="pictures-10")),
    ("suit-bidding", SuitBiddingOptions(("A", "B"), cards="camera", ties="next-highest")),
    ("almost", AlmostOptions(("A", "B", "C"))),
    ("almost", AlmostOptions(tuple("ABCDE"), bids="fists", discussion_s=0)),
    ("almost", AlmostOptions(("A", "B", "C", "D"), "banbury-merton-street")),
    ("almost", AlmostOptions(("A", "B", "C"), "banbury-merton-street", "points")),
    ("belemmer", BelemmerOptions(("A", "B"), 1)),
    ("belemmer", BelemmerOptions(("A", "B"), cards="typed")),
]


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_players_play_every_variant_to_its_end(name: str, options: Any) -> None:
    game, random = SMALL_GAMES[name], Random(1)
    seats = [PLAYERS[name](random.randrange) for _ in options.players]
    *_, last = play_small_game(game, options, seats, random.randrange, 10_000)
    assert game.engine.waiting_for(last.state) == ()


@pytest.mark.parametrize(("name", "options"), TABLES[::3])
def test_the_same_seed_gives_the_same_game(name: str, options: Any) -> None:
    def played() -> list[Any]:
        game, random = SMALL_GAMES[name], Random(5)
        seats = [RandomSmallPlayer(game, random.randrange) for _ in options.players]
        return [done.command for done in play_small_game(game, options, seats, random.randrange, 10_000)]

    assert played() == played()


def test_belemmer_by_search_beats_a_random_player() -> None:
    """975 of 1,000 (docs/small-games.md); with 40 games, fewer than 32 would be a rare accident."""

    def searching(game: Any, choose: Any) -> BelemmerPlayer:
        return BelemmerPlayer(choose, plies=3, guesses=1)

    won = share_won(
        "belemmer", searching, random_player, lambda number: BelemmerOptions(("A", "B"), number // 2 % 2), 40, 2
    )
    assert won >= 0.8


# --- matrix games --------------------------------------------------------------------------------


def test_regret_matching_finds_the_mixes_of_rock_paper_scissors_with_a_dearer_rock() -> None:
    payoffs = np.array([[0.0, -1.0, 2.0], [1.0, 0.0, -1.0], [-2.0, 1.0, 0.0]])
    row, column = solved(payoffs, 2000)
    assert row == pytest.approx([0.25, 0.5, 0.25], abs=0.02)
    assert gain(payoffs, row, column) < 0.02


@pytest.mark.parametrize("seed", range(5))
def test_hardly_anything_is_left_to_gain_in_any_matrix_game(seed: int) -> None:
    payoffs = np.random.default_rng(seed).uniform(-10, 10, (13, 11))
    assert gain(payoffs, *solved(payoffs)) < 0.5


# --- Almost --------------------------------------------------------------------------------------


@pytest.mark.parametrize("others", [2, 3, 4])
def test_the_chance_of_a_bid_is_that_of_all_cases_counted(others: int) -> None:
    mix = (0.1, 0.2, 0.3, 0.4)
    counted = [0.0] * len(mix)
    for bid in range(len(mix)):
        for bids in product(range(len(mix)), repeat=others):
            if lowest_alone((bid, *bids)) == 0:
                counted[bid] += float(np.prod([mix[other] for other in bids]))
    assert chances(mix, others) == pytest.approx(counted)


@pytest.mark.parametrize("players", [3, 5, 8])
def test_no_other_bids_gain_in_the_model_that_is_solved(players: int) -> None:
    strategy = almost_strategy(players)
    assert 0 <= strategy.gain < 0.003
    assert all(sum(mix) == pytest.approx(1) for row in strategy.mixes for mix in row)
    for aim in ("rounds", "points"):
        assert street_gain(street_mix(players, aim), players, aim) < 0.01


def test_three_in_banbury_merton_street_bid_1_as_often_as_is_known() -> None:
    """The equilibrium of the lowest unique number among three: each number 0.4563 of what is left."""
    mix = street_mix(3, "rounds")
    assert mix[:3] == pytest.approx([0.4563, 0.2481, 0.1349], abs=0.005)


def test_no_strategy_at_all_gains_a_hundredth_against_two_who_play_by_the_table() -> None:
    """Everything that a third could do, tried out: a first bid, then a bid for every outcome of the first round."""

    def last_round(points: tuple[int, int, int]) -> float:
        one, other = mix_at(points, 1, points[1]), mix_at(points, 1, points[2])
        return max(
            sum(
                one[first - 1] * other[second - 1]
                for first, second in product(range(1, 11), repeat=2)
                if points[0] + (bid if lowest_alone((bid, first, second)) == 0 else 0) >= 10
            )
            for bid in range(1, 11)
        )

    start = mix_at((0, 0, 0), 0, 0)
    known: dict[tuple[int, ...], float] = {}
    worths = []
    for bid in range(1, 11):
        worths.append(0.0)
        for first, second in product(range(1, 11), repeat=2):
            winner = lowest_alone((bid, first, second))
            points = tuple((bid, first, second)[seat] if seat == winner else 0 for seat in range(3))
            if points not in known:
                known[points] = last_round((points[0], points[1], points[2]))
            worths[-1] += start[first - 1] * start[second - 1] * known[points]
    best = max(worths)
    assert best == pytest.approx(0.296, abs=0.005)
    assert best - best_reply(3, mixes_by_level(3)).itself < 0.01


# --- bids ----------------------------------------------------------------------------------------


def test_for_every_total_the_cards_that_are_missed_least() -> None:
    hand = tuple(card_named(name) for name in ("♥10", "♥6", "♥4", "♥A"))
    bids = {sum(card.rank for card in bid): bid for bid in cheapest_bids(hand)}
    assert set(bids) == {1, 4, 5, 6, 7, 10, 11, 14, 15, 16, 17, 20}
    assert len(bids[11]) == 3


def test_what_another_may_hold_is_what_has_not_been_seen() -> None:
    low = [{"rank": rank, "suit": "clubs"} for rank in range(1, 6) for _ in range(2)]
    hand = likely_hand({"suit": "clubs", "discard": low[:6], "trash": low[6:], "in_hand": 5})
    assert [card.rank for card in hand] == [6, 7, 8, 9, 10]


@pytest.mark.parametrize(
    ("totals", "ranks"), [([20, 20], [1]), ([19, 20], [3]), ([21, 20], []), ([16, 20], []), ([17, 20], [1, 3])]
)
def test_ones_and_threes_are_added_where_they_give_the_lead(totals: list[int], ranks: list[int]) -> None:
    cards = (card_named("♥A"), card_named("♥3"))
    assert [card.rank for card in added_to_win(cards, {"step": {"totals": totals}}, 0)] == ranks
