"""A season's standings, and head-to-head records. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from companion.hub.standings.results import Result


@dataclass(frozen=True, slots=True)
class Standing:
    """One person's season.

    Args:
        behind: one point for each player left behind in each game, as places compare across games and scores do not.
    """

    place: int
    person: int
    played: int
    won: int
    behind: int


@dataclass(frozen=True, slots=True)
class Against:
    """One person's record against another, in the games both played."""

    person: int
    ahead: int
    after: int
    level: int


def standings(results: Iterable[Result]) -> list[Standing]:
    """Return everybody who played, most points first; equal points and wins share a place."""
    played: Counter[int] = Counter()
    won: Counter[int] = Counter()
    behind: Counter[int] = Counter()
    for result in results:
        for place in result.people():
            person = place.person or 0
            played[person] += 1
            won[person] += place.won
            behind[person] += sum(other.rank > place.rank for other in result.places)
    order = sorted(played, key=lambda person: (-behind[person], -won[person], person))
    found: list[Standing] = []
    for number, person in enumerate(order, start=1):
        standing = Standing(number, person, played[person], won[person], behind[person])
        last = found[-1] if found else None
        shared = last is not None and (last.behind, last.won) == (standing.behind, standing.won)
        found.append(replace(standing, place=last.place) if last is not None and shared else standing)
    return found


def head_to_head(results: Iterable[Result], person: int) -> list[Against]:
    """Return that person's record against everybody they met, most games together first."""
    ahead: Counter[int] = Counter()
    after: Counter[int] = Counter()
    level: Counter[int] = Counter()
    for result in results:
        own = next((place for place in result.people() if place.person == person), None)
        for other in result.people() if own is not None else ():
            if own is None or other.person in (person, None):
                continue
            count = level if other.rank == own.rank else ahead if other.rank > own.rank else after
            count[other.person or 0] += 1
    met = ahead + after + level
    order = sorted(met, key=lambda other: (-met[other], other))
    return [Against(other, ahead[other], after[other], level[other]) for other in order]


def season_of(now_ns: int) -> int:
    """Return the season of a time: its year in UTC."""
    return datetime.fromtimestamp(now_ns / 1e9, UTC).year


def season_ns(year: int) -> tuple[int, int]:
    """Return when a season begins and when the next one does."""
    return _new_year_ns(year), _new_year_ns(year + 1)


def _new_year_ns(year: int) -> int:
    return int(datetime(year, 1, 1, tzinfo=UTC).timestamp()) * 1_000_000_000
