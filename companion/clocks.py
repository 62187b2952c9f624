"""Time and chance, passed in: nothing in an evening asks for them by itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random


@dataclass(frozen=True, slots=True)
class Clocks:
    """What a live evening is given.

    Args:
        now_ns: the wall clock, nanoseconds since 1970; it may be put forward or back at any time.
        steady_s: a clock that never jumps, in seconds: by it all that lasts is measured.
        random: draws PINs, ids, markers, the companion's dice and what virtual players do.
    """

    now_ns: Callable[[], int]
    steady_s: Callable[[], float]
    random: Random

    def wall_ns(self, steady_s: float) -> int:
        """What the wall clock, as it stands now, shows when the steady one shows that."""
        left_ms = round((steady_s - self.steady_s()) * 1000)
        return self.now_ns() + left_ms * 1_000_000


@dataclass(frozen=True, slots=True)
class GameTime:
    """A game's own time, which goes on by the steady clock and never falls.

    Args:
        at_ns: the game's time when it was opened here.
        since_s: what the steady clock showed then.
    """

    at_ns: int
    since_s: float

    @classmethod
    def opened(cls, clocks: Clocks, created_ns: int, last_ns: int = 0) -> GameTime:
        """The time of a game that is opened now: since it was made by the wall clock, but not before its last event."""
        return cls(max(last_ns, clocks.now_ns() - created_ns, 0), clocks.steady_s())

    def now_ns(self, clocks: Clocks) -> int:
        """The game's time now."""
        return self.at_ns + max(0, round((clocks.steady_s() - self.since_s) * 1e6)) * 1000
