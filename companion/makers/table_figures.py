"""A table's metrics for Prometheus."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from prometheus_client import CollectorRegistry, Gauge, Histogram, generate_latest

from companion.live.live_table import LiveTable

_BOUNDS_S: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class TableFigures:
    """Counts from its creation on. Thread-safe.

    Args:
        open_pages: returns how many pages follow the table now.
    """

    def __init__(self, live: LiveTable, open_pages: Callable[[], int]) -> None:
        self._registry = CollectorRegistry()
        self._seconds = Histogram(
            "raja_table_command_seconds",
            "From a command's arrival to its answer: what was taken is on disk then.",
            registry=self._registry,
            buckets=_BOUNDS_S,
        )
        opened = Gauge("raja_table_open_pages", "Pages that follow the table.", registry=self._registry)
        opened.set_function(open_pages)
        words = "Events of the game that is played; 0 between games."
        events = Gauge("raja_table_game_events", words, registry=self._registry)
        events.set_function(lambda: 0 if (game := live.snapshot()) is None else game.version)
        words = "Whether a device takes part in the game (1) or not (0)."
        device = Gauge("raja_table_device_on", words, ["device"], registry=self._registry)
        device.labels("camera").set_function(lambda: bool((game := live.snapshot()) and game.watched))
        device.labels("board").set_function(lambda: bool((game := live.snapshot()) and game.rolled))

    def command(self, seconds: float) -> None:
        """Note how many seconds a command's answer took."""
        self._seconds.observe(seconds)

    def text(self) -> bytes:
        """Return all metrics in Prometheus's text format."""
        return bytes(generate_latest(self._registry))
