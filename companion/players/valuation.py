"""What things are worth to the player with a plan, in dollars; a rough estimate on purpose.

An elephant costs about 14, a captured noble is worth two of ten points, and a turn earns about 30.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from companion.games.raja import moves as m
from companion.games.raja.odds import SiegeOdds, siege_odds
from companion.games.raja.options import AS_PRINTED, STANDARD
from companion.games.raja.pieces import Cell, Goods, neighbours, shield_points
from companion.players.termination import drags_on, end_is_possible

ELEPHANT: Final = 14.0
NOBLE: Final = 60.0
STONE_OFF: Final = 1.0
GRAIN: Final = 3.0
SHIELD_POINT: Final = 8.0
_MOST_SHIELD_POINTS: Final = 60


@dataclass(frozen=True, slots=True)
class SiegeChoice:
    """One siege that may be declared.

    Attributes:
        balance: its expected worth before any die, in dollars; above 0 it pays.
        odds: exact odds, if all shields beside the city defend it.
        noble: whether there is a noble to win.
    """

    defender: int
    marker: Cell
    cell: Cell
    elephants: int
    balance: float
    odds: SiegeOdds
    noble: bool


def worth(goods: Goods) -> float:
    """The worth of these things, in dollars."""
    return goods.money + ELEPHANT * goods.elephants + GRAIN * goods.grain + SHIELD_POINT * shield_points(goods.shields)


def siege_choices(
    move: m.MayDeclareSiege, seat: int, own: Callable[[], dict[str, Any]], *, any_number: bool = False
) -> Iterator[SiegeChoice]:
    """Every target, with its balance of noble, stones and elephants.

    Args:
        own: the seat's view.
        any_number: include sieges with fewer elephants than allowed.
    """
    shown = own()
    dragging = drags_on(shown["turn"])
    rulebook = STANDARD if shown["rulebook"]["attacker_minus_defender"] else AS_PRINTED
    for spot in move.spots:
        tiles = {tuple(tile["cell"]): tile for tile in shown["players"][spot.defender]["tiles"]}
        for cell, most in spot.targets:
            beside = (tiles[other] for other in neighbours(cell) if other in tiles)
            shields = min(sum(sum(tile["shields"]) for tile in beside), _MOST_SHIELD_POINTS)
            noble = tiles[cell]["noble"] and end_is_possible(shown, seat, spot.defender)
            at_most = min(most, move.elephants)
            for elephants in range(1 if any_number else at_most, at_most + 1):
                odds = siege_odds(elephants, shields, tiles[cell]["wall"]["stones"], rulebook=rulebook)
                balance = siege_balance(odds, noble=noble, dragging=dragging)
                yield SiegeChoice(spot.defender, spot.marker, cell, elephants, balance, odds, noble)


def siege_balance(odds: SiegeOdds, *, noble: bool, dragging: bool = False) -> float:
    """The expected worth of a siege before any die, in dollars.

    Args:
        dragging: whether the game drags on; elephants are no longer spared then.
    """
    if dragging and not noble:
        return 0.0  # walls whose fall wins nothing are left standing, to be built to 15
    elephant = 0.0 if dragging else ELEPHANT
    gained = (NOBLE if noble else 0.0) * odds.destroyed_ways / odds.rolls
    return gained + STONE_OFF * float(odds.expected_stones_lost()) - elephant * float(odds.expected_elephants_lost())
