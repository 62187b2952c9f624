"""The page of ``raja camera``: the camera's picture, what is wrong with its aim, and what to change."""

from __future__ import annotations

from typing import Final

from flask import Flask, Response, jsonify, render_template, request

from companion.aiming.looking import AimingCamera
from companion.aiming.report import aim_json
from companion.errors import MalformedRequest, UnknownResource
from companion.web.errors import add_errors
from companion.web.guarding import IsOwnName, add_guards, add_headers
from companion.web.reached.asked_language import text_asked_for
from companion.web.reached.entry_code import add_entry_code

WAIT_S: Final = 5.0


def create_aim_app(camera: AimingCamera, is_own_name: IsOwnName, code: str | None = None) -> Flask:
    """The application over one camera, whose picture may show a room and who is in it.

    Args:
        code: what others than this machine must give once; None where nobody else can come.
    """
    app = Flask(__name__)
    app.config["MAX_CONTENT_LENGTH"] = 4096
    add_headers(app)
    add_errors(app)
    add_guards(app, is_own_name)
    if code is not None:
        add_entry_code(app, code)

    @app.get("/")
    def page() -> str:
        return render_template("aim.html", text=text_asked_for())

    @app.get("/aim.json")
    def aim() -> Response:
        """The newest look; with ``after`` the next one after that number, waited for."""
        try:
            after = int(request.args.get("after", "-1"))
        except ValueError as error:
            raise MalformedRequest("aim.after", "'after' is the number of a look: give a whole number.") from error
        return jsonify(aim_json(camera.after(after, WAIT_S), text_asked_for()))

    @app.get("/picture.jpg")
    def picture() -> Response:
        shown = camera.newest()
        if not shown.picture:
            raise UnknownResource("aim.no_picture", "The camera has given no picture yet: wait for it.")
        return Response(shown.picture, mimetype="image/jpeg", headers={"Cache-Control": "no-store"})

    @app.post("/look-again")
    def look_again() -> Response:
        camera.look_anew()
        return jsonify(ok=True)

    return app
