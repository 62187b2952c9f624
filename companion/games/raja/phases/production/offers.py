"""Which cities a seat may harvest."""

from __future__ import annotations

from companion.games.raja import moves as m
from companion.games.raja.phases.production.rules import yield_of
from companion.games.raja.state import Player, Production, State


def offers(state: State, step: Production, player: Player) -> list[m.Move]:
    """The cities a seat may harvest now."""
    if player.seat != step.active:
        return []
    pile, cells = state.market.grain, step.left[player.seat]
    return [m.MayHarvest(tuple([(tile.cell, yield_of(tile, pile)) for tile in player.lands if tile.cell in cells]))]
