"""Answers a command without the server's parser and without Flask, which together cost as much as the game itself.

The answers are the same as Flask's (tests/companion/web/connections/test_fast_path.py compares them), as the same
guards and functions are used. Flask answers unusual requests from the start, and words every refusal.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from email.utils import formatdate
from functools import lru_cache
from typing import Any, Final, TypeAlias

from companion.lobby.identity import Viewer
from companion.lobby.session_tokens import Tokens
from companion.web.api.bodies import MAX_BODY_BYTES, json_from
from companion.web.connections.plain_post import plain_post
from companion.web.request_guard import IsOwnName, check_change, check_name, is_local_at, protecting
from companion.web.request_identity import COOKIE, Person, check_may_act, person_of

Act: TypeAlias = Callable[[Viewer], int]
"""Carries out a request as its sender, and returns the version after it."""
Reads: TypeAlias = Callable[[Any], Act]
"""Turns the JSON of a request's body into an action."""
Acting: TypeAlias = Callable[[Person], AbstractContextManager[Viewer]]
"""Holds the table while a person acts."""

_JSON: Final = "application/json"


class FastPath:
    """Answers plain requests for a few paths.

    Args:
        is_own_name: tells whether a name in ``Host`` means this table.
        acting: holds the table while a person acts.
        ways: the function that reads the body, by path.
    """

    def __init__(self, is_own_name: IsOwnName, tokens: Tokens, acting: Acting, ways: Mapping[str, Reads]) -> None:
        self._is_own_name = is_own_name
        self._tokens = tokens
        self._acting = acting
        self._ways = ways
        self._count: Callable[[str, float], None] | None = None
        self._head = {path: _head(path) for path in ways}

    def be_observed(self, count: Callable[[str, float], None]) -> None:
        """Report the path and duration in seconds of each request answered here to ``count``."""
        self._count = count

    def answer(self, request: bytes, address: str, server_name: str) -> bytes | None:
        """Return the complete answer to a complete request; None if Flask must answer it.

        Args:
            address: the client's address.
            server_name: the value of the header ``Server``.

        Raises:
            Exception: any error that Flask would have met; nothing was done, and Flask words the refusal.
        """
        began_s = time.perf_counter()
        post = plain_post(request)
        if post is None or post.path not in self._ways or len(post.body) > MAX_BODY_BYTES:
            return None
        check_name(post.host, self._is_own_name)
        check_change(post.host, post.origin, post.site, _JSON)
        act = self._ways[post.path](json_from(post.body))
        person = person_of(self._tokens, post.cookies.get(COOKIE, ""), local=is_local_at(address, post.host))
        with self._acting(person) as viewer:
            check_may_act(viewer)
            version = act(viewer)
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
    """Return the beginning of each answer to that path."""
    lines = ["HTTP/1.1 200 OK", f"Content-Type: {_JSON}"]
    lines += [f"{name}: {value}" for name, value in protecting(_JSON, path, immutable=False)]
    return "".join(f"{line}\r\n" for line in lines).encode()


@lru_cache(maxsize=1)
def _date(second: int) -> bytes:
    return formatdate(second, usegmt=True).encode()
