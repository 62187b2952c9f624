"""Open rooms on disk: each room's events in order, many of them written in one transaction."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

import sqlalchemy as sa

from companion.games.errors import MalformedCommand
from companion.open_room.events import Event, event_from_json, event_to_json
from companion.table.database import METADATA, Database
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
_MOST_ROOMS: Final = 2**31 - 1
"""The largest number of a room; a larger one comes from a damaged row."""


class RoomStore:
    """Reads and appends events; when ``append`` returns, they are on disk.

    Every method raises ``LogUnavailable``: ``log.cannot_write``.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    def first_number(self, wall_ms: int) -> int:
        """Return the number before the first state that is sent: above all that were sent before."""
        return first_number(self._database, "room", wall_ms)

    def rooms(self) -> list[int]:
        """Return the numbers of all rooms with at least one row, newest first."""
        with self._database.transaction() as connection:
            found = connection.execute(sa.select(_EVENTS.c.room).distinct()).scalars()
            return sorted((room for room in found if type(room) is int and 0 < room < _MOST_ROOMS), reverse=True)

    def goes_on(self) -> bool:
        """Whether the room opened last is still in play."""
        newest = sa.select(sa.func.max(_EVENTS.c.room)).scalar_subquery()
        ended = sa.select(_EVENTS.c.number).where(_EVENTS.c.room == newest, _EVENTS.c.event.startswith(_ENDED))
        with self._database.transaction() as connection:
            some = connection.execute(sa.select(_EVENTS.c.number).limit(1)).first()
            return some is not None and connection.execute(ended).first() is None

    def intact(self, room: int) -> tuple[list[tuple[Event, int]], bool]:
        """Return a room's events with their times in ms up to the first damaged or missing one, and whether those are
        all.
        """
        query = sa.select(_EVENTS.c.number, _EVENTS.c.event, _EVENTS.c.t_ms).where(_EVENTS.c.room == room)
        with self._database.transaction() as connection:
            rows = connection.execute(query.order_by(_EVENTS.c.number)).all()
        events: list[tuple[Event, int]] = []
        for number, text, t_ms in rows:
            try:
                event = event_from_json(json.loads(text))
            except (MalformedCommand, ValueError, TypeError, AttributeError, RecursionError):
                break
            if number != len(events) + 1 or type(t_ms) is not int:
                break
            events.append((event, t_ms))
        return events, len(events) == len(rows)

    def append_all(self, room: int, events: Sequence[tuple[Event, int]]) -> None:
        """Write a whole room, each event with its own time."""
        with self._database.transaction() as connection:
            connection.execute(_EVENTS.insert(), [_row(room, n, *event) for n, event in enumerate(events, start=1)])

    def append(self, room: int, after: int, events: Sequence[Event], t_ms: int) -> int:
        """Append events to a room that has ``after`` of them; return how many it has then."""
        rows = [_row(room, number, event, t_ms) for number, event in enumerate(events, start=after + 1)]
        with self._database.transaction() as connection:
            connection.execute(_EVENTS.insert(), rows)
        return after + len(rows)


def _row(room: int, number: int, event: Event, t_ms: int) -> dict[str, object]:
    text = json.dumps(event_to_json(event), ensure_ascii=False, separators=(",", ":"))
    return {"room": room, "number": number, "t_ms": t_ms, "event": text}
