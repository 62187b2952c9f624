"""A table's figures for Prometheus, at ``/metrics``: where its library is installed, and for whoever may look on."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from flask import Blueprint, Response, g, request
from prometheus_client import CollectorRegistry, Gauge, Histogram, generate_latest

from companion.live.live_table import LiveTable

COMMANDS: Final = "/api/commands"
_QUICK_S: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


def table_figures(
    live: LiveTable,
    open_pages: Callable[[], int],
    observe_shortcut: Callable[[Callable[[str, float], None]], None] = lambda count: None,
) -> Blueprint:
    """The route, and what counts for it.

    Args:
        open_pages: how many follow the table now.
        observe_shortcut: takes what counts requests that are answered without Flask, by path and seconds.
    """
    routes = Blueprint("figures", __name__)
    registry = CollectorRegistry()
    seconds = Histogram(
        "raja_table_command_seconds",
        "From a command's arrival to its answer: what was taken is on disk then.",
        registry=registry,
        buckets=_QUICK_S,
    )
    opened = Gauge("raja_table_open_pages", "Pages that follow the table.", registry=registry)
    opened.set_function(open_pages)
    events = Gauge("raja_table_game_events", "Events of the game that is played; 0 between games.", registry=registry)
    events.set_function(lambda: 0 if (game := live.snapshot()) is None else game.version)
    device = Gauge(
        "raja_table_device_on", "Whether a device takes part in the game (1) or not (0).", ["device"], registry=registry
    )
    device.labels("camera").set_function(lambda: bool((game := live.snapshot()) and game.watched))
    device.labels("board").set_function(lambda: bool((game := live.snapshot()) and game.rolled))

    @routes.before_app_request
    def begin() -> None:
        g.began_s = time.perf_counter()

    @routes.after_app_request
    def count(answer: Response) -> Response:
        if request.path == COMMANDS and request.method == "POST" and "began_s" in g:
            seconds.observe(time.perf_counter() - g.began_s)
        return answer

    def count_shortcut(path: str, took_s: float) -> None:
        if path == COMMANDS:
            seconds.observe(took_s)

    observe_shortcut(count_shortcut)

    @routes.get("/metrics")
    def metrics() -> Response:
        return Response(generate_latest(registry), mimetype="text/plain", headers={"Cache-Control": "no-store"})

    return routes
