"""Pairs a round: people with similar standings who have not met. Pure.

Swiss pairings for tables of more than two: the order of the standings is kept as far as nobody has to meet again. A
league uses the same with an order that means nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

import numpy as np

from companion.hub.tournament.swapping import swapped

LEAST: Final = 2
MOST: Final = 5
"""The most people at a table."""
_SEARCHED: Final = 10
"""Up to this many people, all seatings are searched for one with fewer repeated meetings."""
_STEPS: Final = 20_000
"""The number of steps after which a search ends."""

Met = Mapping[frozenset[int], int]
"""How often each pair of people has sat together."""
Round = tuple[tuple[int, ...], ...]
"""The tables of a round, leaders first; a person alone at a table has a bye."""


@dataclass
class _Steps:
    """The remaining steps of a search."""

    left: int = _STEPS


def table_sizes(people: int, wanted: int) -> tuple[int, ...]:
    """Return how many sit at each table: close to the wanted size, and differing by one at most.

    Raises:
        ValueError: fewer people than a table needs.
    """
    if people < LEAST:
        raise ValueError("too few people")
    found = []
    for tables in range(1, people // LEAST + 1):
        small, larger = divmod(people, tables)
        sizes = (small + 1,) * larger + (small,) * (tables - larger)
        if sizes[0] <= MOST:
            found.append(sizes)
    return min(found, key=lambda sizes: (sum(abs(size - wanted) for size in sizes), len(sizes)))


def paired(order: Sequence[int], met: Met, wanted: int, had_bye: Collection[int] = ()) -> Round:
    """Return the tables of the next round.

    Args:
        order: everybody who plays, leaders first.
        wanted: people at a table; with two at a table and an odd number of people, the last who had no bye yet has one.
        had_bye: people who have had a bye.

    Raises:
        ValueError: fewer people than a table needs.
    """
    byes: Round = ()
    seated = list(order)
    if wanted == LEAST and len(seated) % 2:
        alone = next((one for one in reversed(seated) if one not in had_bye), seated[-1])
        seated.remove(alone)
        byes = ((alone,),)
    sizes = table_sizes(len(seated), wanted)
    found = _swapped(seated, sizes, met)
    if len(seated) <= _SEARCHED:
        searched = (_seated(seated, sizes, met, allowed, _Steps()) for allowed in range(repeats(found, met)))
        found = next((fewer for fewer in searched if fewer is not None), found)
    return (*found, *byes)


def meetings(tables: Round) -> Iterator[frozenset[int]]:
    """Yield all pairs of people who sit together."""
    for table in tables:
        yield from map(frozenset, combinations(table, 2))


def repeats(tables: Round, met: Met) -> int:
    """Return the number of repeated meetings."""
    return sum(met.get(pair, 0) for pair in meetings(tables))


def _swapped(seated: Sequence[int], sizes: tuple[int, ...], met: Met) -> Round:
    """Seat people by the standings at tables of those sizes, then improve this by swapping pairs."""
    first = [table for table, size in enumerate(sizes) for _ in range(size)]
    again = np.array([[met.get(frozenset((one, other)), 0) for other in seated] for one in seated], np.int64)
    np.fill_diagonal(again, 0)
    tables: list[list[int]] = [[] for _ in sizes]
    for person, table in zip(seated, swapped(first, again), strict=True):
        tables[table].append(person)
    return tuple(map(tuple, tables))


def _seated(left: Sequence[int], sizes: tuple[int, ...], met: Met, allowed: int, steps: _Steps) -> Round | None:
    """Search tables of those sizes with at most ``allowed`` repeated meetings; None if the search finds none."""
    if not sizes:
        return ()
    first, others = left[0], left[1:]
    for size in dict.fromkeys(sizes):  # larger tables first
        for company in _companies(others, size - 1, (first,), met, allowed, steps):
            table = (first, *company)
            rest = [one for one in others if one not in company]
            found = _seated(rest, _without(sizes, size), met, allowed - repeats((table,), met), steps)
            if found is not None:
                return (table, *found)
            if steps.left <= 0:
                return None
    return None


def _without(sizes: tuple[int, ...], size: int) -> tuple[int, ...]:
    at = sizes.index(size)
    return sizes[:at] + sizes[at + 1 :]


def _companies(
    others: Sequence[int], wanted: int, table: tuple[int, ...], met: Met, allowed: int, steps: _Steps
) -> Iterator[tuple[int, ...]]:
    """Yield groups to seat with the people at ``table``, nearest in the standings first."""
    if wanted == 0:
        yield ()
        return
    for number, one in enumerate(others):
        steps.left -= 1
        if steps.left <= 0:
            return
        again = sum(met.get(frozenset((one, sits)), 0) for sits in table)
        if again <= allowed:
            rest = others[number + 1 :]
            for company in _companies(rest, wanted - 1, (*table, one), met, allowed - again, steps):
                yield (one, *company)
