"""A game's page afterwards: what is told of it, to whoever looks; all of it is public once the game is over."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

from flask import Blueprint, Response, jsonify, render_template, request

from companion.afterwards.course import Course
from companion.afterwards.telling import afterwards_of, afterwards_to_json

KEPT: Final = 8
"""Games told lately: several phones open the page at once, and counting takes a while."""


def afterwards(course_over: Callable[[str], Course]) -> Blueprint:
    """The page of a live table's games."""
    routes = Blueprint("afterwards", __name__)
    add_afterwards(routes, course_over, "")
    return routes


def add_afterwards(routes: Blueprint, course_over: Callable[[str], Course], prefix: str) -> None:
    """Add the page and what it is told.

    Args:
        course_over: a game that is over by its id, the one at hand where that is empty; raises what it refuses.
        prefix: what the routes' paths begin with.
    """
    lock = threading.Lock()
    kept: OrderedDict[str, dict[str, Any]] = OrderedDict()

    def told(course: Course) -> dict[str, Any]:
        with lock:
            found = kept.pop(course.key, None) or afterwards_to_json(afterwards_of(course))
            kept[course.key] = found
            while len(kept) > KEPT:
                kept.popitem(last=False)
            return found

    @routes.get("/afterwards")
    def afterwards_page() -> str:
        return render_template("afterwards.html", api=prefix, back="./" if prefix else "/look-back")

    @routes.get("/api/afterwards")
    def afterwards_told() -> Response:
        return jsonify(told(course_over(request.args.get("game", ""))))
