"""States as they come: once, or as a stream of server-sent events that can be taken up again."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from typing import Final

from flask import Response, request

from companion.table.feed import Feed

KEEP_ALIVE_S: Final = 15.0
_HEADERS: Final = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}


def state_once(feed: Feed, viewer: Hashable) -> Response:
    """The newest state as JSON."""
    return Response(feed.newest().bytes_for(viewer), mimetype="application/json", headers={"Cache-Control": "no-store"})


def event_stream(feed: Feed, viewer_now: Callable[[], Hashable], gone: Callable[[], None] = lambda: None) -> Response:
    """Each newer state whole, and a comment while nothing happens.

    Args:
        viewer_now: who looks, asked anew for each state: seats change hands.
        gone: called once when the stream ends.
    """
    last = request.headers.get("Last-Event-ID", "")
    seen = int(last) if last.isascii() and last.isdigit() and len(last) < 18 else -1
    response = Response(_states(feed, viewer_now, seen), mimetype="text/event-stream", headers=_HEADERS)
    response.call_on_close(gone)
    return response


def _states(feed: Feed, viewer_now: Callable[[], Hashable], seen: int) -> Iterator[bytes]:
    yield b"retry: 1000\n\n"
    while not feed.closed:
        newer = feed.wait_newer(seen, KEEP_ALIVE_S)
        if newer is None:
            yield b": still here\n\n"
            continue
        seen = newer.sequence
        yield b"id: %d\nevent: state\ndata: %b\n\n" % (seen, newer.bytes_for(viewer_now()))
