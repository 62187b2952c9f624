"""Health, readiness and Prometheus metrics for those who run the hub."""

from __future__ import annotations

from typing import Protocol

from flask import Blueprint, Response, jsonify

from companion.hub.club import Club


class Figures(Protocol):
    """This process's counters."""

    def text(self) -> bytes:
        """Return all metrics in Prometheus's text format."""


def health_routes(club: Club, figures: Figures) -> Blueprint:
    """The routes of health, readiness and metrics."""
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
