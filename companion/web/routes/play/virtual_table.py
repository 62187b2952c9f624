"""Routes of the virtual table: stack, build, knock and roll. The companion learns of it only by camera and board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

from flask import Blueprint, Response, jsonify, render_template, request

from companion.errors import MalformedRequest, UnknownResource
from companion.web.api.bodies import Nothing, body
from companion.web.request_identity import known_person
from hardware.virtual.actions import ACTIONS, Action

LAY_OUT: Final = "lay-out"
LONGEST_NUMBER: Final = 3


class Bench(Protocol):
    """The virtual table, as its page needs it."""

    def do(self, action: Action) -> None:
        """Carry out one action; raises ``Conflict``."""

    def lay_out(self, mat: int | None = None) -> None:
        """Lay the pieces out as the game has them, on all mats or one; raises ``Conflict``."""

    def picture(self, mat: int | None = None) -> bytes:
        """Return the table as JPEG, seen from a seat's mat or as the camera is turned; raises ``Conflict``."""

    def state(self, mat: int | None = None) -> dict[str, Any]:
        """Return what lies there, where it appears in that picture, and the devices; raises ``Conflict``."""


def virtual_table(bench: Bench, check_may_act: Callable[[], object]) -> Blueprint:
    """The routes of the page and its actions.

    Args:
        check_may_act: raises an error for a sender who is not at the table.
    """
    routes = Blueprint("virtual", __name__)

    @routes.get("/virtual")
    def page() -> str:
        known_person()
        return render_template("virtual.html")

    @routes.get("/api/virtual")
    def state() -> Response:
        answer = jsonify(bench.state(_mat()))
        answer.headers["Cache-Control"] = "no-store"
        return answer

    @routes.get("/virtual/picture.jpg")
    def picture() -> Response:
        return Response(bench.picture(_mat()), mimetype="image/jpeg", headers={"Cache-Control": "no-store"})

    @routes.post("/api/virtual/<name>")
    def act(name: str) -> Response:
        check_may_act()
        if name == LAY_OUT:
            body(Nothing)
            bench.lay_out(_mat())
        elif name in ACTIONS:
            bench.do(body(ACTIONS[name]))
        else:
            raise UnknownResource(
                "bench.unknown", f"Nobody can do {name!r} there: choose {', '.join([*ACTIONS, LAY_OUT])}."
            )
        return jsonify(bench.state(_mat()))

    return routes


def _mat() -> int | None:
    """Return the mat given as ``?mat=``; None for the one the camera is turned to.

    Raises:
        MalformedRequest: ``bench.mat``.
    """
    asked = request.args.get("mat")
    if asked is None:
        return None
    if not (asked.isascii() and asked.isdecimal() and len(asked) <= LONGEST_NUMBER):
        raise MalformedRequest("bench.mat", f"A mat is a number from 0: {asked!r} is none.")
    return int(asked)
