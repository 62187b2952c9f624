"""Attacks on a companion of one's own, on this machine alone: what each attempt led to, and how a phone fared beside it.

``make soak-attack``. Each attempt lasts ``--seconds``; before the first one the phone is timed without any. The table is
served with a secure address, and an open room beside it. Nothing is asserted: the promises are tested in
``tests/companion/web/connections`` and ``tests/companion/web/test_open_pages.py``.
"""

from __future__ import annotations

import argparse
import contextlib
import http.client
import os
import signal
import socket
import ssl
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bench.companion import GUEST, free_port, memory_mb, wait_until_open
from companion.web.connections.serving import allow_open_files

IDLE: Final = 450
TRICKLING: Final = 50
STREAMS: Final = 300
ASKS_EVERY_S: Final = 0.02
ONE_BYTE_EVERY_S: Final = 0.5
PATIENCE_S: Final = 30.0
REQUEST: Final = b"GET /api/state HTTP/1.1\r\nHost: " + GUEST.encode() + b"\r\nX-Slow: " + b"x" * 4000


@dataclass(frozen=True, slots=True)
class Target:
    """What is attacked: the process, and the ports of table, secure address and room."""

    process: int
    table: int
    secure: int
    room: int


class Crowd:
    """Connections that say nothing, or a byte now and then; whoever is let go comes again at once."""

    def __init__(self, port: int, idle: int, trickling: int) -> None:
        self._port = port
        self._lines: list[socket.socket | None] = [None] * (idle + trickling)
        self._idle = idle
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._press, daemon=True)
        self.came = 0

    def __enter__(self) -> Crowd:
        self._thread.start()
        deadline = time.monotonic() + PATIENCE_S
        while self.came < len(self._lines) and time.monotonic() < deadline:
            time.sleep(0.01)
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._thread.join()
        for line in self._lines:
            if line is not None:
                line.close()

    def _press(self) -> None:
        said = 0
        while not self._over.is_set():
            for number in range(len(self._lines)):
                try:
                    self._push(number, said)
                except BlockingIOError:
                    continue  # it is still there
                except OSError:
                    self._hang_up(number)
            said = (said + 1) % len(REQUEST)
            self._over.wait(ONE_BYTE_EVERY_S)

    def _push(self, number: int, said: int) -> None:
        line = self._lines[number]
        if line is None:
            line = self._lines[number] = socket.create_connection((GUEST, self._port), timeout=PATIENCE_S)
            line.setblocking(False)
            self.came += 1
        if number >= self._idle:
            line.send(REQUEST[said : said + 1])
        if line.recv(4096) == b"":
            raise ConnectionResetError

    def _hang_up(self, number: int) -> None:
        line = self._lines[number]
        if line is not None:
            line.close()
        self._lines[number] = None


def phone(port: int, seconds: float, path: str, trust: ssl.SSLContext | None = None) -> str:
    """How long a phone waits for what it asks, each time over a new connection, as text."""
    times_ms: list[float] = []
    failed = 0
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        asked = time.perf_counter()
        table = _connection(port, trust)
        try:
            table.request("GET", path)
            answer = table.getresponse()
            answer.read()
            failed += answer.status >= 500
        except OSError:
            failed += 1
        finally:
            table.close()
        times_ms.append((time.perf_counter() - asked) * 1000)
        time.sleep(ASKS_EVERY_S)
    times_ms.sort()
    p50, p95 = (times_ms[min(len(times_ms) - 1, int(share * len(times_ms)))] for share in (0.5, 0.95))
    return f"{len(times_ms)} asked, {failed} failed, p50 {p50:.0f} ms, p95 {p95:.0f} ms, longest {times_ms[-1]:.0f} ms"


def _connection(port: int, trust: ssl.SSLContext | None) -> http.client.HTTPConnection:
    if trust is None:
        return http.client.HTTPConnection(GUEST, port, timeout=PATIENCE_S)
    return http.client.HTTPSConnection(GUEST, port, timeout=PATIENCE_S, context=trust)


def flood(port: int, begin: bytes, piece: bytes, megabytes: int, process: int) -> str:
    """What is said to that much in one request, and what it costs in memory, as text."""
    before = memory_mb(process)
    most = before
    sent = 0
    with socket.create_connection((GUEST, port), timeout=PATIENCE_S) as line:
        with contextlib.suppress(OSError):
            line.sendall(begin)
            while sent < megabytes * 1_000_000:
                line.sendall(piece)
                sent += len(piece)
                most = max(most, memory_mb(process))
        try:
            said = line.recv(4096).split(b"\r\n")[0].decode() or "hung up"
        except OSError as error:
            said = error.strerror or type(error).__name__
    return f"{said} after {sent / 1e6:.2g} MB; memory {before:.0f} → {max(most, memory_mb(process)):.0f} MB"


def streams(port: int, count: int, path: str, host: str = GUEST, cookie: str = "") -> tuple[list[socket.socket], str]:
    """So many event streams, and what they were answered."""
    lines, said = [], Counter[str]()
    for _ in range(count):
        line = socket.create_connection((host, port), timeout=PATIENCE_S)
        more = f"Cookie: {cookie}\r\n" if cookie else ""
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\n{more}\r\n".encode())
        with contextlib.suppress(OSError):
            said[line.recv(4096).split(b"\r\n")[0].decode().removeprefix("HTTP/1.1 ")] += 1
        lines.append(line)
    return lines, ", ".join(f"{number} × {status}" for status, number in said.most_common())


def seated_phone(port: int) -> str:
    """The cookie of a phone that takes a seat."""
    table = http.client.HTTPConnection(GUEST, port, timeout=PATIENCE_S)
    table.request("POST", "/api/seats/0/claim", '{"name": "Asha"}', {"Content-Type": "application/json"})
    cookie = (table.getresponse().getheader("Set-Cookie") or "").split(";")[0]
    table.close()
    return cookie


def attempts(target: Target, seconds: float, trust: ssl.SSLContext) -> Iterator[tuple[str, Callable[[], str]]]:
    """Every attempt, and what does it."""

    def crowded(port: int, path: str, idle: int, trickling: int, context: ssl.SSLContext | None = None) -> str:
        with Crowd(port, idle, trickling) as crowd:
            fared = phone(port, seconds, path, context)
        return f"{fared}; {crowd.came} came"

    def streaming() -> str:
        seat = seated_phone(target.table)
        lines, said = streams(target.table, STREAMS, "/api/events")
        own, seat_said = streams(target.table, 1, "/api/events", cookie=seat)
        screen, screen_said = streams(target.table, 1, "/api/events", host="127.0.0.1")
        fared = phone(target.table, seconds, "/api/state")
        for line in (*lines, *own, *screen):
            line.close()
        return f"{said}; a seat: {seat_said}; the table's screen: {screen_said}; {fared}"

    state, room = "/api/state", "/api/room/host"
    yield "nobody attacks: table", lambda: phone(target.table, seconds, state)
    yield "nobody attacks: secure address", lambda: phone(target.secure, seconds, state, trust)
    yield "17 silent connections", lambda: crowded(target.table, state, 17, 0)
    yield "20 that trickle", lambda: crowded(target.table, state, 0, 20)
    yield f"{IDLE} silent, {TRICKLING} trickle", lambda: crowded(target.table, state, IDLE, TRICKLING)
    yield f"open room: {IDLE} silent, {TRICKLING} trickle", lambda: crowded(target.room, room, IDLE, TRICKLING)
    yield "secure: 1 silent", lambda: crowded(target.secure, state, 1, 0, trust)
    yield f"secure: {IDLE} silent, {TRICKLING} trickle", lambda: crowded(target.secure, state, IDLE, TRICKLING, trust)
    line, block = b"GET / HTTP/1.1\r\nHost: x\r\n", b"x" * 65536
    yield "a header of 64 MB", lambda: flood(target.table, line + b"X: ", block, 64, target.process)
    yield "a first line of 64 MB", lambda: flood(target.table, b"GET /", block, 64, target.process)
    yield "headers of 64 MB in all", lambda: flood(target.table, line, b"X: y\r\n" * 10_000, 64, target.process)
    long_body = b"POST /api/pause HTTP/1.1\r\nContent-Length: 64000000\r\n\r\n"
    yield "a body of 64 MB", lambda: flood(target.table, long_body, block, 64, target.process)
    yield f"{STREAMS} anonymous event streams", streaming


@contextlib.contextmanager
def attacked(folder: Path) -> Iterator[tuple[Target, ssl.SSLContext]]:
    """A companion with a secure address, and an open room beside it."""
    table, secure, room = free_port(), free_port(), free_port()
    settings = folder / "attacked.toml"
    settings.write_text(f"[reaching]\nsecure_port = {secure}\nannounce = false\n[open_room]\nport = {room}\n", "utf-8")
    base = [sys.executable, "-m", "companion.cli.main", "--settings", str(settings)]
    play = [*base, "play", "--host", "0.0.0.0", "--port", str(table), "--https"]
    hall = [*base, "room", "--host", "0.0.0.0", "--port", str(room)]
    with contextlib.ExitStack() as stack:
        processes = [
            subprocess.Popen([*command, "--database", f"sqlite:///{folder / log}"], stdout=subprocess.DEVNULL)
            for command, log in ((play, "log.sqlite"), (hall, "room.sqlite"))
        ]
        for process in processes:
            stack.callback(process.wait, PATIENCE_S)
            stack.callback(os.kill, process.pid, signal.SIGINT)
        for port in (table, secure, room):
            _wait_for(port)
        wait_until_open(table)
        trust = ssl.create_default_context(cafile=str(folder / "https" / "certificate.pem"))
        trust.check_hostname = False
        yield Target(processes[0].pid, table, secure, room), trust


def _wait_for(port: int) -> None:
    deadline = time.monotonic() + 2 * PATIENCE_S
    while True:
        with contextlib.suppress(OSError), socket.create_connection((GUEST, port), timeout=1):
            return
        if time.monotonic() > deadline:
            raise TimeoutError(f"Nothing answers on port {port}.")
        time.sleep(0.1)


def main() -> int:
    """Try everything, and print what came of it."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak.attacked_server", description=__doc__)
    parser.add_argument("--seconds", type=float, default=15.0, help="how long each attempt lasts")
    seconds = parser.parse_args().seconds
    allow_open_files(2 * (IDLE + TRICKLING + STREAMS))
    with tempfile.TemporaryDirectory() as folder, attacked(Path(folder)) as (target, trust):
        print("| attempt | outcome |\n| --- | --- |")
        for name, attempt in attempts(target, seconds, trust):
            print(f"| {name} | {attempt()} |", flush=True)
        print(f"| afterwards | {phone(target.table, seconds, '/api/state')}; {memory_mb(target.process):.0f} MB |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
