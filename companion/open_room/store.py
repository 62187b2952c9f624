"""Open rooms on disk: each room's events in order, many of them in one transaction."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

import sqlalchemy as sa

from companion.games.errors import MalformedCommand
from companion.open_room.events import Event, event_from_json, event_to_json
from companion.table.database import METADATA, Database, LogUnavailable
from companion.table.feed_numbers import first_number

_EVENTS: Final = sa.Table(
    "open_room_events",
    METADATA,
    sa.Column("room", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("t_ms", sa.BigInteger, nullable=False),
    sa.Column("event", sa.Text, nullable=False),
)
_ENDED: Final = '{"event":"GameEnded"'


class RoomStore:
    """Reads and appends; what ``append`` was given is on disk when it returns.

    Every method raises ``LogUnavailable``: ``log.cannot_write``, and ``log.not_understood`` for what a later version
    wrote.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    def first_number(self, wall_ms: int) -> int:
        """The number before the first state that is told of rooms: above all that were told before."""
        return first_number(self._database, "room", wall_ms)

    def newest_room(self) -> int:
        """The number of the room opened last; 0 before the first."""
        with self._database.transaction() as connection:
            return int(connection.execute(sa.select(sa.func.max(_EVENTS.c.room))).scalar() or 0)

    def goes_on(self) -> bool:
        """Whether the room opened last is still played in."""
        newest = sa.select(sa.func.max(_EVENTS.c.room)).scalar_subquery()
        ended = sa.select(_EVENTS.c.number).where(_EVENTS.c.room == newest, _EVENTS.c.event.startswith(_ENDED))
        with self._database.transaction() as connection:
            some = connection.execute(sa.select(_EVENTS.c.number).limit(1)).first()
            return some is not None and connection.execute(ended).first() is None

    def events(self, room: int) -> list[tuple[Event, int]]:
        """All events of that room, each with its time in milliseconds."""
        query = sa.select(_EVENTS.c.event, _EVENTS.c.t_ms).where(_EVENTS.c.room == room).order_by(_EVENTS.c.number)
        with self._database.transaction() as connection:
            rows = connection.execute(query).all()
        try:
            return [(event_from_json(json.loads(text)), t_ms) for text, t_ms in rows]
        except MalformedCommand as error:
            raise LogUnavailable(
                "log.not_understood", "The database was written by another version of the companion: use that one."
            ) from error

    def append(self, room: int, after: int, events: Sequence[Event], t_ms: int) -> int:
        """Write all these events of a room that has ``after`` of them; how many it has then."""
        rows = [
            {
                "room": room,
                "number": number,
                "t_ms": t_ms,
                "event": json.dumps(event_to_json(event), ensure_ascii=False, separators=(",", ":")),
            }
            for number, event in enumerate(events, start=after + 1)
        ]
        with self._database.transaction() as connection:
            connection.execute(_EVENTS.insert(), rows)
        return after + len(rows)
