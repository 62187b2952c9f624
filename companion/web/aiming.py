"""The page of ``raja camera``: each camera's picture and aim, how to improve it, and the mats no camera sees."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from flask import Flask, Response, jsonify, render_template, request

from companion.aiming.aim_watcher import AimingCamera
from companion.aiming.coverage import seen_by_none_now
from companion.aiming.report import aim_json
from companion.errors import MalformedRequest, UnknownResource
from companion.web.errors import add_errors
from companion.web.network.asked_language import text_asked_for
from companion.web.network.entry_code import add_entry_code
from companion.web.request_guard import IsOwnName, add_guards, add_headers

WAIT_S: Final = 5.0


def create_aim_app(
    cameras: Mapping[str, AimingCamera], is_own_name: IsOwnName, code: str | None = None, seats: int = 5
) -> Flask:
    """Create the application that shows the cameras' pictures; they may show a room and the people in it.

    Args:
        cameras: by the name people know them by; ``?camera=NAME`` selects one, by default the first.
        code: what visitors from other machines must give once; None where nobody else can connect.
        seats: how many mats the table has.
    """
    app = Flask(__name__)
    app.config["MAX_CONTENT_LENGTH"] = 4096
    add_headers(app)
    add_errors(app)
    add_guards(app, is_own_name)
    if code is not None:
        add_entry_code(app, code)

    def asked_for() -> tuple[str, AimingCamera]:
        name = request.args.get("camera", next(iter(cameras)))
        if name not in cameras:
            raise UnknownResource("aim.no_camera", "No camera here has that name: choose one on the page.")
        return name, cameras[name]

    @app.get("/")
    def page() -> str:
        return render_template("aim.html", text=text_asked_for(), cameras=list(cameras), shown=asked_for()[0])

    @app.get("/aim.json")
    def aim() -> Response:
        """Return the newest look; with ``after``, wait for the next one after that number."""
        try:
            after = int(request.args.get("after", "-1"))
        except ValueError as error:
            raise MalformedRequest("aim.after", "'after' is the number of a look: give a whole number.") from error
        _, camera = asked_for()
        text = text_asked_for()
        form = aim_json(camera.after(after, WAIT_S), text)
        unseen = seen_by_none_now(cameras, seats)
        return jsonify({**form, "unseen": "" if unseen is None else text.say(unseen)})

    @app.get("/picture.jpg")
    def picture() -> Response:
        shown = asked_for()[1].newest()
        if not shown.picture:
            raise UnknownResource("aim.no_picture", "The camera has given no picture yet: wait for it.")
        return Response(shown.picture, mimetype="image/jpeg", headers={"Cache-Control": "no-store"})

    @app.post("/look-again")
    def look_again() -> Response:
        asked_for()[1].look_anew()
        return jsonify(ok=True)

    return app
