"""The thread that tells all pages lets stalled ones go, and tells silent ones that it is still there."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable, Iterator

import pytest

from companion.table.feed import Feed
from companion.web.connections import fan_out
from companion.web.connections.fan_out import FanOut
from companion.web.connections.streaming import STILL_HERE, StateStream

PATIENCE_S = 30.0
LARGE = "x" * 8_000_000
"""More than a socket takes."""


class Page:
    """A browser's end of a stream that a fan-out sends."""

    def __init__(self, fan: FanOut, feed: Feed) -> None:
        self.gone = threading.Event()
        near, self.line = socket.socketpair()
        near.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        self.line.settimeout(PATIENCE_S)
        self.received = b""
        fan.take(near, StateStream(feed, -1, lambda: "asha", self.gone.set))

    def read_until(self, wanted: bytes) -> bytes:
        """What came up to those bytes."""
        while wanted not in self.received:
            came = self.line.recv(65_536)
            assert came, "the line was closed"
            self.received += came
        return self.received


Open = Callable[[], Page]


@pytest.fixture
def feed() -> Feed:
    """What is told."""
    return Feed()


@pytest.fixture
def opened(feed: Feed, monkeypatch: pytest.MonkeyPatch) -> Iterator[Open]:
    """Opens pages that one thread tells; it looks often after who has gone. All are closed in the end."""
    monkeypatch.setattr(fan_out, "LOOK_S", 0.02)
    fan, pages = FanOut(feed), list[Page]()

    def a_page() -> Page:
        pages.append(Page(fan, feed))
        return pages[-1]

    yield a_page
    feed.close()
    fan.join()
    for page in pages:
        page.line.close()


def test_a_page_that_takes_nothing_for_long_is_let_go(
    feed: Feed, opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fan_out, "STALLED_S", 0.05)
    stalled = opened()
    feed.publish({"version": 1, "much": LARGE})
    assert stalled.gone.wait(PATIENCE_S)


def test_a_page_that_hears_nothing_for_long_gets_a_sign_of_life(
    feed: Feed, opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = opened()
    feed.publish({"version": 1})
    page.read_until(b'"version":1')
    monkeypatch.setattr(fan_out, "KEEP_ALIVE_S", 0.02)
    page.read_until(STILL_HERE)
