"""The hub and a table as programs: what is killed goes on, and nothing is lost or doubled."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest

from bench.free_port import free_port
from companion.table.database import Database
from companion.table.log import EventLog
from raja_client import Away, Hub
from tests.companion.hub.club_rig import LoggedTable

pytestmark = [pytest.mark.program, pytest.mark.slow]
PATIENCE_S = 120.0
Answer = TypeVar("Answer")


@contextlib.contextmanager
def program(*arguments: str) -> Iterator[subprocess.Popen[bytes]]:
    """``raja`` with these arguments, killed at the end if it has not been before."""
    process = subprocess.Popen([sys.executable, "-m", "companion.cli.main", *arguments], stdin=subprocess.PIPE)
    try:
        yield process
    finally:
        process.kill()
        process.wait()
        assert process.stdin is not None
        process.stdin.close()


def asked(ask: Callable[[], Answer]) -> Answer:
    """The hub's answer; asked again while it is not there yet."""
    deadline = time.monotonic() + PATIENCE_S
    while True:
        try:
            return ask()
        except Away:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.05)


def hub_versions(file: Path) -> dict[str, int]:
    """What lies in the hub's file: by game, how many events."""
    with contextlib.closing(sqlite3.connect(file)) as connection, contextlib.suppress(sqlite3.OperationalError):
        query = "SELECT key, count(*) FROM games JOIN club_events ON game_id = id GROUP BY key"
        return dict(connection.execute(query).fetchall())
    return {}


def wait_until_there(file: Path, log: EventLog) -> None:
    """The hub has every event of that log, once."""
    deadline = time.monotonic() + PATIENCE_S
    while hub_versions(file) != log.versions():
        assert time.monotonic() < deadline, (hub_versions(file), log.versions())
        time.sleep(0.05)


def test_a_killed_hub_and_a_killed_outbox_lose_and_double_nothing(tmp_path: Path) -> None:
    port = free_port()
    hub_file, table_url = tmp_path / "hub.sqlite", f"sqlite:///{tmp_path / 'table.sqlite'}"
    serving = ("hub", "--port", str(port), "--host", "127.0.0.1", "--database", f"sqlite:///{hub_file}")
    sending = ("hub", "send", "--while-asked", "--database", table_url)
    url = f"http://127.0.0.1:{port}"
    database = Database(table_url)
    table = LoggedTable(database)
    game = table.opened("bid_war", "g", 1)
    with program(*serving):
        code = asked(Hub(url).draw_code)["code"]
        with program("hub", "join", url, code, "--name", "Window", "--database", table_url) as joining:
            assert joining.wait(PATIENCE_S) == 0
        assert (tmp_path / "table-hub.json").stat().st_mode & 0o077 == 0
        with program(*sending) as outbox:
            table.play(game, 1, most=20)
            wait_until_there(hub_file, table.log)
            os.kill(outbox.pid, 9)
            table.play(game, 2, most=20)
    with program(*sending) as outbox:  # while nobody answers
        table.play(game, 3, most=20)
        with program(*serving):
            wait_until_there(hub_file, table.log)
        assert outbox.stdin is not None
        outbox.stdin.close()
        assert outbox.wait(PATIENCE_S) == 0
    database.close()


def test_a_recording_goes_up_over_the_line_while_the_table_rests(tmp_path: Path) -> None:
    port = free_port()
    table_url, url = f"sqlite:///{tmp_path / 'table.sqlite'}", f"http://127.0.0.1:{port}"
    settings, recording = tmp_path / "own.toml", tmp_path / "recordings" / "2026-11-20_190000_g.mcap"
    settings.write_text("[recordings_sent]\non = true\nrest_s = 0.2\npiece_kb = 16\nlook_s = 0.1\n")
    table = LoggedTable(Database(table_url))
    table.play(table.opened("bid_war", "g", 3), 3)
    recording.parent.mkdir()
    recording.write_bytes(os.urandom(70_000))
    serving = ("hub", "--port", str(port), "--host", "127.0.0.1", "--database", f"sqlite:///{tmp_path / 'hub.sqlite'}")
    with program(*serving, "--archive", str(tmp_path / "archive")):
        code = asked(Hub(url).draw_code)["code"]
        join = [sys.executable, "-m", "companion.cli.main", "hub", "join", url, code, "--database", table_url]
        subprocess.run(join, check=True, timeout=PATIENCE_S)
        with program("--settings", str(settings), "hub", "send", "--while-asked", "--database", table_url):
            deadline = time.monotonic() + PATIENCE_S
            while not asked(Hub(url).recordings)["recordings"]:
                assert time.monotonic() < deadline
                time.sleep(0.05)
    kept = [file.read_bytes() for file in (tmp_path / "archive").rglob("*.mcap")]
    assert kept == [recording.read_bytes()]
