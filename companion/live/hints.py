"""Exact odds of sieges for attacker and defender before they commit, from public information."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from companion.games.raja.legal import moves
from companion.games.raja.moves import MayAssignShields, MayDeclareSiege
from companion.games.raja.odds import siege_odds
from companion.games.raja.options import AS_PRINTED, STANDARD
from companion.games.raja.pieces import Cell, neighbours
from companion.games.raja.state import Siege, State, tile_at

MOST_SHIELD_POINTS = 60


def siege_hints(state: State, seat: int | None) -> dict[str, Any] | None:
    """Return the odds that a seat may see now: as attacker for each city in reach, as defender for each attacked city.

    A spectator or table screen (None) sees the odds of a declared siege until its first die. Nothing here depends on
    another seat's hand.
    """
    if not isinstance(state.step, Siege):
        return None
    for move in () if seat is None else moves(state, seat):
        if isinstance(move, MayDeclareSiege):
            return {"role": "attacker", "cities": _cities_in_reach(state, move)}
        if isinstance(move, MayAssignShields):
            return {"role": "defender", "cities": _attacked_cities(state, state.step, state.step.defender, move)}
    return _looked_on(state, state.step)


def _looked_on(state: State, step: Siege) -> dict[str, Any] | None:
    """Return the odds for each besieged city, from public information."""
    if not step.declared or any(battle.attacker_dice for battle in step.battles):
        return None
    rule = state.options.rulebook.attacker_minus_defender
    found = []
    for battle in step.battles:
        points = min(_points_beside(state, step.defender, battle.cell), MOST_SHIELD_POINTS)
        stones = _stones(state, step.defender, battle.cell)
        found.append(
            {
                "defender": step.defender,
                "cell": list(battle.cell),
                "stones": stones,
                "elephants": battle.elephants,
                "bare": _chances(battle.elephants, 0, stones, rule),
                "shielded": {"shield_points": points, **_chances(battle.elephants, points, stones, rule)},
            }
        )
    return {"role": "watcher", "cities": found} if found else None


def _cities_in_reach(state: State, move: MayDeclareSiege) -> list[dict[str, Any]]:
    most_of = {(spot.defender, cell): most for spot in move.spots for cell, most in spot.targets}
    found = []
    for (defender, cell), most in sorted(most_of.items()):
        points = min(_points_beside(state, defender, cell), MOST_SHIELD_POINTS)
        stones = _stones(state, defender, cell)
        odds = [
            {"elephants": n, **_chances(n, points, stones, state.options.rulebook.attacker_minus_defender)}
            for n in range(1, min(most, move.elephants) + 1)
        ]
        found.append(
            {
                "defender": defender,
                "cell": list(cell),
                "stones": stones,
                "shield_points": points,
                "by_elephants": odds,
            }
        )
    return found


def _attacked_cities(state: State, step: Siege, seat: int, move: MayAssignShields) -> list[dict[str, Any]]:
    found = []
    for battle in step.battles:
        values = [value for _, value, reach in move.shields if battle.cell in reach]
        stones = _stones(state, seat, battle.cell)
        rule = state.options.rulebook.attacker_minus_defender
        odds = [{"shield_points": n, **_chances(battle.elephants, n, stones, rule)} for n in _sums(values)]
        found.append(
            {
                "defender": seat,
                "cell": list(battle.cell),
                "stones": stones,
                "elephants": battle.elephants,
                "by_shield_points": odds,
            }
        )
    return found


@lru_cache(maxsize=4096)
def _chances(elephants: int, points: int, stones: int, attacker_minus_defender: bool) -> dict[str, float]:
    odds = siege_odds(elephants, points, stones, rulebook=STANDARD if attacker_minus_defender else AS_PRINTED)
    return {
        "destroyed": round(float(odds.wall_destroyed()), 4),
        "stones_lost": round(float(odds.expected_stones_lost()), 2),
        "elephants_lost": round(float(odds.expected_elephants_lost()), 2),
    }


def _sums(values: list[int]) -> list[int]:
    """Return every sum that some of the shields can make, including 0."""
    sums = {0}
    for value in values:
        sums |= {min(known + value, MOST_SHIELD_POINTS) for known in sums}
    return sorted(sums)


def _points_beside(state: State, defender: int, cell: Cell) -> int:
    """Return the shield points that can defend a city: those on the tiles beside it (``G3``)."""
    player = state.players[defender]
    tiles = [tile_at(player, beside) for beside in neighbours(cell)]
    return sum(sum(tile.shields) for tile in tiles if tile is not None)


def _stones(state: State, seat: int, cell: Cell) -> int:
    tile = tile_at(state.players[seat], cell)
    return 0 if tile is None else tile.stones
