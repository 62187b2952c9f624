"""The table's link to the open room: whether it is served, and at which address."""

from __future__ import annotations

from typing import Protocol
from urllib.parse import urlsplit

from flask import Blueprint, Response, jsonify, redirect, request
from werkzeug.wrappers import Response as AnyResponse

from companion.live.live_table import LiveTable
from companion.web.api.bodies import body
from companion.web.api.room_bodies import SwitchHall
from companion.web.request_identity import host


class HallProcess(Protocol):
    """The process that serves the room."""

    @property
    def port(self) -> int:
        """The port at which it answers."""

    @property
    def open(self) -> bool:
        """Whether the room is being served."""

    def switch(self, *, on: bool) -> None:
        """Start or stop serving the room."""


def hall_door(live: LiveTable, hall: HallProcess) -> Blueprint:
    """The routes that open and close the room."""
    routes = Blueprint("hall", __name__)

    @routes.get("/api/hall")
    def shown() -> Response:
        return jsonify(open=hall.open, port=hall.port)

    @routes.post("/api/hall")
    def switch() -> Response:
        wish = body(SwitchHall)
        host(live)
        hall.switch(on=wish.open)
        return jsonify(open=hall.open, port=hall.port)

    @routes.get("/room")
    def way() -> AnyResponse:
        if not hall.open:
            return redirect("/")
        name = urlsplit(f"//{request.host}").hostname or "127.0.0.1"
        return redirect(f"http://{f'[{name}]' if ':' in name else name}:{hall.port}/room")

    return routes
