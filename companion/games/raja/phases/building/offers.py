"""The builds and shields open to a seat."""

from __future__ import annotations

from companion.games.raja import moves as m
from companion.games.raja.checks import columns_of
from companion.games.raja.phases.building.rules import STONES_A_GRAIN
from companion.games.raja.state import Building, Player, State, tile_at


def offers(state: State, step: Building, player: Player) -> list[m.Move]:
    """What a seat may build or deploy now."""
    if player.seat != state.turn.order[step.place]:
        return []
    if step.cell is not None:
        tile = tile_at(player, step.cell)
        assert tile is not None
        return [m.MayFinishBuild(step.cell, tile.stones, step.stones)]
    found: list[m.Move] = [m.MayEndBuilding()]
    found += builds(player)
    if any(player.shields):
        cells = tuple([tile.cell for tile in player.lands if not tile.noble])
        if cells:
            found.append(m.MayDeployShield(player.shields, cells))
    return found


def builds(player: Player) -> tuple[m.MayDeclareBuild, ...]:
    """The walls that a seat could build with what it has, if it were its turn."""
    columns = columns_of(player)
    most = min(player.reserve, STONES_A_GRAIN * sum([units for _, units in columns]))
    cities = tuple([(tile.cell, tile.stones) for tile in player.lands if tile.city])
    return (m.MayDeclareBuild(most, cities, columns, STONES_A_GRAIN),) if most else ()
