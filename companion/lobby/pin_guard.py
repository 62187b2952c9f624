"""Limits how often a PIN may be guessed: a few times per address, and not much more in total."""

from __future__ import annotations

import math

from companion.errors import TooSoon
from companion.lobby.settings import PinSettings


class PinGuard:
    """Counts recent wrong PINs by the address they came from."""

    def __init__(self, settings: PinSettings) -> None:
        self._settings = settings
        self._wrong: list[tuple[float, str]] = []

    def check(self, address: str, now_s: float) -> None:
        """Refuse an address that may not try now.

        Raises:
            TooSoon: ``host.too_many_tries``, with the seconds to wait.
        """
        window_s = self._settings.window_s
        self._wrong = [(t_s, who) for t_s, who in self._wrong if now_s - t_s < window_s]
        own = [t_s for t_s, who in self._wrong if who == address]
        limits = (
            (own, self._settings.tries_each),
            ([t_s for t_s, _ in self._wrong], self._settings.tries_of_all),
        )
        waits = [times[-most] + window_s - now_s for times, most in limits if len(times) >= most]
        if waits:
            wait_s = max(1, math.ceil(max(waits)))
            raise TooSoon(
                "host.too_many_tries",
                f"That was wrong too often: try again in {wait_s} s, or let a host's screen show you a code.",
                wait_s,
            )

    def wrong(self, address: str, now_s: float) -> None:
        """Record a wrong PIN from that address."""
        self._wrong.append((now_s, address))
