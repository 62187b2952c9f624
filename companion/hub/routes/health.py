"""Health, readiness and Prometheus metrics for whoever runs the hub."""

from __future__ import annotations

from typing import Protocol

from flask import Blueprint, Response, jsonify

from companion.hub.club import Club


class Figures(Protocol):
    """This process's counters."""

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""


def health_routes(club: Club, figures: Figures) -> Blueprint:
    """The routes."""
    routes = Blueprint("hub_health", __name__)

    @routes.get("/metrics")
    def metrics() -> Response:
        return Response(figures.text(), mimetype="text/plain", headers={"Cache-Control": "no-store"})

    @routes.get("/health")
    def health() -> Response:
        return jsonify(alive=True)

    @routes.get("/ready")
    def ready() -> Response:
        return jsonify(ready=club.is_ready())

    return routes
