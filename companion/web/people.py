"""Who asks: the token in the cookie, of which the table keeps a digest."""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass
from typing import Final

from flask import Response, after_this_request, request

from companion.errors import UnknownPerson
from companion.evening.live import LiveTable
from companion.lobby.identity import TOKEN_BYTES, Viewer, check_host, digest_of
from companion.web.guarding import is_local
from companion.web.open_pages import Follower

COOKIE: Final = "raja_player"
YEAR_S: Final = 365 * 24 * 3600
_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{32}")


@dataclass(frozen=True, slots=True)
class Person:
    """Whoever asks; ``digest`` is None for somebody without a cookie."""

    digest: str | None
    local: bool


def person() -> Person:
    """Whoever asks."""
    token = request.cookies.get(COOKIE, "")
    return Person(digest_of(token) if _TOKEN.fullmatch(token) else None, is_local())


def follower(found: Person, viewer: Viewer | None = None) -> Follower:
    """The same as somebody who opens a page; ``viewer``: what they may see and do, at a table."""
    belongs = found.local or (viewer is not None and (viewer.seat is not None or viewer.host))
    return Follower(found.digest, request.remote_addr or "", belongs)


def known_person() -> Person:
    """Whoever asks, with a cookie given along with the answer if there is none yet."""
    found = person()
    if found.digest is not None:
        return found
    token = secrets.token_urlsafe(TOKEN_BYTES)

    @after_this_request
    def remember(response: Response) -> Response:
        # Lax, and not for HTTPS alone: a phone that goes over to the table's secure address keeps its seat. What
        # another site's page asks for is refused by its origin, see ``guarding``.
        response.set_cookie(COOKIE, token, max_age=YEAR_S, httponly=True, samesite="Lax", path="/")
        return response

    return Person(digest_of(token), found.local)


def digest_of_known(found: Person) -> str:
    """The digest of somebody who has a cookie.

    Raises:
        UnknownPerson: ``person.unknown``.
    """
    if found.digest is None:
        raise UnknownPerson("person.unknown", "The table does not know you yet: open its page and sit down first.")
    return found.digest


def viewer_of(live: LiveTable) -> Viewer:
    """What whoever asks may see and do."""
    found = person()
    return live.viewer(found.digest, local=found.local)


def acting_viewer(live: LiveTable) -> Viewer:
    """The same for somebody who wants to act: a seat or a host.

    Raises:
        UnknownPerson: ``person.unknown``.
    """
    viewer = viewer_of(live)
    if viewer.seat is None and not viewer.host:
        raise UnknownPerson("person.unknown", "You have no seat at this table: sit down first.")
    return viewer


def host(live: LiveTable) -> Viewer:
    """The same for a host.

    Raises:
        NotAllowed: ``host.only``.
    """
    viewer = viewer_of(live)
    check_host(viewer)
    return viewer
