"""Identifies who sends a request by the token in its cookie; only a digest of the token is kept."""

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
    """Whoever sends the request; ``session`` is None without a valid token."""

    session: Session | None
    local: bool

    @property
    def digest(self) -> str | None:
        """What is stored of that person."""
        return None if self.session is None else self.session.digest


def add_people(app: Flask, tokens: Tokens) -> None:
    """Recognise people by their tokens, which answers give them."""
    app.extensions[_KEPT_BY] = tokens

    @app.after_request
    def remember(response: Response) -> Response:
        session = g.get("given")
        if session is not None:
            # Lax, and not for HTTPS alone: a phone that goes over to the table's secure address keeps its seat. What
            # another site's page asks for is refused by its origin, see ``request_guard``.
            text = _tokens().text(session)
            response.set_cookie(COOKIE, text, max_age=YEAR_S, httponly=True, samesite="Lax", path="/")
        return response


def person() -> Person:
    """Whoever sends the request."""
    tokens = current_app.extensions.get(_KEPT_BY)  # a recorded evening alone knows nobody
    if not isinstance(tokens, Tokens):
        return Person(None, is_local())
    return person_of(tokens, request.cookies.get(COOKIE, ""), local=is_local())


def person_of(tokens: Tokens, text: str, *, local: bool) -> Person:
    """Whoever has that token; with session None if it is not valid."""
    session = tokens.read(text)
    return Person(session if session is not None and tokens.is_current(session) else None, local)


def follower(found: Person, viewer: Viewer | None = None) -> Follower:
    """The same as somebody who opens a page; ``viewer``: what they may see and do at a table."""
    belongs = found.local or (viewer is not None and (viewer.seat is not None or viewer.host))
    return Follower(found.digest, request.remote_addr or "", belongs)


def known_person() -> Person:
    """Whoever sends the request; the answer gives a token if there is none yet."""
    found = person()
    if found.session is None:
        g.given = _tokens().begun()
        return Person(g.given, found.local)
    return found


def coming_person(open_pages: OpenPages) -> Person:
    """The same for somebody who acts without having opened a page; limited per address.

    Raises:
        TooSoon: ``room.too_fast``.
    """
    if person().session is None:
        open_pages.come_in(request.remote_addr or "", time.monotonic())
    return known_person()


def rising_person(sessions: Sessions, open_pages: OpenPages) -> Person:
    """Whoever asks for more rights; if their new token was lost on the way, it is given again."""
    session = sessions.read(request.cookies.get(COOKIE, ""))
    again = None if session is None or sessions.is_current(session) else sessions.repeated(session)
    if again is None:
        return coming_person(open_pages)
    g.given = again
    return Person(again, is_local())


def risen(sessions: Sessions, session: Session) -> None:
    """That person is about to get more rights: their old token stops working.

    Raises:
        LogUnavailable: it still holds.
    """
    g.given = sessions.renewed(session)


def welcome_back(sessions: Sessions) -> None:
    """A page is opened: a token from an earlier version is replaced by a signed one."""
    found = known_person()
    if found.session is not None and not found.session.signed:
        risen(sessions, found.session)


def _tokens() -> Tokens:
    tokens = current_app.extensions[_KEPT_BY]
    assert isinstance(tokens, Tokens)
    return tokens


def session_of(found: Person) -> Session:
    """The session of somebody who has one.

    Raises:
        UnknownPerson: ``person.unknown``.
    """
    if found.session is None:
        raise UnknownPerson("person.unknown", "The table does not know you yet: open its page and sit down first.")
    return found.session


def viewer_of(live: LiveTable) -> Viewer:
    """What the sender may see and do."""
    found = person()
    return live.viewer(found.digest, local=found.local)


def acting(live: LiveTable, act: Callable[[Viewer], Done]) -> Done:
    """Let the sender act, as the seat or host that they are at that moment.

    Raises:
        UnknownPerson: ``person.unknown``.
    """
    found = person()
    return live.acting(found.digest, with_rights(act), local=found.local)


def with_rights(act: Callable[[Viewer], Done]) -> Callable[[Viewer], Done]:
    """The same, for a seat or a host only.

    Raises:
        UnknownPerson: from what is given back, ``person.unknown``.
    """

    def acted(viewer: Viewer) -> Done:
        if viewer.seat is None and not viewer.host:
            raise UnknownPerson("person.unknown", "You have no seat at this table: sit down first.")
        return act(viewer)

    return acted


def host(live: LiveTable) -> Viewer:
    """The same for a host.

    Raises:
        NotAllowed: ``host.only``.
    """
    viewer = viewer_of(live)
    check_host(viewer)
    return viewer
