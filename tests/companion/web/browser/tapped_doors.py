"""Doors through which browsers reach a server, each with somebody who reads every byte that is sent out through it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import threading
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

SERVER = "127.0.0.1"
CHUNK = 65_536
T = TypeVar("T")


@dataclass
class Reader:
    """Reads all that one person is sent, line by line, and keeps what that person must not know.

    Attributes:
        seat: whose hand may be told; None for a spectator.
        canaries: by seat, the money it was given so that its number can be looked for.
        hands: own hands that were found: what is looked for is there to be found.
    """

    canaries: Sequence[int]
    seat: int | None = None
    leaks: list[str] = field(default_factory=list)
    octets: int = 0
    hands: int = 0
    own_canaries: int = 0
    _rest: bytes = b""

    def read(self, chunk: bytes) -> None:
        """The next bytes."""
        self.octets += len(chunk)
        *lines, self._rest = (self._rest + chunk).split(b"\n")
        for line in lines:
            self._read_line(line)

    def _read_line(self, line: bytes) -> None:
        for seat, money in enumerate(self.canaries):
            if re.search(rb"(?<!\d)%d(?!\d)" % money, line):
                self.own_canaries += seat == self.seat
                if seat != self.seat:
                    self.leaks.append(f"seat {seat}'s money: {line[:200]!r}")
        if b'"hand"' not in line and b'"cash"' not in line:
            return
        line = line.removeprefix(b"data: ")
        if not line.startswith((b"{", b"[")):
            return  # a script or a text that has the word in it
        found, _ = json.JSONDecoder().raw_decode(line.decode())
        self._walk(found, whose=None)

    def _walk(self, found: Any, whose: int | None) -> None:
        if isinstance(found, list):
            for item in found:
                self._walk(item, whose)
        elif isinstance(found, dict):
            if "cash" in found and (whose is None or whose != self.seat):
                self.leaks.append(f"the hand of seat {whose}: {found}")
            self.hands += "cash" in found
            for name, item in found.items():
                self._walk(item, found.get("seat", whose) if name == "hand" else None)


@dataclass
class Door:
    """An address for one browser."""

    host: str
    port: int
    reader: Reader

    @property
    def address(self) -> str:
        """What its browser is told."""
        return f"http://{self.host}:{self.port}"


class TappedDoors:
    """Passes everything between browsers and a server; while the server is gone, connections break as they do then.

    Args:
        port: the server's.
        canaries: see ``Reader``.
    """

    def __init__(self, port: int, canaries: Sequence[int]) -> None:
        self.doors: list[Door] = []
        self._port = port
        self._canaries = canaries
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._servers: list[asyncio.Server] = []
        self._passing: dict[asyncio.Task[None], asyncio.StreamWriter] = {}
        self._ends: list[asyncio.StreamWriter] = []
        self._shut = False

    def open(self, host: str) -> Door:
        """Another door."""
        return self._do(self._open(host))

    def close(self) -> None:
        """Shut them all."""
        self._do(self._close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _do(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    async def _open(self, host: str) -> Door:
        reader = Reader(self._canaries)

        def came(from_browser: asyncio.StreamReader, to_browser: asyncio.StreamWriter) -> None:
            self._ends.append(to_browser)
            if self._shut:
                to_browser.transport.abort()
                return
            passing = self._loop.create_task(self._pass(from_browser, to_browser, reader))
            self._passing[passing] = to_browser

        server = await asyncio.start_server(came, host, 0)
        self._servers.append(server)
        door = Door(host, server.sockets[0].getsockname()[1], reader)
        self.doors.append(door)
        return door

    async def _close(self) -> None:
        self._shut = True
        for server in self._servers:
            server.close()
        passing = dict(self._passing)
        for task in passing:
            task.cancel()
        await asyncio.gather(*passing, return_exceptions=True)
        # A task that was cancelled before its first step closes nothing, and an end that still has something to send
        # closes only when it has sent it.
        for end in self._ends:
            end.transport.abort()
        # Who was being let in at that moment is told by ``came``, and everybody's end takes a turn of the loop.
        for _ in range(5):
            await asyncio.sleep(0)

    async def _pass(self, from_browser: asyncio.StreamReader, to_browser: asyncio.StreamWriter, reader: Reader) -> None:
        task = asyncio.current_task()
        assert task is not None
        pumps: list[asyncio.Task[None]] = []
        ends = [to_browser]
        try:
            from_server, to_server = await asyncio.open_connection(SERVER, self._port)
            ends.append(to_server)
            self._ends.append(to_server)
            pumps.append(asyncio.create_task(_pump(from_browser, to_server, None)))
            pumps.append(asyncio.create_task(_pump(from_server, to_browser, reader)))
            await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
        except OSError:
            return  # the server is gone, and so is the connection
        finally:
            for pump in pumps:
                pump.cancel()
            for end in ends:
                with contextlib.suppress(OSError):
                    end.close()
            del self._passing[task]


async def _pump(source: asyncio.StreamReader, sink: asyncio.StreamWriter, reader: Reader | None) -> None:
    with contextlib.suppress(OSError):
        while chunk := await source.read(CHUNK):
            if reader is not None:
                reader.read(chunk)
            sink.write(chunk)
            await sink.drain()
