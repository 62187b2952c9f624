"""Time and chance as parameters: nothing in an evening reads a clock or draws random numbers by itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random


@dataclass(frozen=True, slots=True)
class Clocks:
    """The clocks and the random numbers of a live evening.

    Args:
        now_ns: the wall clock, nanoseconds since 1970; it may be set forward or back at any time.
        steady_s: a monotonic clock, in seconds, which measures all durations.
        random: draws PINs, ids, markers, the companion's dice and virtual players' choices.
    """

    now_ns: Callable[[], int]
    steady_s: Callable[[], float]
    random: Random

    def wall_ns(self, steady_s: float) -> int:
        """Return the wall clock's time at that moment of the steady clock, as the wall clock is set now."""
        left_ms = round((steady_s - self.steady_s()) * 1000)
        return self.now_ns() + left_ms * 1_000_000


@dataclass(frozen=True, slots=True)
class GameTime:
    """A game's own time, which follows the steady clock and never goes back.

    Args:
        at_ns: the game's time when it was opened here.
        since_s: the steady clock at that moment.
    """

    at_ns: int
    since_s: float

    @classmethod
    def opened(cls, clocks: Clocks, created_ns: int, last_ns: int = 0) -> GameTime:
        """Return the time of a game opened now: since its creation by the wall clock, but not before its last event."""
        return cls(max(last_ns, clocks.now_ns() - created_ns, 0), clocks.steady_s())

    def now_ns(self, clocks: Clocks) -> int:
        """Return the game's time now."""
        return self.at_ns + max(0, round((clocks.steady_s() - self.since_s) * 1e6)) * 1000
