"""The feed's states for a page: once, or as a stream of server-sent events that can be resumed."""

from __future__ import annotations

import threading
from collections.abc import Callable, Hashable, Iterator
from typing import Final

from flask import Response, request

from companion.table.feed import FedState, Feed, Place

KEEP_ALIVE_S: Final = 15.0
HELLO: Final = b"retry: 1000\n\n"
STILL_HERE: Final = b": still here\n\n"
_HEADERS: Final = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}


class StateStream:
    """One page's stream: each new state, and a comment while nothing happens.

    Any WSGI server can iterate over it, which takes a thread for each open page. The companion's own server takes
    the socket instead and sends to all pages from one thread (``companion.web.connections.fan_out``).

    Args:
        seen: number of the last state this page has.
        viewer_now: returns the viewer; asked again when viewers may have changed, as seats change hands.
        gone: called once when the stream ends.
        hello: bytes sent before the first state.
        over: whether the stream is to end before the next state; asked together with ``viewer_now``.
        changes: after the first state, send only changes; the whole state again if the page missed too much or its
            viewer changed.
    """

    def __init__(
        self,
        feed: Feed,
        seen: int,
        viewer_now: Callable[[], Hashable],
        gone: Callable[[], None],
        hello: bytes = HELLO,
        over: Callable[[], bool] = lambda: False,
        changes: bool = False,
    ) -> None:
        self.feed = feed
        self.seen = seen
        self.hello = hello
        self._viewer_now = viewer_now
        self._changes = changes
        self._place: Place | None = None
        self._gone = gone
        self._over = over
        self._closing = threading.Lock()
        self._closed = False

    def event(self, state: FedState) -> bytes | None:
        """Return a state as this page's next event; empty if it concerns only others, None if the stream is over."""
        place = self._place
        if place is None or place.viewers is None or place.viewers is not state.viewers:
            if self._over():
                return None
            viewer = self._viewer_now()
            if place is None or not self._changes or not (place.viewer is viewer or place.viewer == viewer):
                self._place, self.seen = state.place_of(viewer), state.sequence
                return state.event_for(viewer)
        elif not self._changes:
            self.seen = state.sequence
            return state.event_for(place.viewer)
        self._place, told = state.event_after(place)
        self.seen = state.sequence
        return told

    def __iter__(self) -> Iterator[bytes]:
        yield self.hello
        while not self.feed.closed:
            newer = self.feed.wait_newer(self.seen, KEEP_ALIVE_S)
            told = self.event(newer) if newer is not None else None if self._over() else STILL_HERE
            if told is None:
                return
            if told:
                yield told

    def close(self) -> None:
        """End the stream: the page has gone, or the table closes."""
        with self._closing:
            if self._closed:
                return
            self._closed = True
        self._gone()


def state_once(feed: Feed, viewer: Hashable) -> Response:
    """The newest state as JSON."""
    return Response(feed.newest().bytes_for(viewer), mimetype="application/json", headers={"Cache-Control": "no-store"})


def event_stream(
    feed: Feed,
    viewer_now: Callable[[], Hashable],
    gone: Callable[[], None] = lambda: None,
    *,
    hello: bytes = HELLO,
    over: Callable[[], bool] = lambda: False,
) -> Response:
    """Return the sender's stream, resumed where they left it (``Last-Event-ID``); arguments as for ``StateStream``.

    With ``?changes=1`` it sends changes instead of whole states.
    """
    last = request.headers.get("Last-Event-ID", "")
    seen = int(last) if last.isascii() and last.isdigit() and len(last) < 18 else -1
    changes = request.args.get("changes") == "1"
    stream = StateStream(feed, seen, viewer_now, gone, hello, over, changes)
    return Response(stream, mimetype="text/event-stream", headers=_HEADERS, direct_passthrough=True)
