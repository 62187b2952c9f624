"""A short run of many who look on: every event of every table is on every page that shows it."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest

from companion.errors import CompanionError
from tests.soak.club.spectators import Cores, report, watched


@pytest.mark.program
@pytest.mark.slow
@pytest.mark.long
@pytest.mark.xdist_group("postgres")
def test_every_event_is_on_every_page_that_shows_its_table() -> None:
    with tempfile.TemporaryDirectory(prefix="raja-") as folder:
        Path(folder).chmod(0o711)
        try:
            found = watched(Path(folder), tables=2, gates=2, pages=30, pace_s=0.5, each_s=6.0, cores=Cores.apart())
        except CompanionError as missing:
            if missing.code != "hub.engine_missing":
                raise
            pytest.skip(f"needs PostgreSQL and Valkey ({missing.message})")
    assert found.told.took_ms
    assert (found.told.never, found.ended, found.pages) == (0, 0, 30)
    assert len(found.memory_mb) == 2
    for part in (found.alone, found.beside):
        assert part.commands
        assert 0 < sum(one.own_ms for one in part.commands) < part.spent.own_ms
    assert all(report(found))
