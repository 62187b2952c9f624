"""One look at the club: the content of open pages, read once for all pages and languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from companion.hub.access.joining import no_such_table
from companion.hub.club import Club
from companion.hub.people.names import reference
from companion.hub.people.register import nicknames
from companion.hub.watching.spectator_view import (
    LineSeen,
    TableSeen,
    great_moments,
    table_seen,
    tables_in_order,
    tables_seen,
)

MOMENTS: Final = 8
LINES: Final = 60


class ClubLook:
    """Reads each part of the club's state when it is first needed.

    Deleted people remain references (``names.reference``), as the word for them depends on the reader's language.
    """

    def __init__(self, club: Club) -> None:
        self._club = club
        self._named: Callable[[int], str] | None = None
        self._walls: dict[frozenset[int] | None, tuple[list[int], list[TableSeen]]] = {}
        self._tables: dict[int, TableSeen] = {}
        self._moments: list[LineSeen] | None = None

    def wall(self, only: frozenset[int] | None) -> tuple[list[int], list[TableSeen]]:
        """Return the numbers of all tables in the wall's order, and the tables named (None: all) with their games."""
        if only not in self._walls:
            club = self._club
            with club.database.reading() as connection:
                now_ns, away_s = club.clocks.now_ns(), club.settings.away_s
                tables = tables_seen(connection, self._names, now_ns, away_s, only)
                self._walls[only] = tables_in_order(connection), tables
        return self._walls[only]

    def moments(self) -> list[LineSeen]:
        """The newest great moments."""
        if self._moments is None:
            with self._club.database.reading() as connection:
                self._moments = great_moments(connection, self._names, MOMENTS)
        return self._moments

    def table(self, table: int) -> TableSeen:
        """Return one table as a spectator sees it.

        Raises:
            UnknownResource: ``hub.no_such_table``.
        """
        if table not in self._tables:
            club = self._club
            with club.database.reading() as connection:
                now_ns, away_s = club.clocks.now_ns(), club.settings.away_s
                seen = table_seen(connection, table, self._names, now_ns, away_s, LINES)
            if seen is None:
                raise no_such_table()
            self._tables[table] = seen
        return self._tables[table]

    def _names(self, person: int) -> str:
        if self._named is None:
            with self._club.database.reading() as connection:
                self._named = nicknames(connection, reference)
        return self._named(person)
