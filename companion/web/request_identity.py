"""Identifies the sender of a request by the token in its cookie; only a digest of the token is stored."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeVar

from flask import Flask, Response, current_app, g, request

from companion.errors import UnknownPerson
from companion.live.live_table import LiveTable
from companion.lobby.identity import Viewer, check_host
from companion.lobby.session_tokens import Session, Sessions, Tokens
from companion.web.connections.open_pages import Follower, OpenPages
from companion.web.request_guard import is_local

Done = TypeVar("Done")

COOKIE: Final = "raja_player"
YEAR_S: Final = 365 * 24 * 3600
_KEPT_BY: Final = "raja.tokens"


@dataclass(frozen=True, slots=True)
class Person:
    """The sender of a request; ``session`` is None without a valid token."""

    session: Session | None
    local: bool

    @property
    def digest(self) -> str | None:
        """The digest of the person's token, which is all that is stored of it."""
        return None if self.session is None else self.session.digest


def add_people(app: Flask, tokens: Tokens) -> None:
    """Recognise people by their tokens, and send new tokens with the answers."""
    app.extensions[_KEPT_BY] = tokens

    @app.after_request
    def remember(response: Response) -> Response:
        session = g.get("given")
        if session is not None:
            # Lax, and not restricted to HTTPS: a phone that changes to the table's secure address keeps its seat.
            # Requests from another site's page are refused by their origin, see ``request_guard``.
            text = _tokens().text(session)
            response.set_cookie(COOKIE, text, max_age=YEAR_S, httponly=True, samesite="Lax", path="/")
        return response


def person() -> Person:
    """Return the sender of the request."""
    tokens = current_app.extensions.get(_KEPT_BY)  # a server of a recorded evening has no tokens
    if not isinstance(tokens, Tokens):
        return Person(None, is_local())
    return person_of(tokens, request.cookies.get(COOKIE, ""), local=is_local())


def person_of(tokens: Tokens, text: str, *, local: bool) -> Person:
    """Return the person with that token; their session is None if the token is not valid."""
    session = tokens.read(text)
    return Person(session if session is not None and tokens.is_current(session) else None, local)


def follower(found: Person, viewer: Viewer | None = None) -> Follower:
    """Return that person as one who opens a page; ``viewer``: what they may see and do at a table."""
    belongs = found.local or (viewer is not None and (viewer.seat is not None or viewer.host))
    return Follower(found.digest, request.remote_addr or "", belongs)


def known_person() -> Person:
    """Return the sender of the request; without a token yet, the answer gives them one."""
    found = person()
    if found.session is None:
        g.given = _tokens().begun()
        return Person(g.given, found.local)
    return found


def coming_person(open_pages: OpenPages) -> Person:
    """Like ``known_person``, but limited per address: for somebody who acts without having opened a page.

    Raises:
        TooSoon: ``room.too_fast``.
    """
    if person().session is None:
        open_pages.come_in(request.remote_addr or "", time.monotonic())
    return known_person()


def rising_person(sessions: Sessions, open_pages: OpenPages) -> Person:
    """Return a sender who asks for more rights; if their new token was lost on the way, it is sent again."""
    session = sessions.read(request.cookies.get(COOKIE, ""))
    again = None if session is None or sessions.is_current(session) else sessions.repeated(session)
    if again is None:
        return coming_person(open_pages)
    g.given = again
    return Person(again, is_local())


def risen(sessions: Sessions, session: Session) -> None:
    """Replace the token of a person who is about to get more rights; the old one stops working.

    Raises:
        LogUnavailable: nothing changed, and the old token still works.
    """
    g.given = sessions.renewed(session)


def welcome_back(sessions: Sessions) -> None:
    """Replace a token from an earlier version by a signed one; called when a page is opened."""
    found = known_person()
    if found.session is not None and not found.session.signed:
        risen(sessions, found.session)


def _tokens() -> Tokens:
    tokens = current_app.extensions[_KEPT_BY]
    assert isinstance(tokens, Tokens)
    return tokens


def session_of(found: Person) -> Session:
    """Return that person's session.

    Raises:
        UnknownPerson: ``person.unknown``.
    """
    if found.session is None:
        raise UnknownPerson("person.unknown", "The table does not know you yet: open its page and sit down first.")
    return found.session


def viewer_of(live: LiveTable) -> Viewer:
    """Return what the sender may see and do."""
    found = person()
    return live.viewer(found.digest, local=found.local)


def acting(live: LiveTable, act: Callable[[Viewer], Done]) -> Done:
    """Let the sender act as the seat or host that they are at that moment.

    Raises:
        UnknownPerson: ``person.unknown``.
    """
    found = person()
    with live.acting(found.digest, local=found.local) as viewer:
        check_may_act(viewer)
        return act(viewer)


def check_may_act(viewer: Viewer) -> None:
    """Refuse anybody but people with a seat and hosts.

    Raises:
        UnknownPerson: ``person.unknown``.
    """
    if viewer.seat is None and not viewer.host:
        raise UnknownPerson("person.unknown", "You have no seat at this table: sit down first.")


def host(live: LiveTable) -> Viewer:
    """Return what the sender may see and do; they must be host.

    Raises:
        NotAllowed: ``host.only``.
    """
    viewer = viewer_of(live)
    check_host(viewer)
    return viewer
