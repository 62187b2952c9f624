"""The Flask application of an open room, served by a separate process, so that a full hall never slows the table."""

from __future__ import annotations

from dataclasses import dataclass

from flask import Flask, Response, redirect, render_template
from werkzeug.wrappers import Response as AnyResponse

from companion.lobby.session_tokens import Tokens
from companion.open_room.room_writer import Hall
from companion.web.api.room_bodies import MAX_ROOM_BODY_BYTES
from companion.web.errors import add_errors
from companion.web.network.qr import qr_svg
from companion.web.request_guard import IsOwnName, add_guards, add_headers
from companion.web.request_identity import add_people, known_person
from companion.web.routes.open_room import Doorkeeper, room_routes
from companion.web.static_files import keep_static_files

ROOM_PAGES = {"/room": "room.html", "/room/screen": "room_screen.html", "/room/host": "room_host.html"}


@dataclass(frozen=True, slots=True)
class RoomAddresses:
    """The addresses of the room, and the port of the table it belongs to (None: of no table)."""

    room: str
    table_port: int | None


def create_room_app(
    hall: Hall, door: Doorkeeper, is_own_name: IsOwnName, addresses: RoomAddresses, tokens: Tokens
) -> Flask:
    """Create the application with the room's pages and routes.

    Args:
        tokens: those of the room's table: a phone sends the same token to both.
        is_own_name: tells whether a name in ``Host`` means this room.
    """
    app = Flask(__name__)
    app.config["MAX_CONTENT_LENGTH"] = MAX_ROOM_BODY_BYTES
    app.json.sort_keys = False  # type: ignore[attr-defined]
    keep_static_files(app)
    add_headers(app)
    add_errors(app)
    add_guards(app, is_own_name)
    add_people(app, tokens)
    app.register_blueprint(room_routes(hall, door))

    def page(template: str) -> str:
        known_person()
        return render_template(
            template,
            api="",
            room_api="/api/room",
            way="/room",
            code="/room.svg",
            address=addresses.room,
            table_port=addresses.table_port,
            doors=["/room"],
            others="",
        )

    for path, template in ROOM_PAGES.items():
        app.add_url_rule(path, template, lambda template=template: page(template))

    @app.get("/")
    def way_in() -> AnyResponse:
        return redirect("/room")

    @app.get("/room.svg")
    def code() -> Response:
        return Response(qr_svg(f"{addresses.room}/room"), mimetype="image/svg+xml")

    return app
