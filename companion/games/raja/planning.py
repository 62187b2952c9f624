"""What a seat could trade and build if it were its turn now, so that its player can plan. Own secrets only."""

from __future__ import annotations

from companion.games.raja import moves as m
from companion.games.raja.phases.building.offers import builds
from companion.games.raja.phases.commerce.offers import trades
from companion.games.raja.pieces import HOST
from companion.games.raja.state import Auction, Building, Commerce, Player, Production, State


def ahead(state: State, seat: int) -> tuple[m.Move, ...]:
    """Trades and builds of that seat whose turn is still to come this turn; () for anything it may do now anyway."""
    if seat == HOST:
        return ()
    player = state.players[seat]
    match state.step:
        case Production() | Auction():
            return (*_trades(state, player), *builds(player))
        case Commerce(place=place) if state.turn.order[place] != seat:
            to_come = seat in state.turn.order[place + 1 :]
            return (*(_trades(state, player) if to_come else ()), *builds(player))
        case Building(place=place) if seat in state.turn.order[place + 1 :]:
            return builds(player)
        case _:
            return ()


def _trades(state: State, player: Player) -> tuple[m.Move, ...]:
    """Trades, as if other players had already placed their grain; the seat's own grain must be placed first."""
    return () if player.loose_grain else tuple(trades(state, player))
