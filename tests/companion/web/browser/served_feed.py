"""A feed behind the real server, in this process: streams, answers of any size, and what is sent said back."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Callable, Hashable

from flask import Flask, Response, jsonify, request

from bench.free_port import free_port
from companion.settings.loading import load_settings
from companion.table.feed import Feed
from companion.web.connections.serving import CompanionServer
from companion.web.connections.streaming import event_stream
from companion.web.network.certificates import KeptCertificate
from companion.web.network.reverse_proxy import NO_PROXIES, Proxies
from companion.web.settings import ConnectionSettings

PATIENCE_S = 120.0


class Served:
    """A feed behind the real server."""

    def __init__(
        self,
        connections: ConnectionSettings | None = None,
        secured: KeptCertificate | None = None,
        proxies: Proxies = NO_PROXIES,
    ) -> None:
        self.feed = Feed()
        self.feed.publish({"version": 1})
        self.viewer: Hashable = None
        self.gone = 0
        self.port = free_port()
        app = Flask(__name__)

        @app.get("/events")
        def events() -> Response:
            who = request.args.get("who")
            return event_stream(self.feed, lambda: who or self.viewer, self._left)

        @app.get("/wide/<int:size>")
        def wide(size: int) -> Response:
            return Response(b"x" * size)

        @app.post("/echo")
        def echo() -> Response:
            return Response(request.get_data())

        self.let_go = threading.Event()

        @app.get("/held")
        def held() -> Response:
            return jsonify(held=self.let_go.wait(PATIENCE_S))

        @app.get("/hello")
        def hello() -> Response:
            return jsonify(hello=True)

        @app.get("/whoami")
        def whoami() -> Response:
            return jsonify(address=request.remote_addr, secure=request.is_secure)

        settings = connections or load_settings().connections
        self.server = CompanionServer(app, "127.0.0.1", self.port, [self.feed], settings, secured, proxies)
        self._thread = threading.Thread(target=self.server.run)
        self._thread.start()
        until(self._answers)

    def _left(self) -> None:
        self.gone += 1

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=1):
                return True
        except OSError:
            return False

    def close(self) -> None:
        """Close the table and the server."""
        self.server.stop()
        self._thread.join(PATIENCE_S)
        assert not self._thread.is_alive()


def until(reached: Callable[[], bool]) -> None:
    """Wait, but not for ever."""
    deadline = time.monotonic() + PATIENCE_S
    while not reached():
        assert time.monotonic() < deadline
        time.sleep(0.01)
