"""The whole wall as JSON for programs: each table's part is written once and kept until something changes there."""

from __future__ import annotations

import gzip
import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any, Final

from companion.hub.club import Club
from companion.hub.people.register import nicknames
from companion.hub.watching.change_detection import Marks, marks
from companion.hub.watching.club_look import MOMENTS
from companion.hub.watching.spectator_view import NameOf, great_moments, table_told, tables_in_order, tables_seen

_FAST: Final = 1
"""The level of gzip: it shrinks half a megabyte to a twentieth in a few milliseconds; higher levels gain little."""


class WrittenWall:
    """The wall at one moment.

    Args:
        body: JSON in UTF-8.
    """

    def __init__(self, body: bytes) -> None:
        self.body = body

    @cached_property
    def tag(self) -> str:
        """The ETag, different for every different body."""
        return hashlib.blake2b(self.body, digest_size=16).hexdigest()

    @cached_property
    def compressed(self) -> bytes:
        """The body as gzip."""
        return gzip.compress(self.body, _FAST, mtime=0)


@dataclass(frozen=True, slots=True)
class _Kept:
    marks: Marks
    tables: Mapping[int, str]
    wall: WrittenWall


class KeptWall:
    """Rewrites the wall only where something happened since the last request. Thread-safe.

    Args:
        pseudonym: returns the name shown for a deleted person.
    """

    def __init__(self, club: Club, pseudonym: NameOf) -> None:
        self._club = club
        self._pseudonym = pseudonym
        self._kept: _Kept | None = None

    def now(self) -> WrittenWall:
        """Return the present wall.

        Raises:
            LogUnavailable: the database does not answer.
        """
        club, kept = self._club, self._kept
        now_ns, away_s = club.clocks.now_ns(), club.settings.away_s
        with club.database.reading() as connection:
            seen = marks(connection, now_ns, away_s)
            changed = None if kept is None else seen.changed_since(kept.marks)
            if kept is not None and not changed:
                return kept.wall
            named = nicknames(connection, self._pseudonym)
            fresh = tables_seen(connection, named, now_ns, away_s, changed)
            order = tables_in_order(connection)
            moments = [asdict(moment) for moment in great_moments(connection, named, MOMENTS)]
        known = {} if kept is None else kept.tables
        written = {**known, **{table.id: _json(table_told(table)) for table in fresh}}
        tables = {table: written[table] for table in order if table in written}
        wall = WrittenWall(f'{{"tables":[{",".join(tables.values())}],"moments":{_json(moments)}}}\n'.encode())
        self._kept = _Kept(seen, tables, wall)  # if older, the next call sees it by its marks
        return wall


def _json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))
