"""Measures how long each stage took, with a clock that is passed in, so that vision itself reads no clock."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeAlias

Clock: TypeAlias = Callable[[], int]


class Stopwatch:
    """Sums the time of named stages; without a clock it measures nothing."""

    def __init__(self, clock_ns: Clock | None) -> None:
        self._clock_ns = clock_ns
        self._spent_ns: dict[str, int] = {}

    @contextmanager
    def stage(self, name: str) -> Iterator[None]:
        """Add the time of the enclosed code to a stage."""
        if self._clock_ns is None:
            yield
            return
        start = self._clock_ns()
        try:
            yield
        finally:
            self._spent_ns[name] = self._spent_ns.get(name, 0) + self._clock_ns() - start

    def stage_ms(self) -> tuple[tuple[str, float], ...]:
        """Stages with their milliseconds, in the order in which they were first entered."""
        return tuple((name, spent / 1e6) for name, spent in self._spent_ns.items())
