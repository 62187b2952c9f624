"""What a start takes: `raja play` up to its first page, and the start-up of `raja count`; wall-clock and processor
time.

A first start has nothing left from an earlier one (no compiled kernels, texts or key); a warm one has. Wall-clock
figures are meaningful only on a calm machine, so its load is printed beside them; processor time is valid on a busy one,
too. The start-up of `raja count` is everything it loads and warms up before it reads a photo.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import psutil

from bench.footprint import PATIENCE_S, wait_for_page
from bench.free_port import free_port

WARM: Final = 5
FIRST: Final = 1
ROOT: Final = Path(__file__).parents[1]


def main() -> None:
    """Print each start's wall-clock and processor seconds."""
    with tempfile.TemporaryDirectory() as kept:
        told("raja play, first start", [page_of(Path(kept), ()) for _ in range(FIRST)])
        told("raja play, warm", [page_of(Path(kept), ()) for _ in range(WARM)])
        told("raja play --virtual, warm", [page_of(Path(kept), ("--virtual",)) for _ in range(WARM)])
    # Compiled code is made at installation, and kept with the user's caches.
    told("raja count, start-up, warm", [counting(Path.home() / ".cache") for _ in range(WARM)])


def told(name: str, taken: Sequence[tuple[float, float]]) -> None:
    """One line with median and maximum of both."""
    parts = []
    for what, values in (("by the clock", [one[0] for one in taken]), ("of the processor", [one[1] for one in taken])):
        parts.append(f"{what} median {sorted(values)[len(values) // 2]:.2f} s, longest {max(values):.2f}")
    print(f"{name}: {'; '.join(parts)} (n = {len(taken)}, load {os.getloadavg()[0]:.1f})", flush=True)


def page_of(cache: Path, options: Sequence[str]) -> tuple[float, float]:
    """Seconds until a new table serves its first page: wall-clock, and processor time of all its processes."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        home = {**os.environ, "HOME": folder, "XDG_CONFIG_HOME": folder, "XDG_DATA_HOME": folder}
        command = [sys.executable, "-m", "companion.cli.main", "play", "--port", str(port), *options]
        command += ["--database", f"sqlite:///{folder}/log.sqlite"]
        began = time.monotonic()
        server = subprocess.Popen(
            command, env=home | {"XDG_CACHE_HOME": str(cache)}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            wait_for_page(port)
            took_s = time.monotonic() - began
            process = psutil.Process(server.pid)
            every = [process.cpu_times(), *(child.cpu_times() for child in process.children(recursive=True))]
            return took_s, sum(one.user + one.system for one in every)
        finally:
            server.terminate()
            server.wait(PATIENCE_S)


def counting(cache: Path) -> tuple[float, float]:
    """Seconds until `raja count` would read its first photo."""
    began = time.monotonic()
    program = psutil.Popen(
        [sys.executable, "-m", "bench._count_ready"], env={**os.environ, "XDG_CACHE_HOME": str(cache)}, cwd=ROOT
    )
    _, status, used = os.wait4(program.pid, 0)
    if status:
        raise RuntimeError("raja count cannot be started")
    return time.monotonic() - began, used.ru_utime + used.ru_stime


if __name__ == "__main__":
    main()
