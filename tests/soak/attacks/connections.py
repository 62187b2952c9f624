"""Silent, slow, huge and many connections against a table with a secure address and an open room, and how a phone fares."""

from __future__ import annotations

import contextlib
import http.client
import os
import signal
import socket
import ssl
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from bench.companion import GUEST, memory_mb, wait_until_open
from bench.free_port import free_port
from companion.web.connections.serving import allow_open_files
from tests.soak.attacks.outcome import Attempt, Effort, Outcome

IDLE: Final = 450
TRICKLING: Final = 50
STREAMS: Final = 300
ASKS_EVERY_S: Final = 0.02
ONE_BYTE_EVERY_S: Final = 0.5
PATIENCE_S: Final = 30.0
P95_MS: Final = 50.0
MOST_MORE_MB: Final = 20
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


@dataclass(frozen=True, slots=True)
class Fared:
    """How long a phone waited for what it asked, each time over a new connection, in milliseconds."""

    times_ms: tuple[float, ...]
    failed: int

    @property
    def p95_ms(self) -> float:
        """Nineteen of twenty answers came sooner."""
        return self._at(0.95)

    def _at(self, share: float) -> float:
        return self.times_ms[min(len(self.times_ms) - 1, int(share * len(self.times_ms)))]

    def __str__(self) -> str:
        p50, longest = self._at(0.5), self.times_ms[-1]
        counts = f"{len(self.times_ms)} asked, {self.failed} failed"
        return f"{counts}, p50 {p50:.0f} ms, p95 {self.p95_ms:.0f} ms, longest {longest:.0f} ms"


def phone(port: int, seconds: float, path: str, trust: ssl.SSLContext | None = None) -> Fared:
    """A phone that asks for so long."""
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
    return Fared(tuple(sorted(times_ms)), failed)


def _connection(port: int, trust: ssl.SSLContext | None) -> http.client.HTTPConnection:
    if trust is None:
        return http.client.HTTPConnection(GUEST, port, timeout=PATIENCE_S)
    return http.client.HTTPSConnection(GUEST, port, timeout=PATIENCE_S, context=trust)


def flood(port: int, begin: bytes, piece: bytes, megabytes: int, process: int) -> Outcome:
    """What is said to that much in one request, and what it costs in memory."""
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
    most = max(most, memory_mb(process))
    held = most - before <= MOST_MORE_MB and " 200 " not in said
    return Outcome(held, f"{said} after {sent / 1e6:.2g} MB; memory {before:.0f} → {most:.0f} MB")


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


class Calm:
    """What a phone waits for each address while nobody attacks."""

    def __init__(self) -> None:
        self._p95_ms: dict[int, float] = {}

    def timed(self, port: int, fared: Fared) -> Outcome:
        """Remember it."""
        self._p95_ms[port] = fared.p95_ms
        return Outcome(fared.failed == 0, str(fared))

    def judged(self, port: int, fared: Fared, more: str = "") -> Outcome:
        """At most 50 ms; on a machine that is busy anyhow, at most twice what it was without the attack."""
        allowed_ms = max(P95_MS, 2 * self._p95_ms.get(port, 0.0))
        busy = f" (allowed on this busy machine: {allowed_ms:.0f} ms)" if allowed_ms > P95_MS else ""
        return Outcome(fared.failed == 0 and fared.p95_ms <= allowed_ms, f"{fared}{more}{busy}")


def attempts(folder: Path, effort: Effort) -> Iterator[Attempt]:
    """Every attempt at connections."""
    allow_open_files(2 * (IDLE + TRICKLING + STREAMS))
    with attacked(folder) as (target, trust):
        calm = Calm()
        yield from _crowds(target, trust, effort.seconds, calm)
        yield from _floods(target)
        promise = "a phone, a seat and the table's screen are served"
        yield Attempt(f"{STREAMS} anonymous event streams", promise, lambda: _streaming(target, effort.seconds, calm))
        yield Attempt("afterwards", "p95 ≤ 50 ms", lambda: _afterwards(target, effort.seconds, calm))


def _crowds(target: Target, trust: ssl.SSLContext, seconds: float, calm: Calm) -> Iterator[Attempt]:
    state, room = "/api/state", "/api/room/host"

    def crowded(port: int, path: str, idle: int, trickling: int, context: ssl.SSLContext | None = None) -> Outcome:
        with Crowd(port, idle, trickling) as crowd:
            fared = phone(port, seconds, path, context)
        return calm.judged(port, fared, f"; {crowd.came} came")

    table, secure, hall = target.table, target.secure, target.room
    for name, port, path, context in (
        ("table", table, state, None),
        ("secure address", secure, state, trust),
        ("open room", hall, room, None),
    ):
        run = partial(phone, port, seconds, path, context)
        yield Attempt(f"nobody attacks: {name}", "all are answered", partial(_timed, calm, port, run))
    most = f"{IDLE} silent, {TRICKLING} trickle"
    for name, run_crowd in (
        ("17 silent connections", partial(crowded, table, state, 17, 0)),
        ("20 that trickle", partial(crowded, table, state, 0, 20)),
        (most, partial(crowded, table, state, IDLE, TRICKLING)),
        (f"open room: {most}", partial(crowded, hall, room, IDLE, TRICKLING)),
        ("secure: 1 silent", partial(crowded, secure, state, 1, 0, trust)),
        (f"secure: {most}", partial(crowded, secure, state, IDLE, TRICKLING, trust)),
    ):
        yield Attempt(name, "a phone's p95 ≤ 50 ms", run_crowd)


def _timed(calm: Calm, port: int, run: Callable[[], Fared]) -> Outcome:
    return calm.timed(port, run())


def _floods(target: Target) -> Iterator[Attempt]:
    line, block = b"GET / HTTP/1.1\r\nHost: x\r\n", b"x" * 65536
    long_body = b"POST /api/pause HTTP/1.1\r\nContent-Length: 64000000\r\n\r\n"
    for name, begin, piece in (
        ("a header of 64 MB", line + b"X: ", block),
        ("a first line of 64 MB", b"GET /", block),
        ("headers of 64 MB in all", line, b"X: y\r\n" * 10_000),
        ("a body of 64 MB", long_body, block),
    ):
        run = partial(flood, target.table, begin, piece, 64, target.process)
        yield Attempt(name, f"refused, at most {MOST_MORE_MB} MB more", run)


def _streaming(target: Target, seconds: float, calm: Calm) -> Outcome:
    seat = seated_phone(target.table)
    lines, said = streams(target.table, STREAMS, "/api/events")
    own, seat_said = streams(target.table, 1, "/api/events", cookie=seat)
    screen, screen_said = streams(target.table, 1, "/api/events", host="127.0.0.1")
    fared = phone(target.table, seconds, "/api/state")
    for line in (*lines, *own, *screen):
        line.close()
    judged = calm.judged(target.table, fared)
    served = "200" in seat_said and "200" in screen_said
    return Outcome(judged.held and served, f"{said}; a seat: {seat_said}; the screen: {screen_said}; {judged.figures}")


def _afterwards(target: Target, seconds: float, calm: Calm) -> Outcome:
    judged = calm.judged(target.table, phone(target.table, seconds, "/api/state"))
    return Outcome(judged.held, f"{judged.figures}; {memory_mb(target.process):.0f} MB")


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
            stack.callback(os.kill, process.pid, signal.SIGTERM)  # begun in the background, it may not heed SIGINT
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
