"""One HTTP request to a seal gate and its answer, with only as much of HTTP as phones need."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any, Final, TypeAlias

from companion.errors import CompanionError, MalformedRequest, TooSoon
from companion.games.errors import GameError
from companion.web.api.bodies import json_from
from companion.web.errors import refusal, status_of
from companion.web.request_guard import CONTENT_SECURITY_POLICY

Scope: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send: TypeAlias = Callable[[MutableMapping[str, Any]], Awaitable[None]]
Headers: TypeAlias = list[tuple[bytes, bytes]]
_JSON: Final[Headers] = [
    (b"content-type", b"application/json"),
    (b"cache-control", b"no-store"),
    (b"x-content-type-options", b"nosniff"),
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
    (b"content-disposition", b'attachment; filename="answer.json"'),
]
_STREAM: Final[Headers] = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
    (b"x-content-type-options", b"nosniff"),
]
_COOKIE_S: Final = 7 * 24 * 3600


class Asked:
    """A request, with the means to answer it."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.method: str = scope["method"]
        self.address: str = (scope.get("client") or ("", 0))[0]
        self._secure = scope.get("scheme") == "https"
        self._headers: dict[bytes, str] = {name: value.decode("latin-1") for name, value in scope["headers"]}
        self._receive = receive
        self._send = send

    def header(self, name: bytes) -> str | None:
        """Return the value of a header; names in lower case."""
        return self._headers.get(name)

    def cookie(self, name: str) -> str:
        """Return the value of a cookie, or an empty text."""
        for part in self._headers.get(b"cookie", "").split(";"):
            key, _, value = part.strip().partition("=")
            if key == name:
                return value
        return ""

    def set_cookie(self, name: str, value: str) -> tuple[bytes, bytes]:
        """Return the header that sets a cookie which scripts cannot read; over HTTPS, it stays on HTTPS."""
        secure = "; Secure" if self._secure else ""
        return b"set-cookie", f"{name}={value}; Max-Age={_COOKIE_S}; Path=/; HttpOnly; SameSite=Lax{secure}".encode()

    async def body(self, most: int) -> Any:
        """Return the body as JSON.

        Raises:
            MalformedRequest: ``request.not_json``, ``request.too_long``.
        """
        data = b""
        while True:
            message = await self._receive()
            data += message.get("body", b"")
            if len(data) > most:
                raise MalformedRequest("request.too_long", f"Send at most {most} bytes.", most=most)
            if not message.get("more_body"):
                return json_from(data)

    async def gone(self) -> None:
        """Wait until the client has disconnected."""
        while (await self._receive())["type"] != "http.disconnect":
            pass

    async def answer(self, body: bytes, status: int = 200, more: Iterable[tuple[bytes, bytes]] = ()) -> None:
        """Send a complete JSON answer."""
        headers = [*_JSON, (b"content-length", b"%d" % len(body)), *more]
        await self._send({"type": "http.response.start", "status": status, "headers": headers})
        await self._send({"type": "http.response.body", "body": body})

    async def refuse(self, error: CompanionError | GameError) -> None:
        """Send an error; pages translate it by its code."""
        more = [(b"retry-after", b"%d" % error.wait_s)] if isinstance(error, TooSoon) else []
        await self.answer(json.dumps(refusal(error, error.message)).encode(), status_of(error), more)

    async def begin_stream(self) -> None:
        """Begin a stream of events that lasts until one side disconnects."""
        await self._send({"type": "http.response.start", "status": 200, "headers": _STREAM})

    async def stream(self, events: bytes) -> None:
        """Send some events."""
        await self._send({"type": "http.response.body", "body": events, "more_body": True})
