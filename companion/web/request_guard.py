"""Checks that a request is meant for this table and sent by its own page, and adds headers to all answers."""

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
_UNLESS_SAID: Final = frozenset({"Cache-Control", "Content-Disposition"})
"""Headers that are added only if the answer does not set them itself."""
_LOOPBACK_NAMES: Final = frozenset({"localhost", "127.0.0.1", "::1"})

IsOwnName = Callable[[str], bool]
"""Tells whether a host name or address (without port) is this table's."""


def add_headers(app: Flask) -> None:
    """Add headers that keep answers from running foreign scripts, being framed, or having their type guessed."""

    @app.after_request
    def protect(response: Response) -> Response:
        mimetype, headers = response.mimetype, response.headers
        immutable = mimetype in PARTS_OF_PAGES and bool(response.cache_control.immutable)
        for name, value in protecting(mimetype or "", request.path, immutable=immutable):
            if name in _UNLESS_SAID:
                headers.setdefault(name, value)
            else:
                headers[name] = value
        return response


def protecting(mimetype: str, path: str, *, immutable: bool) -> list[tuple[str, str]]:
    """Return the headers that protect an answer of that type at that path.

    Args:
        immutable: it is a part of pages whose name changes with its content.
    """
    headers = [("X-Content-Type-Options", "nosniff")]
    # A versioned script or sheet is governed by the policy of the page that loads it, and holds no secrets.
    if not immutable:
        headers += [
            ("Content-Security-Policy", CONTENT_SECURITY_POLICY),
            ("Referrer-Policy", "no-referrer"),
            ("Cross-Origin-Resource-Policy", "same-origin"),
        ]
    if mimetype == "application/json":
        headers.append(("Cache-Control", "no-store"))  # it may hold what only its sender may know
        if "/api/" in path:  # opened as a page it is saved under this name, whatever the path ends in
            headers.append(("Content-Disposition", 'attachment; filename="answer.json"'))
    return headers


def add_guards(app: Flask, is_own_name: IsOwnName) -> None:
    """Refuse requests for a foreign name, and changes that another site's page sends.

    Browsers send ``Origin`` with every change that another site's page requests, and a page led to this address by DNS
    rebinding still sends its own name in ``Host``. Programs send no ``Origin`` and are let through.
    """

    @app.before_request
    def guard() -> None:
        """Raise ``MalformedRequest`` for a foreign name, ``NotAllowed`` for another site's change or one without JSON."""
        check_name(request.host, is_own_name)
        if request.method not in ("GET", "HEAD", "OPTIONS"):
            headers = request.headers
            check_change(request.host, headers.get("Origin"), headers.get("Sec-Fetch-Site"), request.mimetype)


def check_name(host: str, is_own_name: IsOwnName) -> None:
    """Raise ``MalformedRequest`` (``request.foreign_host``) if ``Host`` does not name this table."""
    if not is_own_name(_name_in(host)):
        raise MalformedRequest("request.foreign_host", "This table has another address: use the one it shows.")


def check_change(host: str, origin: str | None, site: str | None, mimetype: str) -> None:
    """Raise ``NotAllowed`` if another site's page requests a change, or if it is not sent as JSON.

    Args:
        site: the value of ``Sec-Fetch-Site``.
    """
    if (origin is not None and urlsplit(origin).netloc != host) or site not in (None, "same-origin", "none"):
        raise NotAllowed("request.cross_site", "Another site's page asked for this: use the table's own pages.")
    if mimetype != "application/json":
        raise NotAllowed("request.content_type", "Send JSON, with Content-Type: application/json.")


def host_name() -> str:
    """Return the name or address in ``Host``, without its port, in lower case."""
    return _name_in(request.host)


@lru_cache(maxsize=64)
def _name_in(host: str) -> str:
    return (urlsplit(f"//{host}").hostname or "").lower()


def is_local() -> bool:
    """Whether the table's own screen sends the request, under a name that only it can use."""
    return is_local_at(request.remote_addr or "", request.host)


def is_local_at(address: str, host: str) -> bool:
    """Whether a client at that address with that ``Host`` is the table's own screen."""
    return _is_loopback(address) and _name_in(host) in _LOOPBACK_NAMES


@lru_cache(maxsize=256)
def _is_loopback(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
