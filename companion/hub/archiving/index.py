"""The index of recordings in the hub's database, kept in step with the store."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa

from companion.archive.store import RecordingStore
from companion.hub.storage.database import HubDatabase
from companion.hub.storage.tables import PEOPLE, RECORDINGS, SEATS, TABLES

WAITING: Final = "waiting"
DRAWN: Final = "drawn"
NONE: Final = "none"
"""The state of a recording without facts, as it is damaged or of a small game; it is kept, but not read again."""


@dataclass(frozen=True, slots=True)
class RecordingKept:
    """A recording that is there.

    Args:
        pictured: whether it has a picture; null: only the store knows.
        withheld: whether somebody in it does not want it shown.
    """

    digest: str
    table: str
    game: int
    size: int
    kept_ns: int
    facts: str
    pictured: bool | None
    withheld: bool


def add_recording(connection: sa.Connection, row: Mapping[str, Any]) -> None:
    """Add a recording to the index; adding it twice has no effect."""
    try:
        with connection.begin_nested():
            connection.execute(RECORDINGS.insert().values(**row))
    except sa.exc.IntegrityError:
        return


def is_known(connection: sa.Connection, digest: str) -> bool:
    """Whether the recording was ever received, even if it has been deleted since."""
    return connection.execute(sa.select(RECORDINGS.c.digest).where(RECORDINGS.c.digest == digest)).first() is not None


def recordings_kept(connection: sa.Connection, after: int = 0, most: int | None = None) -> list[RecordingKept]:
    """Return the recordings in the store, newest first.

    Args:
        after: how many to skip.
        most: how many at most; None: all the rest.
    """
    query = (
        _with_table()
        .where(RECORDINGS.c.gone_ns.is_(None))
        .order_by(RECORDINGS.c.kept_ns.desc(), RECORDINGS.c.digest.desc())
        .offset(after)
        .limit(most)
    )
    return [_kept(row) for row in connection.execute(query)]


def recordings_of(connection: sa.Connection, games: Sequence[int]) -> dict[int, list[RecordingKept]]:
    """Return the recordings in the store, by game."""
    query = (
        _with_table()
        .where(RECORDINGS.c.gone_ns.is_(None), RECORDINGS.c.game_id.in_(games))
        .order_by(RECORDINGS.c.kept_ns, RECORDINGS.c.digest)
    )
    found: dict[int, list[RecordingKept]] = {}
    for row in connection.execute(query):
        found.setdefault(row.game_id, []).append(_kept(row))
    return found


def is_withheld(connection: sa.Connection, digest: str) -> bool:
    """Whether somebody in that recording does not want it shown."""
    query = sa.select(RECORDINGS.c.digest).where(RECORDINGS.c.digest == digest, _withheld())
    return connection.execute(query).first() is not None


def _with_table() -> sa.Select[Any]:
    recorded = sa.select(RECORDINGS, TABLES.c.name, _withheld().label("withheld"))
    return recorded.join(TABLES, TABLES.c.id == RECORDINGS.c.table_id)


def _withheld() -> sa.ColumnElement[bool]:
    """Return the condition for recordings in which a person who does not want to be shown took part."""
    sat = sa.select(SEATS.c.seat).join(PEOPLE, PEOPLE.c.id == SEATS.c.person_id)
    return sat.where(SEATS.c.game_id == RECORDINGS.c.game_id, PEOPLE.c.recordings_shown.is_(False)).exists()


def _kept(row: Any) -> RecordingKept:
    told = (row.digest, row.name, row.game_id, row.size, row.kept_ns, row.facts, row.pictured)
    return RecordingKept(*told, withheld=bool(row.withheld))


def recordings_counted(connection: sa.Connection) -> int:
    """Return the number of recordings in the store."""
    there = sa.select(sa.func.count()).select_from(RECORDINGS).where(RECORDINGS.c.gone_ns.is_(None))
    return int(connection.execute(there).scalar_one())


def facts_counted(connection: sa.Connection) -> dict[str, int]:
    """Return the number of recordings ever received, by the state of their facts."""
    query = sa.select(RECORDINGS.c.facts, sa.func.count()).group_by(RECORDINGS.c.facts)
    return {str(facts): int(count) for facts, count in connection.execute(query)}


def next_to_draw(connection: sa.Connection) -> str | None:
    """Return the oldest recording whose facts are not extracted yet, or None."""
    there = (RECORDINGS.c.facts == WAITING) & RECORDINGS.c.gone_ns.is_(None)
    query = sa.select(RECORDINGS.c.digest).where(there).order_by(RECORDINGS.c.kept_ns).limit(1)
    found: str | None = connection.execute(query).scalar_one_or_none()
    return found


def mark_drawn(connection: sa.Connection, digest: str, facts: str, *, pictured: bool) -> None:
    """Note whether a recording's facts were extracted and whether it has a picture."""
    mine = RECORDINGS.update().where(RECORDINGS.c.digest == digest)
    connection.execute(mine.values(facts=facts, pictured=pictured))


def of_deleted_people(connection: sa.Connection) -> list[str]:
    """Return the recordings in the store in which a deleted person took part."""
    query = (
        sa.select(RECORDINGS.c.digest)
        .join(SEATS, SEATS.c.game_id == RECORDINGS.c.game_id)
        .join(PEOPLE, PEOPLE.c.id == SEATS.c.person_id)
        .where(RECORDINGS.c.gone_ns.is_(None), PEOPLE.c.deleted_ns.is_not(None))
        .distinct()
    )
    return list(connection.scalars(query))


def older_than(connection: sa.Connection, kept_ns: int) -> list[str]:
    """Return the recordings that were received before that time."""
    old = RECORDINGS.c.gone_ns.is_(None) & (RECORDINGS.c.kept_ns < kept_ns)
    return list(connection.scalars(sa.select(RECORDINGS.c.digest).where(old)))


def remove_recording(database: HubDatabase, store: RecordingStore, digest: str, now_ns: int) -> None:
    """Delete a recording; its digest stays known, so that no table sends it again.

    Raises:
        OSError: the store does not answer; nothing has changed.
    """
    store.remove(digest)
    with database.writing() as connection:
        connection.execute(RECORDINGS.update().where(RECORDINGS.c.digest == digest).values(gone_ns=now_ns))


def make_room(database: HubDatabase, store: RecordingStore, wanted_bytes: int, now_ns: int) -> None:
    """Delete the oldest recordings until enough space is free; those without extracted facts last."""
    with database.reading() as connection:
        kept = recordings_kept(connection)
    freed = 0
    for one in sorted(kept, key=lambda one: (one.facts == WAITING, one.kept_ns)):
        if freed >= wanted_bytes:
            return
        remove_recording(database, store, one.digest, now_ns)
        freed += one.size
