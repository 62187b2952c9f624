"""The open room: two thousand phones, each with an open stream, seal within seconds; then all get the reveal.

The server runs in a process of its own, the phones in this one, on loopback. Afterwards the log's revealed bids are compared
with what was acknowledged: nothing may be lost, doubled or changed. Finally a game is played at the table, alone and beside
such a room, in which rounds follow one another without a pause.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import multiprocessing
import os
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

from bench.companion import GUEST, disk_alone, measure, processor_s, spread
from bench.free_port import free_port
from companion.games.almost.options import NAME
from companion.games.seals import seal_of
from companion.open_room.options import MOST_ROUNDS
from companion.web.connections.serving import allow_open_files

PHONES: Final = 2000
ROUNDS: Final = 5
SPREAD_S: Final = 4.0
"""Time after the start of a round within which all seal."""

ENTERED_WITHIN_S: Final = 15.0
ENTERING_AT_ONCE: Final = 50
PATIENCE_S: Final = 60.0
HOST: Final = "127.0.0.1"
HIGHEST: Final = 600


def main() -> None:
    """Print the distributions."""
    with tempfile.TemporaryDirectory() as folder:
        print(f"the disk alone, 4 KB and fsync: {spread(disk_alone(Path(folder)))}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        print(played(Path(folder), PHONES, ROUNDS, SPREAD_S).report(), flush=True)
    for crowd in (False, True):
        playing = multiprocessing.get_context("spawn").Process(target=play_on, daemon=True) if crowd else None
        if playing is not None:
            playing.start()
            time.sleep(ENTERED_WITHIN_S)
        try:
            with tempfile.TemporaryDirectory() as folder:
                measured = measure(Path(folder))
        finally:
            if playing is not None:
                os.kill(playing.pid or 0, signal.SIGINT)
                playing.join()
        print(f"the table's own game{' beside that room' if crowd else ''}: {measured.report()}", flush=True)


def play_on() -> None:
    """Play rounds without a pause, until interrupted."""
    with tempfile.TemporaryDirectory() as folder, contextlib.suppress(KeyboardInterrupt):
        played(Path(folder), PHONES, MOST_ROUNDS - 1, SPREAD_S)


@dataclass
class Measured:
    """Times in milliseconds, and what went wrong."""

    phones: int
    sealed: list[float] = field(default_factory=list)
    told: list[float] = field(default_factory=list)
    all_told: list[float] = field(default_factory=list)
    entered_s: float = 0.0
    processor_s: float = 0.0
    faults: list[str] = field(default_factory=list)

    def report(self) -> str:
        """The figures as a few lines."""
        return "\n".join(
            (
                f"{self.phones} phones came in within {self.entered_s:.1f} s",
                f"a seal until its answer: {spread(self.sealed)}, at most {max(self.sealed):.0f} ms (n = {len(self.sealed)})",
                f"a reveal until a phone has it: {spread(self.told)} (n = {len(self.told)}); until all have it: "
                + ", ".join(f"{last:.0f}" for last in self.all_told)
                + " ms",
                f"server {1000 * self.processor_s / len(self.sealed):.2f} ms processor a seal",
                f"lost, doubled or changed: {len(self.faults)}",
                *self.faults[:5],
            )
        )


@dataclass
class Phone:
    """One phone: its cookie, its stream, and what was acknowledged to it."""

    number: int
    cookie: str = ""
    seat: int = -1
    sealed: dict[int, tuple[int, str, str]] = field(default_factory=dict)
    shown: dict[str, Any] = field(default_factory=dict)
    heard: list[bytes] = field(default_factory=list)
    revealed_at: dict[int, float] = field(default_factory=dict)


def served(folder: Path, port: int) -> subprocess.Popen[bytes]:
    """Start a room's server with its log in this folder."""
    command = [sys.executable, "-m", "companion.cli.main", "room", "--port", str(port)]
    database = f"sqlite:///{folder / 'room.sqlite'}"
    return subprocess.Popen([*command, "--database", database], stdout=subprocess.DEVNULL)


def played(folder: Path, phones: int, rounds: int, spread_s: float, *, keeps_heard: bool = False) -> Measured:
    """Play on a fresh server and measure it.

    Args:
        spread_s: time within which a round's seals arrive.
        keeps_heard: keep every byte sent to phones, to look for secrets in them.
    """
    allow_open_files(2 * phones + 500)
    port = free_port()
    server = served(folder, port)
    try:
        return asyncio.run(Room(port, phones, keeps_heard).play(rounds, spread_s, server.pid))
    finally:
        server.terminate()
        server.wait(20)


class Room:
    """A room's phones and its host."""

    def __init__(self, port: int, phones: int, keeps_heard: bool) -> None:
        self.port = port
        self.phones = [Phone(number) for number in range(phones)]
        self.random = Random(7)
        self.measured = Measured(phones)
        self.keeps_heard = keeps_heard
        self.stirred = asyncio.Event()

    async def play(self, rounds: int, spread_s: float, server: int) -> Measured:
        """Let all phones come in and play ``rounds`` rounds; return what was measured.

        Args:
            spread_s: time within which all seal.
            server: the server's process id, to measure its processor time.
        """
        await self.wait_until_open()
        await self.host("open", rounds=rounds + 1, title="bench")
        began = time.perf_counter()
        at_once = asyncio.Semaphore(ENTERING_AT_ONCE)
        lines = [asyncio.create_task(self.follow(phone, at_once)) for phone in self.phones]
        await self.all_show(lambda phone: phone.seat >= 0 and phone.shown.get("stage") == "waiting")
        self.measured.entered_s = time.perf_counter() - began
        worked = processor_s(server)
        for number in range(1, rounds + 1):
            await self.play_round(number, spread_s)
        self.measured.processor_s = processor_s(server) - worked
        for line in lines:
            line.cancel()
        await asyncio.gather(*lines, return_exceptions=True)
        return self.measured

    async def play_round(self, number: int, spread_s: float) -> None:
        """All but one phone seal, the host reveals, and the reveal is compared with what was sealed."""
        await self.host("begin")
        await self.all_show(lambda phone: phone.shown.get("round") == number)
        for phone in self.phones:
            phone.heard.clear()
        latecomer = self.phones[-1]  # one phone never seals, so that the host reveals, at a known moment
        await asyncio.gather(
            *(self.seal(phone, number, self.random.uniform(0, spread_s)) for phone in self.phones if phone != latecomer)
        )
        if self.keeps_heard:
            self.look_for_secrets(number)
        before = time.perf_counter()
        await self.host("reveal")
        await self.all_show(lambda phone: number in phone.revealed_at)
        arrived = [1000 * (phone.revealed_at[number] - before) for phone in self.phones]
        self.measured.told += arrived
        self.measured.all_told.append(max(arrived))
        self.compare(number, await self.get(f"/api/room/rounds/{number}/openings"))

    async def seal(self, phone: Phone, round_number: int, after_s: float) -> None:
        """Seal a number; one phone in ten replaces it, and sends that twice as if the first answer were lost."""
        await asyncio.sleep(after_s)
        for attempt in range(2 if phone.number % 10 == 0 else 1):
            number, salt = 1 + self.random.randrange(HIGHEST), f"{self.random.getrandbits(128):032x}"
            wanted = seal_of(NAME, round_number, phone.seat, str(number), salt)
            for _ in range(1 + attempt):
                began = time.perf_counter()
                answer, _ = await self.post(phone, "seal", round=round_number, number=number, salt=salt)
                self.measured.sealed.append(1000 * (time.perf_counter() - began))
                if answer["you"]["sealed"]["seal"] != wanted:
                    self.measured.faults.append(f"phone {phone.number} was shown another seal")
            phone.sealed[round_number] = (number, salt, wanted)

    def look_for_secrets(self, round_number: int) -> None:
        """Check that no phone was told another's salt or number before the reveal."""
        heard = b"".join(part for phone in self.phones for part in phone.heard)
        for phone in self.phones:
            if round_number in phone.sealed and phone.sealed[round_number][1].encode() in heard:
                self.measured.faults.append(f"the salt of phone {phone.number} was told before the reveal")
        if b'"sealed":{' in heard or b'"number":' in heard.replace(b'{"room":{"number":', b""):
            self.measured.faults.append("numbers were told before the reveal")

    def compare(self, round_number: int, openings: str) -> None:
        """Check that the revealed bids are those acknowledged, and that they open their seals."""
        found: dict[int, tuple[int, str, str]] = {}
        for line in openings.splitlines():
            seal, text = line.split("  ", 1)
            name, number, seat, bid, salt = json.loads(text)
            if hashlib.sha256(text.encode()).hexdigest() != seal or (name, number) != (NAME, round_number):
                self.measured.faults.append(f"{line} does not open")
            if seat in found:
                self.measured.faults.append(f"seat {seat} twice")
            found[seat] = (int(bid), salt, seal)
        wanted = {phone.seat: phone.sealed[round_number] for phone in self.phones if round_number in phone.sealed}
        self.measured.faults += [f"seat {seat} lost or changed" for seat in wanted if found.get(seat) != wanted[seat]]
        self.measured.faults += [f"seat {seat} from nowhere" for seat in found.keys() - wanted.keys()]

    # --- lines ----------------------------------------------------------------------------------------

    async def follow(self, phone: Phone, at_once: asyncio.Semaphore) -> None:
        """Come in, then keep the phone's stream open and note what it shows, until cancelled.

        Args:
            at_once: how many phones may come in at the same time.
        """
        async with at_once:
            if not phone.cookie:
                _, phone.cookie = await self.ask("GET", GUEST, "/room", "", "")
            answer, _ = await self.post(phone, "enter", name=f"Phone {phone.number}")
            phone.seat = answer["you"]["seat"]
            reader, writer = await asyncio.open_connection(GUEST, self.port, limit=2**18)
            head = f"GET /api/room/events HTTP/1.1\r\nHost: {GUEST}:{self.port}\r\nCookie: {phone.cookie}\r\n\r\n"
            writer.write(head.encode())
            first = await reader.readline()
            if b" 200 " not in first:
                self.measured.faults.append(f"no line for phone {phone.number}: {first!r}")
        try:
            while line := await reader.readline():
                if self.keeps_heard:
                    phone.heard.append(line)
                if line.startswith(b'data: {"room":{'):
                    self.show(phone, line[6:])
        finally:
            writer.close()

    def show(self, phone: Phone, data: bytes) -> None:
        room = json.loads(data)["room"]
        phone.shown = room
        if room["last"]:
            phone.revealed_at.setdefault(room["last"]["round"], time.perf_counter())
        self.stirred.set()

    async def all_show(self, shows: Any) -> None:
        """Wait until every phone shows this."""
        deadline = time.monotonic() + PATIENCE_S
        while not all(shows(phone) for phone in self.phones):
            if time.monotonic() > deadline:
                raise RuntimeError(f"{sum(map(shows, self.phones))} of {len(self.phones)} phones were told in time")
            self.stirred.clear()
            await asyncio.wait({asyncio.create_task(self.stirred.wait())}, timeout=1)
            await asyncio.sleep(0.01)

    async def wait_until_open(self) -> None:
        deadline = time.monotonic() + PATIENCE_S
        while True:
            try:
                _, writer = await asyncio.open_connection(HOST, self.port)
                writer.close()
                return
            except OSError:
                if time.monotonic() > deadline:
                    raise
                await asyncio.sleep(0.1)

    async def host(self, path: str, **body: object) -> None:
        await self.ask("POST", HOST, f"/api/room/{path}", "", json.dumps(body))

    async def get(self, path: str) -> str:
        return (await self.ask("GET", GUEST, path, "", ""))[0]

    async def post(self, phone: Phone, path: str, **body: object) -> tuple[dict[str, Any], str]:
        text, cookie = await self.ask("POST", GUEST, f"/api/room/{path}", phone.cookie, json.dumps(body))
        return json.loads(text), cookie

    async def ask(self, method: str, host: str, path: str, cookie: str, body: str) -> tuple[str, str]:
        """Send a request over a new connection, like a browser that has been quiet for a while; return the answer and
        its cookie.
        """
        reader, writer = await asyncio.open_connection(host, self.port)
        head = f"{method} {path} HTTP/1.1\r\nHost: {host}:{self.port}\r\nContent-Type: application/json\r\n"
        head += f"Connection: close\r\nCookie: {cookie}\r\nContent-Length: {len(body)}\r\n\r\n"
        writer.write((head + body).encode())
        answer = await reader.read()
        writer.close()
        head, _, text = answer.decode().partition("\r\n\r\n")
        lengths = [line.split(":")[1] for line in head.lower().split("\r\n") if line.startswith("content-length")]
        if not head or (lengths and len(answer.split(b"\r\n\r\n", 1)[1]) < int(lengths[0])):
            raise ConnectionResetError(f"{path}: the answer ended before its end")
        if " 200 " not in head.split("\r\n")[0]:
            raise RuntimeError(f"{path} {body}: {head.splitlines()[:1]} {text}")
        cookies = [line.split(": ", 1)[1] for line in head.split("\r\n") if line.lower().startswith("set-cookie")]
        if "chunked" in head.lower():
            text = "".join(text.split("\r\n")[1::2])
        return text, cookies[0].split(";")[0] if cookies else ""


if __name__ == "__main__":
    main()
