"""Routes that make the pages an app on a phone: manifest, service worker, list of rooms."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, Response, current_app, jsonify, url_for

from companion.web.network.asked_language import text_asked_for

APP_COLOUR = "#22306b"
ICON_SIZES_PX = (192, 512)
_ROOMS = {"recorded": "recorded.page", "virtual": "virtual.page"}


def shell() -> Blueprint:
    """The routes of the app shell, at the root, as a service worker answers only for paths below its own."""
    routes = Blueprint("shell", __name__)

    @routes.get("/manifest.webmanifest")
    def manifest() -> Response:
        """The web app manifest (W3C), which a phone needs to install the pages as an app."""
        icons = [
            {"src": url_for("static", filename=f"pictures/app-{size}.png"), "sizes": f"{size}x{size}"}
            for size in ICON_SIZES_PX
        ]
        answer = jsonify(
            name=text_asked_for()("shell.name"),
            short_name="Raja",
            id="/",
            start_url="/join",
            display="standalone",
            orientation="any",
            background_color=APP_COLOUR,
            theme_color=APP_COLOUR,
            icons=[
                *({**icon, "type": "image/png", "purpose": "any maskable"} for icon in icons),
                {"src": url_for("static", filename="pictures/app.svg"), "sizes": "any", "type": "image/svg+xml"},
            ],
        )
        answer.mimetype = "application/manifest+json"
        return answer

    @routes.get("/shell.js")
    def worker() -> Response:
        return current_app.send_static_file("shell/worker.js")

    @routes.app_context_processor
    def rooms() -> dict[str, Any]:
        return {"offered": [room for room, view in _ROOMS.items() if view in current_app.view_functions]}

    return routes
