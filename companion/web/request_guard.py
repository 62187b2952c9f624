"""Checks before any request: is this table meant, and does its own page ask? Adds the headers of every answer."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable
from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

from flask import Flask, Response, request

from companion.errors import MalformedRequest, NotAllowed

CONTENT_SECURITY_POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'self'"
)
PARTS_OF_PAGES: Final = frozenset({"text/javascript", "text/css", "font/woff2", "image/svg+xml", "text/plain"})
_LOOPBACK_NAMES: Final = frozenset({"localhost", "127.0.0.1", "::1"})

IsOwnName = Callable[[str], bool]
"""Whether a host name or address (without port) is this table's."""


def add_headers(app: Flask) -> None:
    """Let no answer run foreign scripts, be framed or guessed at."""

    @app.after_request
    def protect(response: Response) -> Response:
        response.headers["X-Content-Type-Options"] = "nosniff"
        # A script or sheet under a name of its own is under the policy of the page that loads it, and anybody may have it.
        if response.mimetype not in PARTS_OF_PAGES or not response.cache_control.immutable:
            response.headers["Content-Security-Policy"] = CONTENT_SECURITY_POLICY
            response.headers["Referrer-Policy"] = "no-referrer"
            response.headers["Cross-Origin-Resource-Policy"] = "same-origin"
        if response.mimetype == "application/json":
            response.headers.setdefault("Cache-Control", "no-store")  # it may hold what only its asker may know
            if "/api/" in request.path:  # opened as a page it is saved under this name, whatever the address ends in
                response.headers.setdefault("Content-Disposition", 'attachment; filename="answer.json"')
        return response


def add_guards(app: Flask, is_own_name: IsOwnName) -> None:
    """Refuse requests under a foreign name, and changes that another site's page asks for.

    Browsers send ``Origin`` with every change another site makes them ask for, and a page that was rebound to this
    address by DNS still sends its own name in ``Host``. Programs send no ``Origin``; they are let through.
    """

    @app.before_request
    def guard() -> None:
        """Raises ``MalformedRequest`` for a foreign name, ``NotAllowed`` for another site's change or one without JSON."""
        check_name(request.host, is_own_name)
        if request.method not in ("GET", "HEAD", "OPTIONS"):
            headers = request.headers
            check_change(request.host, headers.get("Origin"), headers.get("Sec-Fetch-Site"), request.mimetype)


def check_name(host: str, is_own_name: IsOwnName) -> None:
    """Raises ``MalformedRequest`` (``request.foreign_host``): what stands in ``Host`` is not meant for this table."""
    if not is_own_name(_name_in(host)):
        raise MalformedRequest("request.foreign_host", "This table has another address: use the one it shows.")


def check_change(host: str, origin: str | None, site: str | None, mimetype: str) -> None:
    """Raises ``NotAllowed``: another site's page asks for a change, or it is not sent as JSON.

    Args:
        site: what stands in ``Sec-Fetch-Site``.
    """
    if (origin is not None and urlsplit(origin).netloc != host) or site not in (None, "same-origin", "none"):
        raise NotAllowed("request.cross_site", "Another site's page asked for this: use the table's own pages.")
    if mimetype != "application/json":
        raise NotAllowed("request.content_type", "Send JSON, with Content-Type: application/json.")


def host_name() -> str:
    """The name or address in ``Host``, without its port, in small letters."""
    return _name_in(request.host)


@lru_cache(maxsize=64)
def _name_in(host: str) -> str:
    return (urlsplit(f"//{host}").hostname or "").lower()


def is_local() -> bool:
    """Whether the table's own screen asks, under a name that only it can use."""
    try:
        loopback = ipaddress.ip_address(request.remote_addr or "").is_loopback
    except ValueError:
        return False
    return loopback and host_name() in _LOOPBACK_NAMES
