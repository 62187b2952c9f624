"""Halls as the hub's own pages follow them: one feed for all halls, from which each page gets its own."""

from __future__ import annotations

import threading
from collections.abc import Hashable, Mapping
from typing import Any

from companion.clocks import Clocks
from companion.hub.hall.hall_polling import HallNow
from companion.hub.hall.halls import Halls
from companion.table.feed import Feed, made_once


class WatchedHalls:
    """The feed of halls for the hub's pages. Thread-safe."""

    def __init__(self, halls: Halls, clocks: Clocks) -> None:
        self.halls = halls
        self._clocks = clocks
        self._lock = threading.Lock()
        self._rooms: dict[int, Mapping[str, Any]] = {}
        self.feed = Feed(clocks.now_ns() // 1_000_000)
        self.feed.publish({}, made_once(self._told))

    def tell(self, halls: list[HallNow]) -> None:
        """Take the halls' new states."""
        rooms = {hall.id: hall.room for hall in halls}
        with self._lock:
            if rooms == self._rooms:
                return
            self._rooms = rooms
        self.feed.publish({}, made_once(self._told))

    def _told(self, hall: Hashable) -> Mapping[str, Any]:
        with self._lock:
            room = self._rooms.get(hall) if isinstance(hall, int) else None
        return {"room": room, "now_ms": self._clocks.now_ns() // 1_000_000}
