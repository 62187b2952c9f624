"""The Flask application: the table's page, its state as JSON and as a stream, pictures, answers, playback."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol

from flask import Flask, Response, jsonify, render_template, request
from werkzeug.exceptions import HTTPException

from companion.errors import CompanionError, MalformedRequest, UnknownResource
from companion.games.errors import GameError, IllegalCommand
from companion.table.feed import Feed

KEEP_ALIVE_S = 15.0
MAX_BODY_BYTES = 64 * 1024
_CONTENT_SECURITY_POLICY = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'self'"
)


class Show(Protocol):
    """What the pages need of an evening, played or live."""

    @property
    def feed(self) -> Feed:
        """The states to show."""

    def picture(self, number: int, *, overlay: bool) -> bytes:
        """A frame as JPEG, with what was seen drawn on it if asked; raises ``UnknownResource``."""

    def crop(self, seat: int, row: int, col: int, number: int | None) -> bytes:
        """The part of a frame a city was read from, as JPEG; raises ``UnknownResource``."""

    def answer(self, question: str, value: int, seat: int) -> None:
        """A person's answer; raises ``UnknownResource`` if the question is no longer open."""

    def steer(self, *, playing: bool | None, speed: float | None, restart: bool) -> None:
        """Steer a played recording; raises ``MalformedRequest`` for a speed out of bounds."""


def create_app(show: Show) -> Flask:
    """The application over one evening."""
    app = Flask(__name__)
    app.config["MAX_CONTENT_LENGTH"] = MAX_BODY_BYTES
    _add_pages(app, show)
    _add_actions(app, show)
    _add_errors(app)

    @app.after_request
    def protect(response: Response) -> Response:
        response.headers["Content-Security-Policy"] = _CONTENT_SECURITY_POLICY
        response.headers["X-Content-Type-Options"] = "nosniff"
        response.headers["Referrer-Policy"] = "no-referrer"
        return response

    return app


def _add_pages(app: Flask, show: Show) -> None:
    @app.get("/")
    def table_page() -> str:
        return render_template("table.html")

    @app.get("/api/state")
    def state() -> Response:
        return Response(show.feed.newest().text, mimetype="application/json", headers={"Cache-Control": "no-store"})

    @app.get("/api/events")
    def events() -> Response:
        headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
        return Response(_stream(show.feed), mimetype="text/event-stream", headers=headers)

    @app.get("/frame/<int:number>.jpg")
    def frame(number: int) -> Response:
        overlay = request.args.get("overlay") == "1"
        return _jpeg(show.picture(number, overlay=overlay))

    @app.get("/crop/<int:seat>/<int:row>/<int:col>.jpg")
    def crop(seat: int, row: int, col: int) -> Response:
        number = request.args.get("n", type=int)
        return _jpeg(show.crop(seat, row, col, number))


def _add_actions(app: Flask, show: Show) -> None:
    @app.post("/api/answers")
    def answers() -> tuple[str, int]:
        body = _body({"question": str, "answer": int, "seat": int})
        show.answer(body["question"], body["answer"], body["seat"])
        return "", 204

    @app.post("/api/playback")
    def playback() -> tuple[str, int]:
        body = _body({}, {"playing": bool, "speed": (int, float), "restart": bool})
        speed = body.get("speed")
        show.steer(
            playing=body.get("playing"),
            speed=None if speed is None else float(speed),
            restart=bool(body.get("restart", False)),
        )
        return "", 204


def _body(required: dict[str, Any], optional: dict[str, Any] | None = None) -> dict[str, Any]:
    """The request's JSON object, with each field of the type it must have.

    Raises:
        MalformedRequest: ``request.not_json``, ``request.field_missing``, ``request.wrong_type``,
            ``request.unknown_field``.
    """
    body = request.get_json(silent=True)
    if not isinstance(body, dict):
        raise MalformedRequest("request.not_json", "The request's body must be a JSON object: send one.")
    known = required | (optional or {})
    for name in body:
        if name not in known:
            raise MalformedRequest(
                "request.unknown_field", f"There is no field {name!r} here: use {', '.join(sorted(known))}."
            )
    for name, kind in known.items():
        if name not in body:
            if name in required:
                raise MalformedRequest("request.field_missing", f"The field {name!r} is missing: add it.")
            continue
        value = body[name]
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
            raise MalformedRequest("request.wrong_type", f"The field {name!r} has the wrong type: {value!r}.")
    return body


def _add_errors(app: Flask) -> None:
    @app.errorhandler(CompanionError)
    @app.errorhandler(GameError)
    def explained(error: CompanionError | GameError) -> tuple[Response, int]:
        status = 400
        if isinstance(error, UnknownResource):
            status = 404
        elif isinstance(error, IllegalCommand):
            status = 422
        elif error.code == "log.stale_version":
            status = 409
        elif error.code.startswith("log."):
            status = 503
        return jsonify(code=error.code, message=error.message), status

    @app.errorhandler(HTTPException)
    def refused(error: HTTPException) -> tuple[Response, int]:
        code = f"http.{(error.name or 'error').lower().replace(' ', '_')}"
        return jsonify(code=code, message=error.description or error.name), error.code or 500


def _stream(feed: Feed) -> Iterator[str]:
    """Server-sent events: each newer state whole, and a comment while nothing happens."""
    yield "retry: 1000\n\n"
    sequence = -1
    while not feed.closed:
        newer = feed.wait_newer(sequence, KEEP_ALIVE_S)
        if newer is None:
            yield ": still here\n\n"
            continue
        sequence = newer.sequence
        yield f"id: {sequence}\nevent: state\ndata: {newer.text}\n\n"


def _jpeg(data: bytes) -> Response:
    # A numbered picture never changes.
    return Response(data, mimetype="image/jpeg", headers={"Cache-Control": "max-age=3600"})
