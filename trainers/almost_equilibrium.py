"""``python -m trainers.almost_equilibrium``: how to play Almost with three to seven, computed anew.

Every state of the points (``companion.players.almost.state_graph``) is a stage game whose outcomes lead to states solved before, from the last
round back. Each is played by regret matching+ (Tammelin, "Solving Large Imperfect Information Games Using CFR+", 2014)
of all players against each other, players with the same points alike, on the exact worth of every bid
(``companion.players.almost.round_values``). What counts is the own chance of winning, nothing else: who has won, and who cannot win any more,
bids anything.

``best_reply`` says what anybody could gain against the result, exactly: a player who knows all mixes and all points.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np

from companion.games.almost.options import MOST_MARKERS, POINTS_TO_WIN
from companion.players.almost.round_values import Floats, worths_of_bids
from companion.players.almost.state_graph import Level, Onward, Places, levels, onward
from companion.players.almost.table import FEWEST_PLAYERS, MOST_PLAYERS, TABLE, fine_mixes, quantized

GOOD_ENOUGH: Final = 0.001
"""In games won: a stage game counts as solved when no other bid could gain more than this."""
TURNS: Final = 40
MOST_TURNS: Final = 160
BLOCK: Final = 300
"""Rows solved together: as many as the processor's cache holds."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What one player could win if all others play by a table.

    Args:
        itself: the chance of winning the game by also playing the table.
        best: the same with the best of all strategies.
        gain_of_a_bid: the most that another bid gains in any state, in chance of winning.
    """

    itself: float
    best: float
    gain_of_a_bid: float


def solved(players: int) -> tuple[Floats, ...]:
    """Solve the game: the mixed strategies of every level before the last, each of shape (rows, bids)."""
    course = levels(players)
    wins = _won(course[-1])
    found: list[Floats] = []
    for now, after in zip(course[-2::-1], course[:0:-1], strict=True):
        ways = onward(now, after)
        mixes = _solved_level(now, ways, wins)
        found.append(fine_mixes(quantized(mixes)))
        wins = (_worths(now, ways, found[-1], wins) * found[-1]).sum(axis=1)
    return tuple(reversed(found))


def best_reply(players: int, mixes: Sequence[Floats]) -> Reply:
    """How much better than the table a best reply does against it."""
    course = levels(players)
    itself = best = _won(course[-1])
    most = 0.0
    for now, after, level_mixes in zip(course[-2::-1], course[:0:-1], reversed(mixes), strict=True):
        ways = onward(now, after)
        worth = _worths(now, ways, level_mixes, itself)
        itself = (worth * level_mixes).sum(axis=1)
        most = max(most, float((worth.max(axis=1) - itself).max()))
        best = _worths(now, ways, level_mixes, best).max(axis=1)
    return Reply(float(itself[0]), float(best[0]), most)


def _won(level: Level) -> Floats:
    return (level.points_of >= POINTS_TO_WIN).astype(np.float64)


def _worths(now: Level, ways: Onward, mixes: Floats, after: Floats) -> Floats:
    """The value of every bid of every row if the others play ``mixes``; shape (rows, bids)."""
    rows = np.arange(len(now.state_of))
    blocks = [rows[start : start + BLOCK] for start in range(0, len(rows), BLOCK)]
    return np.concatenate([_worths_of(now, block, now.others[block], ways, mixes, after) for block in blocks])


def _worths_of(now: Level, rows: Places, others: Places, ways: Onward, mixes: Floats, after: Floats) -> Floats:
    """The values for some rows; ``others`` are rows of ``mixes``. A player who has already won wins with any bid."""
    found = np.ones((len(rows), MOST_MARKERS))
    playing = np.flatnonzero(now.points_of[rows] < POINTS_TO_WIN)
    rows = rows[playing]
    found[playing] = worths_of_bids(
        np.ascontiguousarray(mixes[others[playing]].transpose(1, 2, 0)),
        np.ascontiguousarray(after[ways.own[rows]].T),
        np.ascontiguousarray(after[ways.others[rows]].transpose(1, 2, 0)),
        after[ways.nobody[rows]],
    ).T
    return found


def _solved_level(now: Level, ways: Onward, wins: Floats) -> Floats:
    """The mixed strategies of all states of a level, solved block by block; a block holds whole states."""
    mixes = np.empty((len(now.state_of), MOST_MARKERS))
    starts = np.flatnonzero(np.diff(now.state_of, prepend=-1))
    first = 0
    while first < len(mixes):
        after = starts[starts > first + BLOCK]
        last = int(after[0]) if len(after) else len(mixes)
        rows = np.arange(first, last)
        mixes[rows] = _matched(now, rows, now.others[rows] - first, ways, wins)
        first = last
    return mixes


def _matched(now: Level, rows: Places, others: Places, ways: Onward, wins: Floats) -> Floats:
    """Run regret matching+ until little can be gained; ``others`` counts within ``rows``."""
    mixes = np.full((len(rows), MOST_MARKERS), 1 / MOST_MARKERS)
    regrets, sums = np.zeros_like(mixes), np.zeros_like(mixes)
    found = mixes
    for turn in range(1, MOST_TURNS + 1):
        worth = _worths_of(now, rows, others, ways, mixes, wins)
        regrets = np.maximum(regrets + worth - (worth * mixes).sum(axis=1)[:, None], 0)
        total = regrets.sum(axis=1)[:, None]
        mixes = np.where(total > 0, regrets / np.where(total > 0, total, 1), 1 / MOST_MARKERS)
        sums += turn * mixes
        if turn % TURNS == 0:
            found = sums / sums.sum(axis=1)[:, None]
            worth = _worths_of(now, rows, others, ways, found, wins)
            if (worth.max(axis=1) - (worth * found).sum(axis=1)).max() < GOOD_ENOUGH:
                break
    return found


def main() -> int:
    """Solve, print what a best reply gains, and write the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("-o", "--output", type=Path, default=TABLE, help="the table, an .npz")
    wanted = parser.parse_args()
    tables = {}
    for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
        began = time.process_time()
        mixes = solved(players)
        reply = best_reply(players, mixes)
        print(
            f"{players} players: {100 * reply.itself:.2f} % win, a best reply {100 * reply.best:.2f} %; another bid "
            f"gains at most {100 * reply.gain_of_a_bid:.2f} %; {time.process_time() - began:.0f} s of processor",
            flush=True,
        )
        tables[f"players_{players}"] = quantized(np.concatenate(mixes))
    np.savez_compressed(wanted.output, allow_pickle=False, **tables)
    return 0


if __name__ == "__main__":
    sys.exit(main())
