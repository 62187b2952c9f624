"""Improves a round's tables by swapping pairs of people, towards fewer repeated meetings and closer standings. Pure.

A steepest descent over all swaps. If repeated meetings remain, it restarts from tables in which some people changed
places.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

_SHAKES: Final = 24
"""How many restarts in a row may fail before the search ends."""
Counts = NDArray[np.int64]


class Seating:
    """The table of each person, and what each swap would change.

    Args:
        table_of: each person's table, in the order of the standings.
        met: how often each pair has sat together, zero on the diagonal.
    """

    def __init__(self, table_of: Counts, met: Counts) -> None:
        self.table_of = table_of
        self._met = met
        people = np.arange(len(table_of))
        sizes = np.bincount(table_of)
        middle = np.cumsum(sizes) - (sizes + 1) / 2  # the middle rank of each table if all sit in order
        self._off = (2 * (people[:, None] - middle[None, :])).astype(np.int64) ** 2
        self._weight = 8 * int(self._off.max() + 1)  # one meeting outweighs any distance

    def conflicts(self) -> Counts:
        """Return how often each person has met the others at their table."""
        return np.asarray(self._with_tables()[np.arange(len(self.table_of)), self.table_of])

    def cost(self) -> int:
        """Return the value to minimise: repeated meetings, then distance in the standings."""
        distance = self._off[np.arange(len(self.table_of)), self.table_of].sum()
        return int(self.conflicts().sum() * self._weight * len(self.table_of) + distance)

    def descend(self) -> None:
        """Make the best swap until none helps."""
        while True:
            changes = self._changes()
            best = int(changes.argmin())
            if changes.flat[best] >= 0:
                return
            one, other = divmod(best, len(self.table_of))
            self.table_of[[one, other]] = self.table_of[[other, one]]

    def shaken(self, by: int) -> Seating:
        """Return a variant in which the people with repeated meetings rotate their places."""
        table_of = self.table_of.copy()
        moved = np.flatnonzero(self.conflicts())
        table_of[moved] = np.roll(table_of[moved], by)
        return Seating(table_of, self._met)

    def _with_tables(self) -> Counts:
        """Return how often each person has met the people at each table."""
        at = np.zeros((len(self.table_of), int(self.table_of.max()) + 1), np.int64)
        at[np.arange(len(self.table_of)), self.table_of] = 1
        return np.asarray(self._met @ at)

    def _changes(self) -> NDArray[Any]:
        """Return, for each pair of people, how much swapping them adds to what ``descend`` minimises."""
        tables = self.table_of
        again = self._swapped(self._with_tables()) - 2 * self._met
        change = again * self._weight + self._swapped(self._off)
        change[tables[:, None] == tables[None, :]] = 0
        return change

    def _swapped(self, cost: Counts) -> Counts:
        """Return how much each swap adds, given each person's cost at each table."""
        there = cost[:, self.table_of]
        here = np.diagonal(there)
        return np.asarray(there + there.T - here[:, None] - here[None, :])


def swapped(tables: Sequence[int], met: Counts) -> list[int]:
    """Return each person's table, with as few repeated meetings as the search finds.

    Args:
        tables: each person's first table, in the order of the standings.
        met: how often each pair has sat together.
    """
    best = Seating(np.array(tables), met)
    best.descend()
    vain = 0
    while best.conflicts().any() and vain < _SHAKES:
        vain += 1
        other = best.shaken(vain)
        other.descend()
        if other.cost() < best.cost():
            best, vain = other, 0
    return [int(table) for table in best.table_of]
