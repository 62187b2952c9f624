"""Ratings by OpenSkill (Plackett-Luce), for each game and for all together, in the order in which games ended."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias

import sqlalchemy as sa
from openskill.models import PlackettLuce

from companion.hub.standings.results import Result, results
from companion.hub.storage.tables import GAMES, PEOPLE, RATINGS

ALL_GAMES: Final = ""
Key: TypeAlias = tuple[int, str]
"""A person and a kind of game."""


@dataclass(frozen=True, slots=True)
class Rated:
    """A person's skill, its uncertainty, and the number of games behind it."""

    mu: float
    sigma: float
    games: int

    @property
    def shown(self) -> float:
        """The rating by which OpenSkill ranks: three deviations below the mean."""
        return self.mu - 3 * self.sigma


def rated(before: dict[Key, Rated], played: Iterable[Result]) -> dict[Key, Rated]:
    """Return the ratings after those games; a game changes only its players', and none if fewer than two are people."""
    model = PlackettLuce()
    found = dict(before)
    for result in played:
        people = result.people()
        if len(people) < 2:
            continue
        for kind in (ALL_GAMES, result.kind):
            keys = [(place.person or 0, kind) for place in people]
            olds = [found.get(key) for key in keys]
            teams = [[model.rating() if old is None else model.rating(mu=old.mu, sigma=old.sigma)] for old in olds]
            news = model.rate(teams, ranks=[float(place.rank) for place in people])
            for key, old, (new,) in zip(keys, olds, news, strict=True):
                found[key] = Rated(new.mu, new.sigma, 1 + (0 if old is None else old.games))
    return found


def rate_again(connection: sa.Connection, game: int) -> None:
    """Update the ratings after that game has ended or was reopened by an undo, while the club's row is locked."""
    own = results(connection, game=game)
    if own and not _rated_before(connection, game) and _is_last(connection, own[0]):
        people = [place.person for place in own[0].people()]
        query = sa.select(RATINGS).where(RATINGS.c.person_id.in_(people))
        before = {(row.person_id, row.kind): Rated(row.mu, row.sigma, row.games) for row in connection.execute(query)}
        connection.execute(RATINGS.delete().where(RATINGS.c.person_id.in_(people)))
        _keep(connection, rated(before, own))
    else:
        connection.execute(RATINGS.delete())
        _keep(connection, rated({}, results(connection)))
    connection.execute(GAMES.update().where(GAMES.c.id == game).values(rated=bool(own)))


def _rated_before(connection: sa.Connection, game: int) -> bool:
    return bool(connection.execute(sa.select(GAMES.c.rated).where(GAMES.c.id == game)).scalar_one())


def _is_last(connection: sa.Connection, result: Result) -> bool:
    later = sa.tuple_(GAMES.c.last_ns, GAMES.c.id) > sa.tuple_(result.ended_ns, result.game)
    return connection.execute(sa.select(GAMES.c.id).where(GAMES.c.over, later).limit(1)).first() is None


def _keep(connection: sa.Connection, ratings: dict[Key, Rated]) -> None:
    gone = set(connection.execute(sa.select(PEOPLE.c.id).where(PEOPLE.c.deleted_ns.is_not(None))).scalars())
    rows = [
        {"person_id": person, "kind": kind, "mu": rating.mu, "sigma": rating.sigma, "games": rating.games}
        for (person, kind), rating in ratings.items()
        if person not in gone
    ]
    if rows:
        connection.execute(RATINGS.insert(), rows)
