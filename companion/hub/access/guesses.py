"""Limits on guessing codes, per address, so that one guesser slows nobody else down."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from typing import Final

from companion.clocks import Clocks
from companion.errors import TooSoon

_MINUTE_S: Final = 60.0


class Guesses:
    """Failed attempts of the last minute, by address.

    Args:
        most: how many may fail in a minute from one address.
        too_soon: makes the refusal of further attempts, given the seconds to wait.
    """

    def __init__(self, clocks: Clocks, most: int, too_soon: Callable[[int], TooSoon]) -> None:
        self._clocks = clocks
        self._most = most
        self._too_soon = too_soon
        self._counting = threading.Lock()
        self._wrong: deque[tuple[float, str]] = deque()  # the time and address of each

    def check_pace(self, address: str) -> None:
        """Raise ``TooSoon`` if too many attempts from that address failed."""
        now_s = self._clocks.steady_s()
        with self._counting:
            while self._wrong and self._wrong[0][0] < now_s - _MINUTE_S:
                self._wrong.popleft()
            own_s = [at_s for at_s, guesser in self._wrong if guesser == address]
            if len(own_s) >= self._most:
                wait_s = int(own_s[0] + _MINUTE_S - now_s) + 1
                raise self._too_soon(wait_s)

    def count_wrong(self, address: str) -> None:
        """Count one failed attempt."""
        with self._counting:
            self._wrong.append((self._clocks.steady_s(), address))
