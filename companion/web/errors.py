"""Answers every refusal as ``{"code", "message", "values"?}`` with a fitting status, for pages and programs alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from flask import Flask, jsonify, request
from werkzeug.exceptions import HTTPException
from werkzeug.wrappers import Response as AnyResponse

from companion.errors import (
    CompanionError,
    Conflict,
    MalformedRequest,
    NotAllowed,
    TooBusy,
    TooSoon,
    UnknownPerson,
    UnknownResource,
)
from companion.games.errors import GameError, IllegalCommand, MalformedCommand
from companion.table.database import LogUnavailable
from companion.table.log import LogConflict
from vision.message import values_to_json

STATUSES: Final[dict[type[Exception], int]] = {
    MalformedRequest: 400,
    MalformedCommand: 400,
    UnknownPerson: 401,
    NotAllowed: 403,
    UnknownResource: 404,
    Conflict: 409,
    LogConflict: 409,
    IllegalCommand: 422,
    TooSoon: 429,
    LogUnavailable: 503,
    TooBusy: 503,
}
"""The HTTP status of each kind of refusal."""

MET_BEFORE: Final = "raja.met_before"
"""The key under which a request's environment holds the error met on the fast path (``companion.web.fast_path``)."""


Page = Callable[[int, str | None], AnyResponse]
"""Makes a page from a refusal's status and sentence; the sentence is None if Flask refused, as its text is English
only.
"""


def status_of(error: Exception) -> int:
    """Return the HTTP status of that refusal."""
    return next((STATUSES[kind] for kind in type(error).__mro__ if kind in STATUSES), 400)


def refusal(error: CompanionError | GameError, message: object) -> dict[str, object]:
    """Return a refusal as JSON."""
    named = {"values": values_to_json(error.values)} if error.values else {}
    return {"code": error.code, "message": message, **named}


def add_errors(
    app: Flask, said: Callable[[CompanionError | GameError], str] | None = None, page: Page | None = None
) -> None:
    """Answer the companion's and Flask's refusals in words.

    Args:
        said: puts a refusal into the visitor's language, for pages without a catalogue of their own; without it,
            English.
        page: makes the page shown if a browser opens an address that is refused; without it browsers get JSON, as
            programs do.
    """

    @app.before_request
    def refused_before() -> None:
        """Raise the error that the fast path met for this request, before anything is done."""
        met = request.environ.get(MET_BEFORE)
        if met is not None:
            raise met

    @app.errorhandler(CompanionError)
    @app.errorhandler(GameError)
    def explained(error: CompanionError | GameError) -> AnyResponse:
        sentence, status = said(error) if said else error.message, status_of(error)
        shown = page(status, sentence) if page is not None and _is_looked_at() else None
        answer = jsonify(refusal(error, sentence)) if shown is None else shown
        answer.status_code = status
        if isinstance(error, TooSoon):
            answer.headers["Retry-After"] = str(error.wait_s)
        return answer

    @app.errorhandler(HTTPException)
    def refused(error: HTTPException) -> tuple[AnyResponse, int]:
        if page is not None and _is_looked_at():
            return page(error.code or 500, None), error.code or 500
        code = f"http.{(error.name or 'error').lower().replace(' ', '_')}"
        return jsonify(code=code, message=error.description or error.name), error.code or 500


def _is_looked_at() -> bool:
    """Whether a browser asks for a page; scripts and programs that name no type get JSON."""
    wanted = request.accept_mimetypes.best_match(["application/json", "text/html"])
    return request.method in ("GET", "HEAD") and wanted == "text/html"
