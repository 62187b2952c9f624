"""What a table costs a small machine: memory, processor, the card's writes and the time to the first page.

Each table is a server with all its processes, on loopback, with a folder of its own: first nobody looks, then ten
pages are open and nobody does anything, then virtual players play. Memory is PSS (what processes share is counted
once), from Linux's smaps. BENCH_MINUTES says how long is played; an hour shows whether anything grows.
"""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import psutil

from bench.companion import PATIENCE_S, free_port, post

PAGES: Final = 10
SETTLED_S: Final = 20.0
"""So long after a change before anything is measured: what starts is no rest."""
WATCHED_S: Final = 30.0
SAMPLED_EVERY_S: Final = 1.0
PLAYED_MINUTES: Final = 3.0
SEATS: Final = 5
MIB: Final = 2**20
TABLES: Final = {
    "plain table": (),
    "virtual table": ("--virtual",),
    "make play": ("--virtual", "--recording", "example"),
}


@dataclass(frozen=True, slots=True)
class Taken:
    """What a table took for a while: MiB at the end and at most, a core's share in percent, MiB an hour to the disk."""

    pss_mib: float
    peak_mib: float
    core_percent: float
    written_mib_per_hour: float
    each_mib: tuple[tuple[str, float], ...]

    def report(self) -> str:
        """One line: the sum, then each process."""
        each = ", ".join(f"{name} {mib:.0f}" for name, mib in self.each_mib)
        return (
            f"{self.pss_mib:.0f} MiB (at most {self.peak_mib:.0f}; {each}), {self.core_percent:.1f} % of a core, "
            f"{self.written_mib_per_hour:.0f} MiB/h written"
        )


def main() -> None:
    """Print a line for each table and state."""
    minutes = float(os.environ.get("BENCH_MINUTES", PLAYED_MINUTES))
    for name, options in TABLES.items():
        with tempfile.TemporaryDirectory() as folder, serving(Path(folder), options) as (server, port, first_s):
            print(f"{name}: first page after {first_s:.1f} s", flush=True)
            print(f"{name}, nobody looks: {at_rest(server).report()}", flush=True)
            print(f"{name}, {PAGES} pages open: {asyncio.run(with_pages(server, port)).report()}", flush=True)
            played = asyncio.run(with_pages(server, port, play_s=60 * minutes))
            print(f"{name}, {minutes:g} min of play with {PAGES} pages: {played.report()}", flush=True)


@contextlib.contextmanager
def serving(folder: Path, options: tuple[str, ...]) -> Iterator[tuple[psutil.Process, int, float]]:
    """A table that has just answered its first page: its process, its port and the seconds that took."""
    port = free_port()
    home = {**os.environ, "HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "XDG_DATA_HOME": str(folder)}
    # What was compiled once for this machine is kept, as it is on a Pi after its first start.
    home.setdefault("XDG_CACHE_HOME", str(Path.home() / ".cache"))
    command = [sys.executable, "-m", "companion.cli.main", "play", "--port", str(port), *options]
    began = time.monotonic()
    server = subprocess.Popen(
        [*command, "--database", f"sqlite:///{folder / 'log.sqlite'}"], env=home, cwd=folder, stdout=subprocess.DEVNULL
    )
    try:
        wait_for_page(port)
        yield psutil.Process(server.pid), port, time.monotonic() - began
    finally:
        server.terminate()
        server.wait(PATIENCE_S)


def wait_for_page(port: int) -> None:
    """Until the door's page is answered."""
    deadline = time.monotonic() + PATIENCE_S
    while True:
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
        with contextlib.suppress(OSError):
            connection.request("GET", "/")
            if connection.getresponse().status == 200:
                return
        if time.monotonic() > deadline:
            raise RuntimeError(f"nothing is served at port {port}")
        time.sleep(0.05)


def at_rest(server: psutil.Process) -> Taken:
    """What is taken while nobody does anything."""
    time.sleep(SETTLED_S)
    watch = Watch(server)
    end = time.monotonic() + WATCHED_S
    while time.monotonic() < end:
        time.sleep(SAMPLED_EVERY_S)
        watch.sample()
    return watch.taken()


async def with_pages(server: psutil.Process, port: int, *, play_s: float = 0.0) -> Taken:
    """The same with pages open that follow the table; with ``play_s`` virtual players play for so long."""
    following = [asyncio.create_task(_follow(port)) for _ in range(PAGES)]
    try:
        if play_s:
            _let_virtual_players_play(port)
        else:
            await asyncio.sleep(SETTLED_S)
        watch = Watch(server)
        end = time.monotonic() + (play_s or WATCHED_S)
        while time.monotonic() < end:
            await asyncio.sleep(SAMPLED_EVERY_S)
            watch.sample()
        return watch.taken()
    finally:
        for task in following:
            task.cancel()
        await asyncio.gather(*following, return_exceptions=True)


def _let_virtual_players_play(port: int) -> None:
    for seat in range(SEATS):
        post(port, f"/api/seats/{seat}/virtual", {"player": "sensible"}, None)
    post(port, "/api/game/start", {"hints": True}, None)


async def _follow(port: int) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=2**22)
    writer.write(f"GET /api/events HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
    try:
        while await reader.readline():
            pass
    finally:
        writer.close()


class Watch:
    """A server and all its processes, from now on."""

    def __init__(self, server: psutil.Process) -> None:
        self._server = server
        self._began = time.monotonic()
        self._processor_s, self._written = self._spent()
        self._peak_mib = 0.0

    def sample(self) -> None:
        """Look at the memory once more."""
        self._peak_mib = max(self._peak_mib, sum(mib for _, mib in self._each()))

    def taken(self) -> Taken:
        """What was taken since it began."""
        each = self._each()
        elapsed_s = time.monotonic() - self._began
        processor_s, written = self._spent()
        total = sum(mib for _, mib in each)
        return Taken(
            total,
            max(self._peak_mib, total),
            100 * (processor_s - self._processor_s) / elapsed_s,
            (written - self._written) / MIB / elapsed_s * 3600,
            each,
        )

    def _processes(self) -> list[psutil.Process]:
        return [self._server, *self._server.children(recursive=True)]

    def _each(self) -> tuple[tuple[str, float], ...]:
        found = []
        for process in self._processes():
            with contextlib.suppress(psutil.NoSuchProcess):
                found.append((_name_of(process), process.memory_full_info().pss / MIB))
        return tuple(found)

    def _spent(self) -> tuple[float, int]:
        processor_s, written = 0.0, 0
        for process in self._processes():
            with contextlib.suppress(psutil.NoSuchProcess):
                times = process.cpu_times()
                processor_s += times.user + times.system
                written += process.io_counters().write_bytes
        return processor_s, written


def _name_of(process: psutil.Process) -> str:
    """The table itself, what looks at frames, or what Python starts for its own sake."""
    words = " ".join(process.cmdline())
    if "resource_tracker" in words:
        return "tracker"
    return "seeing" if "multiprocessing" in words else "table"


if __name__ == "__main__":
    main()
