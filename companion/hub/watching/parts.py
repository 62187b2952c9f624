"""The parts of pages that change while somebody looks: made once for all who look at the same in the same language."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from companion.hub.club import Club
from companion.hub.watching.marks import Marks, marks
from companion.table.feed import made_once


@dataclass(frozen=True, slots=True)
class Looking:
    """Which page somebody has open.

    Args:
        table: its number; None for the wall.
        language: the page's.
        by_address: the language stands in the page's address, and so in its links.
    """

    table: int | None
    language: str
    by_address: bool


Parts: TypeAlias = Mapping[str, str]
"""HTML by the name of the part, in the page's order."""
MakeParts: TypeAlias = Callable[[Looking, frozenset[int] | None, Parts], Parts]
"""Parts of a page: those of the tables that changed anew (all for None), the others as they were."""
_NOTHING: Final = Marks({}, 0)


class PageParts:
    """Keeps the parts of all pages that are open, and tells them over the club's feed when they change.

    Any thread may call.
    """

    def __init__(self, club: Club, make: MakeParts) -> None:
        self._club = club
        self._make = make
        self._lock = threading.Lock()
        self._made: dict[Looking, Parts] = {}
        self._open: Counter[Looking] = Counter()
        self._marks = _NOTHING
        club.wall.publish({}, made_once(self._told))

    def open(self, page: Looking) -> Callable[[], None]:
        """Somebody opens that page; what is given back is called once when it is closed.

        Raises:
            LogUnavailable: the database does not answer. UnknownResource: there is no such table.
        """
        with self._lock:
            if page not in self._made:
                self._made[page] = self._make(page, None, {})
            self._open[page] += 1
        return lambda: self._closed(page)

    def now(self, page: Looking) -> Parts:
        """What the page shows at this moment.

        Raises:
            LogUnavailable: the database does not answer. UnknownResource: there is no such table.
        """
        with self._lock:
            made = self._made.get(page)
        return self._make(page, None, {}) if made is None else made

    def look(self) -> bool:
        """Look whether something happened, and tell all open pages; whether it did.

        Raises:
            LogUnavailable: the database does not answer.
        """
        club = self._club
        with club.database.reading() as connection:
            seen = marks(connection, club.clocks.now_ns(), club.settings.away_s)
        with self._lock:
            changed = seen.changed_since(self._marks)
            if not changed:
                return False
            for page, parts in list(self._made.items()):
                if page.table is None or page.table in changed:
                    self._made[page] = self._make(page, changed, parts)
            self._marks = seen
        club.wall.publish({}, made_once(self._told))
        return True

    def _told(self, page: Hashable) -> Mapping[str, Any]:
        with self._lock:
            parts = self._made.get(page, {}) if isinstance(page, Looking) else {}
        return {"order": " ".join(parts), "parts": parts}

    def _closed(self, page: Looking) -> None:
        with self._lock:
            self._open[page] -= 1
            if self._open[page] <= 0:
                del self._open[page]
                del self._made[page]
