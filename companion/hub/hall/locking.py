"""Keeps seals and the reveal apart: batches share a hall's lock, beginning or ending a round needs it alone."""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa

from companion.errors import UnknownResource
from companion.hub.storage.tables import HALLS

_HALLS_LOCKS: Final = 0x68616C6C
"""Of PostgreSQL's advisory locks those with this first number are halls'."""
_NO_HALL: Final = "There is no such hall in this club: choose one from the list."


def share_hall(connection: sa.Connection, hall: int) -> None:
    """Share the hall's lock until this transaction ends; whoever waits for the exclusive lock goes first, so nobody starves."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock_shared(_HALLS_LOCKS, hall)))
    else:
        _write_first(connection, hall)


def hall_alone(connection: sa.Connection, hall: int) -> Any:
    """The hall's row once all batches are committed; no batch begins until this transaction ends.

    Raises:
        UnknownResource: ``hub.no_such_hall``.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_HALLS_LOCKS, hall)))
    else:
        _write_first(connection, hall)
    return hall_row(connection, hall)


def hall_row(connection: sa.Connection, hall: int) -> Any:
    """The hall's row.

    Raises:
        UnknownResource: ``hub.no_such_hall``.
    """
    row = connection.execute(sa.select(HALLS).where(HALLS.c.id == hall)).first()
    if row is None:
        raise UnknownResource("hub.no_such_hall", _NO_HALL)
    return row


def _write_first(connection: sa.Connection, hall: int) -> None:
    """Tell SQLite at once that this transaction writes: one that reads first may find that another has written."""
    connection.execute(HALLS.update().where(HALLS.c.id == hall).values(id=HALLS.c.id))
