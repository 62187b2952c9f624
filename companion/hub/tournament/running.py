"""Tournaments in the hub's database: hosts create them, results arrive by themselves."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

import sqlalchemy as sa

from companion.errors import Conflict, MalformedRequest, UnknownResource
from companion.games.catalogue import engine_named
from companion.hub.club import Club
from companion.hub.people.register import person_called
from companion.hub.standings.results import Result, results
from companion.hub.storage.tables import ENTRANTS, PAIRINGS, PEOPLE, TABLES, TOURNAMENTS
from companion.hub.tournament.pairing import LEAST, MOST, meetings, paired
from companion.hub.tournament.score import Score, Sitting, scores

Form: TypeAlias = Literal["swiss", "league"]
FORMS: Final[tuple[Form, ...]] = ("swiss", "league")
MOST_ROUNDS: Final = 50
MOST_PEOPLE: Final = 200
LONGEST_TITLE: Final = 80
LONGEST_NAME: Final = 24


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament as hosts made it."""

    id: int
    title: str
    form: Form
    kind: str
    wanted: int
    rounds: int


@dataclass(frozen=True, slots=True)
class Pairing:
    """The people at one table of a round, and their result.

    Args:
        table: the name of the club's table; None if none was free.
        game: the hub's number of the game that gave the result; None if there is none yet, or a host entered the
            result.
    """

    id: int
    round: int
    number: int
    table: str | None
    sitting: Sitting
    game: int | None


@dataclass(frozen=True, slots=True)
class Course:
    """The present state of a tournament.

    Args:
        playing: the people to pair for the next round.
    """

    tournament: Tournament
    pairings: tuple[Pairing, ...]
    scores: tuple[Score, ...]
    playing: tuple[int, ...]

    @property
    def round(self) -> int:
        """The newest round; 0 before the first."""
        return max((pairing.round for pairing in self.pairings), default=0)

    @property
    def waits(self) -> bool:
        """Whether a result of the newest round is missing."""
        return not all(pairing.sitting.is_over for pairing in self.pairings)

    @property
    def is_over(self) -> bool:
        """Whether all rounds were played."""
        return self.round >= self.tournament.rounds and not self.waits


class Tournaments:
    """The club's tournaments. Thread-safe."""

    def __init__(self, club: Club) -> None:
        self._club = club

    def begin(self, title: str, form: str, kind: str, wanted: int, rounds: int, names: Sequence[str]) -> int:
        """Create a tournament with those present; return its number.

        Raises:
            MalformedRequest: ``hub.tournament``, ``hub.entrants``.
        """
        title = " ".join(title.split())
        fits = (
            form in FORMS and engine_named(kind) is not None and LEAST <= wanted <= MOST and 1 <= rounds <= MOST_ROUNDS
        )
        if not fits or not 0 < len(title) <= LONGEST_TITLE:
            raise MalformedRequest(
                "hub.tournament",
                f"A tournament has a title of up to {LONGEST_TITLE} letters, a form (swiss or league), a game, {LEAST} to "
                f"{MOST} people at a table and 1 to {MOST_ROUNDS} rounds: say all of them.",
                title=LONGEST_TITLE,
                least=LEAST,
                most=MOST,
                rounds=MOST_ROUNDS,
            )
        with self._club.database.writing() as connection:
            row = {"title": title, "form": form, "kind": kind, "wanted": wanted, "rounds": rounds}
            added = TOURNAMENTS.insert().values(**row, made_ns=self._club.clocks.now_ns()).returning(TOURNAMENTS.c.id)
            tournament = int(connection.execute(added).scalar_one())
            _enter(connection, tournament, names)
        return tournament

    def enter(self, tournament: int, names: Sequence[str]) -> None:
        """Add people from the next round on; those who had left return.

        Raises:
            UnknownResource: ``hub.no_such_tournament``. MalformedRequest: ``hub.entrants``.
        """
        with self._club.database.writing() as connection:
            _tournament(connection, tournament)
            _enter(connection, tournament, names)

    def leave(self, tournament: int, person: int) -> None:
        """Withdraw somebody from further rounds; their results still count.

        Raises:
            UnknownResource: ``hub.no_such_entrant``.
        """
        mine = (ENTRANTS.c.tournament_id == tournament) & (ENTRANTS.c.person_id == person)
        with self._club.database.writing() as connection:
            left = (
                ENTRANTS.update().where(mine, ENTRANTS.c.left_ns.is_(None)).values(left_ns=self._club.clocks.now_ns())
            )
            if connection.execute(left).rowcount != 1:
                raise UnknownResource(
                    "hub.no_such_entrant", "There is no active player with that number: look at the tournament."
                )

    def pair(self, tournament: int) -> int:
        """Pair the next round; return its number.

        Raises:
            UnknownResource: ``hub.no_such_tournament``.
            Conflict: ``hub.round_waits``, ``hub.tournament_over``, ``hub.too_few_entrants``.
        """
        with self._club.database.writing() as connection:
            # Locked, so that two hosts who tap at once make only one round.
            connection.execute(sa.select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.id == tournament).with_for_update())
            course = _course(connection, tournament)
            if course.waits:
                raise Conflict("hub.round_waits", "A result of this round is missing: wait for it, or type it.")
            if course.round >= course.tournament.rounds:
                raise Conflict("hub.tournament_over", "All rounds were played: begin another tournament.")
            if len(course.playing) < LEAST:
                raise Conflict("hub.too_few_entrants", "Fewer than two players are left: add somebody.")
            self._keep_round(connection, course)
            return course.round + 1

    def type_result(self, pairing: int, ranks: Sequence[int] | None) -> None:
        """Enter a host's result, or withdraw it.

        Args:
            ranks: the places of its people, in their order; 1 is the winner, equal ones are ties.

        Raises:
            UnknownResource: ``hub.no_such_pairing``. MalformedRequest: ``hub.ranks``.
        """
        with self._club.database.writing() as connection:
            people = connection.execute(
                sa.select(PAIRINGS.c.people).where(PAIRINGS.c.id == pairing)
            ).scalar_one_or_none()
            if people is None:
                raise UnknownResource(
                    "hub.no_such_pairing", "No table of a round has that number: look at the tournament."
                )
            count = len(json.loads(people))
            if ranks is not None and not (len(ranks) == count > 1 and min(ranks) == 1 and max(ranks) <= count):
                raise MalformedRequest("hub.ranks", "Give each of them a place from 1 on; equal ones share it.")
            typed = None if ranks is None else json.dumps(list(ranks))
            connection.execute(PAIRINGS.update().where(PAIRINGS.c.id == pairing).values(typed=typed))

    def all(self) -> list[Tournament]:
        """Return all tournaments, newest first."""
        query = sa.select(TOURNAMENTS).order_by(TOURNAMENTS.c.id.desc())
        with self._club.database.reading() as connection:
            return [_made(row) for row in connection.execute(query)]

    def course(self, tournament: int) -> Course:
        """Return the state of one tournament.

        Raises:
            UnknownResource: ``hub.no_such_tournament``.
        """
        with self._club.database.reading() as connection:
            return _course(connection, tournament)

    def _keep_round(self, connection: sa.Connection, course: Course) -> None:
        before = [pairing.sitting for pairing in course.pairings]
        met = Counter(pair for sitting in before for pair in meetings((sitting.people,)))
        byes = {sitting.people[0] for sitting in before if sitting.is_bye}
        swiss = course.tournament.form == "swiss"
        order = [score.person for score in course.scores] if swiss else sorted(course.playing)
        tables = paired([one for one in order if one in course.playing], met, course.tournament.wanted, byes)
        free = connection.scalars(
            sa.select(TABLES.c.id).where(TABLES.c.revoked_ns.is_(None)).order_by(TABLES.c.id)
        ).all()
        begun = {
            "tournament_id": course.tournament.id,
            "round": course.round + 1,
            "begun_ns": self._club.clocks.now_ns(),
        }
        for number, people in enumerate(tables, start=1):
            table = free[number - 1] if len(people) > 1 and number <= len(free) else None
            row = {"number": number, "table_id": table, "people": json.dumps(list(people))}
            connection.execute(PAIRINGS.insert().values(**begun, **row))


def _enter(connection: sa.Connection, tournament: int, names: Sequence[str]) -> None:
    nicknames = list(dict.fromkeys(" ".join(name.split()) for name in names))
    here = connection.execute(
        sa.select(sa.func.count()).select_from(ENTRANTS).where(ENTRANTS.c.tournament_id == tournament)
    ).scalar_one()
    if not all(0 < len(name) <= LONGEST_NAME for name in nicknames) or here + len(nicknames) > MOST_PEOPLE:
        raise MalformedRequest(
            "hub.entrants",
            f"Up to {MOST_PEOPLE} people enter, each by a nickname of up to {LONGEST_NAME} letters: correct the list.",
            people=MOST_PEOPLE,
            letters=LONGEST_NAME,
        )
    for name in nicknames:
        person = person_called(connection, name)
        mine = (ENTRANTS.c.tournament_id == tournament) & (ENTRANTS.c.person_id == person)
        if connection.execute(ENTRANTS.update().where(mine).values(left_ns=None)).rowcount == 0:
            connection.execute(ENTRANTS.insert().values(tournament_id=tournament, person_id=person))


def _tournament(connection: sa.Connection, tournament: int) -> Tournament:
    row = connection.execute(sa.select(TOURNAMENTS).where(TOURNAMENTS.c.id == tournament)).first()
    if row is None:
        raise UnknownResource(
            "hub.no_such_tournament", "The club has no tournament of that number: look at all of them."
        )
    return _made(row)


def _course(connection: sa.Connection, number: int) -> Course:
    tournament = _tournament(connection, number)
    query = (
        sa.select(PAIRINGS, TABLES.c.name)
        .outerjoin(TABLES, TABLES.c.id == PAIRINGS.c.table_id)
        .where(PAIRINGS.c.tournament_id == number)
        .order_by(PAIRINGS.c.round, PAIRINGS.c.number)
    )
    rows = connection.execute(query).all()
    began_ns = min((row.begun_ns for row in rows), default=None)
    over = (
        []
        if began_ns is None
        else [one for one in results(connection, since_ns=began_ns) if one.kind == tournament.kind]
    )
    pairings = _with_results(rows, over)
    known = sa.select(ENTRANTS.c.person_id, ENTRANTS.c.left_ns, PEOPLE.c.deleted_ns).join(PEOPLE)
    entrants = connection.execute(known.where(ENTRANTS.c.tournament_id == number).order_by(ENTRANTS.c.person_id)).all()
    people = [row.person_id for row in entrants]
    playing = tuple([row.person_id for row in entrants if row.left_ns is None and row.deleted_ns is None])
    found = scores([pairing.sitting for pairing in pairings], people)
    return Course(tournament, pairings, tuple(found), playing)


def _with_results(rows: Sequence[Any], over: Sequence[Result]) -> tuple[Pairing, ...]:
    """Give each table its result: a host's, or the first unused game of exactly its people since the round began."""
    taken: set[int] = set()
    found = []
    for row in rows:
        people = tuple(json.loads(row.people))
        game = next((one for one in over if one.game not in taken and _is_of(one, people, row.begun_ns)), None)
        if game is not None:
            taken.add(game.game)
        ranks = None if game is None else _ranks(game, people)
        if row.typed is not None:
            game, ranks = None, tuple(json.loads(row.typed))
        found.append(
            Pairing(
                row.id, row.round, row.number, row.name, Sitting(people, ranks), None if game is None else game.game
            )
        )
    return tuple(found)


def _is_of(result: Result, people: tuple[int, ...], begun_ns: int) -> bool:
    everybody = [place.person for place in result.places]
    return result.ended_ns >= begun_ns and len(everybody) == len(people) and set(everybody) == set(people)


def _ranks(result: Result, people: tuple[int, ...]) -> tuple[int, ...]:
    ranks = {place.person: place.rank for place in result.places}
    return tuple([ranks[person] for person in people])


def _made(row: Any) -> Tournament:
    return Tournament(row.id, row.title, row.form, row.kind, row.wanted, row.rounds)
