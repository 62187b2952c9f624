"""Routes of a recording's replay page: the whole game, the table at any moment, pictures, what-ifs."""

from __future__ import annotations

from typing import Any, Protocol

from flask import Blueprint, Response, jsonify, render_template, request

from companion.analysis.timeline import Timeline
from companion.errors import MalformedRequest
from companion.web.routes.history.game_review import add_afterwards
from companion.web.routes.play.pictures import Pictures, add_pictures


class Replayed(Pictures, Protocol):
    """A recording, as its replay page needs it."""

    def told(self) -> dict[str, Any]:
        """Return the whole evening, or how far it has been loaded."""

    def board(self, version: int) -> dict[str, Any]:
        """Return the table after that many events; raises ``UnknownResource``."""

    def timeline(self) -> Timeline:
        """Return the game's timeline, for its review page; raises ``Conflict`` while it is loading."""

    def what_if(self, place: int, number: str, value: int) -> dict[str, Any]:
        """Return the game with one number changed; raises ``UnknownResource``, ``MalformedCommand``."""

    def board_if(self, place: int, number: str, value: int, at: int) -> dict[str, Any]:
        """Return the changed game's table after one of its steps; raises the same."""


def replay_page(replay: Replayed, prefix: str = "") -> Blueprint:
    """The replay's routes.

    Args:
        prefix: the beginning of all their paths.
    """
    routes = Blueprint("replay", __name__, url_prefix=prefix or None)

    @routes.get("/")
    def page() -> str:
        return render_template("replay.html", api=prefix)

    @routes.get("/api/replay")
    def told() -> Response:
        return jsonify(replay.told())

    @routes.get("/api/replay/<int:version>")
    def board(version: int) -> Response:
        return jsonify(replay.board(version))

    @routes.get("/api/what-if")
    def what_if() -> Response:
        return jsonify(replay.what_if(_number("place"), request.args.get("number", ""), _number("value")))

    @routes.get("/api/what-if/<int:at>")
    def board_if(at: int) -> Response:
        number = request.args.get("number", "")
        return jsonify(replay.board_if(_number("place"), number, _number("value"), at))

    add_pictures(routes, replay)
    add_afterwards(routes, lambda _: replay.timeline(), prefix)
    return routes


def _number(name: str) -> int:
    value = request.args.get(name, "")
    if not value.removeprefix("-").isascii() or not value.removeprefix("-").isdigit() or len(value) > 9:
        raise MalformedRequest("request.no_number", f"{name} is a whole number: give it, as in {name}=3.")
    return int(value)
