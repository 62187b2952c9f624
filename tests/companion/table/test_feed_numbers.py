"""Numbers of states rise over every restart, whatever the wall clock says."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

from companion.table.database import Database
from companion.table.feed_numbers import first_number


def test_numbers_rise_over_restarts_also_when_the_wall_clock_was_put_back(tmp_path: Path) -> None:
    given = []
    for wall_ms in (1_795_000_000_000, 1_795_000_000_001, 1_794_000_000_000, 0, 1_900_000_000_000):
        database = Database(f"sqlite:///{tmp_path / 'log.sqlite'}")
        given.append(first_number(database, "table", wall_ms))
        first_number(database, "small", 5)
        database.close()
    assert given[0] == 1_795_000_000_000
    assert given == sorted(set(given))
    assert min(later - earlier for earlier, later in pairwise(given)) >= 1_000_000
