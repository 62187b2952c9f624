"""The exact value of every bid in one round of Almost, against any mixed bids.

Bids are gone through from 1 up. What counts is which of the others have bid so far, all of them in pairs or more: a
polynomial in one variable a player, none of them squared, as an array with an axis of length 2 a player. A bid that
nobody or two and more make multiplies it by the product of ``1 + chance`` less the terms of one player alone; whoever
is alone wins. The chain is run from below and from above, and each own bid is fitted in between.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float64]


def worths_of_bids(mixes: Floats, own: Floats, others: Floats, nobody: Floats) -> Floats:
    """What each bid of a player is worth, for many rounds at once, each with as many others.

    Args:
        mixes: shape (others, bids, rounds), the chance of each bid of each of the others.
        own: shape (bids, rounds), what it is worth to win with that bid.
        others: shape (others, bids, rounds), what it is worth that this other wins with it.
        nobody: shape (rounds,), what it is worth that nobody wins.

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
    """By who has bid below: the chance that all the rest bid higher."""
    found: Floats = np.ones_like(higher[0])
    for one in reversed(range(len(higher))):
        found = np.stack([found * higher[one], found])
    return found


def _one_alone(worth: Floats, higher: Floats) -> Floats:
    """By who has bid below: what it is worth that one of the rest makes the bid, and all others of them bid higher."""
    unbeaten: Floats = np.ones_like(higher[0])
    found: Floats = np.zeros_like(higher[0])
    for one in reversed(range(len(higher))):
        found = np.stack([found * higher[one] + unbeaten * worth[one], found])
        unbeaten = np.stack([unbeaten * higher[one], unbeaten])
    return found


def _halves(array: Floats, axis: int) -> tuple[Floats, Floats]:
    """Views without and with that player."""
    moved: Floats = np.moveaxis(array, axis, 0)
    return moved[0], moved[1]


def _together(so_far: Floats, chance: Floats, *, before: bool = False) -> Floats:
    """Times ``1 + chance`` of each player; ``before``: the other way, what each state before the bid leads to."""
    found = so_far.copy()
    for one in range(len(chance)):
        without, with_them = _halves(found, one)
        given, made = (with_them, without) if before else (without, with_them)
        made += chance[one] * given
    return found


def _alone(so_far: Floats, chance: Floats, *, before: bool = False) -> Floats:
    """Times the chances of one player each; ``before``: the other way."""
    found = np.zeros_like(so_far)
    for one in range(len(chance)):
        _halves(found, one)[0 if before else 1][...] += chance[one] * _halves(so_far, one)[1 if before else 0]
    return found


def _summed(array: Floats) -> Floats:
    total: Floats = array.sum(axis=tuple(range(array.ndim - 1)))
    return total
