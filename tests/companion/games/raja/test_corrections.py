"""Accidents and corrections: the present changes, the past stays."""

from __future__ import annotations

import pytest

from companion.games.actor import BY_CAMERA, by_seat
from companion.games.raja.commands import (
    Command,
    CorrectGrain,
    CorrectHand,
    CorrectNoble,
    CorrectPrice,
    CorrectSide,
    CorrectTileShields,
    CorrectWall,
    DeclareBuild,
    DeclineFill,
    GrainFell,
    Harvest,
    OfferBarter,
    PlaceBid,
    ProposeTrade,
    WallFell,
)
from companion.games.raja.events import BarterClosed, TradeCancelled
from companion.games.raja.game import ENGINE
from companion.games.raja.moves import MayCorrectHand, MayMend
from companion.games.raja.pieces import HOST, Goods
from companion.games.raja.state import Production
from tests.companion.games.raja.positions import (
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
    to_building,
    to_commerce,
)

SPOT = (0, 1)


def test_a_wall_that_fell_outside_a_build_is_in_the_reserve() -> None:
    state = table(seat({A: (4, 3)}), seat())
    assert refusal(state, WallFell(0, 0, A, 7, 4)) == "wall.impossible_stones"
    assert refusal(state, WallFell(0, 0, B, 0, 0)) == "wall.none"
    assert refusal(state, WallFell(1, 0, A, 2, 2)) == "seat.not_allowed"
    state = played(state, WallFell(0, 0, A, 2, 2, BY_CAMERA))
    assert (tile(state, 0, A).stones, state.players[0].reserve) == (2, 29)


def test_grain_that_falls_later_goes_back_to_the_pile() -> None:
    state = table(seat(grain={A: 4}), seat())
    assert refusal(state, GrainFell(0, 0, A, 5)) == "grain.impossible_fall"
    state = played(state, GrainFell(HOST, 0, A, 3))
    assert (tile(state, 0, A).grain, state.market.grain) == (1, 49)


def test_a_corrected_wall_takes_from_the_reserve_and_not_more() -> None:
    state = table(seat({A: (4, 3)}), seat())
    assert refusal(state, CorrectWall(0, 0, A, 32, 10, "miscounted")) == "wall.impossible_stones"
    state = played(state, CorrectWall(0, 0, A, 9, 5, "miscounted", by_seat(0)))
    assert (tile(state, 0, A).stones, tile(state, 0, A).width, state.players[0].reserve) == (9, 5, 22)


def test_a_wall_that_is_being_built_is_reported_not_corrected() -> None:
    state = played(to_building(table(seat({A: (4,)}, grain={A: 2}), seat())), DeclareBuild(0, A, 2))
    assert refusal(state, CorrectWall(HOST, 0, A, 3, 3, "?")) == "building.report_first"
    assert refusal(state, WallFell(0, 0, A, 3, 3)) == "building.report_first"
    mend = next(move for move in ENGINE.legal(state, 0).mends if isinstance(move, MayMend))
    assert A not in dict(mend.walls)


def test_a_tile_that_lay_the_other_way_up_is_harvested_after_all() -> None:
    state = table(seat(blue=(A,)), seat())
    state = played(state, CorrectSide(0, 0, B, "blue", "seen wrong"), Harvest(0, A))
    assert isinstance(state.step, Production)
    assert state.step.left[0] == (B,)
    again = played(state, CorrectSide(0, 0, A, "red", "?"), CorrectSide(0, 0, A, "blue", "?"))
    assert isinstance(again.step, Production)
    assert again.step.left[0] == (B,), "what was harvested stays harvested"


def test_production_ends_when_the_last_city_turns_out_red() -> None:
    state = table(seat(blue=(A,)), seat())
    assert played(state, CorrectSide(HOST, 0, A, "red", "seen wrong")).phase == "auction"


def test_corrected_goods_end_open_deals_whoever_they_were_of() -> None:
    state = to_commerce(table(seat(grain={A: 4}), seat()))
    offered = played(state, OfferBarter(0, Goods(grain=4), Goods(money=4)))
    events = last_events(offered, CorrectGrain(HOST, 0, A, 1, "miscounted"))
    assert isinstance(events[1], BarterClosed)
    stated = played(state, ProposeTrade(0, "grain", "sell", 4))
    events = last_events(stated, CorrectHand(HOST, 1, 5, 0, (0, 0, 0), "miscounted"))
    assert isinstance(events[1], TradeCancelled)
    after = played(stated, CorrectHand(HOST, 1, 5, 0, (0, 0, 0), "miscounted"))
    assert refusal(after, DeclineFill(1)) == "commerce.no_trade"
    assert refusal(after, ProposeTrade(0, "grain", "sell", 4)) == "", "a trade that was called off does not count"


def test_a_hand_is_corrected_by_the_host_within_what_there_is() -> None:
    state = table(seat(), seat())
    assert refusal(state, CorrectHand(0, 0, 80, 0, (0, 0, 0), "?")) == "seat.not_allowed"
    assert refusal(state, CorrectHand(HOST, 0, -1, 0, (0, 0, 0), "?")) == "goods.negative"
    assert refusal(state, CorrectHand(HOST, 0, 80, 11, (0, 0, 0), "?")) == "hand.beyond_stock"
    state = played(state, CorrectHand(HOST, 0, 80, 4, (1, 0, 2), "?"))
    assert (state.market.bank, state.market.elephants, state.market.shields) == (775 - 155, 6, (9, 10, 8))


def test_money_under_a_standing_bid_stays() -> None:
    state = played(table(seat(), seat()), PlaceBid(0, 30))
    assert refusal(state, CorrectHand(HOST, 0, 29, 0, (0, 0, 0), "?")) == "hand.bid_stands"
    bound = next(move for move in ENGINE.legal(state, HOST).mends if isinstance(move, MayCorrectHand))
    assert bound.least_cash == 30


def test_tile_shields_nobles_and_prices_are_corrected() -> None:
    state = table(seat(), seat())
    assert refusal(state, CorrectTileShields(0, 0, A, (1,), "?")) == "shield.with_noble"
    assert refusal(state, CorrectTileShields(0, 0, SPOT, (4,), "?")) == "shield.beyond_stock"
    state = played(state, CorrectTileShields(0, 0, SPOT, (3, 1), "?"))
    assert (tile(state, 0, SPOT).shields, state.market.shields) == ((1, 3), (9, 10, 9))
    state = played(state, CorrectNoble(HOST, 0, C, 1, "?"), CorrectTileShields(0, 0, C, (1,), "?"))
    assert refusal(state, CorrectNoble(HOST, 0, C, 0, "?")) == "noble.tile_taken"
    assert refusal(state, CorrectPrice(HOST, "grain", 6, "?")) == "price.no_such_disk"
    assert played(state, CorrectPrice(HOST, "grain", 5, "?")).market.prices == (5, 8, 14)


@pytest.mark.parametrize(
    "command",
    [
        CorrectWall(0, 0, A, 1, 1, "?"),
        CorrectTileShields(0, 0, A, (), "?"),
        GrainFell(0, 0, A, 1),
        CorrectGrain(HOST, 7, A, 1, "?"),
    ],
)
def test_lands_that_do_not_lie_yet_cannot_be_corrected(command: Command) -> None:
    assert refusal(ENGINE.setup(new_game(2)), command) in ("tile.unknown", "setup.nobles_first", "seat.unknown")
