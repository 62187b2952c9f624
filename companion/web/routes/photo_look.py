"""``/look``: reads photos of a table without a game, for anybody at the table; nothing is kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from flask import Blueprint, Response, jsonify, render_template, request

from companion.web.api.bodies import MAX_PHOTOS_BYTES, LookAtPhotos, body, photos_of


class PhotoLook(Protocol):
    """Reads photos."""

    def read(self, photos: Sequence[bytes]) -> dict[str, Any]:
        """Return what photos of one table show together; raises ``Conflict`` if they show nothing, ``TooBusy``."""


def looking_at_photos(photos: PhotoLook) -> Blueprint:
    """The routes of the page and its requests."""
    routes = Blueprint("look", __name__)

    @routes.get("/look")
    def page() -> str:
        return render_template("look.html")

    @routes.post("/api/look")
    def look() -> Response:
        request.max_content_length = MAX_PHOTOS_BYTES
        return jsonify(photos.read(photos_of(body(LookAtPhotos).photos)))

    return routes
