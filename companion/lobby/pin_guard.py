"""How often a PIN may be guessed: each screen a few times, all together not much more."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Final

from companion.errors import TooSoon

TRIES_EACH: Final = 5
TRIES_OF_ALL: Final = 30
WINDOW_S: Final = 300.0


@dataclass(slots=True)
class PinGuard:
    """Counts wrong PINs of the last five minutes, by the address they came from."""

    _wrong: list[tuple[float, str]] = field(default_factory=list)

    def check(self, address: str, now_s: float) -> None:
        """May ``address`` try now?

        Raises:
            TooSoon: ``host.too_many_tries``, with the seconds to wait.
        """
        self._wrong = [(t_s, who) for t_s, who in self._wrong if now_s - t_s < WINDOW_S]
        own = [t_s for t_s, who in self._wrong if who == address]
        limits = ((own, TRIES_EACH), ([t_s for t_s, _ in self._wrong], TRIES_OF_ALL))
        waits = [times[-most] + WINDOW_S - now_s for times, most in limits if len(times) >= most]
        if waits:
            wait_s = max(1, math.ceil(max(waits)))
            raise TooSoon("host.too_many_tries", f"That was wrong too often: try again in {wait_s} s.", wait_s)

    def wrong(self, address: str, now_s: float) -> None:
        """``address`` gave a wrong PIN."""
        self._wrong.append((now_s, address))
