"""Whose pages are open at a live table."""

from __future__ import annotations

from collections import Counter

from companion.lobby.lobby import Lobby


class Presence:
    """Counts open pages by the viewer's digest; not thread-safe."""

    def __init__(self) -> None:
        self._pages: Counter[str | None] = Counter()

    def arrive(self, digest: str | None) -> None:
        """A page was opened."""
        self._pages[digest] += 1

    def depart(self, digest: str | None) -> None:
        """A page was closed."""
        self._pages[digest] -= 1
        if self._pages[digest] <= 0:
            del self._pages[digest]

    def seats_in(self, lobby: Lobby) -> frozenset[int]:
        """The seats whose phones show a page now."""
        return frozenset(n for n, seat in enumerate(lobby.seats) if seat.holder and seat.holder in self._pages)
