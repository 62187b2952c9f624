"""Parses a plain request from its bytes; anything unusual is left to the server's own parser. Pure."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

_REQUEST_LINE: Final = re.compile(rb"POST (/[a-z/]+) HTTP/1\.1")
_HOST: Final = re.compile(r"(?:[A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\])(?::[0-9]{1,5})?")
_USUAL_PORTS: Final = (":80", ":443")
"""Browsers leave these out; which one is meant depends on whether the connection is secure."""
_COOKIE: Final = re.compile(r"[A-Za-z0-9_.=; -]*")
_STANDS_FOR_ITSELF: Final = frozenset(
    {
        b"accept",
        b"accept-encoding",
        b"accept-language",
        b"cache-control",
        b"content-length",
        b"content-type",
        b"cookie",
        b"dnt",
        b"host",
        b"origin",
        b"pragma",
        b"priority",
        b"referer",
        b"sec-ch-ua",
        b"sec-ch-ua-mobile",
        b"sec-ch-ua-platform",
        b"sec-fetch-dest",
        b"sec-fetch-mode",
        b"sec-fetch-site",
        b"user-agent",
    }
)
"""Headers that do not change how a request is read; ``connection: keep-alive`` is another."""


@dataclass(frozen=True, slots=True)
class PlainPost:
    """A plain POST request with a JSON body.

    Attributes:
        host: the value of ``Host``.
        origin, site: the values of ``Origin`` and ``Sec-Fetch-Site``, None if not given.
        cookies: the first value of each, by name.
    """

    path: str
    host: str
    origin: str | None
    site: str | None
    cookies: dict[str, str]
    body: bytes


def plain_post(data: bytes) -> PlainPost | None:
    """Parse a complete request as a plain POST; return None if anything in it is unusual."""
    head, _, body = data.partition(b"\r\n\r\n")
    line, *lines = head.split(b"\r\n")
    asked = _REQUEST_LINE.fullmatch(line)
    if asked is None:
        return None
    headers: dict[bytes, bytes] = {}
    for one in lines:
        name, _, value = one.partition(b": ")
        name = name.lower()
        if name in headers or not (name in _STANDS_FOR_ITSELF or one.lower() == b"connection: keep-alive"):
            return None
        headers[name] = value
    try:
        given = {name: value.decode("ascii") for name, value in headers.items() if name in _READ}
    except UnicodeDecodeError:
        return None
    host, cookie = given.get(b"host", ""), given.get(b"cookie", "")
    plain = _HOST.fullmatch(host) is not None and not host.endswith(_USUAL_PORTS)
    plain = plain and _COOKIE.fullmatch(cookie) is not None
    if not plain or given.get(b"content-type") != "application/json" or given.get(b"content-length") != str(len(body)):
        return None
    cookies: dict[str, str] = {}
    for pair in cookie.split("; ") if cookie else ():
        name_, _, value_ = pair.partition("=")
        cookies.setdefault(name_, value_)
    return PlainPost(asked[1].decode(), host, given.get(b"origin"), given.get(b"sec-fetch-site"), cookies, body)


_READ: Final = frozenset({b"host", b"cookie", b"content-type", b"content-length", b"origin", b"sec-fetch-site"})
