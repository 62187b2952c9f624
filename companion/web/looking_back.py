"""Looking back: the moments of the open game, and any one of them. Public things only."""

from __future__ import annotations

from flask import Blueprint, Response, jsonify

from companion.live.live_table import LiveTable
from companion.session.views.looking_back import moment_at, moments


def looking_back(live: LiveTable) -> Blueprint:
    """The moments' routes."""
    routes = Blueprint("looking_back", __name__)

    @routes.get("/api/moments")
    def all_moments() -> Response:
        with live.held():
            told = [] if live.evening is None else moments(live.evening)
        return jsonify(moments=told)

    @routes.get("/api/moments/<int:version>")
    def moment(version: int) -> Response:
        with live.held():
            told = moment_at(live.playing(), version)
        return jsonify(told)

    return routes
