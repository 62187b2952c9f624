"""When pages are updated: at once when something happens, now and then about how many have sealed.

Two feeds: phones, of which there are thousands, and the hall's screens. Each sends the same bytes to all.
"""

from __future__ import annotations

from typing import Any, Final

from companion.clocks import Clocks
from companion.open_room.room import State
from companion.open_room.settings import OpenRoomSettings
from companion.open_room.view import told_to_all
from companion.table.feed import Feed

COUNTS: Final = ("guests", "sealed")
"""What changes with every phone, and may come a little later."""

NEVER_S: Final = 3600.0


class RoomBroadcast:
    """The feeds of a hall; one thread publishes.

    Args:
        first: the number before their first states.
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
        """This is the room now; what is no mere count is told at once."""
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
        """Tell the counts to those whose turn it is."""
        for feed, every_s in self._every_s:
            if id(feed) in self._behind and self._clocks.steady_s() - self._told_s[id(feed)] >= every_s:
                self._publish(feed, now_ms)

    def next_s(self) -> float:
        """Seconds until somebody is to be told counts."""
        now_s = self._clocks.steady_s()
        waits = [
            self._told_s[id(feed)] + every_s - now_s for feed, every_s in self._every_s if id(feed) in self._behind
        ]
        return max(0.0, min(waits, default=NEVER_S))

    def close(self) -> None:
        """Let all who look go."""
        self.phones.close()
        self.screens.close()

    def _publish(self, feed: Feed, now_ms: int) -> None:
        self._behind.discard(id(feed))
        self._told_s[id(feed)] = self._clocks.steady_s()
        feed.publish({**self._newest, "now_ms": now_ms})
