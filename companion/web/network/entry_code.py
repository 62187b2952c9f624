"""A code that a page asks visitors from other machines for; it is part of the printed address."""

from __future__ import annotations

import hmac
from typing import Final

from flask import Flask, Response, redirect, render_template, request
from werkzeug.wrappers import Response as AnyResponse

from companion.errors import UnknownPerson
from companion.web.network.asked_language import text_asked_for
from companion.web.request_guard import is_local

COOKIE: Final = "raja_code"
HEADER: Final = "Raja-Code"
"""The header in which a program gives the code."""
GIVEN: Final = "code"
"""The query parameter that holds the code: ``http://192.168.1.7:8001/?code=…``."""


def add_entry_code(app: Flask, code: str) -> None:
    """Refuse everybody who has not given the code once, except on this machine itself.

    Args:
        code: too long to be guessed, so wrong ones are not counted.
    """

    def fits(given: str | None) -> bool:
        return given is not None and hmac.compare_digest(given.encode("utf-8", "replace"), code.encode())

    @app.before_request
    def ask() -> AnyResponse | None:
        """Raises ``UnknownPerson``: ``code.wanted``, where no person would see a page."""
        if is_local() or request.endpoint == "static" or fits(request.cookies.get(COOKIE)):
            return None
        if fits(request.headers.get(HEADER)):
            return None
        given = request.args.get(GIVEN)
        if fits(given and given.strip().lower()):
            # The code is removed from the address, so that no history and no photo of the phone shows it.
            answer = redirect(request.path)
            answer.set_cookie(COOKIE, code, httponly=True, samesite="Strict", path="/")
            return answer
        if request.method == "GET" and request.path == "/":
            return Response(render_template("code.html", wrong=given is not None, text=text_asked_for()), 401)
        raise UnknownPerson("code.wanted", "This page asks for a code: open the address that the terminal shows.")
