"""Cases of the same kind as the worked ones of docs/rules/raja.md that are not listed there, played to their end."""

from __future__ import annotations

import itertools

import pytest

from companion.games.raja.commands import (
    AcceptBarter,
    AssignShields,
    Command,
    CounterBarter,
    DeclareBuild,
    DeclareSiege,
    DeclineBarter,
    DeclineFill,
    EndBuilding,
    EndCommerce,
    FillTrade,
    FinishBuild,
    FinishRemoval,
    GrainFell,
    Harvest,
    OfferBarter,
    PassBid,
    PassSiege,
    PlaceBid,
    PlaceGrain,
    ProposeTrade,
    RollSiegeDice,
    TakeNoble,
    WallFell,
)
from companion.games.raja.events import AuctionWon, GameEnded
from companion.games.raja.legal import moves
from companion.games.raja.moves import MayBid, MayHarvest, MayPassBid
from companion.games.raja.options import Rulebook
from companion.games.raja.phases.turn.rules import points_of
from companion.games.raja.pieces import Cell, Goods
from companion.games.raja.state import Auction, Commerce, Ended, Production, State
from tests.companion.games.raja.positions import (
    A,
    B,
    C,
    last_events,
    played,
    refusal,
    seat,
    table,
    tile,
    to_building,
    to_commerce,
    to_siege,
)

SPOT = (0, 1)
MIXTURES = tuple(Rulebook(*chosen) for chosen in itertools.product((True, False), repeat=3))


# --- production: a short pile in turn order -------------------------------------------------------


def grain(state: State) -> list[list[int]]:
    return [[tile(state, number, cell).grain for cell in (A, B, C)] for number in range(len(state.players))]


def test_a_short_pile_goes_round_from_the_starting_player_city_by_city() -> None:
    """Pile 7, seat 2 starts: 2 harvests 3, 0 harvests 2, 1 gets the 2 that are left of 4; the second round gets none."""
    away = {C: 43}
    state = table(
        seat({A: (1,)}, blue=(A, B), grain=away),
        seat({A: (3, 2)}, blue=(A,)),
        seat({A: (2, 2), B: (6,)}, blue=(A, B)),
        starting=2,
    )
    state = played(state, Harvest(2, A), Harvest(0, A))
    assert moves(state, 1) == (MayHarvest(((A, 2),)),)
    state = played(state, Harvest(1, A))
    assert grain(state) == [[2, 0, 43], [2, 0, 0], [3, 0, 0]]
    assert (state.market.grain, state.phase) == (0, "auction")


def test_everybody_harvests_once_before_anybody_harvests_twice() -> None:
    state = table(seat(blue=(A, B, C)), seat(blue=(A, B)), seat(blue=(A,)), starting=1)
    turns = []
    while isinstance(state.step, Production):
        turns.append(state.step.active)
        state = played(state, Harvest(turns[-1], state.step.left[turns[-1]][-1]))
    assert turns == [1, 2, 0, 1, 0, 0]


def test_no_city_on_the_seasons_colour_goes_straight_to_the_auction() -> None:
    assert table(seat({A: (4,)}), seat({B: (2,)})).phase == "auction"
    assert table(seat({A: (4,)}), seat({B: (2,)}), season="red").phase == "production"


# --- auction --------------------------------------------------------------------------------------


def test_whoever_has_no_more_than_the_highest_bid_can_only_pass() -> None:
    state = played(table(seat(), seat(), seat(), cash=(75, 10, 11)), PlaceBid(0, 10))
    assert moves(state, 1) == (MayPassBid(leader=0, highest=10),)
    assert refusal(state, PlaceBid(1, 10)) == "auction.bid_too_low"
    assert moves(played(state, PassBid(1)), 2) == (MayBid(11, 11), MayPassBid(0, 10))


def test_a_starting_player_without_money_opens_with_nothing_and_may_win() -> None:
    state = table(seat(), seat(), seat(), cash=(0, 5, 5), starting=0)
    assert moves(state, 0) == (MayBid(0, 0),)
    assert last_events(state, PlaceBid(0, 0), PassBid(1), PassBid(2))[1] == AuctionWon(0, 0, (0, 1, 2))


@pytest.mark.parametrize("book", MIXTURES)
def test_a_pass_is_final_by_its_own_option_alone(book: Rulebook) -> None:
    """0 opens, 1 passes, 2 raises, 0 passes: final, the auction is over; as printed, 1 is asked again."""
    bids: tuple[Command, ...] = (PlaceBid(0, 0), PassBid(1), PlaceBid(2, 3), PassBid(0))
    state = played(table(seat(), seat(), seat(), rulebook=book), *bids)
    if book.final_pass:
        assert (state.phase, state.turn.order, state.players[2].cash) == ("commerce", (2, 0, 1), 72)
    else:
        assert isinstance(state.step, Auction)
        assert state.step.active == 1
        assert last_events(state, PlaceBid(1, 4), PassBid(2), PassBid(0))[1] == AuctionWon(1, 4, (1, 2, 0))


def test_the_order_goes_clockwise_from_the_winner_in_every_phase() -> None:
    state = table(seat(), seat(), seat(), seat(), starting=1)
    state = played(state, PlaceBid(1, 0), PlaceBid(2, 1), PlaceBid(3, 2), PassBid(0), PassBid(1), PassBid(2))
    for end in (EndCommerce, EndBuilding, PassSiege):
        for number in (3, 0, 1, 2):
            assert refusal(state, end((number + 1) % 4)) == "turn.not_yours"
            state = played(state, end(number))
    assert (state.turn.number, state.turn.starting_seat, state.turn.season) == (2, 2, "red")


# --- commerce -------------------------------------------------------------------------------------


def test_of_two_counters_the_active_player_takes_either_and_the_other_lapses() -> None:
    state = to_commerce(table(seat(shields=(0, 1, 0)), seat(elephants=1), seat(elephants=2)))
    state = played(state, OfferBarter(0, Goods(shields=(0, 1, 0)), Goods(elephants=1)))
    state = played(state, CounterBarter(1, Goods(elephants=1), Goods(money=20)))
    state = played(state, CounterBarter(2, Goods(elephants=2), Goods(money=25, shields=(0, 1, 0))))
    state = played(state, AcceptBarter(0, 2))
    assert isinstance(state.step, Commerce)
    assert state.step.barter is None
    assert refusal(state, AcceptBarter(0, 1)) == "commerce.no_barter"
    assert [player.elephants for player in state.players] == [2, 1, 0]
    assert [player.cash for player in state.players] == [50, 75, 100]
    assert state.players[2].shields == (0, 1, 0)


def test_a_counter_may_ask_for_more_than_there_is_but_not_get_it() -> None:
    state = to_commerce(table(seat(), seat(elephants=1), cash=30))
    state = played(state, OfferBarter(0, Goods(money=1), Goods(elephants=1)))
    state = played(state, CounterBarter(1, Goods(elephants=1), Goods(money=31)))
    assert refusal(state, AcceptBarter(0, 1)) == "goods.not_owned"
    state = played(state, DeclineBarter(0, 1), AcceptBarter(1, 0))
    assert [player.cash for player in state.players] == [29, 31]


def test_goods_that_fell_in_the_middle_of_a_barter_end_it() -> None:
    state = to_commerce(table(seat(grain={A: 3}), seat()))
    state = played(state, OfferBarter(0, Goods(grain=3), Goods(money=9)), GrainFell(0, 0, A, 1))
    assert refusal(state, AcceptBarter(1, 0)) == "commerce.no_barter"
    assert (tile(state, 0, A).grain, state.players[1].cash) == (2, 75)


def test_a_bought_trade_is_filled_by_the_first_clockwise_of_those_who_own_the_goods() -> None:
    """2 buys 2 grain; 0 (clockwise second) offers first, 3 (first) has only 1, so 0 sells."""
    state = table(seat(grain={A: 5}), seat(grain={A: 2}), seat(), seat(grain={A: 1}), starting=2)
    state = played(to_commerce(state), ProposeTrade(2, "grain", "buy", 2), FillTrade(0, ((A, 2),)))
    assert refusal(state, FillTrade(3)) == "goods.not_owned"
    state = played(state, DeclineFill(3))
    assert [player.cash for player in state.players] == [81, 75, 69, 75]
    assert (state.players[2].loose_grain, tile(state, 0, A).grain) == (2, 3)
    assert (state.market.prices[0], state.market.grain) == (3, 42)
    assert refusal(state, FillTrade(1)) == "commerce.no_trade", "nobody farther round is asked any more"


def test_grain_sold_to_another_player_stands_on_a_column_of_the_buyers_choice_and_may_fall() -> None:
    state = to_commerce(table(seat(grain={A: 2, B: 2}), seat({C: (2,)}, grain={C: 1})))
    state = played(state, ProposeTrade(0, "grain", "sell", 3), FillTrade(1))
    assert refusal(state, EndCommerce(0)) == "grain.place_first"
    state = played(state, PlaceGrain(1, C, 2, fallen=2), PlaceGrain(1, A, 1))
    assert grain(state) == [[0, 1, 0], [1, 0, 1]]
    assert (state.market.grain, state.players[0].cash, state.players[1].cash) == (47, 84, 66)


def test_each_market_once_and_all_three_in_one_turn() -> None:
    state = to_commerce(table(seat(grain={A: 2}, elephants=1, shields=(0, 0, 1)), seat()))
    for trade in (
        ProposeTrade(0, "grain", "sell", 2),
        ProposeTrade(0, "shields", "sell", 0, (0, 0, 1)),
        ProposeTrade(0, "elephants", "sell", 1),
    ):
        state = played(state, trade, DeclineFill(1))
    assert state.players[0].cash == 75 + 2 * 3 + 3 * 8 + 14
    assert state.market.prices == (2, 7, 13)
    assert not [move for move in moves(state, 0) if type(move).__name__ == "MayTrade"]
    state = played(state, EndCommerce(0), ProposeTrade(1, "elephants", "buy", 1), DeclineFill(0))
    assert (state.players[1].cash, state.market.prices[2]) == (62, 14), "the next player trades at the new price"


# --- building: collapse ---------------------------------------------------------------------------


def test_what_collapsed_can_be_declared_again_in_the_same_turn_for_new_grain() -> None:
    state = to_building(table(seat({A: (10, 10), B: (8,)}, grain={C: 9}), seat()))
    state = played(state, DeclareBuild(0, A, 3))
    assert state.players[0].reserve == 0
    state = played(state, FinishBuild(0, 12, 8, fallen=10))
    assert state.players[0].reserve == 11
    state = played(state, DeclareBuild(0, A, 11), FinishBuild(0, 23, 9), EndBuilding(0))
    assert (tile(state, 0, A).stones, tile(state, 0, C).grain, state.players[0].reserve) == (23, 9 - 2 - 6, 0)


@pytest.mark.parametrize(
    ("stood", "declared", "standing", "fallen", "waiting"),
    [
        (6, 4, 4, 5, 1),
        (6, 4, 4, 6, 0),
        (6, 4, 9, 1, 0),
        (6, 4, 6, 1, 3),
        (6, 4, 0, 6, 4),
        (1, 2, 0, 1, 2),
        (0, 3, 0, 1, 2),
    ],
)
def test_fallen_and_waiting_stones_all_go_back(
    stood: int, declared: int, standing: int, fallen: int, waiting: int
) -> None:
    walls: dict[Cell, tuple[int, ...]] = {A: (stood,)} if stood else {}
    start = to_building(table(seat(walls, grain={B: 5}), seat()))
    state = played(start, DeclareBuild(0, A, declared), FinishBuild(0, standing, min(standing, 2), fallen))
    assert tile(state, 0, A).stones == standing
    assert state.players[0].reserve == 31 - standing
    assert standing + fallen + waiting == stood + declared
    assert tile(state, 0, B).grain == 5 - (declared + 1) // 2, "the grain is spent"


# --- the end --------------------------------------------------------------------------------------


def test_enough_points_in_the_middle_of_a_turn_end_the_game_when_the_turn_does() -> None:
    """Seat 0 has 9 of the 10 points and takes a noble; the others still have their sieges."""
    lands = (seat({A: (15,)}, captured={C: 2}, elephants=1), seat({A: (1,)}, captured={B: 0, C: 0}))
    state = to_siege(table(*lands, seat(captured={A: 0})))
    assert points_of(state) == (9, 1, 4)
    state = played(state, DeclareSiege(0, 1, SPOT, ((A, 1),)), AssignShields(1, ()), RollSiegeDice(0, (6, 1)))
    state = played(state, FinishRemoval(1, 0, 0), TakeNoble(0))
    assert points_of(state) == (11, 0, 4)
    state = played(state, PassSiege(1))
    assert not isinstance(state.step, Ended)
    assert last_events(state, PassSiege(2))[-1] == GameEnded((11, 0, 4), (0,))


def test_points_lost_before_the_turns_end_do_not_end_the_game() -> None:
    full = to_siege(table(seat({A: (15,), B: (15,)}, captured={C: 1}), seat({A: (1,)}, captured={B: 0, C: 0})))
    assert points_of(full)[0] == 8
    assert isinstance(played(full, PassSiege(0), PassSiege(1)).step, Ended)
    fallen = played(full, WallFell(0, 0, A, 14, 7), PassSiege(0), PassSiege(1))
    assert not isinstance(fallen.step, Ended)


def test_a_great_wall_counts_for_its_owner_also_without_a_noble_behind_it() -> None:
    assert points_of(table(seat({A: (8, 7), B: (14,)}, captured={A: 1}), seat())) == (3, 5)


@pytest.mark.parametrize(("cash", "winners"), [((5, 6, 9), (1,)), ((6, 6, 9), (0, 1)), ((7, 6, 9), (0,))])
def test_a_tie_at_the_end_goes_to_the_richer_and_is_shared_by_equals(
    cash: tuple[int, int, int], winners: tuple[int, ...]
) -> None:
    """Seats 0 and 1 have 10 points each, seat 2 the most money."""
    great = {A: (15,), B: (8, 7)}
    first = seat(great, captured={A: 1})
    second = seat(great, captured={A: 0, B: 0, C: 0})
    state = to_siege(table(first, second, seat(captured={A: 1, B: 1, C: 1}), cash=cash))
    events = last_events(state, *[PassSiege(number) for number in state.turn.order])
    assert events[-1] == GameEnded((10, 10, 0), winners)
