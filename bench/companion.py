"""The live companion: the time from sending a command to its effect on 60 open screens, with every event durable first.

A server in a process of its own, five phones and 55 spectators in this one, on loopback; in a second round, also
a process that reads camera frames without pause. The game's commands are chosen beforehand. After each round
boardgame.io plays a counter with as many clients, for a ratio in the same run.
"""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import multiprocessing
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

from bench._boardgame_io import Beside, fetched
from bench._boardgame_io import measured as count_beside
from bench.free_port import free_port
from companion.games.codec import command_to_json
from companion.games.raja.commands import ProposeTrade
from companion.games.raja.options import Options, PlayerOptions
from companion.games.raja.pieces import MARKERS
from companion.live.unfillable_trade import answers_for_all
from companion.players.half_random_player import HalfRandomPlayer
from companion.players.self_play import Chance, Played, play_game

SCREENS: Final = 60
PLAYERS: Final = 5
COMMANDS: Final = 500
WARM_UP: Final = 20
DISK_TRIES: Final = 200
EVERY_S: Final = 0.12
PATIENCE_S: Final = 30.0
GUEST: Final = "127.0.0.2"
"""From this address the own machine is a guest, as phones are; from 127.0.0.1 it is a host."""

PHOTO: Final = Path(__file__).parents[1] / "tests" / "photos" / "dev_000.jpg"


def main() -> None:
    """Print the distribution, without and with a busy camera; and what the disk alone takes, which is part of it."""
    with tempfile.TemporaryDirectory() as folder:
        print(f"the disk alone, 4 KB and fsync: {spread(disk_alone(Path(folder)))} (n = {DISK_TRIES})", flush=True)
    other = fetched()
    if other is None:
        print("boardgame.io is not measured beside: there is no npm here", flush=True)
    for camera in (False, True):
        beside = None
        with camera_at_work() if camera else contextlib.nullcontext():
            with tempfile.TemporaryDirectory() as folder:
                measured = measure(Path(folder))
            if other is not None:
                beside = count_beside(
                    other, free_port(), screens=SCREENS, moves=COMMANDS, every_s=EVERY_S, warm_up=WARM_UP
                )
        load = os.getloadavg()[0]
        print(
            f"{'camera process at work' if camera else 'no camera'} (load {load:.1f}): {measured.report()}", flush=True
        )
        if beside is not None:
            print(f"    boardgame.io, in memory: {told_beside(measured, beside)}", flush=True)


@contextlib.contextmanager
def camera_at_work() -> Iterator[None]:
    """Run a busy camera process until the context is left."""
    watching = multiprocessing.get_context("spawn").Process(target=look_on, daemon=True)
    watching.start()
    try:
        yield
    finally:
        watching.terminate()
        watching.join()


def told_beside(own: Measured, other: Beside) -> str:
    """Describe boardgame.io's figures, and the companion's divided by them: below 1 the companion is faster."""
    processor = f"server {other.processor_ms:.1f} ms processor a move; memory {other.memory_mb:.0f} MB"
    shares = (50, 95, 99)
    ratios = ", ".join(f"p{share} {at(own.last, share) / at(other.last_ms, share):.2f}" for share in shares)
    spent = own.processor_ms / other.processor_ms
    return f"all screens {spread(other.last_ms)}; {processor} (n = {len(other.last_ms)}); companion by it: {ratios}, processor {spent:.2f}"


@dataclass
class Measured:
    """Milliseconds from sending a command to its answer, to the first screen and to the last of all screens."""

    answered: list[float] = field(default_factory=list)
    first: list[float] = field(default_factory=list)
    last: list[float] = field(default_factory=list)
    memory_mb: tuple[float, float] = (0.0, 0.0)
    processor_s: float = 0.0

    def report(self) -> str:
        """The figures as one line."""
        parts = []
        for name, values in (("answer", self.answered), ("first screen", self.first), ("all screens", self.last)):
            parts.append(f"{name} {spread(values)}")
        memory = f"memory {self.memory_mb[0]:.0f} → {self.memory_mb[1]:.0f} MB"
        return f"{'; '.join(parts)}; server {self.processor_ms:.1f} ms processor a command; {memory} (n = {len(self.last)})"

    @property
    def processor_ms(self) -> float:
        """The server's processor time per command, in ms."""
        return 1000 * self.processor_s / len(self.last)


def spread(values_ms: list[float]) -> str:
    """A distribution as three percentiles."""
    return ", ".join(f"p{share} {at(values_ms, share):.1f}" for share in (50, 95, 99)) + " ms"


def at(values_ms: list[float], share: int) -> float:
    """The percentile ``share`` of the values."""
    return sorted(values_ms)[int(len(values_ms) * share / 100)]


def disk_alone(folder: Path) -> list[float]:
    """Milliseconds for writing one block so that it survives a power cut, for many tries."""
    taken = []
    with (folder / "block").open("wb", buffering=0) as file:
        for _ in range(DISK_TRIES):
            began = time.perf_counter()
            file.write(b"x" * 4096)
            os.fsync(file.fileno())
            taken.append(1000 * (time.perf_counter() - began))
            time.sleep(EVERY_S / 4)
    return taken


def measure(folder: Path) -> Measured:
    """Play a game on a fresh server and measure it."""
    port = free_port()
    server = served(folder, port)
    try:
        wait_until_open(port)
        cookies = sit_down(port)
        return asyncio.run(_play(port, cookies, server.pid))
    finally:
        server.terminate()
        server.wait(10)


def served(folder: Path, port: int) -> subprocess.Popen[bytes]:
    """Start a companion with its log in this folder."""
    command = [sys.executable, "-m", "companion.cli.main", "play", "--host", "0.0.0.0", "--port", str(port)]
    return subprocess.Popen([*command, "--database", f"sqlite:///{folder / 'log.sqlite'}"], stdout=subprocess.DEVNULL)


def look_on() -> None:
    """Read one frame after another, as a busy sensing process does."""
    import cv2
    import numpy as np

    from companion.settings.loading import load_settings
    from companion.worker_process import GIVES_WAY_BY
    from vision.geometry.camera_model import camera_model_from_json
    from vision.observe import observe

    os.nice(GIVES_WAY_BY)
    settings = load_settings().vision_settings()
    truth = json.loads((PHOTO.parent / "truth.json").read_text(encoding="utf-8"))
    camera = camera_model_from_json(next(i for i in truth["images"] if i["file"] == PHOTO.name)["camera"])
    image = np.asarray(cv2.imread(str(PHOTO)), dtype=np.uint8)
    while True:
        observe(image, camera, settings)


def wait_until_open(port: int) -> None:
    """Wait until the server answers."""
    deadline = time.monotonic() + PATIENCE_S
    while True:
        try:
            post(port, "/api/pause", {"paused": False}, None)
            return
        except OSError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.1)


def post(port: int, path: str, body: object, cookie: str | None) -> str:
    """Send one action; return the cookie that came with the answer."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    headers = {"Content-Type": "application/json"} | ({"Cookie": cookie} if cookie else {})
    connection.request("POST", path, json.dumps(body), headers)
    answer = connection.getresponse()
    text = answer.read()
    if answer.status != 200:
        raise RuntimeError(f"{path}: {answer.status} {text.decode()}")
    connection.close()
    return (answer.getheader("Set-Cookie") or "").split(";")[0]


def sit_down(port: int) -> list[str]:
    """Seat five phones and begin the game; return their cookies."""
    seats = list(enumerate(MARKERS))
    cookies = [post(port, f"/api/seats/{n}/claim", {"name": f"P{n}", "marker": m}, None) for n, m in seats]
    post(port, "/api/game/start", {"hints": True}, None)
    return cookies


def game() -> list[tuple[int, str, int]]:
    """The beginning of a game, the same on every run: seat, command and number of events of each step."""
    options = Options(tuple(PlayerOptions(f"P{n}", marker) for n, marker in enumerate(MARKERS)))
    for seed in range(100):
        random = Random(seed)
        players = [HalfRandomPlayer(random) for _ in range(PLAYERS)]
        played = list(play_game(options, players, Chance(random, 8), COMMANDS))
        if len(played) == COMMANDS:
            return _as_the_table_takes_it(played)
    raise RuntimeError("no game is long enough")


@dataclass
class Screens:
    """Which state the open screens have received."""

    version: int = 1
    arrived: list[float] = field(default_factory=list)
    all_there: asyncio.Event = field(default_factory=asyncio.Event)
    versions: dict[bytes, int] = field(default_factory=dict)

    def expect(self, events: int) -> None:
        """Begin to wait for ``events`` more events."""
        self.version += events
        self.arrived = []
        self.versions.clear()
        self.all_there.clear()

    def shown(self, data: bytes) -> None:
        """Note that a screen received a state or a change; many screens receive the same bytes."""
        version = self.versions.get(data)
        if version is None:
            version = self.versions[data] = version_told(json.loads(data))
        if version == self.version:
            self.arrived.append(time.perf_counter())
            if len(self.arrived) == SCREENS:
                self.all_there.set()


def version_told(told: Any) -> int:
    """The game's version in a whole state, or in a JSON Patch; -1 if the patch does not change it."""
    if isinstance(told, dict):
        return int(told["version"])
    return next((int(change["value"]) for change in told if change["path"] == "/version"), -1)


async def _play(port: int, cookies: list[str], server: int) -> Measured:
    screens, measured = Screens(), Measured()
    following = [asyncio.create_task(follow(port, cookie, screens)) for cookie in with_spectators(port, cookies)]
    await asyncio.wait_for(screens.all_there.wait(), PATIENCE_S)
    before, worked = memory_mb(server), processor_s(server)
    for number, (seat, command, events) in enumerate(game()):
        await asyncio.sleep(EVERY_S)
        screens.expect(events)
        sent = time.perf_counter()
        await send_command(port, cookies[seat], command)
        answered = time.perf_counter()
        try:
            await asyncio.wait_for(screens.all_there.wait(), PATIENCE_S)
        except TimeoutError:
            raise RuntimeError(f"{len(screens.arrived)} of {SCREENS} screens have version {screens.version}") from None
        if number >= WARM_UP:
            measured.answered.append(1000 * (answered - sent))
            measured.first.append(1000 * (min(screens.arrived) - sent))
            measured.last.append(1000 * (max(screens.arrived) - sent))
    measured.memory_mb = (before, memory_mb(server))
    measured.processor_s = (processor_s(server) - worked) * len(measured.last) / COMMANDS
    for task in following:
        task.cancel()
    await asyncio.gather(*following, return_exceptions=True)
    return measured


def _as_the_table_takes_it(played: Sequence[Played]) -> list[tuple[int, str, int]]:
    """Each command that somebody sends, with the number of its events, including the companion's automatic answers."""
    steps: list[tuple[int, str, int]] = []
    answered = 0
    for one in played:
        if answered:
            seat, command, events = steps.pop()
            steps.append((seat, command, events + len(one.events)))
            answered -= 1
            continue
        steps.append((one.command.seat, json.dumps({"command": command_to_json(one.command)}), len(one.events)))
        if isinstance(one.command, ProposeTrade):
            answered = len(answers_for_all(one.state))
    return steps


def with_spectators(port: int, cookies: list[str]) -> list[str]:
    """The players' cookies, and one more for each other screen."""
    return cookies + [_opened(port) for _ in range(len(cookies), SCREENS)]


def _opened(port: int) -> str:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    connection.request("GET", "/help", headers={"Host": f"{GUEST}:{port}"})
    answer = connection.getresponse()
    answer.read()
    connection.close()
    return (answer.getheader("Set-Cookie") or "").split(";")[0]


async def follow(port: int, cookie: str, screens: Screens) -> None:
    """Follow the stream of one screen: the state, then its changes, as pages do."""
    reader, writer = await asyncio.open_connection(GUEST, port, limit=2**20)
    writer.write(f"GET /api/events?changes=1 HTTP/1.1\r\nHost: {GUEST}:{port}\r\nCookie: {cookie}\r\n\r\n".encode())
    try:
        while line := await reader.readline():
            if line.startswith(b"data: "):
                screens.shown(line[6:])
    finally:
        writer.close()


async def send_command(port: int, cookie: str, body: str) -> None:
    """Send a command over a new connection, like a browser that has been quiet for a while."""
    reader, writer = await asyncio.open_connection(GUEST, port)
    head = f"POST /api/commands HTTP/1.1\r\nHost: {GUEST}:{port}\r\nContent-Type: application/json\r\n"
    writer.write(f"{head}Cookie: {cookie}\r\nContent-Length: {len(body.encode())}\r\n\r\n{body}".encode())
    answer = (await reader.readuntil(b"\r\n\r\n")).decode()
    length = int(answer.lower().split("content-length: ")[1].split("\r\n")[0])
    text = await reader.readexactly(length)
    writer.close()
    if " 200 " not in answer.split("\r\n")[0]:
        raise RuntimeError(f"{body}: {text.decode()}")


def memory_mb(process: int) -> float:
    """Resident memory of a process, in MB."""
    pages = int(Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def processor_s(process: int) -> float:
    """Processor time that a process has used, in seconds."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    main()
