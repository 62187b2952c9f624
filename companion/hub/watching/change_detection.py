"""Detects with one short query whether anything in the club changed since the last look."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import sqlalchemy as sa

from companion.hub.storage.tables import PEOPLE, TABLES

_NS_PER_S: Final = 1_000_000_000


@dataclass(frozen=True, slots=True)
class TableMark:
    """The values that change with every change at a table; ``silent``: not heard from for long."""

    name: str
    heard_ns: int
    silent: bool


@dataclass(frozen=True, slots=True)
class Marks:
    """The marks of the whole club at one moment.

    Args:
        tables: by number, without removed tables.
        people: how often anybody's name or colour was changed or deleted.
    """

    tables: Mapping[int, TableMark]
    people: int

    def changed_since(self, before: Marks) -> frozenset[int]:
        """Return the tables that changed, came or went."""
        every = self.tables.keys() | before.tables.keys()
        if self.people != before.people:
            return frozenset(every)
        return frozenset(table for table in every if self.tables.get(table) != before.tables.get(table))


def marks(connection: sa.Connection, now_ns: int, away_s: float) -> Marks:
    """Return the club's present marks."""
    columns = (TABLES.c.id, TABLES.c.name, TABLES.c.heard_ns)
    rows = connection.execute(sa.select(*columns).where(TABLES.c.revoked_ns.is_(None))).all()
    tables = {row.id: TableMark(row.name, row.heard_ns, now_ns - row.heard_ns > away_s * _NS_PER_S) for row in rows}
    changes = sa.select(sa.func.coalesce(sa.func.sum(PEOPLE.c.changes), 0))
    return Marks(tables, int(connection.execute(changes).scalar_one()))
