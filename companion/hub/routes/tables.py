"""What tables ask: to join, and to take what was played; and what hosts say of them."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, Response, jsonify, request

from companion.errors import MalformedRequest
from companion.hub.club import Club
from companion.hub.figures import Figures
from companion.hub.routes.hosting import check_host
from companion.outbox.hub_line import BATCHES, JOIN
from companion.outbox.membership import KEY_HEADER, SIGNATURE_HEADER

_JOINING = ("code", "name", "public_key", "signature")


def table_routes(club: Club, figures: Figures) -> Blueprint:
    """The routes."""
    routes = Blueprint("hub_tables", __name__)

    @routes.post(BATCHES)
    def take() -> Response:
        key, signature = (request.headers.get(name, "") for name in (KEY_HEADER, SIGNATURE_HEADER))
        with figures.batch():
            return jsonify(version=club.take(key, signature, request.get_data()))

    @routes.post(JOIN)
    def join() -> Response:
        given = _texts(request.get_json(silent=True))
        return jsonify(hub=club.joining.join(*given))

    @routes.post("/api/hub/codes")
    def code() -> Response:
        check_host(club)
        return jsonify(code=club.joining.new_code(), minutes=club.settings.code_minutes)

    @routes.post("/api/hub/tables/<int:table>/revoke")
    def revoke(table: int) -> Response:
        check_host(club)
        club.joining.revoke(table)
        return jsonify(revoked=table)

    @routes.post("/api/hub/people/<int:person>/delete")
    def delete(person: int) -> Response:
        check_host(club)
        club.delete_person(person)
        return jsonify(deleted=person)

    return routes


def _texts(given: Any) -> tuple[str, str, str, str]:
    """Raises ``MalformedRequest``: ``hub.joining``."""
    if not isinstance(given, dict) or not all(isinstance(given.get(name), str) for name in _JOINING):
        raise MalformedRequest("hub.joining", "Joining takes code, name, public_key and signature, each a text.")
    code, name, key, signature = (given[one] for one in _JOINING)
    return code, name, key, signature
