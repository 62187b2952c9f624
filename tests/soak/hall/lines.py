"""A phone's two lines to a gate: one kept alive that asks, one that is told; no more of HTTP than a gate sends."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final, cast

HOST: Final = "127.0.0.1"
_HEAD_ENDS: Final = b"\r\n\r\n"
_GRANTED: Final = b"HTTP/1.1 200"
_LENGTH: Final = b"content-length: "


class Broken(Exception):
    """The line broke before the answer was there."""


class AskingLine(asyncio.Protocol):
    """A connection that is kept and asked again and again, one request after another."""

    def __init__(self) -> None:
        self._transport: asyncio.Transport | None = None
        self._answer: asyncio.Future[tuple[int, bytes]] | None = None
        self._got = b""

    @property
    def is_open(self) -> bool:
        """Whether it can be asked."""
        return self._transport is not None and not self._transport.is_closing()

    async def ask(self, request: bytes, timeout_s: float) -> tuple[int, bytes]:
        """Status and body.

        Raises:
            Broken: the line broke. TimeoutError: no answer came.
        """
        if self._transport is None or not self.is_open:
            raise Broken
        self._answer = asyncio.get_running_loop().create_future()
        self._got = b""
        self._transport.write(request)
        try:
            return await asyncio.wait_for(self._answer, timeout_s)
        except TimeoutError:
            self.close()  # what comes later is no answer to the next request
            raise

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It stands."""
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        """A part of an answer."""
        self._got += data
        head, ended, body = self._got.partition(_HEAD_ENDS)
        if not ended or self._answer is None or self._answer.done():
            return
        at = head.lower().find(_LENGTH)
        length = int(head[at + len(_LENGTH) :].split(b"\r\n", 1)[0])
        if len(body) >= length:
            self._answer.set_result((int(head[9:12]), body))

    def connection_lost(self, error: Exception | None) -> None:
        """It broke."""
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(Broken())


class ToldLine(asyncio.Protocol):
    """An open page's stream; notes when it was told of a round's reveal.

    Args:
        waits_for: the words that tell of it.
        lost: is called when it breaks.
    """

    def __init__(self, request: bytes, waits_for: bytes, lost: Callable[[ToldLine], None]) -> None:
        self._request = request
        self._lost = lost
        self._transport: asyncio.Transport | None = None
        self.waits_for = waits_for
        self.told_s = 0.0
        self._newest = b""
        self.is_told = False
        self.is_lost = False

    def wait_for(self, words: bytes) -> None:
        """From now on these words are waited for; they may have come while the line was being opened."""
        self.waits_for = words
        self.told_s = time.monotonic() if words in self._newest else 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It stands: ask to be told."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        """Some events; a state is some hundred bytes, and comes in one piece over loopback."""
        if not self.is_told and not data.startswith(_GRANTED):
            self.close()  # as a browser does, which then opens another
            return
        self.is_told = True
        self._newest = data
        if not self.told_s and self.waits_for in data:
            self.told_s = time.monotonic()

    def connection_lost(self, error: Exception | None) -> None:
        """It broke."""
        self.is_lost = True
        self._lost(self)

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.abort()


def request_of(method: str, path: str, port: int, cookies: str, body: bytes = b"") -> bytes:
    """A request as a browser sends it, with fewer headers."""
    kind = b"Content-Type: application/json\r\nContent-Length: %d\r\n" % len(body) if method == "POST" else b""
    head = f"{method} {path} HTTP/1.1\r\nHost: {HOST}:{port}\r\nCookie: {cookies}\r\n".encode()
    return head + kind + b"\r\n" + body
