"""The exact value of every bid in one round of Almost, against any mixed bids.

Bids are processed from 1 up. The state is which of the others have bid so far, all in pairs or larger groups: a
polynomial with one variable per player, none squared, as an array with an axis of length 2 per player. A bid that
nobody, or two or more, make multiplies it by the product of ``1 + chance`` minus the terms of a single player; whoever
is alone wins. The chain is run from below and from above, and each own bid is inserted in between.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float64]


def worths_of_bids(mixes: Floats, own: Floats, others: Floats, nobody: Floats) -> Floats:
    """The expected value of each bid of a player, for many rounds at once with equally many other players.

    Args:
        mixes: shape (others, bids, rounds), the chance of each bid of each of the others.
        own: shape (bids, rounds), the value of winning with that bid.
        others: shape (others, bids, rounds), the value if this other player wins with it.
        nobody: shape (rounds,), the value if nobody wins.

    Returns:
        Shape (bids, rounds).
    """
    count, bids, rounds = mixes.shape
    higher = np.maximum(1 - np.cumsum(mixes, axis=1), 0)
    higher[:, -1] = 0
    below = [np.zeros((2,) * count + (rounds,))]
    below[0][(0,) * count] = 1
    for bid in range(bids):
        below.append(_together(below[-1], mixes[:, bid]) - _alone(below[-1], mixes[:, bid]))
    above = np.zeros((2,) * count + (rounds,))
    above[(1,) * count] = nobody
    own_bid_alone = not others.any() and not nobody.any()
    worth = np.empty((bids, rounds))
    won_by_others = np.zeros((bids, rounds))
    for bid in reversed(range(bids)):
        chance, so_far = mixes[:, bid], below[bid]
        worth[bid] = own[bid] * _summed(so_far * _all_higher(higher[:, bid]))
        if own_bid_alone:
            continue
        beaten = _one_alone(chance * others[:, bid], higher[:, bid])
        worth[bid] += _summed((_together(so_far, chance) - so_far) * above)
        won_by_others[bid] = _summed(so_far * beaten)
        above = _together(above, chance, before=True) - _alone(above, chance, before=True) + beaten
    worth[1:] += np.cumsum(won_by_others, axis=0)[:-1]
    return worth


def _all_higher(higher: Floats) -> Floats:
    """For each set of players who have bid lower, the chance that all the rest bid higher."""
    found: Floats = np.ones_like(higher[0])
    for one in reversed(range(len(higher))):
        found = np.stack([found * higher[one], found])
    return found


def _one_alone(worth: Floats, higher: Floats) -> Floats:
    """For each set of players who have bid lower, the expected value if one of the rest makes the bid and all the
    others bid higher.
    """
    unbeaten: Floats = np.ones_like(higher[0])
    found: Floats = np.zeros_like(higher[0])
    for one in reversed(range(len(higher))):
        found = np.stack([found * higher[one] + unbeaten * worth[one], found])
        unbeaten = np.stack([unbeaten * higher[one], unbeaten])
    return found


def _halves(array: Floats, axis: int) -> tuple[Floats, Floats]:
    """Views of the array without and with that player."""
    moved: Floats = np.moveaxis(array, axis, 0)
    return moved[0], moved[1]


def _together(so_far: Floats, chance: Floats, *, before: bool = False) -> Floats:
    """Multiply by ``1 + chance`` of each player; ``before``: backwards, what each state before the bid leads to."""
    found = so_far.copy()
    for one in range(len(chance)):
        without, with_them = _halves(found, one)
        given, made = (with_them, without) if before else (without, with_them)
        made += chance[one] * given
    return found


def _alone(so_far: Floats, chance: Floats, *, before: bool = False) -> Floats:
    """Multiply by the chance of each single player; ``before``: backwards, what each state before the bid leads to."""
    found = np.zeros_like(so_far)
    for one in range(len(chance)):
        _halves(found, one)[0 if before else 1][...] += chance[one] * _halves(so_far, one)[1 if before else 0]
    return found


def _summed(array: Floats) -> Floats:
    total: Floats = array.sum(axis=tuple(range(array.ndim - 1)))
    return total
