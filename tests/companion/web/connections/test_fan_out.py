"""One thread tells all pages: none waits for another, and a page that has gone is let go."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable, Iterator

import pytest

from companion.table.feed import Feed
from companion.web.connections import fan_out
from companion.web.connections.fan_out import FanOut
from companion.web.connections.streaming import HELLO, STILL_HERE, StateStream

PATIENCE_S = 30.0
LARGE = "x" * 400_000
"""More than a socket takes at once."""


class Page:
    """A browser's end of a stream that a fan-out sends."""

    def __init__(self, fan: FanOut, feed: Feed, *, faulty: bool = False) -> None:
        self.gone = threading.Event()
        near, self.line = socket.socketpair()
        near.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        self.line.settimeout(PATIENCE_S)
        self._faulty = faulty
        self.received = b""
        fan.take(near, StateStream(feed, -1, self._looks, self.gone.set))

    def _looks(self) -> str:
        if self._faulty:
            raise ValueError("nobody looks")
        return "asha"

    def read_until(self, wanted: bytes) -> bytes:
        """What came up to those bytes."""
        while wanted not in self.received:
            came = self.line.recv(65_536)
            assert came, "the line was closed"
            self.received += came
        return self.received


Open = Callable[..., Page]


@pytest.fixture
def feed() -> Feed:
    """What is told."""
    return Feed()


@pytest.fixture
def opened(feed: Feed, monkeypatch: pytest.MonkeyPatch) -> Iterator[Open]:
    """Opens pages that one thread tells; it looks often after who has gone. All are closed in the end."""
    monkeypatch.setattr(fan_out, "LOOK_S", 0.02)
    fan, pages = FanOut(feed), list[Page]()

    def a_page(*, faulty: bool = False) -> Page:
        pages.append(Page(fan, feed, faulty=faulty))
        return pages[-1]

    yield a_page
    feed.close()
    fan.join()
    for page in pages:
        page.line.close()


def test_a_slow_page_holds_up_nobody_and_is_told_the_newest_when_it_has_taken_the_one_before(
    feed: Feed, opened: Open
) -> None:
    slow = opened()
    feed.publish({"version": 1, "much": LARGE})
    slow.read_until(HELLO)
    quick = opened()
    for version in range(2, 6):
        feed.publish({"version": version})
        quick.read_until(b'"version":%d' % version)
    told = slow.read_until(b'"version":5')
    assert told.count(b"event: state") <= 3, "what it missed in between is left out"
    assert told.count(b"x") >= len(LARGE), "what it had begun to take comes whole"


def test_a_page_that_hung_up_is_let_go(feed: Feed, opened: Open) -> None:
    leaving, staying = opened(), opened()
    feed.publish({"version": 1})
    leaving.read_until(b'"version":1')
    leaving.line.close()
    assert leaving.gone.wait(PATIENCE_S)
    feed.publish({"version": 2})
    staying.read_until(b'"version":2')
    assert not staying.gone.is_set()


def test_a_page_that_takes_nothing_for_long_is_let_go(
    feed: Feed, opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fan_out, "STALLED_S", 0.05)
    stalled = opened()
    feed.publish({"version": 1, "much": LARGE * 20})
    assert stalled.gone.wait(PATIENCE_S)


def test_a_fault_of_ours_costs_one_page_and_no_other(
    feed: Feed, opened: Open, caplog: pytest.LogCaptureFixture
) -> None:
    faulty, other = opened(faulty=True), opened()
    feed.publish({"version": 1})
    other.read_until(b'"version":1')
    assert faulty.gone.wait(PATIENCE_S)
    assert "could not be made" in caplog.text


def test_a_page_that_hears_nothing_for_long_gets_a_sign_of_life(
    feed: Feed, opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = opened()
    feed.publish({"version": 1})
    page.read_until(b'"version":1')
    monkeypatch.setattr(fan_out, "KEEP_ALIVE_S", 0.02)
    page.read_until(STILL_HERE)


def test_when_the_table_closes_every_page_is_let_go(feed: Feed, opened: Open) -> None:
    page = opened()
    page.read_until(HELLO)
    feed.close()
    assert page.gone.wait(PATIENCE_S)
