"""The rulings of docs/rules/raja.md one by one, S1 to C6, each in its plainest case."""

from __future__ import annotations

import pytest

from companion.games.errors import MalformedCommand
from companion.games.raja.commands import (
    AcceptBarter,
    BuildFirstWall,
    Command,
    CounterBarter,
    DeclineBarter,
    DeclineFill,
    EndBuilding,
    EndCommerce,
    FillTrade,
    FinishSetUp,
    Harvest,
    LayLands,
    OfferBarter,
    PassBid,
    PassSiege,
    PlaceBid,
    PlaceGrain,
    PlaceNobles,
    PlaceShields,
    ProposeTrade,
    WithdrawBarter,
)
from companion.games.raja.events import TurnBegan
from companion.games.raja.game import ENGINE
from companion.games.raja.lands import are_lands
from companion.games.raja.legal import moves
from companion.games.raja.moves import MayBid, MayTrade
from companion.games.raja.options import Options, PlayerOptions, Rulebook
from companion.games.raja.pieces import Cell, Goods, Side
from companion.games.raja.state import Auction, Building, Commerce, Production, Siege
from tests.companion.games.raja.positions import (
    CELLS,
    A,
    B,
    C,
    last_events,
    new_game,
    played,
    refusal,
    seat,
    table,
    tile,
    to_commerce,
    to_siege,
)

RED_LANDS: tuple[tuple[Cell, Side], ...] = tuple((cell, "red") for cell in CELLS)
SPOT = (0, 1)


# --- S: set-up -----------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [1, 6])
def test_s1_two_to_five_players(count: int) -> None:
    markers = ("chair", "dome", "head", "square", "dragon", "chair")
    players = tuple(PlayerOptions(str(i), markers[i]) for i in range(count))  # type: ignore[arg-type]
    with pytest.raises(MalformedCommand) as refused:
        ENGINE.setup(Options(players))
    assert refused.value.code == "options.players"


def test_s1_what_everybody_gets() -> None:
    state = ENGINE.setup(new_game(5))
    for player in state.players:
        assert (player.cash, player.shields, player.elephants, player.reserve) == (75, (1, 1, 0), 0, 31)
    assert (state.market.grain, state.market.shields, state.market.elephants) == (50, (5, 5, 10), 10)
    assert (state.market.prices, state.market.bank) == ((3, 8, 14), 775 - 5 * 75)


def test_s1_a_marker_belongs_to_one_player() -> None:
    with pytest.raises(MalformedCommand) as refused:
        ENGINE.setup(Options((PlayerOptions("a", "head"), PlayerOptions("b", "head"))))
    assert refused.value.code == "options.marker_twice"


@pytest.mark.parametrize(
    ("cells", "fine"),
    [
        (CELLS, True),
        (((0, 0), (0, 1), (1, 0), (1, 1), (1, 2), (1, 3), (1, 4)), True),
        (((0, 0), (0, 1), (0, 2), (0, 3), (0, 4), (1, 0), (2, 0)), False),
        (((0, 0), (0, 1), (1, 0), (1, 1), (1, 2), (0, 4), (1, 4)), False),
        (((0, 0), (0, 1), (1, 0), (1, 1), (1, 2), (2, 3), (2, 2)), True),
        (((0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1), (3, 0)), False),
        (((0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1)), False),
        (((0, 0), (0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1)), False),
    ],
)
def test_s1_lands_are_a_square_and_tiles_that_hang_together(cells: tuple[Cell, ...], fine: bool) -> None:
    assert are_lands(cells) is fine


def test_s2_s3_s4_a_set_up_from_the_first_tile_to_the_first_turn() -> None:
    state = ENGINE.setup(new_game(2))
    assert refusal(state, PlaceNobles(0, (A, B, C))) == "setup.lands_first"
    for number in (1, 0):
        state = played(state, LayLands(number, RED_LANDS), PlaceNobles(number, (A, B, C)))
        assert refusal(state, FinishSetUp(number)) == "setup.stones_left"
        assert refusal(state, BuildFirstWall(number, A, 10, 10, 4)) == "setup.too_many_stones"
        state = played(state, BuildFirstWall(number, A, 5, 5, 3), BuildFirstWall(number, B, 4, 1, 1))
        assert refusal(state, PlaceShields(number, ((1, A),))) == "shield.with_noble"
        state = played(state, PlaceShields(number, ((2, SPOT),)), FinishSetUp(number))
    assert (tile(state, 0, A).stones, tile(state, 0, B).stones) == (5, 1)
    assert state.players[0].reserve == 31 - 6
    assert state.players[0].shields == (1, 0, 0)
    assert (state.turn.number, state.turn.season, state.turn.starting_seat) == (1, "blue", 0)


def test_s4_the_indicator_passes_clockwise_and_flips() -> None:
    state = to_siege(table(seat(), seat(), seat(), starting=2))
    events = last_events(state, *[PassSiege(number) for number in state.turn.order])
    assert events[-1] == TurnBegan(2, "red", 0)


def test_s6_the_bank_pays_beyond_the_printed_cash() -> None:
    state = to_commerce(table(seat(elephants=10), seat(), cash=(700, 0)))
    state = played(state, ProposeTrade(0, "elephants", "sell", 10), DeclineFill(1))
    assert state.players[0].cash == 840
    assert state.market.bank == 775 - 840


# --- P: production -------------------------------------------------------------------------------


def test_p2_turns_go_clockwise_and_skip_those_without_a_city_left() -> None:
    state = table(seat(blue=(A, B, C)), seat(), seat(blue=(A,)), starting=2)
    seats = []
    while isinstance(state.step, Production):
        seats.append(state.step.active)
        state = played(state, Harvest(seats[-1], state.step.left[seats[-1]][0]))
    assert seats == [2, 0, 0, 0]
    assert isinstance(state.step, Auction)


def test_p2_a_city_yields_once_and_only_in_its_season() -> None:
    state = table(seat({A: (2,)}, blue=(A, B)), seat(blue=(A,)))
    assert refusal(state, Harvest(1, A)) == "turn.not_yours"
    assert refusal(state, Harvest(0, C)) == "production.not_to_harvest"
    state = played(state, Harvest(0, A), Harvest(1, A))
    assert refusal(state, Harvest(0, A)) == "production.not_to_harvest"


def test_p3_a_city_without_its_noble_still_produces() -> None:
    state = played(table(seat({A: (2,)}, blue=(A,), captured={A: 1}), seat()), Harvest(0, A))
    assert tile(state, 0, A).grain == 3


def test_p4_grain_that_falls_goes_back_to_the_pile() -> None:
    state = table(seat({A: (4,)}, blue=(A,)), seat())
    assert refusal(state, Harvest(0, A, fallen=6)) == "grain.impossible_fall"
    state = played(state, Harvest(0, A, fallen=2))
    assert (tile(state, 0, A).grain, state.market.grain) == (3, 47)


def test_p2_grain_that_falls_into_an_empty_pile_can_be_harvested() -> None:
    full = seat(blue=(A, B), grain={C: 49})
    state = played(table(full, seat()), Harvest(0, A, fallen=1))
    assert isinstance(state.step, Production)
    assert tile(played(state, Harvest(0, B)), 0, B).grain == 1


# --- A: auction ----------------------------------------------------------------------------------


def test_a1_a_bid_is_higher_than_the_last_and_no_more_than_the_cash() -> None:
    state = played(table(seat(), seat(), cash=(75, 20)), PlaceBid(0, 7))
    assert moves(state, 1)[0] == MayBid(8, 20)
    assert refusal(state, PlaceBid(1, 7)) == "auction.bid_too_low"
    assert refusal(state, PlaceBid(1, 21)) == "auction.beyond_cash"
    assert refusal(state, PlaceBid(0, 9)) == "turn.not_yours"


def test_a2_a_pass_is_final_in_the_standard_rulebook() -> None:
    state = played(table(seat(), seat(), seat()), PlaceBid(0, 0), PassBid(1), PlaceBid(2, 1), PlaceBid(0, 2))
    assert isinstance(state.step, Auction)
    assert state.step.active == 2
    assert refusal(state, PlaceBid(1, 9)) == "turn.not_yours"


def test_a2_as_printed_a_player_comes_back_in() -> None:
    book = Rulebook(final_pass=False)
    opened: list[Command] = [PlaceBid(0, 0), PassBid(1), PlaceBid(2, 1), PassBid(0), PlaceBid(1, 5), PassBid(2)]
    state = played(table(seat(), seat(), seat(), rulebook=book), *opened)
    assert isinstance(state.step, Auction)
    state = played(state, PassBid(0))
    assert state.turn.order == (1, 2, 0)
    assert state.players[1].cash == 70


def test_a3_the_starting_player_must_open_and_wins_with_it_if_all_pass() -> None:
    state = table(seat(), seat(), starting=1)
    assert refusal(state, PassBid(1)) == "auction.must_open"
    state = played(state, PlaceBid(1, 0), PassBid(0))
    assert (state.turn.order, state.players[1].cash) == ((1, 0), 75)


def test_a4_each_phase_goes_once_round_before_the_next() -> None:
    state = played(table(seat(), seat()), PlaceBid(0, 0), PlaceBid(1, 1), PassBid(0))
    assert isinstance(state.step, Commerce)
    state = played(state, EndCommerce(1), EndCommerce(0))
    assert isinstance(state.step, Building)
    assert refusal(state, EndBuilding(0)) == "turn.not_yours"
    state = played(state, EndBuilding(1), EndBuilding(0))
    assert isinstance(state.step, Siege)


# --- C: commerce ---------------------------------------------------------------------------------


def test_c1_offer_counter_and_accept() -> None:
    state = to_commerce(table(seat(grain={A: 3, B: 2}), seat(elephants=1), seat()))
    state = played(state, OfferBarter(0, Goods(money=10), Goods(elephants=1), to=1))
    assert refusal(state, AcceptBarter(2, 0)) == "commerce.no_such_offer"
    assert refusal(state, EndCommerce(0)) == "commerce.barter_open"
    state = played(state, CounterBarter(1, Goods(elephants=1), Goods(money=10, grain=4)))
    state = played(state, AcceptBarter(0, 1, grain_from=((A, 2), (B, 2))))
    assert [player.cash for player in state.players] == [65, 85, 75]
    assert [player.elephants for player in state.players] == [1, 0, 0]
    assert (tile(state, 0, A).grain, tile(state, 0, B).grain, state.players[1].loose_grain) == (1, 0, 4)
    assert refusal(state, EndCommerce(0)) == "grain.place_first"
    state = played(state, PlaceGrain(1, C, 4, fallen=1))
    assert (tile(state, 1, C).grain, state.market.grain) == (3, 50 - 1 - 3)


def test_c1_both_must_own_what_they_give() -> None:
    state = to_commerce(table(seat(elephants=1), seat()))
    assert refusal(state, OfferBarter(0, Goods(elephants=2), Goods(money=1))) == "goods.not_owned"
    state = played(state, OfferBarter(0, Goods(elephants=1), Goods(shields=(1, 0, 0))))
    assert refusal(state, AcceptBarter(1, 0)) == "goods.not_owned"


def test_c1_shields_on_tiles_are_not_in_hand() -> None:
    state = to_commerce(table(seat(lying={SPOT: (2,)}), seat()))
    assert refusal(state, OfferBarter(0, Goods(shields=(0, 1, 0)), Goods(money=1))) == "goods.not_owned"


def test_c1_an_offer_ends_when_all_decline_or_it_is_withdrawn() -> None:
    state = to_commerce(table(seat(), seat(), seat()))
    offer = OfferBarter(0, Goods(money=1), Goods(money=2))
    state = played(state, offer, DeclineBarter(1, 0))
    assert refusal(state, DeclineBarter(1, 0)) == "commerce.no_such_offer"
    state = played(state, DeclineBarter(2, 0), offer, WithdrawBarter(0), EndCommerce(0))
    assert isinstance(state.step, Commerce)
    assert state.step.place == 1


def test_c2_a_shield_of_value_v_counts_as_v_items() -> None:
    state = to_commerce(table(seat(shields=(1, 0, 2)), seat()))
    state = played(state, ProposeTrade(0, "shields", "sell", 0, (1, 0, 2)), DeclineFill(1))
    assert (state.players[0].cash, state.market.prices[1]) == (75 + 7 * 8, 7)


def test_c3_whoever_fills_needs_the_goods_and_takes_all_at_the_markets_price() -> None:
    state = to_commerce(table(seat(), seat(grain={A: 2}), seat(grain={A: 3})))
    state = played(state, ProposeTrade(0, "grain", "buy", 3))
    assert refusal(state, FillTrade(1)) == "goods.not_owned"
    assert refusal(state, FillTrade(0)) == "commerce.not_asked"
    waiting = played(state, FillTrade(2))
    assert isinstance(waiting.step, Commerce)
    assert waiting.step.trade is not None
    end = played(waiting, DeclineFill(1))
    assert [player.cash for player in end.players] == [66, 75, 84]
    assert (end.players[0].loose_grain, tile(end, 2, A).grain) == (3, 0)
    assert end.market.prices[0] == 3


def test_c4_prices_stay_at_the_ends_of_their_rows() -> None:
    state = to_commerce(table(seat(grain={A: 2}, elephants=1), seat(), prices=(1, 10, 11)))
    state = played(state, ProposeTrade(0, "grain", "sell", 2), DeclineFill(1))
    state = played(state, ProposeTrade(0, "shields", "buy", 0, (1, 0, 0)), DeclineFill(1))
    state = played(state, ProposeTrade(0, "elephants", "sell", 1), DeclineFill(1))
    assert state.market.prices == (1, 10, 11)


def test_c5_once_a_turn_also_where_another_player_filled_it() -> None:
    state = to_commerce(table(seat(elephants=2), seat()))
    state = played(state, ProposeTrade(0, "elephants", "sell", 1), FillTrade(1))
    assert refusal(state, ProposeTrade(0, "elephants", "sell", 1)) == "commerce.traded_already"
    state = played(state, EndCommerce(0), ProposeTrade(1, "elephants", "sell", 1), DeclineFill(0))
    assert state.players[1].elephants == 0


def test_c6_a_market_sells_no_more_than_its_stock_and_buys_whatever_it_is_offered() -> None:
    state = to_commerce(table(seat(elephants=8), seat(), cash=500))
    assert refusal(state, ProposeTrade(0, "elephants", "buy", 3)) == "commerce.beyond_stock"
    may = [move for move in moves(state, 0) if isinstance(move, MayTrade) and move.market == "elephants"]
    assert [(move.action, move.most) for move in may] == [("buy", 2), ("sell", 8)]
    state = played(state, ProposeTrade(0, "elephants", "sell", 8), DeclineFill(1))
    assert state.market.elephants == 10
