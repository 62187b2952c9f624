"""A seal gate as a process."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, cast

import uvicorn
from a2wsgi import WSGIMiddleware

from companion.background_thread import BackgroundThread
from companion.clocks import Clocks
from companion.hub.club import Club
from companion.hub.hall.batches import Batches, Outcome
from companion.hub.hall.figures import HallFigures
from companion.hub.hall.gate import SealGate
from companion.hub.hall.gate_broadcast import Telling
from companion.hub.hall.gate_messages import HallNews, hall_news
from companion.hub.hall.hall_polling import HallNow, Looking
from companion.hub.hall.halls import Halls
from companion.hub.hall.pages import create_hall_pages
from companion.hub.processes.endpoint import Endpoint
from companion.hub.settings import HallSettings
from companion.hub.storage.database import HubDatabase
from companion.hub.watching.news import OwnNews
from companion.settings.loading import Settings
from companion.supervised_process import wait_until_left
from companion.table.database import LogUnavailable
from companion.web.connections.serving import allow_open_files
from companion.web.network.addresses import own_names
from companion.web.network.reverse_proxy import Proxies
from vision.message import Message

_GOODBYE_S: Final = 2
_KEPT_ALIVE_S: Final = 75
_SEALING: Final = 3000
"""Connections besides open pages, with which phones join and seal; if all are taken, a phone tries again."""
_SPARE_FILES: Final = 500
"""File handles for files and for connections to the database, which are reopened after a failure."""
_LEAST: Final = 100
_HEARD_EVERY_S: Final = 30.0


def serve_seal_gate(
    settings: Settings,
    endpoint: Endpoint,
    url: str,
    clocks: Clocks,
    say: Callable[[Message], None],
    *,
    while_asked: bool = False,
) -> None:
    """Serve phones until interrupted. Any number of gates can run, on one machine even at the same port.

    Args:
        while_asked: end when standard input ends.

    Raises:
        LogUnavailable: ``hub.cannot_open``, ``hub.cannot_write``, ``hub.not_begun``. CompanionError:
            ``hub.news_address``.
    """
    files = allow_open_files(settings.hall.most_streams + _SEALING + _SPARE_FILES)
    most = max(_LEAST, min(settings.hall.most_streams, files - _SEALING - _SPARE_FILES))
    settings = replace(settings, hall=replace(settings.hall, most_streams=most))
    with contextlib.ExitStack() as stack:
        database = stack.enter_context(contextlib.closing(HubDatabase(url, settings.hub.pool)))
        database.check_begun()
        line = stack.enter_context(_listening(endpoint))
        news = stack.enter_context(hall_news(endpoint.valkey, f"{endpoint.told()} {clocks.random.getrandbits(64):x}"))
        gate = _Gate(settings, endpoint, database, clocks, news)
        say(Message("hub.gate_at", {"address": endpoint.told(), "here": f"http://127.0.0.1:{endpoint.port}"}))
        server = uvicorn.Server(_config(gate, settings.hall, endpoint.proxies))
        if while_asked:
            threading.Thread(target=_stop_with_input, args=(server,), daemon=True).start()
        with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
            runner.run(gate.serve(server, line))


class _Gate:
    """A gate's parts, and the threads beside its loop."""

    def __init__(
        self, settings: Settings, endpoint: Endpoint, database: HubDatabase, clocks: Clocks, news: HallNews
    ) -> None:
        self._halls = Halls(database, clocks, news)
        self._database = database
        self._settings = settings
        self._news = news
        self._address = endpoint.told()
        self._figures = HallFigures()
        self._telling = Telling(clocks, settings.hall, clocks.now_ns() // 1_000_000)
        self._batches = Batches(database, settings.hall.batch, self._figures, self._answer)
        club, is_own_name = Club(database, clocks, settings.hub, OwnNews()), own_names(endpoint.names)
        pages = create_hall_pages(club, self._halls, self._telling, self._figures, is_own_name, self._address)
        bridge: Any = WSGIMiddleware(cast(Any, pages), workers=settings.hall.workers)
        self._gate = SealGate(
            bridge, self._batches.ask, self._telling, self._figures, is_own_name, clocks, settings.hall
        )
        self._figures.pages_open(lambda: self._gate.open_pages)
        self.app = self._gate

    async def serve(self, server: uvicorn.Server, line: socket.socket) -> None:
        """Serve until told to stop."""
        self._loop = asyncio.get_running_loop()
        looking = Looking(self._database, self._halls, self._news, self._settings.hall, self._tell)
        present = _Present(self._halls, self._address)
        with self._batches, looking, present:
            await server.serve([line])
        self._gate.close()

    def _tell(self, halls: list[HallNow]) -> None:
        with contextlib.suppress(RuntimeError):  # the loop has ended: nobody is waiting any more
            self._loop.call_soon_threadsafe(self._telling.tell, halls)

    def _answer(self, outcomes: list[tuple[object, Outcome]]) -> None:
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._gate.answered, outcomes)


class _Present(BackgroundThread):
    """Reports at intervals that phones can join here, so that hosts' pages list this gate."""

    def __init__(self, halls: Halls, address: str) -> None:
        super().__init__("present")
        self._halls = halls
        self._address = address

    def _run(self) -> None:
        wait_s = 0.0
        while not self._stopping.wait(wait_s):
            with contextlib.suppress(LogUnavailable):
                self._halls.hear_of_gate(self._address)
            wait_s = _HEARD_EVERY_S


def _config(gate: _Gate, settings: HallSettings, proxies: Proxies) -> uvicorn.Config:
    return uvicorn.Config(
        gate.app,
        http="httptools",
        ws="none",
        lifespan="off",
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxies.networks),
        forwarded_allow_ips=[str(network) for network in proxies.networks],
        backlog=settings.waiting,
        limit_concurrency=settings.most_streams + _SEALING,
        timeout_keep_alive=_KEPT_ALIVE_S,
        timeout_graceful_shutdown=_GOODBYE_S,
    )


def _listening(endpoint: Endpoint) -> socket.socket:
    """Open a socket that this machine's other gates can share; the system distributes new connections among them."""
    family = socket.AF_INET6 if ":" in endpoint.listening else socket.AF_INET
    line = socket.socket(family, socket.SOCK_STREAM)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    line.bind((endpoint.listening, endpoint.port))
    return line


def _stop_with_input(server: uvicorn.Server) -> None:
    wait_until_left()
    server.should_exit = True
