"""The same table by HTTPS beside plain HTTP: states, streams and seats."""

from __future__ import annotations

import contextlib
import http.client
import json
import socket
import ssl
import threading
import time
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bench.free_port import free_port
from companion.settings.loading import load_settings
from companion.web.app import create_live_app
from companion.web.connections.serving import CompanionServer
from companion.web.network.certificates import kept_certificate
from tests.companion.live_rig import Rig

PATIENCE_S = 120.0


class Secured:
    """A live table behind both servers."""

    def __init__(self, folder: Path) -> None:
        self.rig = Rig()
        self.plain, self.secure = free_port(), free_port()
        settings = load_settings()
        kept = kept_certificate(folder, ["raja.local", "127.0.0.1"], settings.reaching)
        app = create_live_app(self.rig.live, lambda name: name == "127.0.0.1", self.rig.open_pages)
        feeds = [self.rig.live.feed]
        self._beside = CompanionServer(app, "127.0.0.1", self.secure, feeds, settings.connections, kept).beside()
        self._server = CompanionServer(app, "127.0.0.1", self.plain, feeds, settings.connections)
        self._thread = threading.Thread(target=self._server.run)
        self.trust = ssl.create_default_context(cafile=str(kept.certificate))
        self._beside.__enter__()
        self._thread.start()

    def connected(self) -> ssl.SSLSocket:
        """A line to the secure address, whose certificate is checked against the address."""
        deadline = time.monotonic() + PATIENCE_S
        while True:
            try:
                line = socket.create_connection(("127.0.0.1", self.secure), timeout=PATIENCE_S)
                return self.trust.wrap_socket(line, server_hostname="127.0.0.1")
            except ConnectionRefusedError:
                assert time.monotonic() < deadline
                time.sleep(0.05)

    def close(self) -> None:
        """End both."""
        self._server.stop()
        self._thread.join(PATIENCE_S)
        self._beside.__exit__(None, None, None)


@pytest.fixture
def secured(tmp_path: Path) -> Iterator[Secured]:
    """A table with a secure address."""
    made = Secured(tmp_path)
    yield made
    made.close()


def next_state(lines: Any) -> dict[str, Any]:
    """The next state of a stream."""
    for line in lines:
        if line.startswith(b"data: "):
            state: dict[str, Any] = json.loads(line[6:])
            return state
    raise AssertionError("the stream came to its end")


def test_a_secure_page_follows_the_table_as_a_plain_one_does(secured: Secured) -> None:
    with secured.connected() as line:
        line.sendall(b"GET /api/events HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        stream = line.makefile("rb")
        first = next_state(stream)
        secured.rig.started("Asha", "Bo")
        newest = next_state(stream)
        while newest["lobby"]["stage"] != "playing":
            newest = next_state(stream)
        assert newest["sequence"] > first["sequence"]


def test_no_line_of_an_old_kind_or_with_a_weak_cipher_is_taken(secured: Secured) -> None:
    with secured.connected() as line:
        assert line.version() == "TLSv1.3"
    old, weak = (ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT) for _ in range(2))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        old.minimum_version = old.maximum_version = ssl.TLSVersion.TLSv1_1
    old.set_ciphers("ALL:@SECLEVEL=0")
    weak.maximum_version = ssl.TLSVersion.TLSv1_2
    weak.set_ciphers("AES128-SHA:@SECLEVEL=0")
    for context in (old, weak):
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        with (
            socket.create_connection(("127.0.0.1", secured.secure), timeout=PATIENCE_S) as line,
            pytest.raises(ssl.SSLError, match="ALERT"),
        ):
            context.wrap_socket(line)


def test_a_seat_taken_on_the_plain_page_is_the_same_persons_on_the_secure_one(secured: Secured) -> None:
    secured.connected().close()
    plain = http.client.HTTPConnection("127.0.0.1", secured.plain, timeout=PATIENCE_S)
    body = json.dumps({"name": "Asha"})
    plain.request("POST", "/api/seats/0/claim", body, {"Content-Type": "application/json"})
    answer = plain.getresponse()
    cookie = (answer.getheader("Set-Cookie") or "").split(";")[0]
    secure = http.client.HTTPSConnection("127.0.0.1", secured.secure, timeout=PATIENCE_S, context=secured.trust)
    secure.request("GET", "/api/state", headers={"Cookie": cookie})
    assert json.load(secure.getresponse())["you"]["seat"] == 0
    plain.close()
    secure.close()


def test_a_plain_request_at_the_secure_address_harms_nobody(secured: Secured) -> None:
    secured.connected().close()
    with socket.create_connection(("127.0.0.1", secured.secure), timeout=PATIENCE_S) as lost:
        lost.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        with contextlib.suppress(ConnectionError):
            lost.recv(4096)
    with secured.connected() as line:
        line.sendall(b"GET /api/state HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        assert line.makefile("rb").readline() == b"HTTP/1.1 200 OK\r\n"
