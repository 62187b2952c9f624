"""Almost for three and four players solved whole: every state of the points, from the last round back.

Every state is a stage game: all bid at once, and the points that follow lead to states solved before. Each is played
by regret matching+ of all players against each other (as in ``matrix_game``), from even mixes. Who has won wants
nothing more, and who cannot win would not care what to bid; so that the latter does not hand the game to another, a
win of each other player costs ``SPITE`` of an own one.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from companion.games.almost.options import MOST_MARKERS, POINTS_TO_WIN
from companion.games.almost.state import lowest_alone

Floats: TypeAlias = NDArray[np.float64]
MOST_PLAYERS: Final = 4
SPITE: Final = 0.05
ROUNDS: Final = 400


@dataclass(frozen=True, slots=True)
class Solved:
    """A state's strategy, by player, most points first.

    Args:
        mixes: shape (players, bids).
        wins: the chance of each to win the game.
        gain: the most that anybody could win in utility by another bid in this round alone.
    """

    mixes: Floats
    wins: Floats
    gain: float


@cache
def _outcomes(players: int) -> NDArray[np.intp]:
    """By everybody's bid, who wins with what: ``player * 10 + bid - 1``, or ``players * 10`` where nobody does."""
    found = np.full((MOST_MARKERS,) * players, players * MOST_MARKERS, dtype=np.intp)
    for bids in product(range(1, MOST_MARKERS + 1), repeat=players):
        winner = lowest_alone(bids)
        if winner is not None:
            found[tuple([bid - 1 for bid in bids])] = winner * MOST_MARKERS + bids[winner] - 1
    return found


@cache
def solved(points: tuple[int, ...], left: int) -> Solved:
    """The strategy with these points, in falling order and no more than 10, and so many rounds left."""
    players = len(points)
    after = np.array([_wins_after(points, left, outcome) for outcome in range(players * MOST_MARKERS + 1)])
    utility = (1 + SPITE) * after - SPITE * after.sum(axis=1)[:, None]
    outcomes = _outcomes(players)
    payoffs = [utility[:, player][outcomes] for player in range(players)]
    alike = np.array([[float(one == other) for other in points] for one in points])
    mixes, gain = _matched(payoffs, alike / alike.sum(axis=1)[:, None])
    wins = np.array([_expected(after[:, player][outcomes], mixes, player) @ mixes[player] for player in range(players)])
    return Solved(mixes, wins, gain)


def _wins_after(points: tuple[int, ...], left: int, outcome: int) -> list[float]:
    """Everybody's chance of winning the game after that outcome of the round."""
    following = list(points)
    winner, bid = divmod(outcome, MOST_MARKERS)
    if winner < len(points):
        following[winner] = min(following[winner] + bid + 1, POINTS_TO_WIN)
    if left == 1:
        return [float(own >= POINTS_TO_WIN) for own in following]
    order = sorted(range(len(points)), key=lambda player: -following[player])
    wins = solved(tuple([following[player] for player in order]), left - 1).wins
    return [float(wins[order.index(player)]) for player in range(len(points))]


def _expected(payoff: Floats, mixes: Floats, player: int) -> Floats:
    """What each bid of ``player`` brings where the others bid by their mixes."""
    worth = np.moveaxis(payoff, player, 0)
    for other in reversed([other for other in range(len(mixes)) if other != player]):
        worth = worth @ mixes[other]
    return worth


def _matched(payoffs: list[Floats], alike: Floats) -> tuple[Floats, float]:
    """The mixes, the same for players who are ``alike`` (a matrix that averages over them), and what is left to gain."""
    players = len(payoffs)
    mixes = np.full((players, MOST_MARKERS), 1 / MOST_MARKERS)
    regrets, sums = np.zeros_like(mixes), np.zeros_like(mixes)
    for turn in range(1, ROUNDS + 1):
        worth = np.array([_expected(payoff, mixes, player) for player, payoff in enumerate(payoffs)])
        regrets = alike @ np.maximum(regrets + worth - (worth * mixes).sum(axis=1)[:, None], 0)
        total = regrets.sum(axis=1)[:, None]
        mixes = np.where(total > 0, regrets / np.where(total > 0, total, 1), 1 / MOST_MARKERS)
        sums += turn * mixes
    mixes = sums / sums.sum(axis=1)[:, None]
    worth = np.array([_expected(payoff, mixes, player) for player, payoff in enumerate(payoffs)])
    return mixes, float((worth.max(axis=1) - (worth * mixes).sum(axis=1)).max())
