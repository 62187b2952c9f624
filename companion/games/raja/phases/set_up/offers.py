"""What a seat may lay and build in set-up."""

from __future__ import annotations

from companion.games.raja import moves as m
from companion.games.raja.pieces import COLS, NOBLES_PER_SEAT, ROWS, TILES_PER_SEAT
from companion.games.raja.state import Player, SetUp, State


def offers(state: State, step: SetUp, player: Player) -> list[m.Move]:
    """What a seat may lay and build now."""
    if step.ready[player.seat]:
        return []
    if not any(tile.city for tile in player.lands):
        found: list[m.Move] = [m.MayLayLands(TILES_PER_SEAT, ROWS, COLS)]
        if player.lands:
            found.append(m.MayPlaceNobles(NOBLES_PER_SEAT, tuple(tile.cell for tile in player.lands)))
        return found
    found = []
    left = step.stones_left[player.seat]
    if left:
        cities = tuple((tile.cell, tile.stones) for tile in player.lands if tile.city)
        found.append(m.MayBuildFirstWall(left, cities))
    if any(player.shields):
        found.append(m.MayPlaceShields(player.shields, tuple(tile.cell for tile in player.lands if not tile.noble)))
    if not left:
        found.append(m.MayFinishSetUp())
    return found
