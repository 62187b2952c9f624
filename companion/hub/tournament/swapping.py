"""Improves a round's tables by swapping pairs of people, towards fewer repeated meetings and closer standings. Pure.

A steepest descent over all swaps, begun again from shaken tables where it ends with meetings that could perhaps be spared.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

_SHAKES: Final = 24
"""How often tables are shaken in vain before the search ends."""
Counts = NDArray[np.int64]


class Seating:
    """Who sits at which table, and what each swap would change.

    Args:
        table_of: by person, in the order of the standings.
        met: how often each two have sat together, zero on the diagonal.
    """

    def __init__(self, table_of: Counts, met: Counts) -> None:
        self.table_of = table_of
        self._met = met
        people = np.arange(len(table_of))
        sizes = np.bincount(table_of)
        middle = np.cumsum(sizes) - (sizes + 1) / 2  # of its people, while they sit in the order of the standings
        self._off = (2 * (people[:, None] - middle[None, :])).astype(np.int64) ** 2
        self._weight = 8 * int(self._off.max() + 1)  # one meeting outweighs any distance

    def conflicts(self) -> Counts:
        """For each person, how often they have met those at their table."""
        return np.asarray(self._with_tables()[np.arange(len(self.table_of)), self.table_of])

    def cost(self) -> int:
        """What is minimised: repeated meetings, then distance in the standings."""
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
        """A variant in which everybody who meets somebody again changes places with somebody else."""
        table_of = self.table_of.copy()
        moved = np.flatnonzero(self.conflicts())
        table_of[moved] = np.roll(table_of[moved], by)
        return Seating(table_of, self._met)

    def _with_tables(self) -> Counts:
        """For each person and table, how often they have met those there."""
        at = np.zeros((len(self.table_of), int(self.table_of.max()) + 1), np.int64)
        at[np.arange(len(self.table_of)), self.table_of] = 1
        return np.asarray(self._met @ at)

    def _changes(self) -> NDArray[Any]:
        """For each pair of people, what swapping them adds to the cost."""
        tables = self.table_of
        again = self._swapped(self._with_tables()) - 2 * self._met
        change = again * self._weight + self._swapped(self._off)
        change[tables[:, None] == tables[None, :]] = 0
        return change

    def _swapped(self, cost: Counts) -> Counts:
        """What a swap adds, given each person's cost at each table."""
        there = cost[:, self.table_of]
        here = np.diagonal(there)
        return np.asarray(there + there.T - here[:, None] - here[None, :])


def swapped(tables: Sequence[int], met: Counts) -> list[int]:
    """The table of each person, with as few repeated meetings as the search finds.

    Args:
        tables: by person, in the order of the standings, where they begin.
        met: how often each two have sat together.
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
