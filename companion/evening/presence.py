"""Whose pages are open at a live table."""

from __future__ import annotations

from collections import Counter
from typing import Final

from companion.errors import TooBusy
from companion.lobby.lobby import Lobby

MOST_PAGES: Final = 300


class Presence:
    """Counts open pages by the digest of whoever looks; not thread-safe."""

    def __init__(self) -> None:
        self._pages: Counter[str | None] = Counter()

    def arrive(self, digest: str | None) -> None:
        """A page was opened.

        Raises:
            TooBusy: ``table.too_many_pages``.
        """
        if self._pages.total() >= MOST_PAGES:
            raise TooBusy("table.too_many_pages", f"{MOST_PAGES} pages are open at this table: close some.")
        self._pages[digest] += 1

    def depart(self, digest: str | None) -> None:
        """A page was closed."""
        self._pages[digest] -= 1
        if self._pages[digest] <= 0:
            del self._pages[digest]

    def seats_in(self, lobby: Lobby) -> frozenset[int]:
        """The seats whose phone shows a page now."""
        return frozenset(n for n, seat in enumerate(lobby.seats) if seat.holder and seat.holder in self._pages)
