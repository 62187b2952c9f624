"""When an event of a table was on an open page. Pure."""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

Stand: TypeAlias = tuple[int, int]
"""A game's number at the hub and the version that is shown: a table's games are numbered as they come."""


@dataclass(frozen=True, slots=True)
class Happened:
    """An event at a table, by the hub's numbers."""

    table: int
    at_ns: int
    stand: Stand


@dataclass(frozen=True, slots=True)
class Arrived:
    """A page was told how a table stands."""

    at_ns: int
    table: int
    stand: Stand


@dataclass(frozen=True, slots=True)
class Told:
    """How long events took to be on pages, in milliseconds, shortest first, and how many never were."""

    took_ms: Sequence[float]
    never: int


def told(happened: Iterable[Happened], pages: Iterable[Sequence[Arrived]], shows: Sequence[frozenset[int]]) -> Told:
    """How long each event took to each page that shows its table.

    An event is there as soon as its game is shown as of that event, of a later one, or a later game is.

    Args:
        pages: what each page was told, in order.
        shows: which tables it shows.
    """
    of_table: Mapping[int, list[Happened]] = defaultdict(list)
    for event in happened:
        of_table[event.table].append(event)
    took, never = [], 0
    for arrived, tables in zip(pages, shows, strict=True):
        stands: Mapping[int, list[Stand]] = defaultdict(list)
        times: Mapping[int, list[int]] = defaultdict(list)
        for one in arrived:
            if not stands[one.table] or one.stand > stands[one.table][-1]:
                stands[one.table].append(one.stand)
                times[one.table].append(one.at_ns)
        for table in tables:
            for event in of_table[table]:
                found = bisect_left(stands[table], event.stand)
                if found == len(stands[table]):
                    never += 1
                else:
                    took.append(max(0.0, (times[table][found] - event.at_ns) / 1e6))
    return Told(sorted(took), never)
