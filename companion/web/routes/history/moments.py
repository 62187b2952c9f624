"""Routes of the open game's moments, and of any single one; public facts only."""

from __future__ import annotations

from flask import Blueprint, Response, jsonify

from companion.live.live_table import LiveTable


def looking_back(live: LiveTable) -> Blueprint:
    """The moments' routes."""
    routes = Blueprint("looking_back", __name__)

    @routes.get("/api/moments")
    def all_moments() -> Response:
        return jsonify(moments=live.moments())

    @routes.get("/api/moments/<int:version>")
    def moment(version: int) -> Response:
        return jsonify(live.moment_at(version))

    return routes
