"""Everything a club stores about one person, for that person to take away."""

from __future__ import annotations

import json
from collections import defaultdict
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from companion.hub.people.names import named_json, reference
from companion.hub.people.profiles import Profile, profile_of
from companion.hub.storage.tables import (
    ACCOUNTS,
    ENTRANTS,
    EVENTS,
    GAMES,
    PAIRINGS,
    RATINGS,
    RECORDINGS,
    SEATS,
    SIGN_INS,
    TABLES,
    TOURNAMENTS,
)


@dataclass(frozen=True, slots=True)
class KeptDevice:
    """A device that is signed in; ``used_ns``: last, to the hour."""

    begun_ns: int
    used_ns: int


@dataclass(frozen=True, slots=True)
class KeptRating:
    """A rating, of all games together where ``kind`` is empty."""

    kind: str
    mu: float
    sigma: float
    games: int


@dataclass(frozen=True, slots=True)
class KeptEvent:
    """Something in a game's log that names the person."""

    version: int
    at_ns: int
    event: dict[str, Any] | None
    line: dict[str, Any] | None


@dataclass(frozen=True, slots=True)
class KeptGame:
    """A game the person sat in; other people stand there by their numbers.

    Args:
        table: the name of the club's table.
        points: None before there are any.
    """

    id: int
    table: str
    kind: str
    title: str
    begun_ns: int
    last_ns: int
    over: bool
    seat: int
    points: int | None
    won: bool
    highest_wall: int
    events: tuple[KeptEvent, ...]


@dataclass(frozen=True, slots=True)
class KeptPlace:
    """A place in a round; None where no host entered it."""

    round: int
    place: int | None


@dataclass(frozen=True, slots=True)
class KeptTournament:
    """A tournament the person plays in, and their places in its rounds as hosts entered them."""

    id: int
    title: str
    left_ns: int | None
    places: tuple[KeptPlace, ...]


@dataclass(frozen=True, slots=True)
class KeptRecording:
    """A recording of one of the person's games in the club's archive."""

    digest: str
    game: int
    size: int
    kept_ns: int


@dataclass(frozen=True, slots=True)
class KeptOfPerson:
    """All that the hub keeps of one person; ``account_ns`` null without an account."""

    person: int
    profile: Profile
    account_ns: int | None
    devices: tuple[KeptDevice, ...]
    ratings: tuple[KeptRating, ...]
    games: tuple[KeptGame, ...]
    tournaments: tuple[KeptTournament, ...]
    recordings: tuple[KeptRecording, ...]


def kept_of(connection: sa.Connection, person: int) -> KeptOfPerson:
    """Return everything the hub stores about a person.

    Raises:
        UnknownResource: ``hub.no_such_person``.
    """
    profile = profile_of(connection, person)
    account = connection.execute(sa.select(ACCOUNTS.c.made_ns).where(ACCOUNTS.c.person_id == person))
    devices = sa.select(SIGN_INS.c.begun_ns, SIGN_INS.c.used_ns).where(SIGN_INS.c.person_id == person)
    rated = (RATINGS.c.kind, RATINGS.c.mu, RATINGS.c.sigma, RATINGS.c.games)
    ratings = sa.select(*rated).where(RATINGS.c.person_id == person).order_by(RATINGS.c.kind)
    recordings = (
        sa.select(RECORDINGS.c.digest, RECORDINGS.c.game_id, RECORDINGS.c.size, RECORDINGS.c.kept_ns)
        .join(SEATS, SEATS.c.game_id == RECORDINGS.c.game_id)
        .where(SEATS.c.person_id == person, RECORDINGS.c.gone_ns.is_(None))
        .order_by(RECORDINGS.c.kept_ns, RECORDINGS.c.digest)
    )
    return KeptOfPerson(
        person,
        profile,
        account.scalar_one_or_none(),
        tuple([KeptDevice(*row) for row in connection.execute(devices.order_by(SIGN_INS.c.begun_ns))]),
        tuple([KeptRating(*row) for row in connection.execute(ratings)]),
        _games(connection, person, profile.nickname),
        _tournaments(connection, person),
        tuple([KeptRecording(*row) for row in connection.execute(recordings)]),
    )


def _games(connection: sa.Connection, person: int, nickname: str) -> tuple[KeptGame, ...]:
    sat = (
        sa.select(GAMES, TABLES.c.name, SEATS.c.seat, SEATS.c.highest_wall)
        .join(SEATS, SEATS.c.game_id == GAMES.c.id)
        .join(TABLES, TABLES.c.id == GAMES.c.table_id)
        .where(SEATS.c.person_id == person)
        .order_by(GAMES.c.created_ns, GAMES.c.id)
    )
    events = _events(connection, person, nickname)
    found = []
    for row in connection.execute(sat):
        points = json.loads(row.points)
        found.append(
            KeptGame(
                id=row.id,
                table=row.name,
                kind=row.kind,
                title=row.title,
                begun_ns=row.created_ns,
                last_ns=row.last_ns,
                over=row.over,
                seat=row.seat,
                points=points[row.seat] if row.seat < len(points) else None,
                won=row.seat in json.loads(row.winners or "[]"),
                highest_wall=row.highest_wall,
                events=tuple(events[row.id]),
            )
        )
    return tuple(found)


def _events(connection: sa.Connection, person: int, nickname: str) -> dict[int, list[KeptEvent]]:
    """Return the events that name the person, by game and in order."""

    def name_of(other: int) -> str:
        return nickname if other == person else f"#{other}"

    named = sa.or_(EVENTS.c.event.contains(reference(person)), EVENTS.c.line.contains(reference(person)))
    query = (
        sa.select(EVENTS.c.game_id, EVENTS.c.version, EVENTS.c.logged_ns, EVENTS.c.event, EVENTS.c.line)
        .join(SEATS, SEATS.c.game_id == EVENTS.c.game_id)
        .where(SEATS.c.person_id == person, named)
        .order_by(EVENTS.c.game_id, EVENTS.c.version)
    )
    found: dict[int, list[KeptEvent]] = defaultdict(list)
    for row in connection.execute(query):
        event, line = (None if text is None else named_json(text, name_of) for text in (row.event, row.line))
        found[row.game_id].append(KeptEvent(row.version, row.logged_ns, event, line))
    return found


def _tournaments(connection: sa.Connection, person: int) -> tuple[KeptTournament, ...]:
    entered = (
        sa.select(TOURNAMENTS.c.id, TOURNAMENTS.c.title, ENTRANTS.c.left_ns)
        .join(ENTRANTS, ENTRANTS.c.tournament_id == TOURNAMENTS.c.id)
        .where(ENTRANTS.c.person_id == person)
        .order_by(TOURNAMENTS.c.id)
    )
    rows = connection.execute(entered).all()
    pairings = sa.select(PAIRINGS).where(PAIRINGS.c.tournament_id.in_([row.id for row in rows]))
    places: dict[int, list[KeptPlace]] = defaultdict(list)
    for pairing in connection.execute(pairings.order_by(PAIRINGS.c.round)):
        people, typed = json.loads(pairing.people), json.loads(pairing.typed or "null")
        if person in people:
            place = None if typed is None else typed[people.index(person)]
            places[pairing.tournament_id].append(KeptPlace(pairing.round, place))
    return tuple([KeptTournament(row.id, row.title, row.left_ns, tuple(places[row.id])) for row in rows])
