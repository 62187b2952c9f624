"""What a seat could trade and build if its turn came now, so that it can plan meanwhile. Own secrets only."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from companion.games.raja import moves as m
from companion.games.raja.phases.building.offers import offers as building
from companion.games.raja.phases.commerce.offers import offers as commerce
from companion.games.raja.pieces import HOST
from companion.games.raja.state import Auction, Building, Commerce, Production, State

_PLANNED: Final = (m.MayTrade, m.MayDeclareBuild)


def ahead(state: State, seat: int) -> tuple[m.Move, ...]:
    """Trades and builds whose turn is still to come for that seat this turn; () for all that is its own to do now."""
    if seat == HOST:
        return ()
    match state.step:
        case Production() | Auction():
            return _trades(state, seat) + _builds(state, seat)
        case Commerce(place=place) if state.turn.order[place] != seat:
            to_come = seat in state.turn.order[place + 1 :]
            return (_trades(state, seat) if to_come else ()) + _builds(state, seat)
        case Building(place=place) if seat in state.turn.order[place + 1 :]:
            return _builds(state, seat)
        case _:
            return ()


def _trades(state: State, seat: int) -> tuple[m.Move, ...]:
    """As if grain that others have still to lay lay already."""
    settled = tuple(
        [
            replace(player, loose_grain=0) if player.loose_grain and player.seat != seat else player
            for player in state.players
        ]
    )
    step = Commerce(0, (), None, None)
    then = replace(state, players=settled, turn=replace(state.turn, order=(seat,)), step=step)
    return _of_those_planned(commerce(then, step, then.players[seat]))


def _builds(state: State, seat: int) -> tuple[m.Move, ...]:
    step = Building(0, None, 0)
    then = replace(state, turn=replace(state.turn, order=(seat,)), step=step)
    return _of_those_planned(building(then, step, then.players[seat]))


def _of_those_planned(found: list[m.Move]) -> tuple[m.Move, ...]:
    return tuple([move for move in found if isinstance(move, _PLANNED)])
