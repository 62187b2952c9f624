"""The feed: whoever waits gets the newest state as soon as there is one."""

from __future__ import annotations

import threading

from companion.table.feed import FedState, Feed


def test_a_waiter_is_woken_by_the_next_state() -> None:
    feed = Feed()
    got: list[FedState | None] = []
    waiter = threading.Thread(target=lambda: got.append(feed.wait_newer(0, 10.0)))
    waiter.start()
    feed.publish({"version": 5})
    waiter.join(10)
    assert got[0] is not None
    assert (got[0].sequence, got[0].text) == (1, '{"version":5,"sequence":1}')


def test_a_number_from_before_a_restart_gets_the_state_at_once() -> None:
    feed = Feed()
    feed.publish({})
    newer = feed.wait_newer(412, 0.0)
    assert newer is not None
    assert newer.sequence == 1


def test_without_news_a_waiter_comes_back_with_none_and_closing_frees_it() -> None:
    feed = Feed()
    assert feed.wait_newer(0, 0.0) is None
    waiter = threading.Thread(target=lambda: feed.wait_newer(0, 60.0))
    waiter.start()
    feed.close()
    waiter.join(10)
    assert not waiter.is_alive()
    assert feed.closed
