"""Soak: sixty screens stay open while game after game is played; the server's memory must stay where it is.

``python -m tests.soak.open_screens --minutes 60``. Each game is a table of its own, as on a long evening; a line a
minute says what the server holds. The last quarter is compared with the second: the first fills caches.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean

from bench.companion import (
    PATIENCE_S,
    SCREENS,
    Screens,
    follow,
    game,
    memory_mb,
    post,
    send_command,
    served,
    sit_down,
    wait_until_open,
    with_spectators,
)
from bench.free_port import free_port

EVERY_S = 0.25
REPORT_S = 60.0
MOST_GROWTH = 0.03
"""Of the second quarter's memory; Python gives little back, so a leak of a few bytes a command shows above this."""


@dataclass
class Watched:
    """What the server held, in megabytes, as time went on."""

    memory_mb: list[float] = field(default_factory=list)
    commands: int = 0
    games: int = 0

    def growth(self) -> float:
        """How much more the last quarter holds than the second, as a share."""
        return growth(self.memory_mb)


def growth(series: Sequence[float]) -> float:
    """How much larger the last quarter of a series is than its second quarter, as a share of that."""
    quarter = max(1, len(series) // 4)
    second = mean(series[quarter : 2 * quarter] or series[:1])
    return mean(series[-quarter:]) / second - 1


async def watch(port: int, server: int, seconds: float, every_s: float) -> Watched:
    """Play game after game for that time; every screen is told everything."""
    watched = Watched()
    ends = time.monotonic() + seconds
    reported = time.monotonic()
    cookies = sit_down(port)
    everybody = with_spectators(port, cookies)
    while time.monotonic() < ends:
        if watched.games:
            post(port, "/api/games", {}, None)  # who sat in the last one keeps the seat
            post(port, "/api/game/start", {"hints": True}, None)
        watched.games += 1
        screens = Screens()
        open_screens = [asyncio.create_task(follow(port, cookie, screens)) for cookie in everybody]
        await asyncio.wait_for(screens.all_there.wait(), PATIENCE_S)
        for seat, command, events in game():
            if time.monotonic() >= ends:
                break
            await asyncio.sleep(every_s)
            screens.expect(events)
            await send_command(port, cookies[seat], command)
            await asyncio.wait_for(screens.all_there.wait(), PATIENCE_S)
            watched.commands += 1
            if watched.commands % 20 == 0:
                watched.memory_mb.append(memory_mb(server))
            if time.monotonic() - reported >= REPORT_S:
                reported = time.monotonic()
                print(f"{watched.games} games, {watched.commands} commands: {memory_mb(server):.1f} MB", flush=True)
        for task in open_screens:
            task.cancel()
        await asyncio.gather(*open_screens, return_exceptions=True)
    return watched


def soaked(seconds: float, every_s: float = EVERY_S) -> Watched:
    """A fresh server, watched for that time."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        server = served(Path(folder), port)
        try:
            wait_until_open(port)
            return asyncio.run(watch(port, server.pid, seconds, every_s))
        finally:
            server.terminate()
            server.wait(10)


def main() -> int:
    """Watch, and say whether it grew."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak.open_screens", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0)
    watched = soaked(60 * parser.parse_args().minutes)
    grown = watched.growth()
    print(
        f"{SCREENS} screens, {watched.games} games, {watched.commands} commands: {min(watched.memory_mb):.1f} to "
        f"{max(watched.memory_mb):.1f} MB, the last quarter {100 * grown:+.1f} % of the second"
    )
    return 1 if grown > MOST_GROWTH else 0


if __name__ == "__main__":
    sys.exit(main())
