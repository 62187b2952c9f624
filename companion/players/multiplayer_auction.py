"""The equilibrium of one sealed auction with three or more bidders: how likely each bidder lays each card.

For two bidders, ``matrix_game`` finds the equilibrium. For more there are many, some of which favour one seat, and
methods that seek one swing between them. So here everybody answers the others with a mix that prefers cards of higher
worth, the more strongly the higher it is: a quantal response equilibrium (McKelvey and Palfrey, "Quantal Response
Equilibria for Normal Form Games", 1995). It treats equal hands equally, and tolerates that worths are estimates.

All arrays cover the card values 1 to ``HIGHEST``, in rising order, so that hands of any size fit.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from companion.players.suit_bidding.continuation_value import Floats

HIGHEST: Final = 13
ROUNDS: Final = 120
PRECISION_POINTS: Final = 0.3
"""A card worth this much less than another is laid e times less often."""
_SLOWEST: Final = 0.03


@dataclass(frozen=True, slots=True)
class Later:
    """The worth of the cards that are left after this auction, in points above the others' mean.

    Attributes:
        pairs: shape (games, players, players, HIGHEST, HIGHEST): to a player, against another, if the one laid the first
            value and the other the second; their mean over the others counts, and 0 stands for oneself.
        alone: shape (games, players, HIGHEST): to a player who laid that value, whatever the others laid.
    """

    pairs: Floats
    alone: Floats


def mixes_of(held: Floats, prize: Floats, later: Later, rounds: int = ROUNDS) -> tuple[Floats, Floats]:
    """How likely each player lays each value, and the resulting worth to each player.

    Args:
        held: shape (games, players, HIGHEST), not 0 for values in hand.
        prize: shape (games,), the prize on offer.

    Returns:
        Shapes (games, players, HIGHEST) and (games, players), the latter in points more than the others' mean.
    """
    barred = np.where(held > 0, 0.0, -np.inf)
    mixes = _in_full(np.where(held > 0, 1.0, 0.0))
    for turn in range(1, rounds + 1):
        likings = worths(mixes, prize, later) / PRECISION_POINTS + barred
        answers = _in_full(np.exp(likings - likings.max(axis=2, keepdims=True)))
        mixes = mixes + (answers - mixes) * max(2 / (turn + 2), _SLOWEST)
    return mixes, np.asarray((mixes * worths(mixes, prize, later)).sum(axis=2), dtype=np.float64)


def worths(mixes: Floats, prize: Floats, later: Later) -> Floats:
    """The worth to each player of laying each value if the others lay theirs by ``mixes``; same shape as ``mixes``."""
    others = mixes.shape[1] - 1
    against: Floats = np.matmul(later.pairs, mixes[:, None, :, :, None])[..., 0].sum(axis=2) / others
    return worths_now(mixes, prize) + against + later.alone


def worths_now(mixes: Floats, prize: Floats) -> Floats:
    """The same for the present prize only: the highest card wins it, or nobody if two laid the highest."""
    players = mixes.shape[1]
    below = np.cumsum(mixes, axis=2) - mixes
    worth = np.empty_like(mixes)
    for player in range(players):
        others = [other for other in range(players) if other != player]
        won = below[:, others].prod(axis=1)
        alone_highest = np.zeros_like(won)
        for other in others:
            rest = [third for third in others if third != other]
            alone_highest += mixes[:, other] * below[:, rest].prod(axis=1)
        lost = alone_highest.sum(axis=1, keepdims=True) - np.cumsum(alone_highest, axis=1)
        worth[:, player] = prize[:, None] * (won - lost / len(others))
    return worth


def _in_full(shares: Floats) -> Floats:
    whole: Floats = shares / shares.sum(axis=2, keepdims=True)
    return whole
