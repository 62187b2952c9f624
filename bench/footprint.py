"""What a table costs a small machine: memory, processor, writes to the card, and the time to the first page.

Each table is a server with all its processes, on loopback, with a folder of its own: first no page is open, then ten
pages are open and nothing happens, then virtual players play, then they are paused. Memory is PSS (what processes
share is counted once), from Linux's smaps. BENCH_MINUTES sets how long they play (default three), BENCH_TABLES
which tables, such as "plain". With BENCH_HURRY=1 the virtual players hardly think; the number of events is printed,
and a whole evening has some 500 commands.
"""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import psutil

from bench.companion import post, version_told
from bench.free_port import free_port

PAGES: Final = 10
PATIENCE_S: Final = 120.0
"""How long a first start on a busy machine may take."""
SETTLED_S: Final = 20.0
"""Time to wait after a change before measuring, so that starting up does not count."""
WATCHED_S: Final = 30.0
SAMPLED_EVERY_S: Final = 1.0
PLAYED_MINUTES: Final = 3.0
SEATS: Final = 5
MIB: Final = 2**20
TABLES: Final = {
    "plain": (),
    "virtual": ("--virtual",),
    "virtual and recorded": ("--virtual", "--recording", "example"),
}
"""The kinds of tables. The virtual table has a camera, whose frames are read like a real one's."""
HURRIED: Final = "[virtual_players]\nthinking_s = [0.05, 0.1]\n"
ALL: Final = "all"


@dataclass
class Taken:
    """What one process, or all of them, used for a while.

    Attributes:
        mib, peak_mib: memory at the end, and at most.
        core_percent: share of one core.
        written_mib_per_hour: written to the disk.
    """

    mib: float = 0.0
    peak_mib: float = 0.0
    core_percent: float = 0.0
    written_mib_per_hour: float = 0.0


@dataclass
class Spent:
    """Processor seconds used and bytes written by one process so far."""

    processor_s: float
    written: int


def main() -> None:
    """Print a table of figures for each kind of table, one line per process."""
    minutes = float(os.environ.get("BENCH_MINUTES", PLAYED_MINUTES))
    wanted = [name for name in TABLES if name in os.environ.get("BENCH_TABLES", ",".join(TABLES)).split(",")]
    for name in wanted:
        with tempfile.TemporaryDirectory() as folder, serving(Path(folder), TABLES[name]) as (server, port, first_s):
            load = " ".join(f"{one:.1f}" for one in os.getloadavg())
            print(f"\n{name}: first page after {first_s:.2f} s (the machine's load: {load})", flush=True)
            stages = asyncio.run(_evening(server, port, minutes))
        for line in report(stages):
            print(line, flush=True)


@dataclass
class Stages:
    """What each process used at each stage of an evening, and how many events the game had."""

    minutes: float
    rest: dict[str, Taken] = field(default_factory=dict)
    pages: dict[str, Taken] = field(default_factory=dict)
    half: dict[str, Taken] = field(default_factory=dict)
    play: dict[str, Taken] = field(default_factory=dict)
    after: dict[str, Taken] = field(default_factory=dict)
    events: int = 0


def report(stages: Stages) -> Iterator[str]:
    """A line for each process, and one for all of them."""
    played = f"{stages.minutes:g} min"
    heads = ("start", f"{PAGES} pages", f"{stages.minutes / 2:g} min", played, "after", "peak")
    cores = ("rest", f"{PAGES} pages", "play", "after")
    yield f"{'MiB (PSS) and % of a core':>26} | {' '.join(f'{h:>8}' for h in heads)} | {' '.join(f'{c:>8}' for c in cores)} | MiB/h written"
    each = (stages.rest, stages.pages, stages.half, stages.play, stages.after)
    names = [name for name in dict.fromkeys(name for stage in each for name in stage) if name != ALL]
    nothing = Taken()
    for name in (*names, ALL):
        rest, pages, half, play, after = (stage.get(name, nothing) for stage in each)
        peak = max(one.peak_mib for one in (rest, pages, half, play, after))
        memory = " ".join(f"{mib:8.0f}" for mib in (rest.mib, pages.mib, half.mib, play.mib, after.mib, peak))
        core = " ".join(f"{one.core_percent:8.1f}" for one in (rest, pages, play, after))
        yield f"{name:>26} | {memory} | {core} | {play.written_mib_per_hour:8.1f}"
    yield f"{stages.events} events in {played} of play; 'after' is {WATCHED_S:.0f} s of a paused game with its {PAGES} pages open"


@contextlib.contextmanager
def serving(folder: Path, options: Sequence[str]) -> Iterator[tuple[psutil.Process, int, float]]:
    """Start a table and wait for its first page; give its process, its port and the seconds that took."""
    port = free_port()
    home = {**os.environ, "HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "XDG_DATA_HOME": str(folder)}
    # Keep what was compiled earlier for this machine, as on a Pi after its first start.
    home.setdefault("XDG_CACHE_HOME", str(Path.home() / ".cache"))
    command = [sys.executable, "-m", "companion.cli.main"]
    if os.environ.get("BENCH_HURRY"):
        hurried = folder / "hurried.toml"
        hurried.write_text(HURRIED, encoding="utf-8")
        command += ["--settings", str(hurried)]
    command += ["play", "--port", str(port), *options, "--database", f"sqlite:///{folder / 'log.sqlite'}"]
    began = time.monotonic()
    server = subprocess.Popen(command, env=home, cwd=folder, stdout=subprocess.DEVNULL)
    try:
        wait_for_page(port)
        yield psutil.Process(server.pid), port, time.monotonic() - began
    finally:
        server.terminate()
        server.wait(PATIENCE_S)


def wait_for_page(port: int) -> None:
    """Wait until the door's page is served."""
    deadline = time.monotonic() + PATIENCE_S
    while True:
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
        with contextlib.suppress(OSError):
            connection.request("GET", "/")
            if connection.getresponse().status == 200:
                return
        if time.monotonic() > deadline:
            raise RuntimeError(f"nothing is served at port {port}")
        time.sleep(0.02)


async def _evening(server: psutil.Process, port: int, minutes: float) -> Stages:
    """Go through the stages: no page open, pages open, virtual players at play, and paused."""
    stages = Stages(minutes)
    await asyncio.sleep(SETTLED_S)
    stages.rest = await watched(server, WATCHED_S)
    told: list[int] = []
    following = [asyncio.create_task(_follow(port, told)) for _ in range(PAGES)]
    try:
        await asyncio.sleep(SETTLED_S)
        stages.pages = await watched(server, WATCHED_S)
        for seat in range(SEATS):
            post(port, f"/api/seats/{seat}/virtual", {"player": "sensible"}, None)
        post(port, "/api/game/start", {"hints": True}, None)
        stages.half = await watched(server, 30 * minutes)
        stages.play = await watched(server, 30 * minutes)
        post(port, "/api/pause", {"paused": True}, None)
        await asyncio.sleep(SETTLED_S)
        stages.after = await watched(server, WATCHED_S)
        stages.events = max(told, default=0)
    finally:
        for task in following:
            task.cancel()
        await asyncio.gather(*following, return_exceptions=True)
    return stages


async def watched(server: psutil.Process, seconds: float) -> dict[str, Taken]:
    """What each process, and all of them, use in this time."""
    watch = Watch(server)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        await asyncio.sleep(min(SAMPLED_EVERY_S, max(0.0, end - time.monotonic())))
        watch.sample()
    return watch.taken()


async def _follow(port: int, told: list[int]) -> None:
    """Follow the stream of one page, as pages do: the state, then its changes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=2**22)
    writer.write(f"GET /api/events?changes=1 HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
    try:
        while line := await reader.readline():
            if line.startswith(b"data: ") and (version := version_told(json.loads(line[6:]))) >= 0:
                told.append(version)
                del told[:-1000]
    finally:
        writer.close()


class Watch:
    """Measures a server and all its processes from now on."""

    def __init__(self, server: psutil.Process) -> None:
        self._server = server
        self._began = time.monotonic()
        self._spent = self._each_spent()
        self._taken: dict[str, Taken] = {}

    def sample(self) -> None:
        """Take one sample of the memory."""
        now: dict[str, float] = {ALL: 0.0}
        for process in self._processes():
            with contextlib.suppress(psutil.NoSuchProcess):
                mib = process.memory_full_info().pss / MIB
                for name in (_name_of(process), ALL):
                    now[name] = now.get(name, 0.0) + mib
        for name in self._taken.keys() | now.keys():
            taken = self._taken.setdefault(name, Taken())
            taken.mib = now.get(name, 0.0)
            taken.peak_mib = max(taken.peak_mib, taken.mib)

    def taken(self) -> dict[str, Taken]:
        """What each process, and all of them, used since the start."""
        self.sample()
        elapsed_s = time.monotonic() - self._began
        for (_, name), spent in self._each_spent().items():
            before = self._spent.get((_, name), Spent(0.0, 0))
            for taken in (self._taken[name], self._taken[ALL]):
                taken.core_percent += 100 * (spent.processor_s - before.processor_s) / elapsed_s
                taken.written_mib_per_hour += (spent.written - before.written) / MIB / elapsed_s * 3600
        return self._taken

    def _processes(self) -> list[psutil.Process]:
        return [self._server, *self._server.children(recursive=True)]

    def _each_spent(self) -> dict[tuple[int, str], Spent]:
        found = {}
        for process in self._processes():
            with contextlib.suppress(psutil.NoSuchProcess):
                times = process.cpu_times()
                key = (process.pid, _name_of(process))
                found[key] = Spent(times.user + times.system, process.io_counters().write_bytes)
        return found


def _name_of(process: psutil.Process) -> str:
    """What a process is for: the table itself, sensing, or Python's own helpers."""
    words = process.cmdline()
    if process.name().startswith("raja "):
        return str(process.name())
    if any("resource_tracker" in word for word in words):
        return "tracker"
    return "table" if "play" in words else " ".join(words[-1:])


if __name__ == "__main__":
    main()
