"""``/look``: reads photos of a table without a game, for anybody at the table; no photo is kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from flask import Blueprint, Response, jsonify, render_template, request

from companion.photo_look.photo_results import PhotoSent
from companion.web.api.bodies import MAX_PHOTOS_BYTES, LookAtPhotos, body, photos_of
from companion.web.api.photos_sent import sent_photos
from companion.web.request_identity import known_person, person


class PhotoLook(Protocol):
    """Reads photos."""

    def read(self, photos: Sequence[PhotoSent]) -> dict[str, Any]:
        """Return what photos of one table show together; raises ``Conflict`` if they show nothing, ``TooBusy``."""


def looking_at_photos(photos: PhotoLook) -> Blueprint:
    """The routes of the page and its requests."""
    routes = Blueprint("look", __name__)

    @routes.get("/look")
    def page() -> str:
        known_person()  # the table recognises this phone's next photo
        return render_template("look.html")

    @routes.post("/api/look")
    def look() -> Response:
        request.max_content_length = MAX_PHOTOS_BYTES
        given = body(LookAtPhotos)
        sent = sent_photos(photos_of(given.photos), given.focal_35mm, person().digest)
        return jsonify(photos.read(sent))

    return routes
