"""The rulings of docs/rules/raja.md one by one, B1 to E2, each in its plainest case."""

from __future__ import annotations

import pytest

from companion.games.errors import MalformedCommand
from companion.games.raja.commands import (
    AssignShields,
    DeclareBuild,
    DeclareSiege,
    DemandRansom,
    DeployShield,
    EndBuilding,
    FinishBuild,
    FinishRemoval,
    LeaveNoble,
    PassSiege,
    PayRansom,
    PlaceBid,
    PlaceGrain,
    RefuseRansom,
    RollSiegeDice,
    TakeNoble,
)
from companion.games.raja.events import BattleDecided, CleanedUp, GameEnded, Scored, TurnBegan
from companion.games.raja.game import ENGINE
from companion.games.raja.legal import moves
from companion.games.raja.moves import MayDeclareSiege
from companion.games.raja.options import AS_PRINTED, STANDARD, Rulebook, rulebook_named
from companion.games.raja.phases.siege.battle import battle_x, elephants_lost
from companion.games.raja.phases.turn.rules import winners_of
from companion.games.raja.pieces import Cell, Goods
from companion.games.raja.state import Ended, SetUp, State, active_seat
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
    to_siege,
)

SPOT = (0, 1)


# --- B: building ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("stones", "grain"), [(1, 1), (2, 1), (3, 2), (7, 4)])
def test_b1_half_as_many_grain_rounded_up(stones: int, grain: int) -> None:
    state = to_building(table(seat(grain={A: 3, B: 2}), seat()))
    state = played(state, DeclareBuild(0, C, stones))
    assert tile(state, 0, A).grain + tile(state, 0, B).grain == 5 - grain
    assert state.market.grain == 45 + grain


def test_b1_grain_comes_from_any_own_columns() -> None:
    state = to_building(table(seat(grain={A: 3, B: 2}), seat()))
    assert refusal(state, DeclareBuild(0, A, 4, ((A, 1),))) == "grain.wrong_sum"
    assert refusal(state, DeclareBuild(0, A, 4, ((C, 2),))) == "grain.not_there"
    assert refusal(state, DeclareBuild(0, A, 11)) == "grain.too_little"
    state = played(state, DeclareBuild(0, A, 4, ((A, 1), (B, 1))))
    assert (tile(state, 0, A).grain, tile(state, 0, B).grain) == (2, 1)


def test_b2_no_more_than_the_reserve_and_the_same_wall_again() -> None:
    state = to_building(table(seat({A: (10, 10), B: (7,)}, grain={A: 20}), seat()))
    assert refusal(state, DeclareBuild(0, A, 5)) == "building.beyond_reserve"
    state = played(state, DeclareBuild(0, A, 2), FinishBuild(0, 22, 10), DeclareBuild(0, A, 2), FinishBuild(0, 24, 10))
    assert (tile(state, 0, A).stones, state.players[0].reserve) == (24, 0)


def test_b3_what_is_reported_must_be_possible() -> None:
    state = played(to_building(table(seat({A: (3,)}, grain={A: 4}), seat())), DeclareBuild(0, A, 4))
    assert refusal(state, EndBuilding(0)) == "building.report_first"
    assert refusal(state, FinishBuild(0, 8, 3)) == "wall.impossible_stones"
    assert refusal(state, FinishBuild(0, 2, 3)) == "wall.impossible_width"
    assert refusal(state, FinishBuild(0, 1, 1, fallen=1)) == "building.impossible_fall"
    assert refusal(state, FinishBuild(0, 7, 4, fallen=1)) == "building.impossible_fall"
    assert tile(played(state, FinishBuild(0, 0, 0)), 0, A).stones == 0


def test_b5_shields_lie_where_no_noble_stands_any_number_a_tile() -> None:
    state = to_building(table(seat(shields=(2, 1, 0), captured={B: 1}), seat()))
    assert refusal(state, DeployShield(0, 1, A)) == "shield.with_noble"
    assert refusal(state, DeployShield(0, 3, SPOT)) == "shield.not_in_hand"
    state = played(state, DeployShield(0, 1, SPOT), DeployShield(0, 2, SPOT), DeployShield(0, 1, B))
    assert (tile(state, 0, SPOT).shields, tile(state, 0, B).shields) == ((1, 2), (1,))


# --- G: siege ------------------------------------------------------------------------------------


def besieged(walls: dict[Cell, tuple[int, ...]], rulebook: Rulebook = STANDARD, elephants: int = 4) -> State:
    """Seat 0 with elephants before seat 1's Lands, a 2-shield on (0, 1) and a 1-shield on (1, 1)."""
    lands = seat(walls, lying={SPOT: (2,), (1, 1): (1,)}, shields=(0, 0, 1), grain={C: 4})
    return to_siege(table(seat(elephants=elephants), lands, rulebook=rulebook))


def test_g1_where_the_marker_may_stand() -> None:
    state = besieged({A: (3,), B: (3,)})
    assert refusal(state, DeclareSiege(0, 0, SPOT, ((A, 1),))) == "siege.own_lands"
    assert refusal(state, DeclareSiege(0, 1, A, ((B, 1),))) == "siege.marker_not_allowed"
    assert refusal(state, DeclareSiege(0, 1, (2, 4), ((A, 1),))) == "tile.unknown"
    assert refusal(state, DeclareSiege(0, 7, SPOT, ((A, 1),))) == "seat.unknown"
    assert refusal(state, DeclareSiege(0, 1, SPOT, ())) == "siege.no_target"
    assert refusal(state, DeclareSiege(0, 1, SPOT, ((A, 1),))) == ""


def test_g1_two_markers_do_not_share_a_tile_and_a_city_without_noble_holds_one() -> None:
    lands = seat({A: (2,), B: (2,)}, captured={A: 0})
    state = to_siege(table(seat(elephants=2), lands, seat(elephants=2)))
    state = played(state, DeclareSiege(0, 1, SPOT, ((B, 1),)), AssignShields(1, ()), RollSiegeDice(0, (1, 1)))
    state = played(state, PassSiege(1))
    assert refusal(state, DeclareSiege(2, 1, SPOT, ((B, 1),))) == "siege.marker_not_allowed"
    assert refusal(state, DeclareSiege(2, 1, A, ((B, 1),))) == "siege.not_a_target"
    assert refusal(state, DeclareSiege(2, 1, (1, 2), ((B, 1),))) == ""


def test_g2_up_to_the_width_and_no_more_than_in_hand() -> None:
    state = besieged({A: (3, 1), B: (2,)}, elephants=4)
    assert refusal(state, DeclareSiege(0, 1, SPOT, ((A, 4),))) == "siege.too_many_elephants"
    assert refusal(state, DeclareSiege(0, 1, SPOT, ((A, 0),))) == "siege.too_many_elephants"
    assert refusal(state, DeclareSiege(0, 1, SPOT, ((A, 3), (B, 2)))) == "siege.not_in_hand"
    assert refusal(state, DeclareSiege(0, 1, SPOT, ((C, 1),))) == "siege.not_a_target"
    assert refusal(state, DeclareSiege(0, 1, SPOT, ((A, 1), (A, 1)))) == "siege.target_twice"


@pytest.mark.parametrize(
    ("book", "code"), [(STANDARD, ""), (Rulebook(bare_city_attackable=False), "siege.not_a_target")]
)
def test_g2_a_bare_city_with_a_noble(book: Rulebook, code: str) -> None:
    state = besieged({}, book)
    assert refusal(state, DeclareSiege(0, 1, SPOT, ((A, 1),))) == code
    assert any(isinstance(move, MayDeclareSiege) for move in moves(state, 0)) is (code == "")


def test_g2_a_bare_city_without_a_noble_cannot_be_attacked() -> None:
    state = to_siege(table(seat(elephants=2), seat(captured={A: 0})))
    assert refusal(state, DeclareSiege(0, 1, SPOT, ((A, 1),))) == "siege.not_a_target"


def test_g3_each_shield_defends_one_city_beside_it_and_is_discarded() -> None:
    state = played(besieged({A: (3,), C: (2,)}), DeclareSiege(0, 1, SPOT, ((A, 1),)))
    assert refusal(state, AssignShields(0, ())) == "siege.not_the_defender"
    assert refusal(state, AssignShields(1, (((1, 1), 1, A),))) == "shield.out_of_reach"
    assert refusal(state, AssignShields(1, ((SPOT, 2, A), (SPOT, 2, A)))) == "shield.not_there"
    assert refusal(state, AssignShields(1, ((SPOT, 2, B),))) == "shield.out_of_reach"
    state = played(state, AssignShields(1, ((SPOT, 2, A),)), RollSiegeDice(0, (1, 1)), RollSiegeDice(1, (1, 2)))
    assert tile(state, 1, SPOT).shields == ()
    assert tile(state, 1, (1, 1)).shields == (1,)
    assert state.market.shields == (9, 10, 9)


def test_g4_two_dice_an_elephant_and_one_a_shield_point_in_several_throws() -> None:
    state = played(besieged({A: (3,)}), DeclareSiege(0, 1, SPOT, ((A, 2),)), AssignShields(1, ((SPOT, 2, A),)))
    assert refusal(state, RollSiegeDice(0, (1, 2, 3, 4, 5))) == "siege.too_many_dice"
    assert refusal(state, RollSiegeDice(0, (7,))) == "siege.not_a_die"
    state = played(state, RollSiegeDice(0, (6, 6)), RollSiegeDice(1, (3,)), RollSiegeDice(0, (6, 6)))
    assert refusal(state, RollSiegeDice(0, (1,))) == "siege.no_dice_left"
    decided = last_events(state, RollSiegeDice(1, (4,)))[1]
    assert decided == BattleDecided(0, 1, A, 24, 7, 3, 14, 0)


@pytest.mark.parametrize(("book", "x"), [(STANDARD, 6 - 0 - 3), (Rulebook(attacker_minus_defender=False), 0 - 6 - 3)])
def test_g5_x_in_both_readings(book: Rulebook, x: int) -> None:
    state = played(besieged({A: (3,)}, book), DeclareSiege(0, 1, SPOT, ((A, 1),)), AssignShields(1, ()))
    decided = last_events(state, RollSiegeDice(0, (4, 2)))[1]
    assert isinstance(decided, BattleDecided)
    assert decided.x == x


@pytest.mark.parametrize(
    ("book", "attacker", "defender", "stones", "x"),
    [
        (STANDARD, 12, 0, 0, 12),
        (STANDARD, 7, 6, 1, 0),
        (STANDARD, 2, 18, 31, -47),
        (STANDARD, 60, 12, 31, 17),
        (AS_PRINTED, 60, 12, 31, -79),
        (AS_PRINTED, 2, 18, 9, 7),
        (AS_PRINTED, 7, 7, 0, 0),
    ],
)
def test_g5_the_sum(book: Rulebook, attacker: int, defender: int, stones: int, x: int) -> None:
    assert battle_x(book, attacker, defender, stones) == x


@pytest.mark.parametrize(
    ("x", "elephants", "sixes", "lost"),
    [(1, 3, 0, 0), (1, 3, 2, 2), (9, 1, 4, 1), (0, 3, 0, 1), (-5, 3, 3, 1), (0, 1, 6, 1)],
)
def test_g6_elephants_lost(x: int, elephants: int, sixes: int, lost: int) -> None:
    assert elephants_lost(x, elephants, sixes) == lost


def test_g7_a_bare_city_is_taken_with_any_positive_x() -> None:
    state = played(besieged({}), DeclareSiege(0, 1, SPOT, ((A, 1),)), AssignShields(1, ()))
    state = played(state, RollSiegeDice(0, (1, 1)))
    assert refusal(state, FinishRemoval(1, 0, 0)) == "siege.nothing_to_take"
    assert tile(played(state, TakeNoble(0)), 1, A).captured_by == 0


def test_g8_shields_go_with_their_own_citys_battle() -> None:
    state = played(besieged({A: (2,), B: (2,)}), DeclareSiege(0, 1, SPOT, ((A, 1), (B, 1))))
    state = played(state, AssignShields(1, ((SPOT, 2, B),)), RollSiegeDice(0, (1, 1)))
    assert tile(state, 1, SPOT).shields == (2,)
    assert refusal(state, RollSiegeDice(2, (1,))) == "seat.unknown"
    state = played(state, RollSiegeDice(1, (1, 1)), RollSiegeDice(0, (1, 1)))
    assert tile(state, 1, SPOT).shields == ()


def test_g6_elephants_lost_are_sixes_but_no_more_than_took_part() -> None:
    state = played(besieged({A: (2, 1)}), DeclareSiege(0, 1, SPOT, ((A, 2),)), AssignShields(1, ((SPOT, 2, A),)))
    state = played(state, RollSiegeDice(0, (6, 6, 6, 6)), RollSiegeDice(1, (6, 6)))
    assert state.players[0].elephants_out == 0
    assert (state.players[0].elephants, state.market.elephants) == (2, 8)
    assert refusal(state, FinishRemoval(0, 0, 0)) == "siege.not_the_defender"
    assert refusal(state, FinishRemoval(1, 1, 1)) == "wall.impossible_stones"


def _destroyed() -> State:
    state = played(besieged({A: (2, 1)}), DeclareSiege(0, 1, SPOT, ((A, 2),)), AssignShields(1, ()))
    return played(state, RollSiegeDice(0, (6, 6, 6, 6)), FinishRemoval(1, 0, 0))


def test_g7_the_noble_is_taken() -> None:
    state = _destroyed()
    assert refusal(state, PassSiege(0)) == "siege.declared_already"
    state = played(state, TakeNoble(0))
    assert tile(state, 1, A).captured_by == 0
    assert tile(state, 1, A).city


def test_g7_a_ransom_paid_keeps_the_noble_and_its_grain_is_placed() -> None:
    state = played(_destroyed(), DemandRansom(0, Goods(money=5, grain=3, shields=(0, 0, 1))))
    assert refusal(state, TakeNoble(0)) == "siege.ransom_named"
    state = played(state, PayRansom(1))
    assert tile(state, 1, A).noble
    assert (state.players[0].cash, state.players[0].shields, state.players[0].loose_grain) == (80, (0, 0, 1), 3)
    assert tile(state, 1, C).grain == 1
    state = played(state, PlaceGrain(0, A, 3))
    assert tile(state, 0, A).grain == 3
    assert refusal(state, PassSiege(1)) == ""


def test_g7_a_ransom_that_is_not_owned_or_refused_costs_the_noble() -> None:
    state = played(_destroyed(), DemandRansom(0, Goods(money=76)))
    assert refusal(state, PayRansom(1)) == "goods.not_owned"
    assert tile(played(state, RefuseRansom(1)), 1, A).captured_by == 0


def test_g7_the_attacker_may_leave_the_noble() -> None:
    assert tile(played(_destroyed(), LeaveNoble(0)), 1, A).noble


def test_g7_a_wall_that_fell_to_nothing_by_accident_is_destroyed_too() -> None:
    state = played(besieged({A: (2, 1)}), DeclareSiege(0, 1, SPOT, ((A, 1),)), AssignShields(1, ()))
    state = played(state, RollSiegeDice(0, (2, 2)), FinishRemoval(1, 0, 0, fallen=2))
    assert refusal(state, TakeNoble(0)) == ""


def test_g8_cities_are_fought_in_the_attackers_order() -> None:
    state = played(besieged({A: (2,), B: (2,)}), DeclareSiege(0, 1, SPOT, ((B, 1), (A, 1))), AssignShields(1, ()))
    first = last_events(state, RollSiegeDice(0, (1, 1)))
    assert isinstance(first[1], BattleDecided)
    assert first[1].cell == B
    state = played(state, RollSiegeDice(0, (1, 1)))
    second = last_events(state, RollSiegeDice(0, (1, 1)))
    assert isinstance(second[1], BattleDecided)
    assert second[1].cell == A


def test_g9_survivors_and_markers_go_home_in_clean_up() -> None:
    state = played(_destroyed(), LeaveNoble(0))
    assert (state.players[0].elephants, state.players[0].elephants_out) == (2, 2)
    events = last_events(state, PassSiege(1))
    assert events[1] == CleanedUp((2, 0), (0,))
    state = played(state, PassSiege(1))
    assert (state.players[0].elephants, state.players[0].marker_at) == (4, None)


# --- E: the end ----------------------------------------------------------------------------------


def test_e1_points_are_told_at_the_end_of_each_turn() -> None:
    state = to_siege(table(seat({A: (8, 7)}), seat()))
    assert Scored((4, 3)) in last_events(state, PassSiege(0), PassSiege(1))


def test_e2_eight_points_end_the_game_of_two() -> None:
    state = to_siege(table(seat({A: (15,)}, captured={B: 1}), seat(captured={A: 0, B: 0, C: 0})))
    events = last_events(state, PassSiege(0), PassSiege(1))
    assert events[-1] == GameEnded((9, 2), (0,))
    end = played(state, PassSiege(0), PassSiege(1))
    assert isinstance(end.step, Ended)
    assert refusal(end, PassSiege(0)) == "game.over"
    assert ENGINE.legal(end, 0).moves == ENGINE.legal(end, 0).mends == ()


def test_e2_eight_points_do_not_end_the_game_of_three() -> None:
    state = to_siege(table(seat({A: (15,)}, captured={B: 1, C: 1}), seat(captured={A: 0, B: 0, C: 0}), seat()))
    events = last_events(state, *[PassSiege(number) for number in state.turn.order])
    assert isinstance(events[-1], TurnBegan)


@pytest.mark.parametrize(
    ("points", "money", "winners"),
    [((9, 8), (0, 99), (0,)), ((8, 8), (5, 6), (1,)), ((8, 3, 8), (6, 9, 6), (0, 2))],
)
def test_e2_ties_go_to_the_most_money_and_are_then_shared(
    points: tuple[int, ...], money: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    assert winners_of(points, money) == winners


# --- rulebooks -----------------------------------------------------------------------------------


def test_rulebooks_are_named() -> None:
    assert rulebook_named("standard") == STANDARD
    assert rulebook_named("as-printed") == AS_PRINTED == Rulebook(False, False, False)
    with pytest.raises(MalformedCommand) as refused:
        rulebook_named("house")
    assert refused.value.code == "options.unknown_rulebook"


def test_a_set_up_is_nobodys_turn() -> None:
    state = ENGINE.setup(new_game(3))
    assert isinstance(state.step, SetUp)
    assert ENGINE.legal(state, 1).waiting_for == (0, 1, 2)
    assert active_seat(state) is None
    assert refusal(state, PlaceBid(0, 1)) == "phase.wrong"
