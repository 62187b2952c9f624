"""Computes mixed strategies for Almost: random bids against which nobody gains by bidding otherwise.

**What is solved.** All players are alike and do not know each other's bids. In Almost the aim is to have ten points at
the end, and a player knows the own points and the rounds left; the others' points are taken as independent draws from
what this same strategy leads to (a mean field: it ignores that no two players win the same round). In Banbury
Merton Street the aim of every round is the round, or its points.

**How.** Fictitious play: repeatedly, the best reply to the present strategy is found exactly, from the last round
back, and mixed into it. The chance that a bid wins is exact for identically drawn bids: ``chances``. ``gain`` says what a
best reply would still win in this model; docs/small-games.md gives its value, and results against simple counters.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import comb
from typing import Final, Literal, TypeAlias

from companion.games.almost.options import MOST_MARKERS, POINTS_TO_WIN

Mix: TypeAlias = tuple[float, ...]
"""The chance of each bid, beginning with 1."""

ITERATIONS: Final = 600
STREET_BIDS: Final = 20
"""Higher bids are not considered in Banbury Merton Street."""


def chances(mix: Sequence[float], others: int) -> list[float]:
    """The chance that each bid wins if ``others`` bid by ``mix``: nobody else makes that bid, and nobody is alone below
    it.

    Goes up through the bids and tracks how many of the others bid lower, none of them alone on a bid.
    """
    paired = [1.0] + [0.0] * others
    above = 1.0
    found = []
    for chance in mix:
        above = max(above - chance, 0.0)
        found.append(sum([ways * above ** (others - below) for below, ways in enumerate(paired)]))
        after = list(paired)
        for below, ways in enumerate(paired):
            if ways:
                for many in range(2, others - below + 1):
                    after[below + many] += ways * comb(others - below, many) * chance**many
        paired = after
    return found


@dataclass(frozen=True, slots=True)
class AlmostStrategy:
    """A mixed strategy for Almost.

    Args:
        mixes: chances of bids, by rounds left (including this one) minus 1, then by own points, 0 to 9.
        value: the chance of winning with it, at the start of a game.
        gain: how much more often a best reply would win, in the model.
    """

    mixes: tuple[tuple[Mix, ...], ...]
    value: float
    gain: float


@cache
def almost_strategy(players: int, iterations: int = ITERATIONS) -> AlmostStrategy:
    """Compute the strategy for that many players."""
    rounds = players - 1
    even = [1.0 / MOST_MARKERS] * MOST_MARKERS
    mixes = [[list(even) for _ in range(POINTS_TO_WIN)] for _ in range(rounds)]
    for turn in range(1, iterations + 1):
        won = _chances_by_round(mixes, players)
        weight = 2.0 / (turn + 2)
        for left, row in enumerate(_best_replies(won)):
            for points, reply in enumerate(row):
                mix = mixes[left][points]
                for bid in range(MOST_MARKERS):
                    mix[bid] += weight * ((bid == reply) - mix[bid])
    won = _chances_by_round(mixes, players)
    value, best = _worth(won, mixes), _worth(won, None)
    fixed = tuple(tuple(tuple(mix) for mix in row) for row in mixes)
    return AlmostStrategy(fixed, value, best - value)


def _chances_by_round(mixes: list[list[list[float]]], players: int) -> list[list[float]]:
    """By rounds left minus 1, the winning chance of each bid against the others' bids, whatever their points."""
    rounds = len(mixes)
    have = [1.0] + [0.0] * POINTS_TO_WIN
    found: list[list[float]] = [[] for _ in range(rounds)]
    for left in reversed(range(rounds)):
        bids = [0.0] * MOST_MARKERS
        for points, share in enumerate(have):
            mix = mixes[left][min(points, POINTS_TO_WIN - 1)]
            for bid in range(MOST_MARKERS):
                bids[bid] += share * mix[bid]
        won = found[left] = chances(bids, players - 1)
        after = [0.0] * (POINTS_TO_WIN + 1)
        for points, share in enumerate(have):
            mix = mixes[left][min(points, POINTS_TO_WIN - 1)]
            for bid in range(MOST_MARKERS):
                gained = share * mix[bid] * won[bid]
                after[min(points + bid + 1, POINTS_TO_WIN)] += gained
                after[points] += share * mix[bid] - gained
        have = after
    return found


def _best_replies(won: list[list[float]]) -> list[list[int]]:
    """By rounds left minus 1 and own points, the bid (minus 1) with the best chance of winning the game."""
    replies = []
    ahead = [0.0] * POINTS_TO_WIN + [1.0]
    for row in won:
        worth, best = _step_back(row, ahead)
        replies.append(best)
        ahead = worth
    return replies


def _step_back(won: list[float], ahead: list[float]) -> tuple[list[float], list[int]]:
    worth, best = list(ahead), [0] * POINTS_TO_WIN
    for points in range(POINTS_TO_WIN):
        outlooks = [
            chance * ahead[min(points + bid + 1, POINTS_TO_WIN)] + (1 - chance) * ahead[points]
            for bid, chance in enumerate(won)
        ]
        worth[points] = max(outlooks)
        best[points] = outlooks.index(worth[points])
    return worth, best


def _worth(won: list[list[float]], mixes: list[list[list[float]]] | None) -> float:
    """The chance of winning from the start: with these mixes, or with best replies if none are given."""
    ahead = [0.0] * POINTS_TO_WIN + [1.0]
    for left, row in enumerate(won):
        if mixes is None:
            ahead = _step_back(row, ahead)[0]
            continue
        worth = list(ahead)
        for points in range(POINTS_TO_WIN):
            worth[points] = sum(
                [
                    share * (chance * ahead[min(points + bid + 1, POINTS_TO_WIN)] + (1 - chance) * ahead[points])
                    for bid, (chance, share) in enumerate(zip(row, mixes[left][points], strict=True))
                ]
            )
        ahead = worth
    return ahead[0]


@cache
def street_mix(players: int, aim: Literal["rounds", "points"], iterations: int = 4 * ITERATIONS) -> Mix:
    """The mix to bid in each round of Banbury Merton Street, to win the round or to score points."""
    mix = [1.0 / STREET_BIDS] * STREET_BIDS
    for turn in range(1, iterations + 1):
        won = chances(mix, players - 1)
        worth = [chance * (bid + 1 if aim == "points" else 1) for bid, chance in enumerate(won)]
        reply, weight = worth.index(max(worth)), 2.0 / (turn + 2)
        for bid in range(STREET_BIDS):
            mix[bid] += weight * ((bid == reply) - mix[bid])
    return tuple(mix)


def street_gain(mix: Mix, players: int, aim: Literal["rounds", "points"]) -> float:
    """How much more the best single bid wins per round than the mix does against itself."""
    won = chances(mix, players - 1)
    worth = [chance * (bid + 1 if aim == "points" else 1) for bid, chance in enumerate(won)]
    return max(worth) - sum([share * each for share, each in zip(mix, worth, strict=True)])
