"""Tracks whose pages are open at a live table."""

from __future__ import annotations

from collections import Counter

from companion.lobby.lobby import Lobby


class Presence:
    """Counts open pages by the viewer's digest; not thread-safe."""

    def __init__(self) -> None:
        self._pages: Counter[str | None] = Counter()

    def arrive(self, digest: str | None) -> None:
        """Count a page that was opened."""
        self._pages[digest] += 1

    def depart(self, digest: str | None) -> None:
        """Count a page that was closed."""
        self._pages[digest] -= 1
        if self._pages[digest] <= 0:
            del self._pages[digest]

    def seats_in(self, lobby: Lobby) -> frozenset[int]:
        """Return the seats whose phones have a page open now."""
        return frozenset(n for n, seat in enumerate(lobby.seats) if seat.holder and seat.holder in self._pages)
