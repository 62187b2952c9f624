"""A table's ``/metrics``; its library is loaded, and commands are counted, from the first request for it on."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Final

from flask import Blueprint, Response, g, request

from companion.live.live_table import LiveTable

if TYPE_CHECKING:
    from companion.makers.table_figures import TableFigures

COMMANDS: Final = "/api/commands"


def table_figures(
    live: LiveTable,
    open_pages: Callable[[], int],
    observe_shortcut: Callable[[Callable[[str, float], None]], None] = lambda count: None,
) -> Blueprint:
    """The route of the metrics, with what counts for it.

    Args:
        open_pages: returns how many pages follow the table now.
        observe_shortcut: registers a function that is called with path and seconds of each request answered without
            Flask.
    """
    routes = Blueprint("figures", __name__)

    @cache
    def figures() -> TableFigures:
        from companion.makers.table_figures import TableFigures  # noqa: PLC0415 its library is an extra

        return TableFigures(live, open_pages)

    @routes.before_app_request
    def begin() -> None:
        g.began_s = time.perf_counter()

    @routes.after_app_request
    def count(answer: Response) -> Response:
        if request.method == "POST" and "began_s" in g:
            count_request(request.path, time.perf_counter() - g.began_s)
        return answer

    def count_request(path: str, took_s: float) -> None:
        if path == COMMANDS and figures.cache_info().currsize:
            figures().command(took_s)

    observe_shortcut(count_request)

    @routes.get("/metrics")
    def metrics() -> Response:
        return Response(figures().text(), mimetype="text/plain", headers={"Cache-Control": "no-store"})

    return routes
