"""Pages that are open at gates: their streams are read byte by byte, and it is noted when each table's news came."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import urlsplit

from tests.soak.club.arrivals import Arrived

LANGUAGES: Final = ("en", "de", "es", "fr", "ja")
_TABLE_ON_WALL: Final = rb'data-part=\\"table-(\d+)\\" data-game=\\"(\d+)\\" data-version=\\"(\d+)\\"'
_TABLE_ALONE: Final = rb'data-part=\\"table\\"() data-game=\\"(\d+)\\" data-version=\\"(\d+)\\"'
_LONGEST: Final = 120
"""Bytes that what is looked for may have: kept of each piece, for what lies over the edge of two."""
_PATIENCE_S: Final = 60.0


@dataclass(frozen=True, slots=True)
class Opened:
    """Which page, at which gate.

    Args:
        table: None for the wall.
        by_address: the language stands in the address, else in what the browser wishes.
    """

    gate: str
    table: int | None
    language: str
    by_address: bool

    @property
    def address(self) -> tuple[str, int]:
        """The gate's host and port."""
        parts = urlsplit(self.gate)
        return parts.hostname or "", parts.port or 80

    @property
    def path(self) -> str:
        """The page's."""
        return ("/" if self.table is None else f"/tables/{self.table}") + self._asked("?")

    @property
    def stream(self) -> str:
        """Its stream's."""
        return f"/api/hub/stream?changes=1&table={'' if self.table is None else self.table}{self._asked('&')}"

    def _asked(self, sign: str) -> str:
        return f"{sign}lang={self.language}" if self.by_address else ""

    def request(self, path: str) -> bytes:
        """What a browser sends."""
        host = urlsplit(self.gate).netloc
        head = (f"GET {path} HTTP/1.1", f"Host: {host}", f"Accept-Language: {self.language}", "Connection: close")
        return "\r\n".join((*head, "", "")).encode()


def mixed(gates: Sequence[str], tables: Sequence[int], count: int) -> list[Opened]:
    """So many pages: six of ten look at the wall, the others at a table each; in all languages, at all gates."""
    pages = []
    for number in range(count):
        table = None if number % 10 < 6 else tables[number // 10 % len(tables)]
        language = LANGUAGES[number // 2 % len(LANGUAGES)]
        pages.append(Opened(gates[number % len(gates)], table, language, number % 4 == 0))
    return pages


@dataclass
class OpenPage(asyncio.Protocol):
    """One page's stream.

    Attributes:
        arrived: what it was told, as it came.
        count: bytes that came.
        ended: the line ended while the page was open.
    """

    page: Opened
    there: asyncio.Future[None]
    arrived: list[Arrived] = field(default_factory=list)
    count: int = 0
    ended: bool = False
    _tail: bytes = b""
    _head: bytes | None = b""
    _line: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask."""
        assert isinstance(transport, asyncio.Transport)
        self._line = transport
        transport.write(self.page.request(self.page.stream))

    def data_received(self, data: bytes) -> None:
        """Note what it tells."""
        now_ns = time.time_ns()
        self.count += len(data)
        if self._head is not None:
            self._head += data
            if b"\r\n\r\n" in self._head and b" 200 " not in self._head.split(b"\r\n", 1)[0]:
                self._fail(self._head.decode("utf-8", "replace")[:400])
                return
            if b"event: state" not in self._head:
                return
            self._head = None
            if not self.there.done():
                self.there.set_result(None)
        seen = self._tail + data
        self._tail = seen[-_LONGEST:]
        alone = self.page.table
        for found in re.finditer(_TABLE_ON_WALL if alone is None else _TABLE_ALONE, seen):
            table = int(found[1]) if alone is None else alone
            self.arrived.append(Arrived(now_ns, table, (int(found[2]), int(found[3]))))

    def connection_lost(self, exc: Exception | None) -> None:
        """The gate let it go."""
        self.ended = True
        self._fail(str(exc))

    def close(self) -> None:
        """The reader goes."""
        if self._line is not None:
            self._line.abort()

    def _fail(self, why: str) -> None:
        if not self.there.done():
            self.there.set_exception(ConnectionError(f"{self.page.stream}: {why}"))


@dataclass(frozen=True, slots=True)
class FirstThere:
    """Seconds until a page's HTML was there, and until its stream had told the first state, from the first request."""

    page_s: float
    told_s: float


async def opened(page: Opened) -> tuple[OpenPage, FirstThere]:
    """The page is fetched, then its stream opened, as its script does."""
    began_s = time.monotonic()
    await fetched(page, page.path)
    page_s = time.monotonic() - began_s
    loop = asyncio.get_running_loop()
    there: asyncio.Future[None] = loop.create_future()
    _, stream = await loop.create_connection(lambda: OpenPage(page, there), *page.address)
    await asyncio.wait_for(there, _PATIENCE_S)
    return stream, FirstThere(page_s, time.monotonic() - began_s)


async def fetched(page: Opened, path: str) -> float:
    """Something is asked at that page's gate; seconds until all of the answer was there.

    Raises:
        ConnectionError: it was refused.
    """
    began_s = time.monotonic()
    reader, writer = await asyncio.open_connection(*page.address)
    try:
        writer.write(page.request(path))
        answer = await asyncio.wait_for(reader.read(-1), _PATIENCE_S)
    finally:
        writer.close()
    if b" 200 " not in answer.split(b"\r\n", 1)[0]:
        raise ConnectionError(f"{path}: {answer[:300].decode('utf-8', 'replace')}")
    return time.monotonic() - began_s
