"""How much one phone, or one address, may ask: a bucket each that fills again as time goes on."""

from __future__ import annotations

import math
import threading
from typing import Final

from companion.errors import TooSoon
from companion.open_room.settings import RateSettings

MOST_BUCKETS: Final = 20_000
"""Beyond so many, those that are full again are forgotten: a full one is as good as none."""


class Rates:
    """Buckets by name. Thread-safe."""

    def __init__(self, settings: RateSettings) -> None:
        self._settings = settings
        self._lock = threading.Lock()
        self._left: dict[str, tuple[float, float]] = {}

    def take(self, name: str, now_s: float) -> None:
        """One request more of that name.

        Raises:
            TooSoon: ``room.too_fast``, with the seconds to wait.
        """
        with self._lock:
            left = self._left_now(name, now_s)
            if left < 1:
                wait_s = max(1, math.ceil((1 - left) / self._settings.each_s))
                raise TooSoon("room.too_fast", f"That was a little fast: try again in {wait_s} s.", wait_s)
            self._left[name] = (left - 1, now_s)
            if len(self._left) > MOST_BUCKETS:
                burst = self._settings.burst
                self._left = {other: kept for other, kept in self._left.items() if self._left_now(other, now_s) < burst}

    def _left_now(self, name: str, now_s: float) -> float:
        left, then_s = self._left.get(name, (self._settings.burst, now_s))
        return min(self._settings.burst, left + (now_s - then_s) * self._settings.each_s)
