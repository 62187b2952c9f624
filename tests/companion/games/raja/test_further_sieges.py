"""Sieges of the same kind as the worked ones of docs/rules/raja.md that are not listed there, and undo within them."""

from __future__ import annotations

import itertools

import pytest

from companion.games.history import History
from companion.games.raja.commands import (
    AssignShields,
    Command,
    DeclareSiege,
    DemandRansom,
    EndBuilding,
    EndCommerce,
    FinishRemoval,
    LeaveNoble,
    PassBid,
    PassSiege,
    PayRansom,
    PlaceBid,
    PlaceGrain,
    RefuseRansom,
    RollSiegeDice,
    TakeNoble,
    Undo,
    WallFell,
)
from companion.games.raja.events import BattleDecided, BattleEnded, SiegeEnded
from companion.games.raja.game import ENGINE, RajaHistory
from companion.games.raja.legal import moves
from companion.games.raja.moves import MayDeclareSiege, MayDemandRansom, MayRefuseRansom
from companion.games.raja.options import STANDARD, Rulebook
from companion.games.raja.pieces import HOST, Goods
from companion.games.raja.state import Auction, Siege, State
from tests.companion.games.raja.positions import (
    A,
    B,
    C,
    last_events,
    played,
    refusal,
    seat,
    table,
    table_options,
    tile,
    to_siege,
)

SPOT = (0, 1)
MIDDLE = (1, 1)
MIXTURES = tuple(Rulebook(*chosen) for chosen in itertools.product((True, False), repeat=3))


# --- siege: several cities ------------------------------------------------------------------------


def before_two_cities(rulebook: Rulebook = STANDARD, shields: tuple[int, ...] = (1, 2)) -> State:
    """Seat 0 with 4 elephants; seat 1's walls at A (3 wide) and B (2 wide), with shields on the tile between them."""
    lands = seat({A: (3, 2), B: (2, 1)}, lying={SPOT: shields}, grain={C: 4}, shields=(1, 0, 0))
    return to_siege(table(seat(elephants=4), lands, rulebook=rulebook))


def test_two_cities_are_fought_one_at_a_time_each_with_its_own_shield() -> None:
    state = before_two_cities()
    state = played(state, DeclareSiege(0, 1, SPOT, ((B, 2), (A, 2))), AssignShields(1, ((SPOT, 2, A), (SPOT, 1, B))))
    state = played(state, RollSiegeDice(0, (2, 2, 3, 1)))
    events = last_events(state, RollSiegeDice(1, (6,)))
    assert events[1] == BattleDecided(0, 1, B, 8, 6, 3, -1, 1)
    assert events[2] == BattleEnded(1, B, ((SPOT, 1),))
    state = played(state, RollSiegeDice(1, (6,)))
    assert (tile(state, 1, SPOT).shields, tile(state, 1, B).stones) == ((2,), 3)
    assert (state.players[0].elephants, state.players[0].elephants_out, state.market.elephants) == (0, 3, 7)
    state = played(state, RollSiegeDice(0, (6, 5, 6, 6)), RollSiegeDice(1, (6, 1)))
    assert refusal(state, FinishRemoval(1, 1, 1)) == "wall.impossible_stones", "x = 23 - 7 - 5 takes all five"
    state = played(state, FinishRemoval(1, 0, 0), DemandRansom(0, Goods(grain=4, shields=(1, 0, 0))), PayRansom(1))
    assert tile(state, 1, A).noble
    assert state.players[0].elephants_out == 2
    assert isinstance(state.step, Siege)
    assert state.step.declared, "the siege waits until the ransom's grain stands on a column"
    assert SiegeEnded(0) in last_events(state, PlaceGrain(0, B, 4, fallen=1))
    state = played(state, PlaceGrain(0, B, 4, fallen=1), PassSiege(1))
    assert (state.players[0].elephants, state.players[0].marker_at) == (2, None)
    assert state.market.shields == (9, 10, 10), "the ransomed 1-shield is in seat 0's hand"


def test_a_shield_goes_to_one_city_only() -> None:
    state = played(before_two_cities(shields=(3,)), DeclareSiege(0, 1, SPOT, ((A, 1), (B, 1))))
    assert refusal(state, AssignShields(1, ((SPOT, 3, A), (SPOT, 3, B)))) == "shield.not_there"
    assert refusal(state, AssignShields(1, ((SPOT, 3, B),))) == ""


def test_the_first_battles_prize_changes_nothing_about_the_second() -> None:
    state = before_two_cities(shields=())
    state = played(state, DeclareSiege(0, 1, SPOT, ((A, 3), (B, 1))), AssignShields(1, ()))
    state = played(state, RollSiegeDice(0, (1, 1, 1, 1, 1, 1)), FinishRemoval(1, 4, 2))
    assert tile(state, 1, A).noble, "x = 1: one stone off, no prize"
    state = played(state, RollSiegeDice(0, (2, 2)), FinishRemoval(1, 2, 1))
    assert (tile(state, 1, A).stones, tile(state, 1, B).stones) == (4, 2)
    assert state.players[1].reserve == 31 - 6
    assert state.turn.order[1] == 1
    assert refusal(state, PassSiege(1)) == ""


def test_x_of_exactly_the_wall_destroys_it_and_one_less_leaves_a_stone() -> None:
    start = played(before_two_cities(shields=()), DeclareSiege(0, 1, SPOT, ((B, 1),)), AssignShields(1, ()))
    left = played(start, RollSiegeDice(0, (1, 4)), FinishRemoval(1, 1, 1))
    assert refusal(left, TakeNoble(0)) == "turn.not_yours", "the siege is over"
    gone = played(start, RollSiegeDice(0, (1, 5)), FinishRemoval(1, 0, 0))
    assert refusal(gone, TakeNoble(0)) == ""


def test_a_wall_in_front_of_no_noble_is_taken_off_and_nothing_is_won() -> None:
    lands = seat({A: (2,)}, captured={A: 0})
    state = to_siege(table(seat(elephants=2), lands))
    state = played(state, DeclareSiege(0, 1, SPOT, ((A, 2),)), AssignShields(1, ()), RollSiegeDice(0, (3, 3, 3, 3)))
    events = last_events(state, FinishRemoval(1, 0, 0))
    assert [type(event).__name__ for event in events] == ["StonesRemoved", "BattleEnded", "SiegeEnded"]


@pytest.mark.parametrize(
    ("stood", "x", "standing", "fallen"),
    [(11, 4, 5, 2), (11, 4, 7, 0), (11, 4, 0, 7), (11, 4, 0, 9), (5, 9, 0, 0), (5, 9, 0, 4), (5, 5, 0, 5)],
)
def test_accidental_falls_do_not_count_towards_x(stood: int, x: int, standing: int, fallen: int) -> None:
    state = to_siege(table(seat(elephants=2), seat({A: (stood,)})))
    state = played(state, DeclareSiege(0, 1, SPOT, ((A, 2),)), AssignShields(1, ()))
    dice = {15: (4, 4, 4, 3), 14: (4, 4, 3, 3), 10: (3, 3, 2, 2)}[stood + x]
    state = played(state, RollSiegeDice(0, dice), FinishRemoval(1, standing, min(standing, 3), fallen))
    assert tile(state, 1, A).stones == standing
    assert state.players[1].reserve == 31 - standing
    assert (refusal(state, TakeNoble(0)) == "") is (standing == 0)


def test_stones_that_fell_before_the_dice_lay_count_neither_in_x_nor_in_the_wall() -> None:
    state = to_siege(table(seat(elephants=1), seat({A: (5, 4)})))
    state = played(state, DeclareSiege(0, 1, SPOT, ((A, 1),)), AssignShields(1, ()), WallFell(1, 1, A, 2, 2))
    decided = last_events(state, RollSiegeDice(0, (2, 1)))[1]
    assert isinstance(decided, BattleDecided)
    assert (decided.stones, decided.x) == (2, 1)


def test_a_ransom_nobody_can_pay_leaves_only_the_refusal() -> None:
    state = to_siege(table(seat(elephants=1), seat({A: (1,)}), cash=(75, 0)))
    state = played(state, DeclareSiege(0, 1, SPOT, ((A, 1),)), AssignShields(1, ()), RollSiegeDice(0, (3, 3)))
    state = played(state, FinishRemoval(1, 0, 0))
    assert any(isinstance(move, MayDemandRansom) for move in moves(state, 0))
    assert refusal(state, DemandRansom(0, Goods())) == "goods.nothing"
    state = played(state, DemandRansom(0, Goods(money=1)))
    assert moves(state, 1) == (MayRefuseRansom(Goods(money=1), A),)
    assert moves(state, 0) == ()
    assert tile(played(state, RefuseRansom(1)), 1, A).captured_by == 0


def test_a_ransom_of_an_elephant_goes_to_the_attackers_hand_at_once() -> None:
    state = to_siege(table(seat(elephants=1), seat({A: (1,)}, elephants=1)))
    state = played(state, DeclareSiege(0, 1, SPOT, ((A, 1),)), AssignShields(1, ()), RollSiegeDice(0, (3, 3)))
    state = played(state, FinishRemoval(1, 0, 0), DemandRansom(0, Goods(elephants=1)), PayRansom(1))
    assert (state.players[0].elephants, state.players[0].elephants_out, state.players[1].elephants) == (1, 1, 0)


@pytest.mark.parametrize("book", MIXTURES)
def test_a_bare_city_may_be_attacked_by_its_own_option_alone(book: Rulebook) -> None:
    """With one elephant and no more; in either count of x it then has no stones to take off."""
    state = to_siege(table(seat(elephants=3), seat(lying={SPOT: (2,)}), rulebook=book))
    spots = [move for move in moves(state, 0) if isinstance(move, MayDeclareSiege)]
    assert bool(spots) is book.bare_city_attackable
    if not book.bare_city_attackable:
        assert refusal(state, DeclareSiege(0, 1, MIDDLE, ((C, 1),))) == "siege.not_a_target"
        return
    assert all(most == 1 for spot in spots[0].spots for _, most in spot.targets)
    assert refusal(state, DeclareSiege(0, 1, SPOT, ((A, 2),))) == "siege.too_many_elephants"
    state = played(state, DeclareSiege(0, 1, SPOT, ((A, 1),)), AssignShields(1, ((SPOT, 2, A),)))
    low = played(state, RollSiegeDice(0, (1, 1)), RollSiegeDice(1, (6, 6)))
    high = played(state, RollSiegeDice(0, (6, 6)), RollSiegeDice(1, (1, 1)))
    won, lost = (high, low) if book.attacker_minus_defender else (low, high)
    assert refusal(won, TakeNoble(0)) == ""
    assert tile(lost, 1, A).noble
    assert lost.players[0].elephants_out == 0, "x ≤ 0: one elephant is lost"
    assert won.players[0].elephants_out == (1 if book.attacker_minus_defender else 0), "a six, as printed, costs it"


@pytest.mark.parametrize("book", MIXTURES)
def test_x_is_counted_by_its_own_option_alone(book: Rulebook) -> None:
    """2 elephants roll 14, a 2-shield 11 with a six, wall of 5: x = 14 - 11 - 5 or 11 - 14 - 5; of 2: 1 or -5."""
    for courses, x in (((3, 2), (-2, -8)), ((2,), (1, -5))):
        lands = seat({A: courses}, lying={SPOT: (2,)})
        state = to_siege(table(seat(elephants=2), lands, rulebook=book))
        state = played(state, DeclareSiege(0, 1, SPOT, ((A, 2),)), AssignShields(1, ((SPOT, 2, A),)))
        state = played(state, RollSiegeDice(0, (3, 4, 4, 3)))
        decided = last_events(state, RollSiegeDice(1, (6, 5)))[1]
        assert isinstance(decided, BattleDecided)
        assert decided.x == x[0 if book.attacker_minus_defender else 1]
        assert decided.elephants_lost == 1


# --- undo in the middle of an auction or a siege --------------------------------------------------


def told(*commands: Command) -> RajaHistory:
    """A game of three in its auction, seat 0 with elephants before seat 1's two walls."""
    lands = seat({A: (2,), B: (2,)}, lying={SPOT: (1,)})
    history = History.begin(ENGINE, table_options(seat(elephants=3), lands, seat()))
    for command in commands:
        history.append(history.decide(command))
    return history


AUCTION: tuple[Command, ...] = (PlaceBid(0, 1), PlaceBid(1, 2), PassBid(2), PlaceBid(0, 3), PassBid(1))
QUIET: tuple[Command, ...] = (
    *[EndCommerce(number) for number in range(3)],
    *[EndBuilding(number) for number in range(3)],
)
SIEGE: tuple[Command, ...] = (
    DeclareSiege(0, 1, SPOT, ((A, 2), (B, 1))),
    AssignShields(1, ((SPOT, 1, B),)),
    RollSiegeDice(0, (6, 6, 6, 6)),
    FinishRemoval(1, 0, 0),
    LeaveNoble(0),
    RollSiegeDice(0, (1, 1)),
    RollSiegeDice(1, (6,)),
)


@pytest.mark.parametrize("given", range(2, len(AUCTION)))
def test_each_bid_of_an_auction_is_undone_by_itself_while_it_goes_on(given: int) -> None:
    history = told(*AUCTION[:given])
    for back in range(1, given + 1):
        state = told(*AUCTION[: given - back]).state
        history.append(history.decide(Undo(HOST)))
        assert history.state == state


@pytest.mark.parametrize("given", range(2, len(SIEGE)))
def test_each_command_of_a_siege_is_undone_by_itself_while_it_goes_on_also_between_its_battles(given: int) -> None:
    """The noble left and the shields discarded in the first battle come back as well."""
    for back in range(1, given + 1):
        history = told(*AUCTION, *QUIET, *SIEGE[:given])
        history.append(history.decide(Undo(HOST, back)))
        assert history.state == told(*AUCTION, *QUIET, *SIEGE[: given - back]).state


@pytest.mark.parametrize("back", range(1, len(SIEGE) + 1))
def test_a_siege_of_two_cities_that_is_over_is_undone_whole(back: int) -> None:
    before = told(*AUCTION, *QUIET).state
    history = told(*AUCTION, *QUIET, *SIEGE)
    assert isinstance(history.state.step, Siege)
    assert history.state.step.place == 1
    history.append(history.decide(Undo(HOST, back)))
    assert history.state == before


@pytest.mark.parametrize("into", range(1, len(AUCTION)))
def test_undo_from_the_middle_of_a_siege_never_lands_in_the_middle_of_the_auction(into: int) -> None:
    history = told(*AUCTION, *QUIET, *SIEGE[:3])
    history.append(history.decide(Undo(HOST, 3 + len(QUIET) + into)))
    step = history.state.step
    assert isinstance(step, Auction)
    assert (step.leader, step.active) == (-1, 0)
    assert [player.cash for player in history.state.players] == [75, 75, 75]
    with_the_bids_again, _ = ENGINE.advance(history.state, PlaceBid(0, 9))
    assert with_the_bids_again.phase == "auction"
