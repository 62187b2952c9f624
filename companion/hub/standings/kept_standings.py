"""A season's standings, recomputed only after a result has changed."""

from __future__ import annotations

import threading
from typing import Any

import sqlalchemy as sa

from companion.hub.standings.ranking import Standing, season_ns, standings
from companion.hub.standings.results import results
from companion.hub.storage.tables import GAMES

_MOST_SEASONS = 4
"""How many seasons are cached: the present one, the last, and others that people look up."""


class KeptStandings:
    """Caches standings. Thread-safe."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._kept: dict[int, tuple[Any, list[Standing]]] = {}

    def of(self, connection: sa.Connection, season: int) -> list[Standing]:
        """Return that season's standings as of now."""
        since_ns, until_ns = season_ns(season)
        over = (GAMES.c.over, GAMES.c.last_ns >= since_ns, GAMES.c.last_ns < until_ns)
        # A withdrawn result lowers the count; a corrected one comes from a later event.
        query = sa.select(sa.func.count(), sa.func.max(GAMES.c.last_ns), sa.func.sum(GAMES.c.version)).where(*over)
        mark = tuple(connection.execute(query).one())
        with self._lock:
            kept = self._kept.get(season)
        if kept is not None and kept[0] == mark:
            return kept[1]
        found = standings(results(connection, since_ns=since_ns, until_ns=until_ns))
        with self._lock:
            self._kept.pop(season, None)
            self._kept[season] = mark, found
            while len(self._kept) > _MOST_SEASONS:
                del self._kept[next(iter(self._kept))]
        return found
