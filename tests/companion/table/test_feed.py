"""The feed: whoever waits gets the newest state as soon as there is one."""

from __future__ import annotations

import json
import threading

from companion.table.feed import FedState, Feed, made_once


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


def test_each_kind_of_viewer_is_told_its_own_part_which_is_made_once() -> None:
    made: list[str] = []

    def parts(viewer: str) -> dict[str, str]:
        made.append(viewer)
        return {"you": viewer}

    feed, own = Feed(), made_once(parts)
    for version in (1, 2):
        state = feed.publish({"version": version}, own)
        for viewer in ("asha", "bo", "asha"):
            assert json.loads(state.bytes_for(viewer)) == {"version": version, "sequence": version, "you": viewer}
        assert state.bytes_for("asha") is state.bytes_for("asha")
    assert made == ["asha", "bo"]


def test_waking_lets_a_sender_look_without_a_new_state() -> None:
    feed = Feed()
    before = feed.wait_stirred(-1, 0.0)
    assert feed.wait_stirred(before, 0.0) == before
    feed.wake()
    assert feed.wait_stirred(before, 0.0) != before
    assert feed.newest().sequence == 0
