"""Keeps seals and the reveal apart: batches share a hall's lock, beginning or ending a round needs it alone."""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa

from companion.errors import UnknownResource
from companion.hub.storage.tables import HALLS

_HALLS_LOCKS: Final = 0x68616C6C
"""The first number of the halls' advisory locks in PostgreSQL."""
_NO_HALL: Final = "There is no such hall in this club: choose one from the list."


def share_hall(connection: sa.Connection, hall: int) -> None:
    """Share the hall's lock until this transaction ends; a waiting exclusive lock goes first, so nobody starves."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock_shared(_HALLS_LOCKS, hall)))
    else:
        _write_first(connection, hall)


def hall_alone(connection: sa.Connection, hall: int) -> Any:
    """Lock the hall exclusively until this transaction ends, once all batches are committed; return its row.

    Raises:
        UnknownResource: ``hub.no_such_hall``.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_HALLS_LOCKS, hall)))
    else:
        _write_first(connection, hall)
    return hall_row(connection, hall)


def hall_row(connection: sa.Connection, hall: int) -> Any:
    """Return the hall's row.

    Raises:
        UnknownResource: ``hub.no_such_hall``.
    """
    row = connection.execute(sa.select(HALLS).where(HALLS.c.id == hall)).first()
    if row is None:
        raise UnknownResource("hub.no_such_hall", _NO_HALL)
    return row


def _write_first(connection: sa.Connection, hall: int) -> None:
    """Make SQLite lock for writing at once, as another could write after this transaction has read."""
    connection.execute(HALLS.update().where(HALLS.c.id == hall).values(id=HALLS.c.id))
