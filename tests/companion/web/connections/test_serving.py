"""The real server: streams go to all pages from one thread, slow and vanished pages hold nobody up."""

from __future__ import annotations

import http.client
import json
import resource
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from flask import Flask

from bench.free_port import free_port
from companion.settings.loading import load_settings
from companion.table.feed import made_once
from companion.web.connections.request_reader import Reception
from companion.web.connections.serving import CompanionServer, allow_open_files, within_files
from tests.companion.web.browser.served_feed import PATIENCE_S, Served, until

pytestmark = pytest.mark.slow

WIDE = "x" * 4_000_000


class Reader:
    """A page that follows the stream."""

    def __init__(self, served: Served, last: str = "", method: str = "GET", path: str = "/events") -> None:
        self.line = socket.create_connection(("127.0.0.1", served.port), timeout=PATIENCE_S)
        resumed = f"Last-Event-ID: {last}\r\n" if last else ""
        self.line.sendall(f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{resumed}\r\n".encode())
        self._file = self.line.makefile("rb")
        self.head: list[str] = []
        while (line := self._file.readline().strip()) != b"":
            self.head.append(line.decode())

    def next_state(self) -> Any:
        """The next state that comes, or what changed."""
        while not (line := self._file.readline()).startswith(b"data: "):
            assert line, "the stream ended"
        return json.loads(line[6:])

    def rest(self) -> bytes:
        """What comes until the end."""
        return self._file.read()

    def close(self) -> None:
        """Hang up."""
        self._file.close()
        self.line.close()


@pytest.fixture
def served() -> Iterator[Served]:
    """A served feed."""
    table = Served()
    yield table
    table.close()


def test_every_page_gets_each_state_and_more_pages_than_threads_are_served(served: Served) -> None:
    readers = [Reader(served) for _ in range(40)]
    assert readers[0].head[0] == "HTTP/1.1 200 OK"
    assert "Content-Type: text/event-stream; charset=utf-8" in readers[0].head
    assert not any("chunked" in line for line in readers[0].head)
    for reader in readers:
        assert reader.next_state() == {"version": 1, "sequence": 1}
    for version in range(2, 5):
        served.feed.publish({"version": version})
        for reader in readers:
            assert reader.next_state()["version"] == version
    hello = Reader(served, path="/hello")
    assert hello.head[0] == "HTTP/1.1 200 OK"
    for reader in (*readers, hello):
        reader.close()


def test_a_page_that_has_the_newest_state_waits_for_the_next(served: Served) -> None:
    behind, there, stranger = Reader(served, last="7"), Reader(served, last="1"), Reader(served, last="x")
    assert behind.next_state()["sequence"] == 1
    assert stranger.next_state()["sequence"] == 1
    served.feed.publish({"version": 2})
    assert there.next_state()["version"] == 2
    for reader in (behind, there, stranger):
        reader.close()


def test_a_page_that_takes_nothing_holds_nobody_up_and_gets_the_newest_later(served: Served) -> None:
    slow, quick = Reader(served), Reader(served)
    assert slow.next_state()["version"] == 1
    assert quick.next_state()["version"] == 1
    for version in range(2, 8):
        served.feed.publish({"version": version, "wide": WIDE})
        assert quick.next_state()["version"] == version
    seen = [slow.next_state()["version"]]
    while seen[-1] != 7:
        seen.append(slow.next_state()["version"])
    assert seen == sorted(set(seen))
    assert len(seen) < 6
    slow.close()
    quick.close()


def test_a_page_that_hung_up_is_noticed_without_news(served: Served) -> None:
    staying, leaving = Reader(served), Reader(served)
    assert leaving.next_state()["version"] == 1
    leaving.close()
    until(lambda: served.gone == 1)
    served.feed.publish({"version": 2})
    assert staying.next_state()["version"] == 1
    assert staying.next_state()["version"] == 2
    staying.close()
    until(lambda: served.gone == 2)


def test_each_page_is_told_its_own_part(served: Served) -> None:
    served.feed.publish({"version": 2}, made_once(lambda viewer: {"you": viewer}))
    served.viewer = "asha"
    reader = Reader(served)
    assert reader.next_state() == {"version": 2, "sequence": 2, "you": "asha"}
    served.viewer = "bo"
    served.feed.publish({"version": 3}, made_once(lambda viewer: {"you": viewer}))
    assert reader.next_state()["you"] == "bo"
    reader.close()


def test_a_page_that_asks_for_changes_is_told_them_and_the_whole_where_they_would_not_do(served: Served) -> None:
    served.viewer = "asha"
    reader = Reader(served, path="/events?changes=1")
    assert reader.next_state() == {"version": 1, "sequence": 1}
    served.feed.publish({"version": 2}, made_once(lambda viewer: {"you": viewer}))
    numbers = [{"op": "test", "path": "/sequence", "value": 1}, {"op": "replace", "path": "/sequence", "value": 2}]
    assert reader.next_state() == [
        *numbers,
        {"op": "replace", "path": "/version", "value": 2},
        {"op": "add", "path": "/you", "value": "asha"},
    ]
    served.viewer = "bo"  # another seat: what the one before was told is no ground to build on
    served.feed.publish({"version": 3}, made_once(lambda viewer: {"you": viewer}))
    assert reader.next_state() == {"version": 3, "sequence": 3, "you": "bo"}
    reader.close()
    resumed = Reader(served, last="3", path="/events?changes=1")
    served.feed.publish({"version": 4})
    assert resumed.next_state() == {"version": 4, "sequence": 4}, "nobody knows as whom it was told the third"
    resumed.close()


def test_a_page_whose_state_cannot_be_made_is_let_go_and_the_others_are_told(
    served: Served, caplog: pytest.LogCaptureFixture
) -> None:
    def parts(viewer: object) -> dict[str, object]:
        if viewer == "odd":
            raise KeyError(viewer)
        return {"you": viewer}

    odd, other = Reader(served, path="/events?who=odd"), Reader(served, path="/events?who=asha")
    assert odd.next_state()["version"] == 1
    assert other.next_state()["version"] == 1
    served.feed.publish({"version": 2}, made_once(parts))
    assert other.next_state() == {"version": 2, "sequence": 2, "you": "asha"}
    assert b'"version":2' not in odd.rest()
    assert served.gone == 1
    assert "could not be made" in caplog.text
    for reader in (odd, other):
        reader.close()


def test_a_look_at_the_head_alone_opens_no_stream(served: Served) -> None:
    reader = Reader(served, method="HEAD")
    assert reader.head[0] == "HTTP/1.1 200 OK"
    reader.close()


def test_a_server_that_is_ended_before_it_serves_comes_to_its_end() -> None:
    port = free_port()
    server = CompanionServer(Flask("none"), "127.0.0.1", port, [], load_settings().connections)
    server.stop()
    serving = threading.Thread(target=server.run, daemon=True)
    serving.start()
    serving.join(PATIENCE_S)
    assert not serving.is_alive()


def test_a_server_that_is_ended_while_it_prepares_comes_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    server = CompanionServer(Flask("none"), "127.0.0.1", 0, [], load_settings().connections)
    stopping = threading.Thread(target=server.stop, daemon=True)
    failed: list[BaseException] = []

    def prepared_late(*values: Any) -> Reception:
        stopping.start()
        stopping.join(0.3)  # long enough to be in the way; nothing depends on it where it waits, as it shall
        return Reception(*values)

    def serve() -> None:
        try:
            server.run()
        except BaseException as error:
            failed.append(error)

    monkeypatch.setattr("companion.web.connections.serving.Reception", prepared_late)
    serving = threading.Thread(target=serve, daemon=True)
    serving.start()
    for thread in (serving, stopping):
        thread.join(PATIENCE_S)
        assert not thread.is_alive()
    assert failed == []


def test_when_the_table_closes_every_page_is_let_go() -> None:
    table = Served()
    readers = [Reader(table) for _ in range(3)]
    for reader in readers:
        reader.next_state()
    table.close()
    for reader in readers:
        reader.rest()
        reader.close()
    assert table.gone == 3


INTERRUPTED_WHERE_IT_HURTS = """
import sys, time
from flask import Flask
from companion.settings.loading import load_settings
from companion.web.connections.serving import CompanionServer

app = Flask("slow")
app.add_url_rule("/", view_func=lambda: "hello")
table = CompanionServer(app, "127.0.0.1", int(sys.argv[1]), [], load_settings().connections)
handed_over = table._server.requests._queue.not_empty

def notify_slowly(n=1):
    # As threading.Condition has it, with time to be interrupted between waking a worker and striking it off.
    for waiter in list(handed_over._waiters)[:n]:
        waiter.release()
        print("woken", flush=True)
        time.sleep(0.3)
        handed_over._waiters.remove(waiter)

handed_over.notify = notify_slowly
table.run()
"""


INTERRUPTED_AS_IT_BEGINS = """
import http.client, signal, sys
from concurrent.futures import ThreadPoolExecutor
from flask import Flask
from companion.settings.loading import load_settings
from companion.web.connections.serving import CompanionServer

app = Flask("begins")
app.add_url_rule("/", view_func=lambda: "hello")
table = CompanionServer(app, "127.0.0.1", int(sys.argv[1]), [], load_settings().connections)
submit = ThreadPoolExecutor.submit

def submit_slowly(self, work, *values):
    # As on a busy machine: the first page is answered before this thread comes back.
    begun = submit(self, work, *values)
    connection = http.client.HTTPConnection("127.0.0.1", int(sys.argv[1]))
    connection.request("GET", "/")
    assert connection.getresponse().read() == b"hello"
    connection.close()
    signal.raise_signal(signal.SIGINT)
    return begun

ThreadPoolExecutor.submit = submit_slowly
try:
    table.run()
except KeyboardInterrupt:
    print("interrupted")
"""


def test_ctrl_c_ends_it_even_before_it_has_come_to_wait() -> None:
    command = ["env", "--default-signal=INT", sys.executable, "-c", INTERRUPTED_AS_IT_BEGINS, str(free_port())]
    done = subprocess.run(command, capture_output=True, text=True, timeout=3 * PATIENCE_S)
    assert (done.stdout, done.returncode) == ("interrupted\n", 0), done.stderr


def test_ctrl_c_ends_it_even_while_a_connection_is_being_handed_to_a_worker() -> None:
    port = free_port()
    with subprocess.Popen(
        ["env", "--default-signal=INT", sys.executable, "-c", INTERRUPTED_WHERE_IT_HURTS, str(port)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    ) as process:
        assert process.stdout is not None

        asked = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE_S)

        def connected() -> bool:
            try:
                asked.connect()
            except OSError:
                return False
            return True

        try:
            until(connected)
            asked.request("GET", "/")
            assert asked.getresponse().read() == b"hello"
            assert process.stdout.readline() == b"woken\n"
            asked.request("GET", "/")
            assert process.stdout.readline() == b"woken\n"
            process.send_signal(signal.SIGINT)
            process.wait(3 * PATIENCE_S)
        finally:
            process.kill()
            asked.close()


@pytest.mark.parametrize(
    ("soft", "hard", "reached"),
    [
        (1024, 4096, 2000),
        (1024, 1500, 1500),
        (1024, resource.RLIM_INFINITY, 2000),
        (3000, 4096, 3000),
        (resource.RLIM_INFINITY, resource.RLIM_INFINITY, resource.RLIM_INFINITY),
    ],
)
def test_open_files_are_allowed_as_far_as_the_system_lets_us(
    monkeypatch: pytest.MonkeyPatch, soft: int, hard: int, reached: int
) -> None:
    limits = [(soft, hard)]
    monkeypatch.setattr(resource, "getrlimit", lambda _: limits[-1])
    monkeypatch.setattr(resource, "setrlimit", lambda _, limit: limits.append(limit))
    assert allow_open_files(2000) == reached


def test_where_files_are_short_fewer_connections_are_taken_and_one_address_never_gets_more_than_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shipped = load_settings().connections
    beside = 100 + shipped.spare_files
    monkeypatch.setattr(resource, "getrlimit", lambda _: (beside + 100, beside + 100))
    fewer = within_files(shipped, pages=100, addresses=2)
    assert fewer.most == 50 < shipped.most
    assert fewer.of_an_address == min(shipped.of_an_address, fewer.most)
    monkeypatch.setattr(resource, "getrlimit", lambda _: (10**6, 10**6))
    assert within_files(shipped, pages=100, addresses=2) == shipped
