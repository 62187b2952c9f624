"""The room's process beside a table: opened by its host, there again after both were killed, begun anew where it falls."""

from __future__ import annotations

import json
import os
import signal
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from bench.free_port import free_port
from companion.errors import TooBusy
from companion.open_room.process import RoomProcess, game_goes_on, room_database
from tests.companion.web.browser.real_server import RealServer
from tests.own_thread import in_own_thread

pytestmark = [pytest.mark.slow]
PATIENCE_S = 120


def asked(port: int, path: str, body: dict[str, object] | None = None, host: str = "127.0.0.1") -> dict[str, Any]:
    """An answer of the server there."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"http://{host}:{port}{path}", data, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=PATIENCE_S) as answer:
        found: dict[str, Any] = json.load(answer)
    return found


def until(reached: Callable[[], bool]) -> None:
    """Wait, but not for ever."""
    deadline = time.monotonic() + PATIENCE_S
    while not reached():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def answers(port: int) -> bool:
    """Somebody serves a room there."""
    try:
        return "host" in asked(port, "/api/room/host")
    except OSError:
        return False


def servers_of(folder: Path) -> list[int]:
    """The processes that serve a room over that folder."""
    found = []
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            words = (entry / "cmdline").read_bytes().split(b"\0")
        except OSError:
            continue
        if b"room" in words and any(str(folder).encode() in word for word in words):
            found.append(int(entry.name))
    return found


@pytest.fixture
def room_port(tmp_path: Path) -> int:
    """The port that the settings of this test give the room."""
    port = free_port()
    (tmp_path / "own.toml").write_text(f"[open_room]\nport = {port}\n", encoding="utf-8")
    return port


@pytest.fixture
def table(tmp_path: Path, room_port: int) -> Iterator[RealServer]:
    """``raja play`` as people run it."""
    server = RealServer(tmp_path, settings=tmp_path / "own.toml")
    yield server
    server.close()


def test_a_host_opens_the_room_and_it_is_there_again_after_everything_was_killed(
    table: RealServer, room_port: int, tmp_path: Path
) -> None:
    assert table.get("/api/hall") == {"open": False, "port": room_port}
    with pytest.raises(urllib.error.HTTPError) as refused:
        asked(table.port, "/api/hall", {"open": True}, host="127.0.0.2")
    assert refused.value.code == 403
    refused.value.close()
    assert table.post("/api/hall", open=True) == {"open": True, "port": room_port}
    asked(room_port, "/api/room/open", {"title": "Hall"})
    asked(room_port, "/api/room/enter", {"name": "Asha"}, host="127.0.0.2")
    with urllib.request.urlopen(f"http://127.0.0.2:{table.port}/room", timeout=PATIENCE_S) as page:
        assert page.url == f"http://127.0.0.2:{room_port}/room"

    (served,) = servers_of(tmp_path)
    os.kill(served, signal.SIGKILL)
    until(lambda: servers_of(tmp_path) not in ([], [served]) and answers(room_port))
    assert asked(room_port, "/api/room")["room"]["guests"] == 1

    table.kill()
    until(lambda: servers_of(tmp_path) == [])  # it outlives no table
    table.start()
    until(lambda: answers(room_port))
    assert asked(room_port, "/api/room")["room"]["title"] == "Hall"
    assert table.post("/api/hall", open=False)["open"] is False
    assert not answers(room_port)


def test_a_room_that_does_not_come_up_is_said_so() -> None:
    process = RoomProcess([sys.executable, "-c", "raise SystemExit(2)"], free_port())
    with pytest.raises(TooBusy, match="port"):
        process.switch(on=True)
    assert not process.open
    process.close()


def test_whether_a_game_goes_on_is_seen_without_making_a_file(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'evenings-room.sqlite'}"
    assert not game_goes_on(url)
    assert list(tmp_path.iterdir()) == []


def test_the_rooms_log_lies_beside_the_tables() -> None:
    assert room_database("sqlite:////a/evenings.sqlite") == "sqlite:////a/evenings-room.sqlite"
    assert room_database("postgresql://a/b") == "postgresql://a/b"
    assert room_database("sqlite://") == "sqlite://"


@pytest.mark.long
def test_a_full_room_with_a_hundred_phones_loses_doubles_and_tells_nothing(tmp_path: Path) -> None:
    from bench.room import played

    measured = in_own_thread(lambda: played(tmp_path, phones=100, rounds=2, spread_s=1.0, keeps_heard=True))
    assert measured.faults == []
    assert len(measured.told) == 200


@pytest.mark.long
def test_the_server_killed_while_phones_seal_loses_none_that_it_acknowledged(tmp_path: Path) -> None:
    from tests.soak.killed_room import soaked

    room = in_own_thread(lambda: soaked(tmp_path, kills=2, phones=60))
    assert room.measured.faults == []
    assert room.again > 0
    assert len(room.measured.sealed) >= 2 * 59
