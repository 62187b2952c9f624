"""Limits on open pages: a few for each person, with room kept for those who play."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from companion.errors import TooBusy
from companion.open_room.rate_limit import Rates
from companion.web.connections.eviction import counted_as
from companion.web.settings import OpenPageSettings


@dataclass(frozen=True, slots=True)
class Follower:
    """Somebody who opens a page.

    Args:
        digest: of the person's token, None for somebody without one.
        address: the address they connect from.
        belongs: has a seat, is host, or is the table's own screen; room is kept for these.
    """

    digest: str | None
    address: str
    belongs: bool


class OpenPages:
    """Counts open pages. Thread-safe."""

    def __init__(self, settings: OpenPageSettings) -> None:
        self._settings = settings
        self._lock = threading.Lock()
        self._all = 0
        self._strangers = 0
        self._of: Counter[str] = Counter()
        self._strangers_of: Counter[str] = Counter()
        self._newcomers = Rates(settings.newcomer)

    def arrive(self, who: Follower) -> Callable[[], None]:
        """Count one more page; call the result once when it has gone.

        Raises:
            TooBusy: ``pages.too_many_of_yours``, ``pages.too_many``.
        """
        address = counted_as(who.address)
        # The table's own screen without a cookie does not count as a guest from the same machine.
        name = who.digest or (f"{address}#screen" if who.belongs else address)
        most = self._settings
        with self._lock:
            if self._of[name] >= most.each:
                raise TooBusy(
                    "pages.too_many_of_yours",
                    f"You have {most.each} pages open here: close one of them.",
                    most=most.each,
                )
            full = self._all >= most.all
            if not who.belongs:
                full = full or self._strangers >= most.strangers
                full = full or self._strangers_of[address] >= most.strangers_of_an_address
            if full:
                raise TooBusy("pages.too_many", "Too many pages are open here: close some, or take a seat first.")
            self._count(name, None if who.belongs else address, 1)
        return lambda: self._depart(name, None if who.belongs else address)

    def come_in(self, address: str, now_s: float) -> None:
        """Count a client that wants a token; browsers need not ask, as every page gives one.

        Raises:
            TooSoon: ``room.too_fast``: too many from that address.
        """
        self._newcomers.take(counted_as(address), now_s)

    @property
    def open(self) -> int:
        """The number of open pages."""
        with self._lock:
            return self._all

    def _depart(self, name: str, stranger_at: str | None) -> None:
        with self._lock:
            self._count(name, stranger_at, -1)

    def _count(self, name: str, stranger_at: str | None, change: int) -> None:
        self._all += change
        _add(self._of, name, change)
        if stranger_at is not None:
            self._strangers += change
            _add(self._strangers_of, stranger_at, change)


def _add(counter: Counter[str], name: str, change: int) -> None:
    """Change a count; a name whose count is zero is forgotten."""
    counter[name] += change
    if counter[name] <= 0:
        del counter[name]
