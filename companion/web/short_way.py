"""Answers a command without the server's parser and without Flask, which together cost as much as the game itself.

What is answered is what Flask would answer (tests/companion/web/connections/test_short_way.py holds both side by side):
the same guards are asked, the same functions act. Whatever is out of the ordinary goes the long way from its beginning,
and whatever is refused on the short one is put into words by Flask.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping
from email.utils import formatdate
from functools import lru_cache
from typing import Any, Final, TypeAlias

from companion.lobby.identity import Viewer
from companion.lobby.session_tokens import Tokens
from companion.web.api.bodies import MAX_BODY_BYTES, json_from
from companion.web.connections.plain_post import plain_post
from companion.web.request_guard import IsOwnName, check_change, check_name, is_local_at, protecting
from companion.web.request_identity import COOKIE, Person, person_of, with_rights

Act: TypeAlias = Callable[[Viewer], int]
"""Does what was asked, as whoever asks; the version after it."""
Reads: TypeAlias = Callable[[Any], Act]
"""Reads the JSON of a request's body."""
As: TypeAlias = Callable[[Person, Act], int]
"""Lets a person act."""

_JSON: Final = "application/json"


class ShortWay:
    """Answers plain requests for a few paths.

    Args:
        is_own_name: which names in ``Host`` mean this table.
        acting: lets somebody act at the table.
        ways: what each path's body is read by.
    """

    def __init__(self, is_own_name: IsOwnName, tokens: Tokens, acting: As, ways: Mapping[str, Reads]) -> None:
        self._is_own_name = is_own_name
        self._tokens = tokens
        self._acting = acting
        self._ways = ways
        self._count: Callable[[str, float], None] | None = None
        self._head = {path: _head(path) for path in ways}

    def be_observed(self, count: Callable[[str, float], None]) -> None:
        """Report the path and the seconds of each request that is answered here."""
        self._count = count

    def answer(self, request: bytes, address: str, server_name: str) -> bytes | None:
        """The complete answer to a complete request; None if it must go the long way.

        Args:
            address: from where it came.
            server_name: as answers tell it.

        Raises:
            Exception: whatever the long way would have met; nothing was done, and Flask is to say so.
        """
        began_s = time.perf_counter()
        post = plain_post(request)
        if post is None or post.path not in self._ways or len(post.body) > MAX_BODY_BYTES:
            return None
        check_name(post.host, self._is_own_name)
        check_change(post.host, post.origin, post.site, _JSON)
        act = self._ways[post.path](json_from(post.body))
        person = person_of(self._tokens, post.cookies.get(COOKIE, ""), local=is_local_at(address, post.host))
        version = self._acting(person, with_rights(act))
        body = json.dumps({"version": version}, separators=(",", ":")).encode() + b"\n"
        date = _date(int(time.time()))
        if self._count is not None:
            self._count(post.path, time.perf_counter() - began_s)
        return b"%bContent-Length: %d\r\nDate: %b\r\nServer: %b\r\n\r\n%b" % (
            self._head[post.path],
            len(body),
            date,
            server_name.encode(),
            body,
        )


def _head(path: str) -> bytes:
    """The beginning of each answer to that path."""
    lines = ["HTTP/1.1 200 OK", f"Content-Type: {_JSON}"]
    lines += [f"{name}: {value}" for name, value in protecting(_JSON, path, immutable=False)]
    return "".join(f"{line}\r\n" for line in lines).encode()


@lru_cache(maxsize=1)
def _date(second: int) -> bytes:
    return formatdate(second, usegmt=True).encode()
