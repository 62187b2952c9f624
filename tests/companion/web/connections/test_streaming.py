"""A page's stream: what changed for whoever looks, who is asked for anew only where that may have changed."""

from __future__ import annotations

import json

from companion.table.feed import Feed, made_once
from companion.web.connections.streaming import StateStream


class Page:
    """A stream of changes whose viewer and end a test decides."""

    def __init__(self, feed: Feed, viewer: str) -> None:
        self.viewer = viewer
        self.is_over = False
        self.asked = 0
        self.stream = StateStream(feed, -1, self._looks, lambda: None, over=lambda: self.is_over, changes=True)

    def _looks(self) -> str:
        self.asked += 1
        return self.viewer


def parts(viewer: object) -> dict[str, object]:
    return {"you": viewer}


def test_who_looks_is_asked_again_only_where_viewers_may_have_changed() -> None:
    feed, table = Feed(), object()
    page = Page(feed, "asha")
    for version in range(4):
        page.stream.event(feed.publish({"version": version}, made_once(parts), table))
    assert page.asked == 1
    page.viewer = "bo"
    event = page.stream.event(feed.publish({"version": 4}, made_once(parts), object()))
    assert event is not None
    assert b"event: state" in event
    assert json.loads(event.split(b"data: ")[1])["you"] == "bo"
    assert page.asked == 2


def test_without_a_word_on_viewers_each_state_asks() -> None:
    feed = Feed()
    page = Page(feed, "asha")
    for version in range(3):
        page.stream.event(feed.publish({"version": version}, made_once(parts)))
    assert page.asked == 3


def test_a_page_with_an_old_token_is_told_nothing_once_rights_have_risen() -> None:
    feed, before = Feed(), object()
    page = Page(feed, "asha")
    assert page.stream.event(feed.publish({"version": 0}, made_once(parts), before))
    page.is_over = True
    assert page.stream.event(feed.publish({"version": 1}, made_once(parts), object())) is None


def test_pages_that_were_told_the_same_are_told_the_same_bytes() -> None:
    feed, viewers, own = Feed(), object(), made_once(parts)
    early, late, other = Page(feed, "asha"), Page(feed, "asha"), Page(feed, "bo")
    early.stream.event(feed.publish({"version": 0}, own, viewers))
    second = feed.publish({"version": 1}, own, viewers)
    for page in (early, late, other):
        page.stream.event(second)
    third = feed.publish({"version": 2}, own, viewers)
    told = [page.stream.event(third) for page in (early, late, other)]
    assert told[0] is told[1]
    assert told[0] is not None
    assert json.loads(told[0].split(b"data: ")[1])[-1] == {"op": "replace", "path": "/version", "value": 2}


def test_a_page_is_told_nothing_of_what_concerns_only_others() -> None:
    feed, viewers = Feed(), object()
    page = Page(feed, "asha")
    hands = {"asha": 1, "bo": 1}
    kept = {name: {"hand": hand} for name, hand in hands.items()}
    page.stream.event(feed.publish({"version": 0}, lambda viewer: kept[viewer], viewers))
    others = {**kept, "bo": {"hand": 2}}
    assert page.stream.event(feed.publish({"version": 0}, lambda viewer: others[viewer], viewers)) == b""
    own = {**others, "asha": {"hand": 3}}
    event = page.stream.event(feed.publish({"version": 0}, lambda viewer: own[viewer], viewers))
    assert event is not None
    assert json.loads(event.split(b"data: ")[1])[-1] == {"op": "replace", "path": "/hand", "value": 3}
