"""Time and chance, passed in: nothing in an evening asks for them by itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random


@dataclass(frozen=True, slots=True)
class Clocks:
    """What a live evening is given.

    Args:
        now_ns: the wall clock, nanoseconds since 1970.
        steady_s: a clock that never jumps, in seconds.
        random: draws PINs, ids, markers, the companion's dice and what virtual players do.
    """

    now_ns: Callable[[], int]
    steady_s: Callable[[], float]
    random: Random
