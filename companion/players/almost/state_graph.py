"""The graph of all states in a game of Almost, and where each outcome of a round leads.

Markers are not spent and all points are public, so a state is the rounds played and everybody's points, in falling
order, at most ten each. Players with the same points are in the same position: a *row* is one such position in one state.
With seven players there are 4,368 states before the last round is over.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from companion.games.almost.options import MOST_MARKERS, POINTS_TO_WIN

Places: TypeAlias = NDArray[np.intp]
Points: TypeAlias = tuple[int, ...]

_NOBODY: Final = -1


@dataclass(frozen=True, slots=True)
class Level:
    """The states after a number of rounds.

    Args:
        states: everybody's points, in falling order.
        state_of: shape (rows,), the state that each row belongs to.
        points_of: shape (rows,), the points of a player in that row.
        row_at: shape (states, 11), the row of a state for each number of points; -1 if nobody has that many.
        others: shape (rows, players - 1), the rows of the other players of the same state.
    """

    states: tuple[Points, ...]
    state_of: Places
    points_of: Places
    row_at: Places
    others: Places


@dataclass(frozen=True, slots=True)
class Onward:
    """The rows of the next level that a player in each row of this level reaches after the round.

    Args:
        own: shape (rows, bids), after winning with that bid.
        others: shape (rows, players - 1, bids), after that other has won with it.
        nobody: shape (rows,), after a round that nobody won.
    """

    own: Places
    others: Places
    nobody: Places


@cache
def levels(players: int) -> tuple[Level, ...]:
    """The states before each round and after the last; each round, at most one player scores."""
    return tuple([_level(players, played) for played in range(players)])


def _level(players: int, played: int) -> Level:
    reached = [
        (*falling, *(0,) * (players - len(falling)))
        for scorers in range(played + 1)
        for falling in combinations_with_replacement(range(POINTS_TO_WIN, 0, -1), scorers)
    ]
    state_of: list[int] = []
    points_of: list[int] = []
    row_at = np.full((len(reached), POINTS_TO_WIN + 1), _NOBODY, dtype=np.intp)
    for number, points in enumerate(reached):
        for own in sorted(set(points), reverse=True):
            row_at[number, own] = len(state_of)
            state_of.append(number)
            points_of.append(own)
    others = np.empty((len(state_of), players - 1), dtype=np.intp)
    for row, (number, own) in enumerate(zip(state_of, points_of, strict=True)):
        rest = list(reached[number])
        rest.remove(own)
        others[row] = row_at[number, rest]
    return Level(tuple(reached), np.array(state_of), np.array(points_of), row_at, others)


def onward(now: Level, after: Level) -> Onward:
    """The rows to which each outcome of the round leads."""
    number_of = {points: number for number, points in enumerate(after.states)}
    led_to = np.full((len(now.state_of), MOST_MARKERS), _NOBODY, dtype=np.intp)
    for row, (state, points) in enumerate(zip(now.state_of, now.points_of, strict=True)):
        rest = list(now.states[state])
        rest.remove(points)
        for bid in range(1, MOST_MARKERS + 1):
            scored = min(int(points) + bid, POINTS_TO_WIN)
            led_to[row, bid - 1] = number_of[tuple(sorted([*rest, scored], reverse=True))]
    unchanged = np.array([number_of[points] for points in now.states], dtype=np.intp)
    scored = np.minimum(now.points_of[:, None] + np.arange(1, MOST_MARKERS + 1), POINTS_TO_WIN)
    return Onward(
        own=after.row_at[led_to, scored],
        others=after.row_at[led_to[now.others], now.points_of[:, None, None]],
        nobody=after.row_at[unchanged[now.state_of], now.points_of],
    )
