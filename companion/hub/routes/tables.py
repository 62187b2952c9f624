"""Routes for tables (joining, sending batches) and for hosts who manage them."""

from __future__ import annotations

from dataclasses import dataclass

from flask import Blueprint, Response, jsonify, request

from companion.hub.club import Club
from companion.hub.figures import Figures
from companion.hub.routes import NUMBER
from companion.hub.routes.hosting import check_host
from companion.outbox.hub_connection import BATCHES, JOIN
from companion.outbox.membership import KEY_HEADER, SIGNATURE_HEADER
from companion.web.api.bodies import Nothing, body
from companion.web.connections.eviction import counted_as


@dataclass(frozen=True, slots=True)
class TableJoining:
    """A table asks to join; ``signature`` of the code, by the key."""

    code: str
    name: str
    public_key: str
    signature: str


def table_routes(club: Club, figures: Figures) -> Blueprint:
    """The routes for tables, and for hosts who manage them."""
    routes = Blueprint("hub_tables", __name__)

    @routes.post(BATCHES)
    def take() -> Response:
        key, signature = (request.headers.get(name, "") for name in (KEY_HEADER, SIGNATURE_HEADER))
        with figures.batch():
            return jsonify(version=club.take(key, signature, request.get_data()))

    @routes.post(JOIN)
    def join() -> Response:
        given = body(TableJoining)
        address = counted_as(request.remote_addr or "")
        return jsonify(hub=club.joining.join(given.code, given.name, given.public_key, given.signature, address))

    @routes.post("/api/hub/codes")
    def code() -> Response:
        check_host(club, "tables")
        body(Nothing)
        return jsonify(code=club.joining.new_code(), minutes=club.settings.code_minutes)

    @routes.post(f"/api/hub/tables/<{NUMBER}:table>/revoke")
    def revoke(table: int) -> Response:
        check_host(club, "tables")
        body(Nothing)
        club.joining.revoke(table)
        return jsonify(revoked=table)

    return routes
