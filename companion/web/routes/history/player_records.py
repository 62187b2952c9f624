"""Routes of the players' records, for everybody, and of erasing a person, for hosts."""

from __future__ import annotations

from flask import Blueprint, Response, jsonify

from companion.games.records import to_json
from companion.live.live_table import LiveTable
from companion.web.api.bodies import ForgetPerson, body
from companion.web.request_identity import host, viewer_of


def record_book_pages(live: LiveTable) -> Blueprint:
    """The routes of the players' records; their page is one of ``pages``."""
    routes = Blueprint("record_book", __name__)

    @routes.get("/api/people")
    def people() -> Response:
        return jsonify(book=to_json(live.record_book()), may_forget=viewer_of(live).host)

    @routes.post("/api/people/forget")
    def forget() -> Response:
        wish = body(ForgetPerson)
        host(live)
        return jsonify(games=live.erase_person(wish.name))

    return routes
