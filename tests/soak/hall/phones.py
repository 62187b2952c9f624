"""A process of simulated phones, told what to do by lines of JSON: ``python -m tests.soak.hall.phones``."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import resource
import sys
import time
from collections import Counter
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from companion.hub.hall.pages import SPREAD_MS
from companion.hub.hall.tickets import Tickets
from companion.web.connections.serving import allow_open_files
from tests.soak.hall.lines import HOST, AskingLine, Broken, ToldLine, request_of

ANSWERED_WITHIN_S: Final = 30.0
SENT_AGAIN_S: Final = 0.7
FIRST_WAIT_S: Final = 0.5
LONGEST_WAIT_S: Final = 5.0
"""As the page's own scripts have them (``server/requests.js``, ``server/stream.js``)."""
OPENED_AT_ONCE: Final = 100
FILES: Final = 19_900


@dataclass(frozen=True, slots=True)
class Crowd:
    """Who the phones of one process are.

    Args:
        address: of this machine's own, from which they come: ports of one address are few.
        lines: kept connections which they share for asking.
    """

    port: int
    code: str
    secret: str
    address: str
    first: int
    phones: int
    lines: int
    seed: int


class Phones:
    """The phones of one process."""

    def __init__(self, crowd: Crowd) -> None:
        self._crowd = crowd
        self._random = Random(crowd.seed)
        self._tickets = Tickets(crowd.code, crowd.secret)
        self._cookies = [""] * crowd.phones
        self._seats = [-1] * crowd.phones
        self._free: asyncio.Queue[AskingLine] = asyncio.Queue()
        self._told: dict[ToldLine, int] = {}
        self._waits_for = b"\0"
        self._reopened = 0
        self._open = 0
        self._closing = False
        self._tasks: set[asyncio.Task[None]] = set()
        self.acknowledged: dict[int, tuple[int, str]] = {}
        for _ in range(crowd.lines):
            self._free.put_nowait(AskingLine())

    async def enter(self, within_s: float) -> dict[str, Any]:
        """All come in."""
        self._cookies = [f"{self._tickets.person_cookie}={self._tickets.new_person()}" for _ in self._cookies]

        async def come_in(phone: int) -> float:
            name = f"Phone {self._crowd.first + phone + 1}"
            took_s, you = await self._asked(phone, "enter", {"name": name}, self._random.random() * within_s)
            self._seats[phone] = you["seat"]
            self._cookies[phone] = f"{self._tickets.seat_cookie}={self._tickets.for_seat(you['seat'])}"
            return took_s

        took = await asyncio.gather(*[come_in(phone) for phone in range(self._crowd.phones)])
        return {"took_s": took}

    async def open(self, streams: int) -> dict[str, Any]:
        """So many of them open their page's stream."""
        self._open = streams
        for first in range(0, streams, OPENED_AT_ONCE):
            await asyncio.gather(*[self._follow(phone) for phone in range(first, min(streams, first + OPENED_AT_ONCE))])
        while not all(line.is_told for line in self._told):
            await asyncio.sleep(0.05)
        return {"open": len(self._told)}

    async def seal(self, round_number: int, within_s: float, leave_out: int) -> dict[str, Any]:
        """Each seals a number at a moment of its own; the last ``leave_out`` do not."""
        self.acknowledged = {}
        tries: Counter[int] = Counter()

        async def seal_one(phone: int) -> float:
            number = 1 + min(int(self._random.expovariate(1 / 400)), 5000)
            salt = f"{self._random.getrandbits(128):032x}"
            body = {"round": round_number, "number": number, "salt": salt}
            took_s, you = await self._asked(phone, "seal", body, self._random.random() * within_s, tries)
            lies = you["sealed"]
            assert (lies["number"], lies["salt"]) == (number, salt), you
            self.acknowledged[self._seats[phone]] = (number, salt)
            return took_s

        took = await asyncio.gather(*[seal_one(phone) for phone in range(self._crowd.phones - leave_out)])
        return {"took_s": took, "again": sum(tries.values()), "sealed": self.acknowledged}

    async def wait_for(self, words: str) -> dict[str, Any]:
        """All open pages are told that from now on."""
        self._waits_for = words.encode()
        for line in self._told:
            line.wait_for(self._waits_for)
        return {"open": len(self._told), "reopened": self._reopened}

    async def told(self, patience_s: float) -> dict[str, Any]:
        """When each of them was told it."""
        deadline_s = time.monotonic() + patience_s
        while time.monotonic() < deadline_s and sum(line.told_s > 0 for line in self._told) < self._open:
            await asyncio.sleep(0.05)
        return {"told_s": [line.told_s for line in self._told], "open": len(self._told), "reopened": self._reopened}

    async def used(self) -> dict[str, Any]:
        """Processor seconds of this process so far."""
        own = resource.getrusage(resource.RUSAGE_SELF)
        return {"used_s": own.ru_utime + own.ru_stime}

    async def leave(self) -> dict[str, Any]:
        """All hang up."""
        self._closing = True
        for line in list(self._told):
            line.close()
        return {}

    async def _asked(
        self, phone: int, what: str, body: dict[str, Any], after_s: float, tries: Counter[int] | None = None
    ) -> tuple[float, Any]:
        """Wait, then ask until it is answered; how long that took, the waiting for a free line with it."""
        await asyncio.sleep(after_s)
        began_s = time.monotonic()
        path = f"/api/halls/{self._crowd.code}/{what}"
        data, sent = json.dumps(body).encode(), 0
        while True:
            line = await self._free.get()
            try:
                if not line.is_open:
                    line = await self._connected()
                status, answer = await line.ask(
                    request_of("POST", path, self._crowd.port, self._cookies[phone], data), ANSWERED_WITHIN_S
                )
                if status == 200:
                    return time.monotonic() - began_s, json.loads(answer)["you"]
                assert status in (429, 503), answer
            except (Broken, OSError, TimeoutError):
                pass
            finally:
                self._free.put_nowait(line)
            if tries is not None:
                tries[phone] += 1
            sent += 1
            await asyncio.sleep(SENT_AGAIN_S * min(sent, 4) * self._random.uniform(0.6, 1.0))

    async def _connected(self) -> AskingLine:
        loop, crowd = asyncio.get_running_loop(), self._crowd
        _, line = await loop.create_connection(AskingLine, HOST, crowd.port, local_addr=(crowd.address, 0))
        return line

    async def _follow(self, phone: int) -> None:
        crowd, loop = self._crowd, asyncio.get_running_loop()
        request = request_of("GET", f"/api/halls/{crowd.code}/events", crowd.port, self._cookies[phone])
        for tried in itertools.count():
            if tried:
                await asyncio.sleep(self._pause_s(tried))
            if self._closing:
                return
            try:
                _, line = await loop.create_connection(
                    lambda: ToldLine(request, self._waits_for, self._lost),
                    HOST,
                    crowd.port,
                    local_addr=(crowd.address, 0),
                )
            except OSError:
                continue
            while not (line.is_told or line.is_lost):
                await asyncio.sleep(0.02)
            if line.is_told and not line.is_lost:
                if line.waits_for != self._waits_for:
                    line.wait_for(self._waits_for)
                self._told[line] = phone
                return

    def _pause_s(self, tried: int) -> float:
        """As long as the page waits before it opens another line: not all of a full hall at the same moment."""
        return min(LONGEST_WAIT_S, FIRST_WAIT_S * 2.0 ** min(tried - 1, 9)) * self._random.uniform(0.6, 1.0)

    def _lost(self, line: ToldLine) -> None:
        phone = self._told.pop(line, None)
        if phone is None or self._closing:
            return
        self._reopened += 1
        task = asyncio.get_running_loop().create_task(self._follow_again(phone))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _follow_again(self, phone: int) -> None:
        await asyncio.sleep(self._pause_s(1) + self._random.random() * SPREAD_MS / 1000)
        await self._follow(phone)


async def serve() -> None:
    """Do what each line of the standard input says, and answer with a line."""
    loop = asyncio.get_running_loop()
    phones: Phones | None = None
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        wish = json.loads(line)
        what = wish.pop("do")
        if what == "begin":
            phones, answer = Phones(Crowd(**wish)), {}
        else:
            answer = await getattr(phones, what)(**wish)
        print(json.dumps(answer), flush=True)


def main() -> None:
    """Until the standard input ends."""
    allow_open_files(FILES)
    with contextlib.suppress(ImportError):
        import uvloop

        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(serve())
        return
    asyncio.run(serve())


if __name__ == "__main__":
    main()
