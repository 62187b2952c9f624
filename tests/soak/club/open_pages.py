"""Pages that are open at gates: their streams are read byte by byte, and it is noted when each table's news came."""

from __future__ import annotations

import contextlib
import re
import select
import socket
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias
from urllib.parse import urlsplit

from tests.soak.club.arrivals import Arrived, Stand

LANGUAGES: Final = ("en", "de", "es", "fr", "ja")
_SHOWN: Final = re.compile(rb'data-part=\\"table-?(\d*)\\" data-game=\\"(\d+)\\" data-version=\\"(\d+)\\"')
_ENDS: Final = b"\n\n"
_AT_ONCE: Final = 256 * 1024
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


Shown: TypeAlias = tuple[tuple[int | None, Stand], ...]
"""What a piece of a stream shows: tables by number, None for the page's own, and how they stand."""


@dataclass
class OpenPage:
    """One page's stream.

    Attributes:
        came: what it was told, as it came: when, and what it shows.
        count: bytes that came.
        ended: the line ended while the page was open.
    """

    page: Opened
    line: socket.socket
    came: list[tuple[int, Shown]] = field(default_factory=list)
    count: int = 0
    ended: bool = False
    rest: bytes = b""

    def arrived(self) -> list[Arrived]:
        """The same by the tables' numbers."""
        own = self.page.table or 0
        return [
            Arrived(at_ns, own if table is None else table, stand)
            for at_ns, shown in self.came
            for table, stand in shown
        ]


class OpenPages:
    """Reads all streams from one thread, so that what it costs to read weighs as little as can be on what is measured.

    Pages that look at the same are sent the same bytes: what these show is looked up once.
    """

    def __init__(self) -> None:
        self.pages: list[OpenPage] = []
        self._by_number: dict[int, OpenPage] = {}
        self._known: dict[bytes, Shown] = {}
        self._poll = select.epoll()
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._read, name="open pages", daemon=True)
        self._thread.start()

    def take(self, page: OpenPage) -> None:
        """Read that one, too."""
        page.line.setblocking(False)
        self.pages.append(page)
        self._by_number[page.line.fileno()] = page
        self._poll.register(page.line, select.EPOLLIN)

    def close(self) -> None:
        """All readers go."""
        self._over.set()
        self._thread.join()
        self._poll.close()
        for page in self.pages:
            page.line.close()

    def _read(self) -> None:
        while not self._over.is_set():
            for number, _ in self._poll.poll(0.2):
                page = self._by_number[number]
                try:
                    data = page.line.recv(_AT_ONCE)
                except BlockingIOError:
                    continue
                except OSError:
                    data = b""
                if data:
                    _take(page, data, time.time_ns(), self._known)
                else:
                    page.ended = True
                    self._poll.unregister(number)


def _take(page: OpenPage, data: bytes, now_ns: int, known: dict[bytes, Shown]) -> None:
    """Note what came; an event that is not whole yet waits for its rest."""
    page.count += len(data)
    whole = page.rest + data if page.rest else data
    if not whole.endswith(_ENDS):
        page.rest = whole
        return
    page.rest = b""
    shown = known.get(whole)
    if shown is None:
        shown = known[whole] = tuple(
            [
                (int(table) if table else None, (int(game), int(version)))
                for table, game, version in _SHOWN.findall(whole)
            ]
        )
    if shown:
        page.came.append((now_ns, shown))


@dataclass(frozen=True, slots=True)
class FirstThere:
    """Seconds until a page's HTML was there, and until its stream had told the first state, from the first request."""

    page_s: float
    told_s: float


def opened(page: Opened) -> tuple[OpenPage, FirstThere]:
    """The page is fetched, then its stream opened, as its script does.

    Raises:
        ConnectionError: it was refused.
    """
    began_s = time.monotonic()
    page_s = fetched(page, page.path)
    line = socket.create_connection(page.address, _PATIENCE_S)
    line.sendall(page.request(page.stream))
    stream = OpenPage(page, line)
    told = b""
    while b"event: state" not in told or not told.endswith(_ENDS):
        data = line.recv(_AT_ONCE)
        told += data
        if not data or b" 200 " not in told.partition(b"\r\n")[0]:
            line.close()
            raise ConnectionError(f"{page.stream}: {told[:300].decode('utf-8', 'replace')}")
    told_s = time.monotonic() - began_s
    _take(stream, told, time.time_ns(), {})
    return stream, FirstThere(page_s, told_s)


def fetched(page: Opened, path: str) -> float:
    """Something is asked at that page's gate; seconds until all of the answer was there.

    Raises:
        ConnectionError: it was refused.
    """
    began_s = time.monotonic()
    with contextlib.closing(socket.create_connection(page.address, _PATIENCE_S)) as line:
        line.sendall(page.request(path))
        answer = b""
        while data := line.recv(_AT_ONCE):
            answer += data
    if b" 200 " not in answer.partition(b"\r\n")[0]:
        raise ConnectionError(f"{path}: {answer[:300].decode('utf-8', 'replace')}")
    return time.monotonic() - began_s
