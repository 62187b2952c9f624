"""A seal gate's metrics for Prometheus."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_SIZES: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
_SECONDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class HallFigures:
    """Counts the work of one gate. Thread-safe."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._seals = Counter("raja_hall_seals", "Seals that were committed.", registry=self._registry)
        self._unwritten = Counter("raja_hall_unwritten", "Wishes that no batch could write.", registry=self._registry)
        self._sizes = Histogram("raja_hall_batch_size", "Wishes of a batch.", buckets=_SIZES, registry=self._registry)
        self._batch_seconds = Histogram(
            "raja_hall_batch_seconds",
            "From a batch's first statement to its commit.",
            buckets=_SECONDS,
            registry=self._registry,
        )
        self._seconds = Histogram(
            "raja_hall_seal_seconds", "From a seal's arrival to its answer.", buckets=_SECONDS, registry=self._registry
        )

    def pages_open(self, count: Callable[[], int]) -> None:
        """Register the function that counts open pages; it is called when metrics are requested."""
        opened = Gauge("raja_hall_open_pages", "Pages of phones and screens.", registry=self._registry)
        opened.set_function(count)

    def wrote(self, wishes: int, seals: int, seconds: float) -> None:
        """Count a committed batch."""
        self._sizes.observe(wishes)
        self._batch_seconds.observe(seconds)
        self._seals.inc(seals)

    def failed(self, wishes: int) -> None:
        """Count wishes of a batch that could not be written; phones send them again."""
        self._unwritten.inc(wishes)

    def answered(self, seconds: float) -> None:
        """Note how many seconds a seal's answer took."""
        self._seconds.observe(seconds)

    def text(self) -> bytes:
        """Return all metrics in Prometheus's text format."""
        return bytes(generate_latest(self._registry))
