"""What a seat may plan is what it may do once its turn has come."""

from __future__ import annotations

from random import Random

import pytest

from companion.games.raja import moves as m
from companion.games.raja.commands import EndBuilding, EndCommerce, PlaceBid
from companion.games.raja.game import ENGINE
from companion.games.raja.legal import moves
from companion.games.raja.pieces import HOST
from companion.games.raja.planning import ahead
from companion.games.raja.sampling import random_command
from companion.games.raja.state import Building, Commerce, State, active_seat
from tests.companion.games.raja.positions import A, B, new_game, played, seat, table

PLANNED = (m.MayTrade, m.MayDeclareBuild)


def _once_it_is_its_turn(state: State, who: int) -> set[m.Move]:
    """Everybody before that seat does nothing: what it may then trade and build. Slowly, by the rules themselves."""
    found: set[m.Move] = set()
    while isinstance(state.step, Commerce | Building):
        active = active_seat(state)
        assert active is not None
        if active == who:
            found |= {move for move in moves(state, who) if isinstance(move, PLANNED)}
        end = EndCommerce(active) if isinstance(state.step, Commerce) else EndBuilding(active)
        state, _ = ENGINE.advance(state, end)
    return found


def _may_end(state: State) -> bool:
    """Nothing is open that somebody would have to answer first."""
    match state.step:
        case Commerce(barter=None, trade=None):
            return not any(player.loose_grain for player in state.players)
        case Building(cell=None):
            return True
        case _:
            return False


@pytest.mark.parametrize("seed", range(3))
def test_what_may_be_planned_may_be_done_when_the_turn_comes(seed: int) -> None:
    random = Random(seed)
    state, compared = ENGINE.setup(new_game(3)), 0
    while not ENGINE.over(state) and compared < 600:
        if _may_end(state):
            for who in range(3):
                planned = ahead(state, who)
                assert set(planned) <= _once_it_is_its_turn(state, who)
                if active_seat(state) != who:
                    assert set(planned) == _once_it_is_its_turn(state, who)
                    compared += bool(planned)
        command = random_command(state, random.randrange)
        assert command is not None
        state, _ = ENGINE.advance(state, command)
    assert compared


def test_whoever_is_at_it_and_the_host_plan_nothing() -> None:
    rich = seat({A: (2,), B: (2,)}, grain={A: 2}, elephants=3)
    bidding = table(rich, rich)
    assert {type(move) for move in ahead(bidding, 1)} == set(PLANNED)
    assert ahead(bidding, HOST) == ()
    assert ahead(played(bidding, PlaceBid(0, 3)), 0) != ()


def test_nothing_is_planned_before_the_lands_are_laid() -> None:
    assert ahead(ENGINE.setup(new_game(3)), 0) == ()
