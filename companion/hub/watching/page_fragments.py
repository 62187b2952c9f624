"""The changing parts of pages: rendered once for all who view the same page in the same language."""

from __future__ import annotations

import contextlib
import threading
from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from companion.errors import UnknownResource
from companion.hub.club import Club
from companion.hub.watching.change_detection import Marks, marks
from companion.table.feed import made_once


@dataclass(frozen=True, slots=True)
class Looking:
    """A page that somebody has open.

    Args:
        table: the table's number; None for the wall.
        language: the page's language.
        by_address: whether the page's address names the language, so that its links must too.
    """

    table: int | None
    language: str
    by_address: bool


Parts: TypeAlias = Mapping[str, str]
"""The HTML of each part by its name, in the page's order."""
MakeParts: TypeAlias = Callable[[Looking, frozenset[int] | None, Parts], Parts]
"""Returns a page's parts: rendered again for the tables that changed (None: all), otherwise as before."""
BeginLook: TypeAlias = Callable[[], MakeParts]
"""Begins a look: all pages rendered from it share what it reads."""
_MOST_READ: Final = 64
"""How many pages that were fetched but are not open stay cached for the next reader."""
_NOTHING: Final = Marks({}, 0)
_UNTOLD: Final[Mapping[str, Any]] = {"order": "", "parts": {}}


class PageParts:
    """Keeps the parts of all open pages, and sends them over the club's feed when they change. Thread-safe.

    ``look`` is for one thread only.
    """

    def __init__(self, club: Club, begin_look: BeginLook) -> None:
        self._club = club
        self._begin_look = begin_look
        self._lock = threading.Lock()
        self._made: dict[Looking, Parts] = {}
        self._telling: dict[Looking, Mapping[str, Any]] = {}
        self._read: dict[Looking, tuple[Marks, Parts]] = {}
        self._open: Counter[Looking] = Counter()
        self._marks = _NOTHING
        club.wall.publish({}, made_once(self._told))

    def open(self, page: Looking) -> Callable[[], None]:
        """Note that somebody opens that page; call the result once when it is closed.

        Raises:
            LogUnavailable: the database does not answer. UnknownResource: there is no such table.
        """
        with self._lock:
            if page not in self._made:
                self._keep(page, self._begin_look()(page, None, {}))
            self._open[page] += 1
        return lambda: self._closed(page)

    def now(self, page: Looking) -> Parts:
        """Return what the page shows now.

        Raises:
            LogUnavailable: the database does not answer. UnknownResource: there is no such table.
        """
        with self._lock:
            made, read = self._made.get(page), self._read.get(page)
        if made is not None:
            return made
        club = self._club
        with club.database.reading() as connection:
            seen = marks(connection, club.clocks.now_ns(), club.settings.away_s)
        changed = None if read is None else seen.changed_since(read[0])
        if read is not None and (not changed or (page.table is not None and page.table not in changed)):
            return read[1]
        parts = self._begin_look()(page, changed, {} if read is None else read[1])
        with self._lock:
            self._read.pop(page, None)
            self._read[page] = seen, parts
            while len(self._read) > _MOST_READ:
                del self._read[next(iter(self._read))]
        return parts

    def look(self) -> bool:
        """Check whether something happened and update all open pages; return whether it did. For one thread.

        Raises:
            LogUnavailable: the database does not answer.
        """
        club = self._club
        with club.database.reading() as connection:
            seen = marks(connection, club.clocks.now_ns(), club.settings.away_s)
        changed = seen.changed_since(self._marks)
        if not changed:
            return False
        with self._lock:
            concerned = [
                (page, made) for page, made in self._made.items() if page.table is None or page.table in changed
            ]
        # Without the lock, so that nobody who opens a page waits. The next look finds later changes and newly opened
        # pages.
        make = self._begin_look()
        fresh: list[tuple[Looking, Parts]] = []
        for page, made in concerned:
            with contextlib.suppress(UnknownResource):  # the table was removed: its page stays as it is
                fresh.append((page, make(page, changed, made)))
        with self._lock:
            for page, parts in fresh:
                if page in self._made:
                    self._keep(page, parts)
            told = dict(self._telling)
        self._marks = seen
        club.wall.publish({}, made_once(lambda page: told.get(page) or self._told(page)))
        return True

    def _keep(self, page: Looking, parts: Parts) -> None:
        """Store changed parts; unchanged ones stay the same object, so that nothing is sent to their readers."""
        if page not in self._made or self._made[page] != parts:
            self._made[page] = parts
            self._telling[page] = {"order": " ".join(parts), "parts": parts}

    def _told(self, page: Hashable) -> Mapping[str, Any]:
        """Return what is sent to a page that was opened since."""
        with self._lock:
            return self._telling.get(page, _UNTOLD) if isinstance(page, Looking) else _UNTOLD

    def _closed(self, page: Looking) -> None:
        with self._lock:
            self._open[page] -= 1
            if self._open[page] <= 0:
                del self._open[page]
                del self._made[page]
                del self._telling[page]
