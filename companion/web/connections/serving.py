"""The web server: cheroot for requests, and one thread per feed for all open streams."""

from __future__ import annotations

import contextlib
import resource
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any, Final, Protocol

from cheroot.ssl.builtin import BuiltinSSLAdapter
from cheroot.wsgi import Gateway_10, Server
from flask import Flask

from companion.table.feed import Feed
from companion.web.api.bodies import MAX_GAME_BYTES
from companion.web.connections.fan_out import FanOut
from companion.web.connections.request_bytes import RequestLimits
from companion.web.connections.request_reader import Reception
from companion.web.connections.streaming import StateStream
from companion.web.errors import MET_BEFORE
from companion.web.network.reverse_proxy import NO_PROXIES, BehindProxies, Proxies
from companion.web.settings import ConnectionSettings

if TYPE_CHECKING:
    from companion.web.network.certificates import KeptCertificate

FAST_PATH: Final = "raja.fast_path"
"""The key under which an application's extensions hold its ``FastPath``."""

_LEAST: Final = 32
"""The fewest connections accepted, however few open files the system allows."""


class FastPath(Protocol):
    """Answers plain requests with less work than the server and its application take."""

    def answer(self, request: bytes, address: str, server_name: str) -> bytes | None:
        """Return the complete answer to a complete request; None if Flask must answer, which also reports errors."""


class _Server(Server):
    """cheroot's server, with requests read completely before a worker gets them."""

    def __init__(self, app: Flask, host: str, port: int, settings: ConnectionSettings, proxies: Proxies) -> None:
        answering: Any = BehindProxies(app, proxies) if proxies.networks else app
        super().__init__((host, port), answering, settings.threads, "raja", request_queue_size=settings.waiting)
        self.reception: Reception
        self.fast_path: FastPath | None = app.extensions.get(FAST_PATH)
        self._settings = settings
        self._proxies = proxies
        self._connections: Any

    def prepare(self) -> None:
        """Prepare as cheroot does, but with our own connection manager."""
        super().prepare()
        self._connections.close()
        secured = None if self.ssl_adapter is None else self.ssl_adapter.context
        limits = RequestLimits(
            self._settings.line_bytes, self._settings.head_bytes, self._settings.head_lines, MAX_GAME_BYTES
        )
        self._connections = self.reception = Reception(self, self._settings, limits, secured, self._proxies)


class CompanionServer:
    """Serves an application; separate threads send the streams of its feeds.

    Args:
        feeds: the feeds whose streams the application offers.
        settings: limits on the number of connections and their times.
        secured: the certificate for HTTPS; plain HTTP without one.
        proxies: reverse proxies through which people connect.
    """

    def __init__(
        self,
        app: Flask,
        host: str,
        port: int,
        feeds: list[Feed],
        settings: ConnectionSettings,
        secured: KeptCertificate | None = None,
        proxies: Proxies = NO_PROXIES,
    ) -> None:
        self._feeds = feeds
        self._fans: dict[int, FanOut] = {id(feed): FanOut(feed) for feed in feeds}
        self._server = _Server(app, host, port, settings, proxies)
        if secured is not None:
            self._server.ssl_adapter = BuiltinSSLAdapter(str(secured.certificate), str(secured.key))
        self._server.gateway = _gateway(self._fans)
        self._stop_asked = threading.Event()
        self._preparing = threading.Lock()
        self._prepared = False

    def run(self) -> None:
        """Serve until interrupted, then close everything.

        The server runs in its own thread. Ctrl-C could come between any two steps, such as between a thread's start and
        the wait for it, or while a queue is being written. So it is only noted: this thread wakes up, stops the server
        and then raises ``KeyboardInterrupt``.
        """
        asked: SimpleQueue[bool] = SimpleQueue()  # safe in a signal handler, unlike an event
        with _noted_ctrl_c(asked):
            with self._preparing:  # stopping it half prepared would remove what it is about to use
                if self._stop_asked.is_set():
                    self._let_streams_go()
                    return
                self._server.prepare()
                self._prepared = True
            with ThreadPoolExecutor(1, thread_name_prefix="serving") as thread:
                serving = thread.submit(self._server.serve)
                serving.add_done_callback(lambda _: asked.put(False))
                interrupted = asked.get()
                self._let_streams_go()
                self._server.stop()
            serving.result()
        if interrupted:
            raise KeyboardInterrupt

    def _let_streams_go(self) -> None:
        for feed in self._feeds:
            feed.close()
        for fan in self._fans.values():
            fan.join()

    def stop(self) -> None:
        """End ``run``, even if it has not begun yet."""
        self._stop_asked.set()
        with self._preparing:
            if self._prepared:
                self._server.stop()

    @contextlib.contextmanager
    def beside(self) -> Iterator[None]:
        """Serve in a separate thread while the context lasts; used for a table's second address."""
        thread = threading.Thread(target=self.run, name="secure address", daemon=True)
        thread.start()
        try:
            yield
        finally:
            self.stop()
            thread.join(timeout=10)


@contextlib.contextmanager
def _noted_ctrl_c(asked: SimpleQueue[bool]) -> Iterator[None]:
    """Note Ctrl-C while the context lasts; outside the main thread it does nothing."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, lambda *_: asked.put(True))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _gateway(fans: dict[int, FanOut]) -> type[Gateway_10]:
    class Gateway(Gateway_10):
        """Answers requests by WSGI; hands a stream's socket to the fan-out, so that the worker is free again."""

        def get_environ(self) -> Any:  # cheroot's stub has None
            """Return the WSGI environment, with the error that the fast path met."""
            environ: Any = super().get_environ()  # type: ignore[no-untyped-call]
            if self.req.conn.met is not None:
                environ[MET_BEFORE] = self.req.conn.met
            return environ

        def respond(self) -> None:
            """Send the response, or hand its stream on."""
            response = self.req.server.wsgi_app(self.env, self.start_response)
            if isinstance(response, StateStream):
                self._hand_on(response)
                return
            line = self.req.conn
            line.gathers = True
            try:
                for chunk in filter(None, response):
                    self.write(chunk)
                    if line.gathers:
                        line.write_gathered()
            finally:
                self.req.ensure_headers_sent()
                if line.gathers:
                    line.write_gathered()
                if hasattr(response, "close"):
                    response.close()

        def _hand_on(self, stream: StateStream) -> None:
            request = self.req
            # Without a length and without chunks: the stream ends when the connection does.
            request.response_protocol = "HTTP/1.0"
            request.close_connection = True
            request.outheaders.append((b"Connection", b"close"))
            request.sent_headers = True
            try:
                request.send_headers()
            except OSError:
                stream.close()
                raise
            if request.conn.unsent:
                stream.close()  # a client that does not even take the head gets no stream
                return
            request.conn.linger = True  # from now on the fan-out owns its socket
            fans[id(stream.feed)].take(request.conn.socket, stream)

    return Gateway


def within_files(settings: ConnectionSettings, pages: int, addresses: int = 1) -> ConnectionSettings:
    """Allow this process enough open files for all connections; if the system allows fewer, lower the settings.

    Args:
        pages: event streams that may be open.
        addresses: number of servers in this process, each with this many connections.
    """
    beside = pages + settings.spare_files
    allowed = allow_open_files(beside + addresses * settings.most)
    most = max(_LEAST, min(settings.most, (allowed - beside) // addresses))
    return replace(settings, most=most, of_an_address=min(settings.of_an_address, most))


def allow_open_files(wanted: int) -> int:
    """Raise this process's limit of open files, and return the limit reached."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]
