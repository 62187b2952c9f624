"""The server ends as by a power cut in the middle of a sealed round: what was answered is there, nothing twice, nothing told."""

from __future__ import annotations

import contextlib
import http.cookiejar
import json
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.recording.changes.repair import repair_recording
from companion.recording.messages import CommandDecided, EventHappened
from companion.recording.reading import DamagedRecording, open_recording
from tests.companion.web.browser.real_server import PATIENCE_S, RealServer

pytestmark = pytest.mark.program

SCREEN, PHONES = "127.0.0.1", "127.0.0.2"


class Guest:
    """A browser with its cookies at a real server."""

    def __init__(self, server: RealServer, host: str) -> None:
        self._at = f"http://{host}:{server.port}"
        jar = urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar())
        self._opener = urllib.request.build_opener(jar)

    def told(self) -> Any:
        """What it is told of the small game."""
        with self._opener.open(f"{self._at}/api/small/state", timeout=PATIENCE_S) as answer:
            return json.load(answer)

    def post(self, path: str, **body: Any) -> tuple[int, Any]:
        """An action: its status and answer."""
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(f"{self._at}{path}", json.dumps(body).encode(), headers)
        try:
            with self._opener.open(request, timeout=PATIENCE_S) as answer:
                return answer.status, json.load(answer)
        except urllib.error.HTTPError as error:
            return error.code, json.load(error)

    def seal(self, bid: int, id: str) -> tuple[int, Any]:
        """Seal a bid for the own seat."""
        command = {"command": "SealBid", "seat": self.told()["you"], "bid": bid}
        return self.post("/api/small/commands", command=command, id=id)

    def until(self, holds: Callable[[Any], bool]) -> Any:
        """The first state for which that holds."""
        until_s = time.monotonic() + PATIENCE_S
        while not holds(state := self.told()):
            assert time.monotonic() < until_s, state
            time.sleep(0.1)
        return state


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RealServer]:
    served = RealServer(tmp_path)
    yield served
    served.close()


def own_bid(state: Any) -> Any:
    """The own sealed bid as the own phone sees it."""
    return state["view"]["players"][state["you"]]["bid"]


def everything_written(folder: Path) -> bytes:
    """All bytes of the server's output and its recordings, also as a reader of recordings sees what was flushed."""
    found = (folder / "server.txt").read_bytes()
    paths = sorted((folder / "recordings").glob("*.mcap"))
    assert len(paths) == 2, "one until the kill, one since"
    for number, path in enumerate(paths):
        repaired = folder / f"repaired-{number}-{time.monotonic_ns()}.mcap"
        with contextlib.suppress(DamagedRecording):  # nothing of it is on the disk yet
            repair_recording(path, repaired)
            with open_recording(repaired) as recording:
                found += repr(list(recording.messages(CommandDecided, EventHappened))).encode()
        found += path.read_bytes()
    return found


@pytest.mark.slow
def test_a_sealed_round_outlives_a_kill(server: RealServer, tmp_path: Path) -> None:
    screen, asha, bo = Guest(server, SCREEN), Guest(server, PHONES), Guest(server, PHONES)
    for seat, (guest, name) in enumerate([(asha, "Asha"), (bo, "Bo")]):
        assert guest.post(f"/api/seats/{seat}/claim", name=name)[0] == 200
    wish = {"kind": "almost", "options": {"discussion_s": 0}, "virtual": ["random"]}
    assert screen.post("/api/small/open", **wish)[0] == 200
    answer = asha.seal(7, "first")
    assert answer[0] == 200
    screen.until(lambda state: state["waiting"] == [1])
    before = own_bid(asha.told())
    assert (before["bid"], len(before["salt"])) == (7, 32)
    server.kill()
    server.start()
    assert own_bid(asha.told()) == before
    assert own_bid(bo.told()) is None
    version = bo.told()["version"]
    assert asha.seal(7, "first") == answer, "sent again it is answered as before"
    assert bo.told()["version"] == version
    written = everything_written(tmp_path)
    assert before["salt"].encode() not in written
    assert b"GameStarted" in written
    assert before["salt"] not in json.dumps([bo.told(), screen.told(), Guest(server, PHONES).told()])
    assert bo.seal(7, "second")[0] == 200
    last = asha.told()["view"]["last"]
    assert last["bids"][:2] == [7, 7]
    assert last["salts"][0] == before["salt"]
    assert bo.told()["view"]["last"] == last
