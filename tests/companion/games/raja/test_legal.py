"""What a seat may do now tells all that its screen needs: bounds, prices, and what is at stake."""

from __future__ import annotations

import pytest

from companion.games.raja import moves as m
from companion.games.raja.commands import (
    AssignShields,
    Command,
    DeclareBuild,
    DeclareSiege,
    DeclineFill,
    DemandRansom,
    FinishRemoval,
    OfferBarter,
    PassBid,
    PlaceBid,
    PlaceGrain,
    ProposeTrade,
    RollSiegeDice,
)
from companion.games.raja.game import ENGINE
from companion.games.raja.legal import legal_to_json, moves
from companion.games.raja.pieces import HOST, Goods
from companion.games.raja.state import State
from tests.companion.games.raja.positions import (
    A,
    B,
    C,
    new_game,
    played,
    seat,
    table,
    to_building,
    to_commerce,
    to_siege,
)

SPOT, MIDDLE = (0, 1), (1, 1)


def kinds(state: State, seat: int) -> list[str]:
    return [type(move).__name__ for move in moves(state, seat)]


def commerce() -> State:
    """Seat 0 with $20, 1 elephant, 2 grain and a 2-shield; elephants cost 14, shields 8, grain 3."""
    return to_commerce(table(seat(elephants=1, grain={A: 2}, shields=(0, 1, 0)), seat(), cash=20))


def test_a_free_player_in_commerce_is_told_the_bounds_of_every_trade() -> None:
    have = Goods(20, 1, 2, (0, 1, 0))
    assert moves(commerce(), 0) == (
        m.MayEndCommerce(("grain", "shields", "elephants")),
        m.MayOfferBarter((1,), have, ((A, 2),), True),
        m.MayTrade("grain", "buy", 3, 6, (0, 0, 0), ()),
        m.MayTrade("grain", "sell", 3, 2, (0, 0, 0), ((A, 2),)),
        m.MayTrade("shields", "buy", 8, 2, (10, 9, 10), ()),
        m.MayTrade("shields", "sell", 8, 2, (0, 1, 0), ()),
        m.MayTrade("elephants", "buy", 14, 1, (0, 0, 0), ()),
        m.MayTrade("elephants", "sell", 14, 1, (0, 0, 0), ()),
    )


def test_markets_that_were_used_are_open_no_more() -> None:
    state = played(commerce(), ProposeTrade(0, "grain", "buy", 6), DeclineFill(1), PlaceGrain(0, B, 6))
    assert moves(state, 0)[0] == m.MayEndCommerce(("shields", "elephants"))
    assert [(move.market, move.action) for move in moves(state, 0) if isinstance(move, m.MayTrade)] == [
        ("shields", "sell"),
        ("elephants", "sell"),
    ], "there are $2 left"


def test_who_cannot_pay_for_a_trade_or_an_offer_still_sees_what_it_is() -> None:
    state = played(commerce(), ProposeTrade(0, "elephants", "buy", 1))
    assert moves(state, 1) == (m.MayDeclineFill(0, Goods(14), Goods(elephants=1)),)
    offered = played(commerce(), OfferBarter(0, Goods(money=3), Goods(elephants=2)))
    assert moves(offered, 1) == (
        m.MayCounterBarter(0, Goods(20), (), True),
        m.MayDeclineBarter(0, Goods(money=3), Goods(elephants=2)),
    )
    assert moves(offered, 0) == (m.MayWithdrawBarter(),)


def test_the_auction_tells_the_bid_that_stands_and_the_highest_that_can_be_made() -> None:
    state = table(seat(), seat(), seat(), cash=(5, 40, 4))
    assert moves(state, 0) == (m.MayBid(0, 5),)
    state = played(state, PlaceBid(0, 4))
    assert moves(state, 1) == (m.MayBid(5, 40), m.MayPassBid(leader=0, highest=4))
    assert moves(played(state, PassBid(1)), 2) == (m.MayPassBid(leader=0, highest=4),)


@pytest.mark.parametrize(("grain", "stood", "most"), [(1, 9, 2), (3, 9, 6), (20, 9, 22), (20, 31, None), (0, 9, None)])
def test_a_build_is_bounded_by_grain_and_by_the_reserve(grain: int, stood: int, most: int | None) -> None:
    state = to_building(table(seat({A: (stood,)}, grain={C: grain}), seat()))
    found = [move for move in moves(state, 0) if isinstance(move, m.MayDeclareBuild)]
    assert [move.most_stones for move in found] == ([] if most is None else [most])
    if most is not None:
        assert found == [m.MayDeclareBuild(most, ((A, stood), (B, 0), (C, 0)), ((C, grain),), stones_a_grain=2)]
        declared = played(state, DeclareBuild(0, A, most))
        assert moves(declared, 0) == (m.MayFinishBuild(A, stood, most),)


def test_a_siege_tells_the_elephants_that_each_city_can_take() -> None:
    state = to_siege(table(seat(elephants=5), seat({A: (3, 3, 1), B: (2,)}, captured={C: 0})))
    declare = moves(state, 0)[1]
    assert isinstance(declare, m.MayDeclareSiege)
    assert declare.elephants == 5
    assert m.SiegeSpot(1, SPOT, ((A, 3), (B, 2))) in declare.spots
    assert {spot.marker for spot in declare.spots} == {SPOT, (1, 0), (1, 2)}, "a bare city without a noble is no target"


def test_each_step_of_a_siege_tells_who_is_to_do_what() -> None:
    lands = seat({A: (2, 1)}, lying={SPOT: (1, 2), MIDDLE: (3,)})
    state = to_siege(table(seat(elephants=2), lands, cash=(9, 5)))
    state = played(state, DeclareSiege(0, 1, SPOT, ((A, 2),)))
    shields = ((SPOT, 1, (A,)), (SPOT, 2, (A,)))
    assert moves(state, 1) == (m.MayAssignShields(shields, ((A, 2),)),)
    state = played(state, AssignShields(1, ((SPOT, 1, A),)))
    assert (moves(state, 0), moves(state, 1)) == ((m.MayRollSiegeDice(A, 4),), (m.MayRollSiegeDice(A, 1),))
    state = played(state, RollSiegeDice(0, (5, 5, 5)), RollSiegeDice(1, (2,)))
    assert (moves(state, 0), moves(state, 1)) == ((m.MayRollSiegeDice(A, 1),), ())
    state = played(state, RollSiegeDice(0, (1,)))
    assert (moves(state, 0), moves(state, 1)) == ((), (m.MayFinishRemoval(A, 3, 3),))
    state = played(state, FinishRemoval(1, 0, 0))
    assert moves(state, 0) == (m.MayTakeNoble(A), m.MayLeaveNoble(A), m.MayDemandRansom(True, A))
    state = played(state, DemandRansom(0, Goods(5)))
    assert moves(state, 1) == (m.MayRefuseRansom(Goods(5), A), m.MayPayRansom(Goods(5), ()))


@pytest.mark.parametrize("given", [(), (PlaceBid(0, 3),)])
def test_seats_that_are_not_there_and_the_host_have_no_moves_of_the_game(given: tuple[Command, ...]) -> None:
    state = played(table(seat(), seat()), *given)
    for who in (HOST, 2, 7):
        assert ENGINE.legal(state, who).moves == ()
    assert ENGINE.legal(state, 7).mends == ()
    assert ENGINE.legal(state, HOST).mends


def test_every_seat_may_go_on_with_its_own_set_up() -> None:
    state = ENGINE.setup(new_game(3))
    assert [kinds(state, who) for who in range(3)] == [["MayLayLands"]] * 3


def test_offers_as_json_are_named_without_may() -> None:
    state = played(table(seat(), seat()), PlaceBid(0, 3))
    may = legal_to_json(state, ENGINE.legal(state, 1))
    assert may["moves"] == [
        {"may": "Bid", "lowest": 4, "highest": 75},
        {"may": "PassBid", "leader": 0, "highest": 3},
    ]
    assert (may["seat"], may["phase"], may["active"], may["waiting_for"]) == (1, "auction", 1, [1])
