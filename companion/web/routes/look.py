"""``/look``: photos of a table read without a game, by whoever is at the table; nothing of them is kept."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Sequence
from typing import Any, Protocol

from flask import Blueprint, Response, jsonify, render_template, request

from companion.errors import MalformedRequest
from companion.web.described.bodies import MAX_PHOTOS_BYTES, MOST_PHOTOS, LookAtPhotos, body


class PhotoLook(Protocol):
    """What reads photos."""

    def read(self, photos: Sequence[bytes]) -> dict[str, Any]:
        """What photos of one table show together; raises ``Conflict`` if nothing, ``TooBusy``."""


def looking_at_photos(photos: PhotoLook) -> Blueprint:
    """The page and what it asks."""
    routes = Blueprint("look", __name__)

    @routes.get("/look")
    def page() -> str:
        return render_template("look.html")

    @routes.post("/api/look")
    def look() -> Response:
        request.max_content_length = MAX_PHOTOS_BYTES
        given = body(LookAtPhotos).photos
        if not 0 < len(given) <= MOST_PHOTOS:
            raise MalformedRequest("photo.count", f"Send 1 to {MOST_PHOTOS} photos of one table.")
        try:
            data = [base64.b64decode(photo, validate=True) for photo in given]
        except (binascii.Error, ValueError) as error:
            raise MalformedRequest("photo.not_base64", "Each photo is a JPEG or PNG in base64: send it so.") from error
        return jsonify(photos.read(data))

    return routes
