"""Soak: the server is killed again and again under load; nothing acknowledged may be lost, nothing done twice.

``python -m tests.soak.killed_server --kills 200``. Five phones lay their Lands anew as fast as they can, each command
with an id of its own that is sent again until it is answered; pages follow the stream and take it up again. Then the
log is compared with what was answered.
"""

from __future__ import annotations

import argparse
import contextlib
import http.client
import json
import os
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from bench.free_port import free_port
from companion.games.codec import command_to_json, event_to_json
from companion.games.raja.commands import LayLands
from companion.games.raja.events import LandsLaid
from companion.games.raja.sampling import random_lands
from companion.table.log import EventLog, LoggedStep

PHONES = 5
PAGES = 6
HOST = "127.0.0.1"
PATIENCE_S = 60.0
LONGEST_LIFE_S = 0.8
RETRY_S = 0.02
ROOT = Path(__file__).parents[2]


@dataclass(frozen=True, slots=True)
class Restart:
    """How long a start took until the first answer.

    Attributes:
        waited_s: of it, how long the server was ready to run while others had the processors.
        processor_s: what all its threads took of the processors.
    """

    took_s: float
    waited_s: float
    processor_s: float

    @property
    def on_calm_cores_s(self) -> float:
        """What it would have taken had nobody else wanted the processors."""
        return self.took_s - self.waited_s


@dataclass
class Found:
    """What the runs came to; ``breaches`` says what was promised and did not hold."""

    kills: int = 0
    acknowledged: int = 0
    sent_again: int = 0
    restarts: list[Restart] = field(default_factory=list)
    breaches: list[str] = field(default_factory=list)

    def with_those_of(self, other: Found) -> Found:
        """Both together."""
        return Found(
            self.kills + other.kills,
            self.acknowledged + other.acknowledged,
            self.sent_again + other.sent_again,
            self.restarts + other.restarts,
            self.breaches + other.breaches,
        )

    def report(self) -> str:
        """One line."""
        calm = spread([restart.on_calm_cores_s for restart in self.restarts])
        waiting = spread([restart.took_s for restart in self.restarts])
        processor = spread([restart.processor_s for restart in self.restarts])
        return (
            f"{self.kills} kills, {self.acknowledged} commands acknowledged, {self.sent_again} sent again, "
            f"{len(self.breaches)} breaches; back after {calm} (with waiting for a processor {waiting}); "
            f"of processor {processor}"
        )


def spread(values_s: list[float]) -> str:
    """The middle, what 95 of 100 stay below, and the worst."""
    ordered = sorted(values_s)
    middle, high, worst = ordered[len(ordered) // 2], ordered[int(0.95 * (len(ordered) - 1))], ordered[-1]
    return f"{middle:.2f} s, p95 {high:.2f} s, at worst {worst:.2f} s"


class Server:
    """``raja play`` in a process of its own, killed and begun again over one database."""

    def __init__(self, database: Path, address: str = HOST) -> None:
        self.port = free_port()
        self._database = database
        self._address = address
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> Restart:
        """Begin, and wait until it answers."""
        began = time.monotonic()
        self._process = subprocess.Popen(
            [
                *(
                    sys.executable,
                    "-m",
                    "companion.cli.main",
                    "play",
                    "--host",
                    self._address,
                    "--port",
                    str(self.port),
                ),
                *("--database", f"sqlite:///{self._database}"),
            ],
            cwd=ROOT,
            stdout=subprocess.DEVNULL,
        )
        while True:
            try:
                ask(self.port, "GET", "/api/state", None, "")
                return self._timed(time.monotonic() - began)
            except OSError:
                if self._process.poll() is not None or time.monotonic() - began > PATIENCE_S:
                    raise
                time.sleep(RETRY_S)

    def _timed(self, took_s: float) -> Restart:
        assert self._process is not None
        main = Path("/proc") / str(self._process.pid)
        ticks = (main / "stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
        # Its main thread alone: what it does until it answers is done there.
        waited_ns = int((main / "schedstat").read_text(encoding="ascii").split()[1])
        processor_s = (int(ticks[11]) + int(ticks[12])) / os.sysconf("SC_CLK_TCK")
        return Restart(took_s, min(waited_ns / 1e9, took_s), processor_s)

    def kill(self) -> None:
        """As a power cut would end it."""
        assert self._process is not None
        os.kill(self._process.pid, signal.SIGKILL)
        self._process.wait()


def ask(port: int, method: str, path: str, body: object, cookie: str) -> tuple[int, dict[str, Any], str]:
    """One request over a connection of its own: status, answer, and the cookie that came with it.

    Raises:
        OSError: no answer came.
    """
    connection = http.client.HTTPConnection(HOST, port, timeout=5)
    try:
        headers = {"Content-Type": "application/json", "Cookie": cookie}
        connection.request(method, path, None if body is None else json.dumps(body), headers)
        answer = connection.getresponse()
        text = answer.read()
        return answer.status, json.loads(text), (answer.getheader("Set-Cookie") or "").split(";")[0]
    except (http.client.HTTPException, ValueError) as error:
        raise OSError("the answer broke off") from error
    finally:
        connection.close()


@dataclass
class Phone:
    """One seat that commands without pause."""

    port: int
    seat: int
    cookie: str
    random: Random
    acknowledged: dict[str, int] = field(default_factory=dict)
    sent_again: int = 0
    refused: list[str] = field(default_factory=list)

    def play(self, stopping: threading.Event) -> None:
        """Command, and send again until it is answered."""
        while not stopping.is_set():
            command = command_to_json(LayLands(self.seat, random_lands(self.random.randrange)))
            name = f"{self.seat}-{len(self.acknowledged)}"
            while True:
                try:
                    status, answer, _ = ask(
                        self.port, "POST", "/api/commands", {"command": command, "id": name}, self.cookie
                    )
                except OSError:
                    self.sent_again += 1
                    time.sleep(RETRY_S)
                    continue
                if status == 200:
                    self.acknowledged[name] = answer["version"]
                else:
                    self.refused.append(f"{name}: {status} {answer}")
                break


@dataclass
class Page:
    """One open page: it follows the stream and takes it up again."""

    port: int
    sequence: int = -1
    version: int = -1
    went_back: list[str] = field(default_factory=list)

    def follow(self, stopping: threading.Event) -> None:
        """Until told to stop."""
        while not stopping.is_set():
            try:
                self._follow_once(stopping)
            except (OSError, http.client.HTTPException, ValueError):
                time.sleep(RETRY_S)

    def _follow_once(self, stopping: threading.Event) -> None:
        connection = http.client.HTTPConnection(HOST, self.port, timeout=2)
        try:
            connection.request("GET", "/api/events", headers={"Last-Event-ID": str(self.sequence)})
            stream = connection.getresponse()
            while not stopping.is_set():
                line = stream.readline()
                if not line.endswith(b"\n"):
                    return
                if line.startswith(b"data: "):
                    self._take(json.loads(line[6:]))
        finally:
            connection.close()

    def _take(self, state: dict[str, Any]) -> None:
        if state["sequence"] <= self.sequence:
            self.went_back.append(f"sequence {self.sequence} → {state['sequence']}")
        if state["version"] < self.version:
            self.went_back.append(f"version {self.version} → {state['version']}")
        self.sequence, self.version = state["sequence"], state["version"]


def lay_before(database: Path, table: str, commands: int, random: Random) -> None:
    """Put so many Lands into the log of a game that has begun, as if five phones had laid them anew all evening."""
    log = EventLog(f"sqlite:///{database}")
    begun = log.steps(table)
    with contextlib.closing(sqlite3.connect(database)) as rows:
        for kind in ("events", "commands"):
            rows.execute(f"DELETE FROM {kind} WHERE table_id = ?", (table,))
        rows.commit()
    laid = []
    for number in range(commands):
        tiles = random_lands(random.randrange)
        command = LayLands(number % PHONES, tiles)
        event = event_to_json(LandsLaid(command.seat, command.tiles))
        laid.append(LoggedStep(command_to_json(command), f"seat {command.seat}", begun[-1].t_ns + number, (event,)))
    log.append_game(table, [*begun, *laid], logged_ns=begun[-1].t_ns)
    log.close()


def run(
    kills: int, seed: int, folder: Path, told: Callable[[str], None] = lambda line: None, *, commands: int = 0
) -> Found:
    """Kill the server so many times under load, then compare; ``commands`` are in its log before."""
    random, found = Random(seed), Found()
    database = folder / "log.sqlite"
    server = Server(database)
    server.start()
    phones = []
    for seat in range(PHONES):
        _, _, cookie = ask(server.port, "POST", f"/api/seats/{seat}/claim", {"name": f"P{seat}"}, "")
        phones.append(Phone(server.port, seat, cookie, Random(seed + seat)))
    ask(server.port, "POST", "/api/game/start", {}, "")
    if commands:
        table = ask(server.port, "GET", "/api/state", None, "")[1]["lobby"]["table"]
        server.kill()
        lay_before(database, table, commands, random)
        server.start()
    pages = [Page(server.port) for _ in range(PAGES)]
    stopping, leaving = threading.Event(), threading.Event()
    players = [threading.Thread(target=phone.play, args=(stopping,)) for phone in phones]
    followers = [threading.Thread(target=page.follow, args=(leaving,)) for page in pages]
    for thread in (*players, *followers):
        thread.start()
    try:
        for _ in range(kills):
            time.sleep(random.uniform(0.0, LONGEST_LIFE_S))
            server.kill()
            found.kills += 1
            found.restarts.append(server.start())
            if found.kills % 10 == 0:
                told(f"… {found.kills} kills, back after {found.restarts[-1].took_s:.2f} s")
    finally:
        stopping.set()
        for thread in players:
            thread.join(PATIENCE_S)
    final = ask(server.port, "GET", "/api/state", None, "")[1]
    _wait_for(lambda: all(page.version == final["version"] for page in pages))
    leaving.set()
    server.kill()
    for thread in followers:
        thread.join(PATIENCE_S)
    _compare(found, database, final, phones, pages)
    return found


def _wait_for(reached: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE_S
    while not reached() and time.monotonic() < deadline:
        time.sleep(RETRY_S)


def _compare(found: Found, database: Path, final: dict[str, Any], phones: list[Phone], pages: list[Page]) -> None:
    log = EventLog(f"sqlite:///{database}")
    table = final["lobby"]["table"]
    steps, commands = log.steps(table), log.commands(table)
    log.close()
    logged = [(command.command_id, command.version) for command in commands if command.command_id is not None]
    answered = {name: version for phone in phones for name, version in phone.acknowledged.items()}
    found.acknowledged = len(answered)
    found.sent_again = sum(phone.sent_again for phone in phones)
    found.breaches += [refusal for phone in phones for refusal in phone.refused]
    found.breaches += [f"{name} was lost" for name in answered.keys() - dict(logged).keys()]
    found.breaches += [f"{name} was never answered" for name in dict(logged).keys() - answered.keys()]
    found.breaches += [f"{name} is at {v}, answered {answered[name]}" for name, v in logged if answered.get(name) != v]
    if len(logged) != len(dict(logged)):
        found.breaches.append("a command is in the log twice")
    events = [event for step in steps for event in step.events]
    if len(events) != final["version"]:
        found.breaches.append(f"the log has {len(events)} events, the table {final['version']}")
    for phone in phones:
        laid = [step.command["tiles"] for step in steps if step.command.get("seat") == phone.seat]
        shown = [[tile["cell"], tile["side"]] for tile in final["game"]["players"][phone.seat]["tiles"]]
        if sorted(laid[-1]) != sorted(shown):
            found.breaches.append(f"seat {phone.seat}'s Lands are not the last that were laid")
    for page in pages:
        found.breaches += page.went_back
        if page.version != final["version"]:
            found.breaches.append(f"a page stayed at {page.version}, the table is at {final['version']}")


def main() -> int:
    """Kill, compare, and say what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--commands", type=int, default=0, help="so many are in the log before")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        tell = partial(print, flush=True)
        found = run(arguments.kills, arguments.seed, Path(folder), tell, commands=arguments.commands)
    print("\n".join([*found.breaches, found.report()]))
    return 1 if found.breaches else 0


if __name__ == "__main__":
    sys.exit(main())
