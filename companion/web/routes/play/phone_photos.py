"""``/api/photos``: a phone sends photos of the table where a question is open or a count is needed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from flask import Blueprint, Response, jsonify, request

from companion.errors import UnknownResource
from companion.frames.phone_photo import TableShown, TakenLook
from companion.live.live_table import LiveTable
from companion.live.phone_photos import begin_showing, show
from companion.photo_look.photo_results import PhotoSent
from companion.referee.settings import RefereeSettings
from companion.texts.message import message_to_json
from companion.web.api.bodies import MAX_PHOTOS_BYTES, ShowTable, body, photos_of
from companion.web.api.photos_sent import sent_photos
from companion.web.request_identity import acting, person
from companion.web.routes.play.pictures import Pictures
from vision.readings.observation import TableObservation


class PhotosTogether(Protocol):
    """Reads photos together with the cameras' pictures."""

    def show(
        self, photos: Sequence[PhotoSent], looks: Sequence[TakenLook], before: TableObservation | None
    ) -> tuple[TableShown, dict[str, Any]]:
        """Return what they show, as the game takes it and as JSON with pictures; raises ``Conflict``, ``TooBusy``."""


class TablePictures(Pictures, Protocol):
    """Recent frames of the table's cameras."""

    def looks(self, number: int) -> Sequence[TakenLook]:
        """Return every camera's picture of a frame; raises ``UnknownResource``."""


@dataclass(frozen=True, slots=True)
class ShowMe:
    """The reader of photos for the game, and the referee's ``patience`` if the table was not watched before."""

    photos: PhotosTogether
    patience: RefereeSettings


def showing_table(live: LiveTable, shows: ShowMe, cameras: TablePictures | None) -> Blueprint:
    """The route that takes photos of the table.

    Args:
        cameras: the cameras' frames; None without a camera.
    """
    routes = Blueprint("showing", __name__)

    @routes.post("/api/photos")
    def shown() -> Response:
        request.max_content_length = MAX_PHOTOS_BYTES
        given = body(ShowTable)
        sent = sent_photos(photos_of(given.photos), given.focal_35mm, person().digest)
        begun = acting(live, lambda viewer: begin_showing(live, viewer, given.question))
        table, form = shows.photos.show(sent, _looks(begun.frame), begun.before)
        outcome = show(live, begun, table, shows.patience)
        asked = outcome.question
        still = None if asked is None else message_to_json(asked.message)
        return jsonify(
            pictures=form["pictures"],
            contradicts=bool(form["contradictions"]),
            followed=outcome.followed,
            closed=given.question is not None and asked is None,
            question=still,
        )

    def _looks(number: int | None) -> Sequence[TakenLook]:
        if number is None or cameras is None:
            return ()
        try:
            return cameras.looks(number)
        except UnknownResource:  # the frame is no longer kept
            return ()

    return routes
