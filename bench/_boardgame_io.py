"""Measures boardgame.io, a web framework for board games, on the same machine in the same run: one counter, sixty
clients.

Its server keeps everything in memory and sends each client the whole state; the companion stores each command on disk
before it tells anybody, and its game has secret hands. npm fetches boardgame.io into build/boardgame_io when needed.
"""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Final

import psutil

PROGRAMS: Final = Path(__file__).parent / "boardgame_io"
BUILT: Final = Path(__file__).parents[1] / "build" / "boardgame_io"


@dataclass(frozen=True, slots=True)
class Beside:
    """Figures of boardgame.io: milliseconds from a move to the last of all clients, and the server's processor time a
    move.
    """

    last_ms: list[float]
    processor_ms: float
    memory_mb: float


def fetched() -> Path | None:
    """The folder with boardgame.io and the programs that use it, fetched if needed; None without Node and npm."""
    if shutil.which("npm") is None or shutil.which("node") is None:
        return None
    BUILT.mkdir(parents=True, exist_ok=True)
    for file in PROGRAMS.iterdir():
        shutil.copy(file, BUILT)
    if not (BUILT / "node_modules" / "boardgame.io").is_dir():
        npm = ("npm", "install", "--no-package-lock", "--ignore-scripts", "--omit=dev", "--no-audit", "--no-fund")
        subprocess.run([*npm, "--loglevel=error"], cwd=BUILT, check=True, stdout=subprocess.DEVNULL)
    return BUILT


def measured(folder: Path, port: int, *, screens: int, moves: int, every_s: float, warm_up: int) -> Beside:
    """Let one client make ``moves`` moves while ``screens`` clients follow, and measure."""
    with _program(folder, "server.cjs", str(port)) as (server, said):
        _wait_for(said, "open")
        process = _node(server.pid)
        given = (f"http://localhost:{port}", str(screens), str(moves), str(1000 * every_s), str(warm_up))
        with _program(folder, "clients.cjs", *given) as (_, told):
            _wait_for(told, "ready")
            before = _processor_s(process)
            last_ms = json.loads(told.readline())
            spent_s = _processor_s(process) - before
        return Beside(last_ms, 1000 * spent_s / moves, process.memory_info().rss / 1e6)


@contextmanager
def _program(folder: Path, name: str, *given: str) -> Iterator[tuple[subprocess.Popen[str], IO[str]]]:
    """Run a program until the context is left; give its process and its output."""
    begun = subprocess.Popen(["node", name, *given], cwd=folder, stdout=subprocess.PIPE, text=True)
    try:
        assert begun.stdout is not None
        yield begun, begun.stdout
    finally:
        for process in (*psutil.Process(begun.pid).children(recursive=True), begun):
            process.terminate()
        begun.wait(10)


def _wait_for(said: IO[str], word: str) -> None:
    for line in said:
        if line.strip() == word:
            return
    raise RuntimeError(f"boardgame.io did not come as far as '{word}'")


def _node(started: int) -> psutil.Process:
    """The process of Node itself, if the started process only launched it."""
    process = psutil.Process(started)
    return next(iter(process.children(recursive=True)), process)


def _processor_s(process: psutil.Process) -> float:
    times = process.cpu_times()
    return float(times.user + times.system)
