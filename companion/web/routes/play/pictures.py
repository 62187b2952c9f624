"""Routes for the camera's pictures, as JPEG."""

from __future__ import annotations

from typing import Protocol

from flask import Blueprint, Response, request

from companion.frames.picture_cache import PictureCache


class Pictures(Protocol):
    """Recent frames."""

    def picture(self, number: int, *, overlay: bool) -> bytes:
        """Return a frame as JPEG, with the readings drawn on it if asked; raises ``UnknownResource``."""

    def crop(self, seat: int, row: int, col: int, number: int | None) -> bytes:
        """Return the part of a frame that a city was read from, as JPEG; raises ``UnknownResource``."""


def add_pictures(blueprint: Blueprint, pictures: Pictures) -> None:
    """Add the routes ``/frame/N.jpg`` and ``/crop/SEAT/ROW/COL.jpg``."""
    drawn = PictureCache(pictures)

    @blueprint.get("/frame/<int:number>.jpg")
    def frame(number: int) -> Response:
        overlay = request.args.get("overlay") == "1"
        return _jpeg(drawn.picture(number, overlay=overlay, room_px=request.args.get("w", type=int)))

    @blueprint.get("/crop/<int:seat>/<int:row>/<int:col>.jpg")
    def crop(seat: int, row: int, col: int) -> Response:
        return _jpeg(pictures.crop(seat, row, col, request.args.get("n", type=int)))


def _jpeg(data: bytes) -> Response:
    # A numbered picture never changes.
    return Response(data, mimetype="image/jpeg", headers={"Cache-Control": "max-age=3600"})
