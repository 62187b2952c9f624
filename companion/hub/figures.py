"""The hub's metrics for Prometheus."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from companion.hub.archiving.archive import Archive
from companion.web.connections.open_pages import OpenPages


class Figures:
    """Counts the work of one hub or gate."""

    def __init__(self, pages: OpenPages) -> None:
        self._registry = CollectorRegistry()
        opened = Gauge("raja_hub_open_pages", "Pages of those who look on.", registry=self._registry)
        opened.set_function(lambda: pages.open)
        self._batches = Counter(
            "raja_hub_batches", "Batches from tables, by what came of them.", ["outcome"], registry=self._registry
        )
        self._seconds = Histogram(
            "raja_hub_batch_seconds", "From a batch's arrival to its events on disk.", registry=self._registry
        )

    def tell_of_archive(self, archive: Archive) -> None:
        """Add the archive's size and free space, computed on each request for metrics."""
        used = Gauge("raja_hub_archive_bytes", "Bytes that recordings take.", registry=self._registry)
        used.set_function(lambda: archive.store.space().used)
        free = Gauge("raja_hub_archive_free_bytes", "Bytes free on the archive's disk.", registry=self._registry)
        free.set_function(lambda: archive.store.space().free)

    @contextmanager
    def batch(self) -> Iterator[None]:
        """Count and time a batch while the context lasts."""
        with self._seconds.time():
            try:
                yield
            except Exception as error:
                self._batches.labels(getattr(error, "code", "failed")).inc()
                raise
        self._batches.labels("taken").inc()

    def text(self) -> bytes:
        """Return all metrics in Prometheus's text format."""
        return bytes(generate_latest(self._registry))
