"""What pages and programs show of the club, read in one transaction."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa

from companion.errors import MalformedRequest
from companion.hub.access.joining import no_such_table
from companion.hub.archiving.index import RecordingKept, recordings_of
from companion.hub.club import Club
from companion.hub.people.profiles import colours
from companion.hub.people.register import nicknames, no_such_person
from companion.hub.standings.ranking import Against, Standing, head_to_head, season_of
from companion.hub.standings.ratings import ALL_GAMES, Rated
from companion.hub.standings.results import results
from companion.hub.storage.tables import PEOPLE, RATINGS, TABLES
from companion.hub.watching.club_look import LINES
from companion.hub.watching.spectator_view import (
    NameOf,
    TableSeen,
    greatest_walls,
    last_games,
    longest_sieges,
    table_seen,
)

GAMES: Final = 30
RECORDS: Final = 10
_YEARS: Final = range(2000, 2100)


@dataclass(frozen=True, slots=True)
class NamedStanding:
    """A standing with the person's name, colour and rating; the last two may be None."""

    standing: Standing
    name: str
    colour: str | None
    rating: float | None


@dataclass(frozen=True, slots=True)
class PersonShown:
    """The content of a person's page.

    Args:
        recorded: the archive's recordings, by game.
    """

    id: int
    name: str
    colour: str | None
    deleted: bool
    ratings: tuple[tuple[str, Rated], ...]
    against: tuple[tuple[str, Against], ...]
    games: tuple[Any, ...]
    recorded: Mapping[int, Sequence[RecordingKept]]


@dataclass(frozen=True, slots=True)
class NamedRating:
    """A person's rating in one kind of game, or in all together (empty)."""

    person: int
    name: str
    kind: str
    rated: Rated


def table_shown(club: Club, table: int, pseudonym: NameOf) -> TableSeen:
    """Return one table as a spectator sees it.

    Raises:
        UnknownResource: ``hub.no_such_table``.
    """
    with club.database.reading() as connection:
        named = nicknames(connection, pseudonym)
        seen = table_seen(connection, table, named, club.clocks.now_ns(), club.settings.away_s, LINES)
    if seen is None:
        raise no_such_table()
    return seen


def table_name(club: Club, table: int) -> str:
    """Return the name of a table.

    Raises:
        UnknownResource: ``hub.no_such_table``.
    """
    known = sa.select(TABLES.c.name).where(TABLES.c.id == table, TABLES.c.revoked_ns.is_(None))
    with club.database.reading() as connection:
        name = connection.execute(known).scalar_one_or_none()
    if name is None:
        raise no_such_table()
    return str(name)


def asked_season(club: Club, given: str | None) -> int:
    """Return the season asked for; the present one if none is named.

    Raises:
        MalformedRequest: ``hub.season``.
    """
    if given is None:
        return season_of(club.clocks.now_ns())
    if not given.isascii() or not given.isdigit() or len(given) != 4 or int(given) not in _YEARS:
        raise MalformedRequest("hub.season", "A season is a year, such as 2026: name one.")
    return int(given)


def standings_shown(club: Club, season: int, pseudonym: NameOf) -> list[NamedStanding]:
    """Return a season's standings, without deleted people."""
    with club.database.reading() as connection:
        found = club.standings.of(connection, season)
        named = nicknames(connection, lambda person: "")
        rated, coloured = _ratings(connection, None), colours(connection)
    overall = {person: rating.shown for person, kind, rating in rated if kind == ALL_GAMES}
    return [
        NamedStanding(standing, named(standing.person), coloured.get(standing.person), overall.get(standing.person))
        for standing in found
        if named(standing.person)
    ]


def person_shown(club: Club, person: int, pseudonym: NameOf) -> PersonShown:
    """Return the content of a person's page.

    Raises:
        UnknownResource: ``hub.no_such_person``.
    """
    with club.database.reading() as connection:
        row = connection.execute(sa.select(PEOPLE).where(PEOPLE.c.id == person)).first()
        if row is None:
            raise no_such_person()
        named = nicknames(connection, pseudonym)
        ratings = tuple([(kind, rating) for _, kind, rating in _ratings(connection, person)])
        against = tuple(
            [(named(other.person), other) for other in head_to_head(results(connection, person=person), person)]
        )
        games = tuple(last_games(connection, person, GAMES))
        recorded = recordings_of(connection, [game.id for game in games])
    return PersonShown(person, named(person), row.colour, row.deleted_ns is not None, ratings, against, games, recorded)


def ratings_shown(club: Club) -> list[NamedRating]:
    """Return everybody's ratings, without deleted people, best first for each kind of game."""
    with club.database.reading() as connection:
        named = nicknames(connection, lambda person: "")
        rated = _ratings(connection, None)
    found = [NamedRating(person, named(person), kind, rating) for person, kind, rating in rated if named(person)]
    return sorted(found, key=lambda one: (one.kind, -one.rated.shown, one.person))


def records_shown(club: Club, pseudonym: NameOf) -> tuple[list[tuple[str, Any]], list[Any]]:
    """Return the highest walls with their builders' names, and the longest sieges."""
    with club.database.reading() as connection:
        named = nicknames(connection, pseudonym)
        walls = [(named(row.person_id), row) for row in greatest_walls(connection, RECORDS)]
        return walls, longest_sieges(connection, RECORDS)


def _ratings(connection: sa.Connection, person: int | None) -> list[tuple[int, str, Rated]]:
    query = sa.select(RATINGS).order_by(RATINGS.c.kind, RATINGS.c.person_id)
    query = query if person is None else query.where(RATINGS.c.person_id == person)
    return [(row.person_id, row.kind, Rated(row.mu, row.sigma, row.games)) for row in connection.execute(query)]


def pseudonym(person: int) -> str:
    """Return what programs get instead of a deleted person's name."""
    return f"#{person}"
