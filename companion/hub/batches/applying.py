"""Applies batches to the hub's log: each event once and in order, with all consequences in the same transaction."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

import sqlalchemy as sa

from companion.clocks import Clocks
from companion.errors import Conflict, MalformedRequest
from companion.games.free_text import as_shown
from companion.hub.hooks.notable_events import happened_in
from companion.hub.hooks.queue import keep_to_tell
from companion.hub.people.names import Unnaming, reference
from companion.hub.people.register import person_called
from companion.hub.standings.ratings import rate_again
from companion.hub.standings.sieges import longest_siege
from companion.hub.storage.database import HubDatabase
from companion.hub.storage.tables import CLUB, EVENTS, GAMES, SEATS, TABLES
from companion.outbox.hub_messages import Batch, EventTold

GREAT: Final = frozenset({"collapse", "capture", "end"})
"""The tags of moments that interest the whole club."""


class Gap(Conflict):
    """Earlier events are missing (HTTP 409).

    Args:
        version: the last version of the game that the hub has.
    """

    def __init__(self, version: int) -> None:
        super().__init__("hub.gap", f"The hub has that game up to event {version}: send from there.", version=version)


class Applying:
    """Applies batches from tables."""

    def __init__(self, database: HubDatabase, clocks: Clocks) -> None:
        self._database = database
        self._clocks = clocks

    def apply(self, table: int, batch: Batch) -> int:
        """Apply the new part of a batch; return the version of the game that is now on disk.

        Raises:
            Gap: earlier events are missing.
            MalformedRequest: ``hub.other_seats``.
            LogUnavailable: nothing was applied.
        """
        now_ns = self._clocks.now_ns()
        with self._database.writing() as connection:
            connection.execute(TABLES.update().where(TABLES.c.id == table).values(heard_ns=now_ns))
            game = _game_of(connection, table, batch)
            _check_seats(connection, game.id, batch)
            if game.version < batch.after:
                raise Gap(game.version)
            new = [event for event in batch.events if event.version > game.version]
            if not new:
                return int(game.version)
            if batch.stand.over or game.over:
                # Changes of results wait for each other, as ratings depend on the order of games.
                connection.execute(sa.select(CLUB.c.one).with_for_update())
            unnamed = Unnaming(_references(connection, game.id, batch))
            _keep_events(connection, game.id, new, unnamed)
            _keep_stand(connection, game.id, new, batch, unnamed)
            place = {"table": table, "game": int(game.id)}
            happened = happened_in(batch, new, place, unnamed, GREAT, was_over=bool(game.over))
            keep_to_tell(connection, happened, now_ns)
            if batch.stand.over or game.over:
                _keep_longest_siege(connection, game.id)
                rate_again(connection, game.id)
            return new[-1].version


def _game_of(connection: sa.Connection, table: int, batch: Batch) -> Any:
    """Return the game's row, locked for this transaction; create it if it is new."""
    told = batch.game
    mine = (
        sa.select(GAMES.c.id, GAMES.c.version, GAMES.c.over)
        .where(GAMES.c.table_id == table, GAMES.c.key == told.key)
        .with_for_update()
    )
    found = connection.execute(mine).first()
    if found is not None:
        return found
    try:
        with connection.begin_nested():
            _begin_game(connection, table, batch)
    except sa.exc.IntegrityError:
        twice = connection.execute(mine).first()  # the same batch arrived twice at the same moment
        if twice is None:
            raise
        return twice
    return connection.execute(mine).one()


def _check_seats(connection: sa.Connection, game: int, batch: Batch) -> None:
    """Raise ``MalformedRequest`` (``hub.other_seats``) if the batch has another number of seats than the game so far."""
    seats = sa.select(sa.func.count()).select_from(SEATS).where(SEATS.c.game_id == game)
    if connection.execute(seats).scalar_one() != len(batch.game.seats):
        raise MalformedRequest("hub.other_seats", "That game had other seats before: send it under a key of its own.")


def _begin_game(connection: sa.Connection, table: int, batch: Batch) -> None:
    told = batch.game
    row = {
        "table_id": table,
        "key": told.key,
        "kind": told.kind,
        "title": as_shown(told.title),
        "created_ns": told.created_ns,
    }
    fresh = {"last_ns": told.created_ns, "version": 0, "view": "{}", "points": "[]"}
    unknown = {"over": False, "rated": False, "longest_siege": 0}
    added = connection.execute(GAMES.insert().values(**row, **fresh, **unknown).returning(GAMES.c.id)).scalar_one()
    for seat, who in enumerate(told.seats):
        name = as_shown(who.name)
        person = None if who.virtual else person_called(connection, name)
        virtual = name if who.virtual else None
        sitting = {"game_id": added, "seat": seat, "person_id": person, "virtual_name": virtual, "mat": who.mat}
        connection.execute(SEATS.insert().values(**sitting, highest_wall=0))


def _references(connection: sa.Connection, game: int, batch: Batch) -> dict[str, str]:
    """Return the reference that replaces the name of each person in the game."""
    rows = connection.execute(sa.select(SEATS.c.seat, SEATS.c.person_id).where(SEATS.c.game_id == game)).all()
    people = {row.seat: row.person_id for row in rows if row.person_id is not None}
    return {who.name: reference(people[seat]) for seat, who in enumerate(batch.game.seats) if seat in people}


def _keep_events(connection: sa.Connection, game: int, new: Sequence[EventTold], unnamed: Unnaming) -> None:
    rows = [
        {
            "game_id": game,
            "version": event.version,
            "logged_ns": event.logged_ns,
            "event": _text(unnamed(event.event)),
            "line": _text(unnamed(event.line)),
            "great": not GREAT.isdisjoint(event.tags),
        }
        for event in new
    ]
    connection.execute(EVENTS.insert(), rows)


def _keep_stand(
    connection: sa.Connection, game: int, new: Sequence[EventTold], batch: Batch, unnamed: Unnaming
) -> None:
    stand = batch.stand
    values = {
        "version": new[-1].version,
        "last_ns": new[-1].logged_ns,
        "view": _text(unnamed(stand.view)),
        "points": _text(list(stand.points)),
        "winners": None if stand.winners is None else _text(list(stand.winners)),
        "over": stand.over,
    }
    connection.execute(GAMES.update().where(GAMES.c.id == game).values(**values))
    for seat, height in enumerate(stand.walls):
        higher = (SEATS.c.game_id == game) & (SEATS.c.seat == seat) & (SEATS.c.highest_wall < height)
        connection.execute(SEATS.update().where(higher).values(highest_wall=height))


def _keep_longest_siege(connection: sa.Connection, game: int) -> None:
    events = connection.scalars(sa.select(EVENTS.c.event).where(EVENTS.c.game_id == game).order_by(EVENTS.c.version))
    longest = longest_siege([None if event is None else json.loads(event) for event in events])
    connection.execute(GAMES.update().where(GAMES.c.id == game).values(longest_siege=longest))


def _text(value: Any) -> str | None:
    return None if value is None else json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
