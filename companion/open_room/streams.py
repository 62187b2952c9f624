"""How many pages of a room are open: so many in all, and a few of each phone."""

from __future__ import annotations

import threading
from collections import Counter
from typing import Final

from companion.errors import TooBusy

MOST_OF_A_PHONE: Final = 6
"""Lines that a sleeping phone let die are noticed late: the newest must find room beside them."""


class Streams:
    """Counts open pages. Thread-safe."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._lock = threading.Lock()
        self._all = 0
        self._of: Counter[str] = Counter()

    def arrive(self, digest: str | None) -> None:
        """A page more, of that phone where it is known.

        Raises:
            TooBusy: ``room.too_many_pages``.
        """
        with self._lock:
            full = self._all >= self._most or (digest is not None and self._of[digest] >= MOST_OF_A_PHONE)
            if full:
                raise TooBusy("room.too_many_pages", "Too many pages are open: close one of them.")
            self._all += 1
            if digest is not None:
                self._of[digest] += 1

    def depart(self, digest: str | None) -> None:
        """A page less."""
        with self._lock:
            self._all -= 1
            if digest is not None:
                self._of[digest] -= 1
                if not self._of[digest]:
                    del self._of[digest]

    @property
    def open(self) -> int:
        """Pages that are open."""
        with self._lock:
            return self._all
