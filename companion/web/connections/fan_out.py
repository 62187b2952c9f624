"""One thread that sends every new state to all open pages, instead of one thread per page."""

from __future__ import annotations

import contextlib
import logging
import select
import socket
import ssl
import threading
import time
from dataclasses import dataclass
from typing import Final

from companion.table.feed import FedState, Feed
from companion.web.connections.streaming import KEEP_ALIVE_S, STILL_HERE, StateStream

LOOK_S: Final = 1.0
"""How often it checks whether pages have gone."""

RETRY_S: Final = 0.02
"""How soon it tries again to send to a page that could not take everything."""

STALLED_S: Final = 30.0
"""A page that takes nothing for this long counts as gone."""


_NOT_NOW: Final = (BlockingIOError, InterruptedError, ssl.SSLWantReadError, ssl.SSLWantWriteError)
"""The socket has nothing to read, or no room to write, at the moment."""


@dataclass(slots=True, eq=False)
class _Page:
    """An open page: what is still to be sent, and when it last took something."""

    line: socket.socket
    stream: StateStream
    pending: bytes | memoryview
    took_s: float


class FanOut:
    """Sends one feed's states to the sockets it is given, until the feed is closed.

    A slow page gets the newest state once it has taken the one before; nobody waits for it.
    """

    def __init__(self, feed: Feed) -> None:
        self._feed = feed
        self._pages: set[_Page] = set()
        self._arriving: list[_Page] = []
        self._door = threading.Lock()
        self._thread = threading.Thread(target=self._run, name="fan-out", daemon=True)
        self._thread.start()

    def take(self, line: socket.socket, stream: StateStream) -> None:
        """Send ``stream`` over ``line`` from now on; the response's head has already been sent."""
        line.setblocking(False)
        page = _Page(line, stream, stream.hello, time.monotonic())
        with self._door:
            self._arriving.append(page)
        self._feed.wake()

    def join(self) -> None:
        """Wait until all pages are closed, after the feed was closed."""
        self._thread.join(timeout=5)

    def _run(self) -> None:
        looked_s = time.monotonic()
        turn = 0
        told: FedState | None = None
        behind: set[_Page] = set()
        while not self._feed.closed:
            newest = self._feed.newest()
            arrived = self._let_in()
            # A new state concerns all pages; otherwise only those that have not taken everything yet are served.
            behind = set(self._pages) if newest is not told else behind | arrived
            told = newest
            now_s = time.monotonic()
            if now_s - looked_s >= LOOK_S:
                looked_s = now_s
                behind |= self._look(now_s)
            behind = {page for page in behind if page in self._pages and self._is_behind(page, newest, now_s)}
            turn = self._feed.wait_stirred(turn, RETRY_S if behind else LOOK_S)
        for page in (*self._pages, *self._let_in()):
            _let_go(page)

    def _let_in(self) -> set[_Page]:
        """Add the newly arrived pages, and return them."""
        with self._door:
            arrived = set(self._arriving)
            self._arriving.clear()
        self._pages |= arrived
        return arrived

    def _look(self, now_s: float) -> set[_Page]:
        """Close pages whose client has disconnected; return those that are due a sign of life after a long silence."""
        poll = select.poll()
        by_number = {page.line.fileno(): page for page in self._pages}
        for number in by_number:
            poll.register(number, select.POLLIN)
        for number, _ in poll.poll(0):
            page = by_number[number]
            try:
                hung_up = page.line.recv(1024) == b""
            except _NOT_NOW:
                hung_up = False
            except OSError:
                hung_up = True
            if hung_up:
                self._pages.remove(page)
                _let_go(page)
        silent = {page for page in self._pages if not page.pending and now_s - page.took_s >= KEEP_ALIVE_S}
        for page in silent:
            page.pending = STILL_HERE
        return silent

    def _is_behind(self, page: _Page, newest: FedState, now_s: float) -> bool:
        """Send what the socket takes; return whether there is more to send. A page that is gone is closed."""
        pending, stream = page.pending, page.stream
        while True:
            if not pending:
                if stream.seen == newest.sequence:
                    page.pending = pending
                    return False
                try:
                    event = stream.event(newest)
                except Exception:
                    # A fault of ours: the page concerned connects again, and the others must still be served.
                    logging.getLogger(__name__).exception("The state for a page could not be made.")
                    break
                if event is None:
                    break
                pending = event
                continue
            try:
                sent = page.line.send(pending)
            except _NOT_NOW:
                page.pending = pending
                if now_s - page.took_s < STALLED_S:
                    return True
                break
            except OSError:
                break
            page.took_s = now_s
            pending = b"" if sent == len(pending) else memoryview(pending)[sent:]
        self._pages.discard(page)
        _let_go(page)
        return False


def _let_go(page: _Page) -> None:
    page.stream.close()  # first: who sees the connection end must find the page gone
    with contextlib.suppress(OSError):
        page.line.shutdown(socket.SHUT_RDWR)
    page.line.close()
