"""Silent and slow connections keep nobody waiting; what comes is bounded in time, number and size."""

from __future__ import annotations

import contextlib
import errno
import http.client
import json
import socket
import ssl
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from companion.settings.loading import load_settings
from companion.web.network.certificates import KeptCertificate, kept_certificate
from companion.web.network.reverse_proxy import NO_PROXIES, Proxies
from companion.web.settings import ConnectionSettings
from tests.companion.web.browser.served_feed import PATIENCE_S, Served

pytestmark = pytest.mark.slow

SHIPPED = load_settings().connections
PATIENT = replace(SHIPPED, threads=2, request_s=3600.0, answer_s=3600.0, handshake_s=3600.0)
"""Two workers, and nobody is let go for being slow."""


class Line:
    """A connection, byte by byte."""

    def __init__(self, served: Served, said: bytes = b"", come_from: str = "127.0.0.1") -> None:
        here = (come_from, 0)
        self.socket = socket.create_connection(("127.0.0.1", served.port), timeout=PATIENCE_S, source_address=here)
        self.socket.sendall(said)

    def answer(self) -> tuple[int, dict[str, Any] | bytes]:
        """Status and body of the next answer."""
        answer = http.client.HTTPResponse(self.socket)
        answer.begin()
        body = answer.read()
        return answer.status, json.loads(body) if answer.getheader("Content-Type") == "application/json" else body

    def is_open(self) -> bool:
        """Whether the server has not let it go."""
        self.socket.setblocking(False)
        try:
            return self.socket.recv(1) != b""
        except BlockingIOError:
            return True
        except OSError:
            return False
        finally:
            self.socket.settimeout(PATIENCE_S)

    def close(self) -> None:
        """Hang up."""
        self.socket.close()

    def ended(self) -> bool:
        """Wait until the server lets it go."""
        try:
            return self.socket.recv(1) == b""
        except ConnectionError:
            return True


HELLO = b"GET /hello HTTP/1.1\r\nHost: x\r\n\r\n"


class Door:
    """A server, and connections to it that are closed in the end."""

    def __init__(self) -> None:
        self._end = contextlib.ExitStack()
        self.served: Served

    def open(
        self, settings: ConnectionSettings, kept: KeptCertificate | None = None, proxies: Proxies = NO_PROXIES
    ) -> None:
        """Serve with these settings."""
        self.served = Served(settings, kept, proxies)
        self._end.callback(self.served.close)

    def line(self, said: bytes = b"", come_from: str = "127.0.0.1") -> Line:
        """A connection that has said this, from that address."""
        line = Line(self.served, said, come_from)
        self._end.callback(line.close)
        return line

    def close(self) -> None:
        """Hang up, and end the server."""
        self._end.close()


@pytest.fixture
def door() -> Iterator[Door]:
    """A server that is begun with ``open``."""
    with contextlib.closing(Door()) as made:
        yield made


def test_more_silent_and_trickling_connections_than_workers_keep_nobody_waiting(door: Door) -> None:
    door.open(PATIENT)
    silent = [door.line() for _ in range(10)]
    trickling = [door.line(b"GET /he") for _ in range(10)]
    with_half_a_body = [door.line(b"POST /echo HTTP/1.1\r\nContent-Length: 9\r\n\r\nhal") for _ in range(10)]
    assert door.line(HELLO).answer() == (200, {"hello": True})
    assert all(line.is_open() for line in (*silent, *trickling, *with_half_a_body))
    trickling[0].socket.sendall(HELLO[7:])
    assert trickling[0].answer() == (200, {"hello": True})
    with_half_a_body[0].socket.sendall(b" a lot")
    assert with_half_a_body[0].answer() == (200, b"hal a lot")


def test_more_that_do_not_take_their_answers_than_workers_keep_nobody_waiting(door: Door) -> None:
    door.open(replace(PATIENT, held_mb=500.0))
    size = 12_000_000  # more than the system keeps for a line
    slow = [door.line(b"GET /wide/%d HTTP/1.1\r\n\r\n" % size) for _ in range(6)]
    assert door.line(HELLO).answer() == (200, {"hello": True})
    status, body = slow[0].answer()
    assert (status, len(body)) == (200, size)


def test_answers_that_nobody_takes_are_held_only_as_far_as_memory_is_meant_for_them(door: Door) -> None:
    door.open(replace(PATIENT, held_mb=20.0))
    slow = [door.line(b"GET /wide/%d HTTP/1.1\r\n\r\n" % 12_000_000) for _ in range(6)]
    assert door.line(HELLO).answer() == (200, {"hello": True})
    whole = 0
    for line in slow:
        with contextlib.suppress(http.client.IncompleteRead, ConnectionError):
            whole += line.answer()[0] == 200
    assert 1 <= whole < 6


def test_a_request_that_trickles_is_given_up_in_a_sentence_and_a_silent_line_without_a_word(door: Door) -> None:
    door.open(replace(SHIPPED, request_s=0.2))
    silent, trickling = door.line(), door.line(b"GET /hello HT")
    status, refusal = trickling.answer()
    assert isinstance(refusal, dict)
    assert (status, refusal["code"]) == (408, "http.too_slow")
    assert silent.ended()


def test_one_address_may_have_so_many_and_the_longest_silent_one_makes_room(door: Door) -> None:
    door.open(replace(PATIENT, of_an_address=3))
    lines = [door.line() for _ in range(3)]
    lines[0].socket.sendall(HELLO)  # not the longest silent one any more
    assert lines[0].answer()[0] == 200
    newest = door.line(HELLO)
    assert newest.answer() == (200, {"hello": True})
    assert lines[1].ended()
    assert lines[0].is_open()
    assert lines[2].is_open()


def test_who_makes_room_in_the_middle_of_a_request_is_told_why(door: Door) -> None:
    door.open(replace(PATIENT, of_an_address=1))
    head = b"POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nExpect: 100-continue\r\n\r\n"
    first = door.line(head)
    assert first.socket.recv(64).startswith(b"HTTP/1.1 100 Continue")
    assert door.line(HELLO).answer() == (200, {"hello": True})
    status, refusal = first.answer()
    assert isinstance(refusal, dict)
    assert (status, refusal["code"]) == (503, "http.too_many_connections")


class OutOfFiles:
    """A listening socket that the system refuses to accept on, a few times."""

    def __init__(self, listening: socket.socket, refusals: int) -> None:
        self._listening = listening
        self.refusals = refusals

    def accept(self) -> tuple[socket.socket, Any]:
        """Accept, unless the system has no file left."""
        if self.refusals > 0:
            self.refusals -= 1
            raise OSError(errno.EMFILE, "Too many open files")
        return self._listening.accept()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._listening, name)


def test_where_the_system_has_no_file_left_the_longest_silent_line_makes_room(door: Door) -> None:
    door.open(PATIENT)
    silent, answered = door.line(), door.line(HELLO)
    assert answered.answer() == (200, {"hello": True})  # so the silent one was accepted before it
    cheroot = door.served.server._server
    cheroot.socket = OutOfFiles(cheroot.socket, 1)
    assert door.line(HELLO).answer() == (200, {"hello": True})
    assert silent.ended()
    assert answered.is_open()


def test_where_no_line_can_make_room_for_another_it_waits_until_a_file_is_free(door: Door) -> None:
    door.open(PATIENT)
    held = door.line(b"GET /held HTTP/1.1\r\n\r\n")
    assert door.line(b"GET /hello HTTP/1.0\r\n\r\n").answer() == (200, {"hello": True})  # so the first is at a worker
    cheroot = door.served.server._server
    cheroot.socket = OutOfFiles(cheroot.socket, 5)
    assert door.line(HELLO).answer() == (200, {"hello": True})
    assert cheroot.socket.refusals == 0
    door.served.let_go.set()
    assert held.answer() == (200, {"held": True})


def test_a_crowded_address_is_refused_in_a_sentence_where_none_of_its_lines_is_idle(door: Door) -> None:
    door.open(replace(PATIENT, of_an_address=1))
    held = door.line(b"GET /held HTTP/1.1\r\n\r\n")
    assert door.line(b"GET /hello HTTP/1.0\r\n\r\n", "127.0.0.2").answer() == (200, {"hello": True})
    status, refusal = door.line(HELLO).answer()
    assert isinstance(refusal, dict)
    assert (status, refusal["code"]) == (503, "http.too_many_connections")
    door.served.let_go.set()
    assert held.answer() == (200, {"held": True})


def test_a_proxy_brings_many_people_whose_connections_do_not_share_a_limit(door: Door) -> None:
    door.open(replace(PATIENT, of_an_address=1, answered_of_an_address=1), proxies=Proxies.of(["127.0.0.3"]))
    brought = [door.line(b"GET /held HTTP/1.1\r\n\r\n", "127.0.0.3"), door.line(HELLO, "127.0.0.3")]
    assert brought[1].answer() == (200, {"hello": True})
    assert brought[0].is_open()
    door.served.let_go.set()
    assert brought[0].answer() == (200, {"held": True})


FORWARDED = (
    b"GET /whoami HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 192.0.2.66, 192.0.2.7\r\nX-Forwarded-Proto: https\r\n\r\n"
)


def test_only_a_proxy_is_believed_about_whom_it_brings(door: Door) -> None:
    door.open(PATIENT, proxies=Proxies.of(["127.0.0.3"]))
    assert door.line(FORWARDED, "127.0.0.3").answer() == (200, {"address": "192.0.2.7", "secure": True})
    assert door.line(FORWARDED).answer() == (200, {"address": "127.0.0.1", "secure": False})


@pytest.mark.parametrize(
    ("said", "status"),
    [
        pytest.param(b"GET / HTTP/1.1\r\nX-Long: ", 431, id="a header without an end"),
        pytest.param(b"GET /", 414, id="an address without an end"),
        pytest.param(b"POST /echo HTTP/1.1\r\nContent-Length: 64000000\r\n\r\n", 413, id="a body too large"),
    ],
)
def test_what_is_too_large_is_refused_though_more_of_it_comes(door: Door, said: bytes, status: int) -> None:
    door.open(PATIENT)
    line = door.line(said)
    with contextlib.suppress(ConnectionError):
        for _ in range(64):
            line.socket.sendall(b"x" * 65536)
    found, refusal = line.answer()
    assert found == status
    assert isinstance(refusal, dict)
    assert refusal["message"].endswith(".")
    assert line.ended()


def test_a_connection_takes_one_request_after_another_also_at_once(door: Door) -> None:
    door.open(PATIENT)
    line = door.line(HELLO + HELLO)
    answers = line.socket.makefile("rb")
    for _ in range(2):
        assert answers.readline() == b"HTTP/1.1 200 OK\r\n"
        while answers.readline() != b"\r\n":
            pass
        assert json.loads(answers.readline()) == {"hello": True}
    line.socket.sendall(HELLO)
    assert answers.readline() == b"HTTP/1.1 200 OK\r\n"


def test_whoever_waits_for_a_word_before_the_body_gets_it(door: Door) -> None:
    door.open(PATIENT)
    line = door.line(b"POST /echo HTTP/1.1\r\nExpect: 100-continue\r\nContent-Length: 3\r\n\r\n")
    assert line.socket.recv(25) == b"HTTP/1.1 100 Continue\r\n\r\n"
    line.socket.sendall(b"all")
    assert line.answer() == (200, b"all")


def test_one_address_that_asks_for_more_than_it_may_waits_for_itself_and_nobody_else_does(door: Door) -> None:
    door.open(replace(PATIENT, answered_of_an_address=1))
    dear = [door.line(b"GET /held HTTP/1.1\r\n\r\n") for _ in range(4)]
    own = door.line(HELLO)
    assert door.line(HELLO, "127.0.0.2").answer() == (200, {"hello": True})
    given_up = dear.pop()
    given_up.close()
    door.served.let_go.set()
    assert [line.answer() for line in (*dear, own)] == [(200, {"held": True})] * 3 + [(200, {"hello": True})]
    assert door.line(HELLO).answer() == (200, {"hello": True})


def test_a_handshake_that_does_not_go_on_keeps_nobody_waiting(door: Door, tmp_path: Path) -> None:
    kept = kept_certificate(tmp_path, ["127.0.0.1"], load_settings().reaching)
    door.open(PATIENT, kept)
    trust = ssl.create_default_context(cafile=str(kept.certificate))
    silent = [door.line() for _ in range(5)]
    table = http.client.HTTPSConnection("127.0.0.1", door.served.port, timeout=PATIENCE_S, context=trust)
    for size in (10, 3_000_000):
        table.request("GET", f"/wide/{size}")
        assert len(table.getresponse().read()) == size
    assert all(line.is_open() for line in silent)
    status, refusal = door.line(HELLO).answer()
    assert isinstance(refusal, dict)
    assert (status, refusal["code"]) == (400, "http.not_secure")
    table.close()


def test_a_handshake_has_its_time(door: Door, tmp_path: Path) -> None:
    kept = kept_certificate(tmp_path, ["127.0.0.1"], load_settings().reaching)
    door.open(replace(PATIENT, handshake_s=0.2), kept)
    assert door.line().ended()
