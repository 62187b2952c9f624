"""A page's stream at a live table: counts the page as open, and tells the table who is watching."""

from __future__ import annotations

from flask import Blueprint, Response

from companion.live.live_table import LiveTable
from companion.table.feed import Feed
from companion.web.connections.open_pages import OpenPages
from companion.web.connections.streaming import event_stream, state_once
from companion.web.request_identity import follower, person


def followed(live: LiveTable, feed: Feed, open_pages: OpenPages) -> Response:
    """Return the stream of that feed for the sender of the request.

    Raises:
        TooBusy: ``pages.too_many_of_yours``, ``pages.too_many``.
    """
    found = person()
    digest, local, session = found.digest, found.local, found.session
    departed = open_pages.arrive(follower(found, live.viewer(digest, local=local)))
    live.arrive(digest)

    def gone() -> None:
        departed()
        live.depart(digest)

    def over() -> bool:
        """Whether this person's rights have risen since; their page then connects again with the new token."""
        return session is not None and not live.sessions.is_current(session)

    return event_stream(feed, live.following(digest, local=local), gone, over=over)


def telling(routes: Blueprint, prefix: str, live: LiveTable, feed: Feed, open_pages: OpenPages) -> None:
    """Add two routes below ``prefix``: ``state`` returns the state once, ``events`` streams it from now on."""

    @routes.get(f"{prefix}/state")
    def state() -> Response:
        found = person()
        return state_once(feed, live.viewer(found.digest, local=found.local))

    @routes.get(f"{prefix}/events")
    def events() -> Response:
        return followed(live, feed, open_pages)
