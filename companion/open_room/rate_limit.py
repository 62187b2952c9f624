"""Rate limits for each phone and each address: token buckets that refill with time."""

from __future__ import annotations

import math
import threading
from collections.abc import Callable
from typing import Final

from companion.errors import TooSoon
from companion.open_room.settings import RateSettings

MOST_BUCKETS: Final = 20_000
"""Beyond this many, full buckets are forgotten: a full one allows the same as a new one."""


def _too_fast(wait_s: int) -> TooSoon:
    return TooSoon("room.too_fast", f"That was a little fast: try again in {wait_s} s.", wait_s)


class Rates:
    """One bucket for each name. Thread-safe.

    Args:
        too_soon: makes the refusal of a request that comes too early, given the seconds to wait.
    """

    def __init__(self, settings: RateSettings, too_soon: Callable[[int], TooSoon] = _too_fast) -> None:
        self._settings = settings
        self._too_soon = too_soon
        self._lock = threading.Lock()
        self._left: dict[str, tuple[float, float]] = {}

    def take(self, name: str, now_s: float) -> None:
        """Count one more request of that name.

        Raises:
            TooSoon: with the seconds to wait.
        """
        with self._lock:
            left = self._left_now(name, now_s)
            if left < 1:
                wait_s = max(1, math.ceil((1 - left) / self._settings.each_s))
                raise self._too_soon(wait_s)
            self._left[name] = (left - 1, now_s)
            if len(self._left) > MOST_BUCKETS:
                burst = self._settings.burst
                self._left = {other: kept for other, kept in self._left.items() if self._left_now(other, now_s) < burst}

    def _left_now(self, name: str, now_s: float) -> float:
        left, then_s = self._left.get(name, (self._settings.burst, now_s))
        return min(self._settings.burst, left + (now_s - then_s) * self._settings.each_s)
