"""What a gate sends to its open pages: each hall's newest state, encoded once for all. For the gate's loop only."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from companion.clocks import Clocks
from companion.hub.hall.hall_polling import HallNow
from companion.hub.hall.tickets import Tickets
from companion.hub.settings import HallSettings

COUNTS: Final = ("guests", "sealed")
"""Values that change with every phone, and may be sent a little later."""
_AT_ONCE: Final = 50
_write = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False, check_circular=False).encode


class Audience:
    """Pages that receive the same events: holds the newest event, and lets pages wait for the next."""

    def __init__(self, every_s: float) -> None:
        self.every_s = every_s
        self.event = b""
        self.sequence = 0
        self.told_s = -1e9
        self.room: Mapping[str, Any] = {}
        self._waiting: set[asyncio.Future[None]] = set()
        self._due: deque[asyncio.Future[None]] = deque()
        self._turn: asyncio.Handle | None = None

    def publish(self, event: bytes, sequence: int, within_s: float) -> None:
        """Set the newest event and wake those who wait, a few at a time, so that other requests are answered in
        between.

        Args:
            within_s: the time over which to wake them; 0: as fast as possible.
        """
        self.event, self.sequence = event, sequence
        self._due.extend(self._waiting)
        self._waiting.clear()
        if self._turn is not None:
            self._turn.cancel()
        self._go_on(within_s / max(1, len(self._due) // _AT_ONCE))

    def _go_on(self, pause_s: float) -> None:
        for _ in range(min(_AT_ONCE, len(self._due))):
            each = self._due.popleft()
            if not each.done():
                each.set_result(None)
        self._turn = None
        if self._due:
            loop = asyncio.get_running_loop()
            self._turn = loop.call_later(pause_s, self._go_on, pause_s) if pause_s else loop.call_soon(self._go_on, 0.0)

    async def newer(self, than: int, timeout_s: float) -> bool:
        """Wait for a newer event; return False after the timeout."""
        if self.sequence != than:
            return True
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.add(mine)
        timer = asyncio.get_running_loop().call_later(timeout_s, _give_up, mine)
        try:
            await mine
        finally:
            timer.cancel()
            self._waiting.discard(mine)
        return self.sequence != than


def _give_up(waiting: asyncio.Future[None]) -> None:
    if not waiting.done():
        waiting.set_result(None)


@dataclass(frozen=True, slots=True)
class ToldHall:
    """A hall's tickets and audiences at this gate."""

    tickets: Tickets
    phones: Audience
    screens: Audience


class Telling:
    """The halls that this gate knows, and their audiences.

    Args:
        first: the number before the first event; higher than those of any gate that began earlier.
    """

    def __init__(self, clocks: Clocks, settings: HallSettings, first: int) -> None:
        self._clocks = clocks
        self._settings = settings
        self._sequence = first
        self._halls: dict[int, ToldHall] = {}
        self._now: dict[str, HallNow] = {}
        self.has_looked = False
        """Whether the halls have been read since this gate began."""

    def hall(self, code: str) -> HallNow | None:
        """Return the hall with that code, as of the last look."""
        return self._now.get(code)

    def told(self, hall: HallNow) -> ToldHall:
        """Return the hall's tickets and audiences."""
        return self._halls[hall.id]

    def tell(self, halls: list[HallNow]) -> None:
        """Take the halls' new states: changes are sent at once, counts when they are due."""
        self.has_looked = True
        self._now = {hall.code: hall for hall in halls}
        for hall in halls:
            its = self._halls.get(hall.id)
            if its is None:
                its = self._halls[hall.id] = self._opened(hall)
            for audience in (its.phones, its.screens):
                self._tell(audience, hall)

    def body_of(self, hall: HallNow, more: Callable[[], Mapping[str, Any]] = dict) -> bytes:
        """Return the current state as JSON."""
        now = {"room": hall.room, "now_ms": self._clocks.now_ns() // 1_000_000, "sequence": self._sequence, **more()}
        return _write(now).encode("utf-8", "replace")

    def _tell(self, audience: Audience, hall: HallNow) -> None:
        if audience.room == hall.room:
            return
        only_counts = _without_counts(audience.room) == _without_counts(hall.room)
        now_s = self._clocks.steady_s()
        if only_counts and now_s - audience.told_s < audience.every_s:
            return
        audience.room, audience.told_s = hall.room, now_s
        self._sequence += 1
        event = b"id: %d\nevent: state\ndata: %b\n\n" % (self._sequence, self.body_of(hall))
        audience.publish(event, self._sequence, audience.every_s / 2 if only_counts else 0.0)

    def _opened(self, hall: HallNow) -> ToldHall:
        settings = self._settings
        phones, screens = Audience(settings.phones_every_s), Audience(settings.screens_every_s)
        return ToldHall(Tickets(hall.code, hall.secret), phones, screens)


def _without_counts(room: Mapping[str, Any]) -> dict[str, Any]:
    return {name: part for name, part in room.items() if name not in COUNTS}
