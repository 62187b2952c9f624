"""Logs and recordings of games that an earlier version wrote open, fold and replay as they did then."""

from __future__ import annotations

import gzip
import json
from itertools import product
from pathlib import Path
from typing import Any, Final

import pytest

from companion.games.catalogue import engine_of
from companion.games.codec import command_from_json, command_to_json, event_from_json, event_to_json
from companion.recording.state_digest import digest_of
from companion.replay.depths import replay_at
from companion.replay.report import Depth
from companion.settings.loading import load_settings
from companion.table.log import EventLog
from companion.table.table import BEGIN, Table

pytestmark = pytest.mark.slow

FILES: Final = Path(__file__).parents[1] / "earlier_files"
TOLD: Final[dict[str, dict[str, Any]]] = json.loads((FILES / "told.json").read_text(encoding="utf-8"))
"""Of each game in the log its kind, its version, and the digest of its state then."""


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> EventLog:
    path = tmp_path_factory.mktemp("earlier") / "log.sqlite"
    path.write_bytes(gzip.decompress((FILES / "log.sqlite.gz").read_bytes()))
    return EventLog(f"sqlite:///{path}")


@pytest.mark.parametrize("table_id", TOLD, ids=[told["kind"] for told in TOLD.values()])
def test_a_log_of_earlier_form_opens_to_the_same_state_and_is_written_the_same(log: EventLog, table_id: str) -> None:
    told = TOLD[table_id]
    engine = engine_of(told["kind"])
    table = Table.opened(log, table_id, engine)
    assert (table.version, digest_of(table.state)) == (told["version"], told["state"])
    for step in table.steps():
        assert [event_to_json(event_from_json(engine, event)) for event in step.events] == list(step.events)
        if step.command["command"] != BEGIN:
            assert command_to_json(command_from_json(engine, step.command)) == step.command


@pytest.mark.parametrize(
    ("kind", "depth"),
    [("raja", "re-sense"), *product([told["kind"] for told in TOLD.values()], ["fold", "re-decide"])],
)
def test_a_recording_of_earlier_form_replays_without_a_difference(kind: str, depth: Depth) -> None:
    report = replay_at(FILES / f"{kind}.mcap", depth, load_settings())
    assert report.differences == []
    assert report.final["version"] > 0
