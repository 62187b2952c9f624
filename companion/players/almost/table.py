"""The computed table of bids in Almost for three to seven players, by everybody's points.

``trainers.almost_equilibrium`` makes it, and explains how. Chances are stored as bytes, 255 for certainty.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from companion.players.almost.round_values import Floats
from companion.players.almost.state_graph import levels

FEWEST_PLAYERS: Final = 3
MOST_PLAYERS: Final = 7
TABLE: Final = Path(__file__).with_name("table.npz")
_CERTAIN: Final = 255


def quantized(mixes: Floats) -> NDArray[np.uint8]:
    """Chances in the bytes that the table stores."""
    return np.rint(mixes * _CERTAIN).astype(np.uint8)


def fine_mixes(kept: NDArray[np.uint8]) -> Floats:
    """Stored chances, scaled to add up to 1."""
    chances: Floats = kept / kept.sum(axis=1, dtype=np.float64)[:, None]
    return chances


@cache
def mixes_by_level(players: int) -> tuple[Floats, ...]:
    """The mixes before each round, in the order of ``state_graph.levels``; each of shape (rows, bids)."""
    with np.load(TABLE, allow_pickle=False) as tables:
        mixes = fine_mixes(tables[f"players_{players}"])
    ends = np.cumsum([len(level.state_of) for level in levels(players)[:-1]])
    return tuple(np.split(mixes, ends[:-1]))


@cache
def _number_of(players: int, played: int) -> dict[tuple[int, ...], int]:
    return {points: number for number, points in enumerate(levels(players)[played].states)}


def mix_at(points: Sequence[int], played: int, own: int) -> tuple[float, ...]:
    """The chance of each bid in one position.

    Args:
        points: everybody's points, at most ten each.
        played: number of rounds that are over, fewer than the game has.
        own: the points of the bidder.
    """
    players = len(points)
    state = _number_of(players, played)[tuple(sorted(points, reverse=True))]
    row = levels(players)[played].row_at[state, own]
    return tuple([float(chance) for chance in mixes_by_level(players)[played][row]])
