"""A tournament's standings, from its rounds' results. Pure."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Sitting:
    """The people at one table of a round, and their places.

    Args:
        ranks: everybody's place, in the order of ``people``; equal for ties; None until the game is over.
    """

    people: tuple[int, ...]
    ranks: tuple[int, ...] | None

    @property
    def is_bye(self) -> bool:
        """Whether the person has no opponent."""
        return len(self.people) == 1

    @property
    def is_over(self) -> bool:
        """Whether the result is known."""
        return self.is_bye or self.ranks is not None


@dataclass(frozen=True, slots=True)
class Score:
    """One person's standing in a tournament.

    Args:
        place: shared where points, wins and opponents' points are equal.
        points: one for each player left behind; a bye gives one.
        opponents: the sum of the points of everybody met, each as often as met; breaks ties after wins.
    """

    place: int
    person: int
    points: int
    won: int
    opponents: int
    played: int


def scores(sittings: Iterable[Sitting], people: Sequence[int]) -> list[Score]:
    """Return everybody's score, ordered by points, wins and opponents' points."""
    points: Counter[int] = Counter(dict.fromkeys(people, 0))
    won: Counter[int] = Counter()
    played: Counter[int] = Counter()
    met: defaultdict[int, list[int]] = defaultdict(list)
    for sitting in sittings:
        if sitting.is_bye:
            points[sitting.people[0]] += 1
            won[sitting.people[0]] += 1
        if sitting.ranks is None:
            continue
        for person, rank in zip(sitting.people, sitting.ranks, strict=True):
            played[person] += 1
            points[person] += sum(other > rank for other in sitting.ranks)
            won[person] += rank == 1
            met[person] += [other for other in sitting.people if other != person]
    found = [
        Score(0, person, points[person], won[person], sum(points[other] for other in met[person]), played[person])
        for person in points
    ]
    found.sort(key=lambda score: (-score.points, -score.won, -score.opponents, score.person))
    placed: list[Score] = []
    for number, score in enumerate(found, start=1):
        last = placed[-1] if placed else None
        shared = last is not None and _worth(last) == _worth(score)
        placed.append(replace(score, place=last.place if last is not None and shared else number))
    return placed


def _worth(score: Score) -> tuple[int, int, int]:
    return score.points, score.won, score.opponents
