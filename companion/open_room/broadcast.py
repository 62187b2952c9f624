"""Decides when pages are updated: at once when something happens, from time to time with the number of seals.

There are two feeds, one for thousands of phones and one for the hall's screens. Each sends the same bytes to all.
"""

from __future__ import annotations

from typing import Any, Final

from companion.clocks import Clocks
from companion.open_room.room import State
from companion.open_room.settings import OpenRoomSettings
from companion.open_room.view import told_to_all
from companion.table.feed import Feed

COUNTS: Final = ("guests", "sealed")
"""Values that change with every phone, and may be sent a little later."""

NEVER_S: Final = 3600.0


class RoomBroadcast:
    """The feeds of a hall; one thread publishes.

    Args:
        first: the number before the feeds' first states.
    """

    def __init__(self, clocks: Clocks, settings: OpenRoomSettings, first: int) -> None:
        self._clocks = clocks
        self.phones = Feed(first)
        self.screens = Feed(first)
        self._every_s = ((self.phones, settings.phones_every_s), (self.screens, settings.screens_every_s))
        self._told_s = {id(feed): -NEVER_S for feed, _ in self._every_s}
        self._behind: set[int] = set()
        self._moment: dict[str, Any] = {}
        self._newest: dict[str, Any] = {}

    def tell(self, number: int, state: State | None, now_ms: int) -> None:
        """Publish the room's new state: counts alone when they are due, all else at once."""
        self._newest = {"room": None if state is None else {"number": number, **told_to_all(state)}}
        moment = {name: part for name, part in (self._newest["room"] or {}).items() if name not in COUNTS}
        if moment != self._moment or not moment:
            self._moment = moment
            for feed, _ in self._every_s:
                self._publish(feed, now_ms)
        else:
            self._behind = {id(feed) for feed, _ in self._every_s}
            self.tell_counts(now_ms)

    def tell_counts(self, now_ms: int) -> None:
        """Publish the counts to the feeds for which they are due."""
        for feed, every_s in self._every_s:
            if id(feed) in self._behind and self._clocks.steady_s() - self._told_s[id(feed)] >= every_s:
                self._publish(feed, now_ms)

    def next_s(self) -> float:
        """Return the seconds until counts are due."""
        now_s = self._clocks.steady_s()
        waits = [
            self._told_s[id(feed)] + every_s - now_s for feed, every_s in self._every_s if id(feed) in self._behind
        ]
        return max(0.0, min(waits, default=NEVER_S))

    def close(self) -> None:
        """Close both feeds."""
        self.phones.close()
        self.screens.close()

    def _publish(self, feed: Feed, now_ms: int) -> None:
        self._behind.discard(id(feed))
        self._told_s[id(feed)] = self._clocks.steady_s()
        feed.publish({**self._newest, "now_ms": now_ms})
