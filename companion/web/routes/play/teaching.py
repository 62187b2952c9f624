"""``/teach``: a host shows the table its pieces, corrects the reading, and takes lessons back."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Protocol

from flask import Blueprint, Response, jsonify, render_template, request

from companion.errors import Conflict, MalformedRequest
from companion.frames.phone_photo import TakenLook
from companion.live.live_table import LiveTable
from companion.photo_look.teach_requests import Relearn, SaidRight, ToTeach, names_free
from companion.teaching.own_table import OwnTable
from companion.web.api.bodies import MAX_PHOTOS_BYTES, Nothing, SayWhatStands, TakeTeachingLook, body, photos_of
from companion.web.api.photos_sent import sent_photos
from companion.web.request_identity import host
from vision.teaching.labels import CityLabel, MatLabel

_MOST_STONES, _MOST_DISKS, _MOST_CITIES = 31, 50, 200


class LooksToTeach(Protocol):
    """Reads the looks that teach the table."""

    def look_to_teach(self, question: Any) -> dict[str, Any]:
        """Return what the look shows, as JSON; raises ``Conflict``, ``TooBusy``."""

    def teach(self, question: Any) -> Any:
        """Return everything the table has been taught, with the new lesson; raises ``Conflict``, ``TooBusy``."""


class OwnCamera(Protocol):
    """The table's own camera."""

    @property
    def has_camera(self) -> bool:
        """Whether the table has a camera."""

    def newest_look(self) -> TakenLook:
        """Return its newest picture; raises ``UnknownResource``."""


@dataclass(frozen=True, slots=True)
class Teaching:
    """What this table has been taught, the reader of new looks, and the table's camera."""

    table: OwnTable
    looks: LooksToTeach
    camera: OwnCamera


def teaching_table(live: LiveTable, teaching: Teaching) -> Blueprint:
    """The routes of the page and its requests, for hosts only."""
    routes = Blueprint("teaching", __name__)
    table = teaching.table

    def shown() -> Response:
        from companion.teaching.shown import teaching_shown  # noqa: PLC0415 loads what looks at photos

        has_camera = teaching.camera.has_camera
        return jsonify(asdict(teaching_shown(table.name, table.taught, table.untaught, camera=has_camera)))

    @routes.get("/teach")
    def page() -> str:
        return render_template("teach.html")

    @routes.get("/api/teaching")
    def told() -> Response:
        host(live)
        return shown()

    @routes.post("/api/teaching/look")
    def look() -> Response:
        request.max_content_length = MAX_PHOTOS_BYTES
        given = body(TakeTeachingLook)
        host(live)
        if given.photo is None:
            return jsonify(teaching.looks.look_to_teach(ToTeach(teaching.camera.newest_look())))
        (photo,) = sent_photos(photos_of([given.photo]), [given.focal_35mm], None)
        return jsonify(teaching.looks.look_to_teach(ToTeach(photo)))

    @routes.post("/api/teaching")
    def teach() -> Response:
        said = body(SayWhatStands)
        host(live)
        labels = _labels_of(said)
        before = () if table.taught is None else table.taught.lessons
        name = names_free(before, "page")
        table.keep(teaching.looks.teach(SaidRight(said.look, name, table.name, labels, before)))
        return shown()

    @routes.post("/api/teaching/undo")
    def undo() -> Response:
        body(Nothing)
        host(live)
        taught = table.taught
        if taught is None or not taught.lessons:
            raise Conflict("teaching.nothing_to_undo", "There is nothing to undo: this table has not been taught yet.")
        left = taught.lessons[:-1]
        table.keep(teaching.looks.teach(Relearn(table.name, left)) if left else None)
        return shown()

    return routes


def _labels_of(said: SayWhatStands) -> tuple[MatLabel, ...]:
    """Return what somebody says stands on each mat.

    Raises:
        MalformedRequest: ``teaching.cities``, ``teaching.counts``.
    """
    if not 0 < len(said.cities) <= _MOST_CITIES:
        raise MalformedRequest("teaching.cities", "Give the counts of at least one tile.")
    by_seat: dict[int, list[CityLabel]] = {}
    for city in said.cities:
        if not (0 <= city.stones <= _MOST_STONES and 0 <= city.grain <= _MOST_DISKS):
            raise MalformedRequest(
                "teaching.counts", f"A wall has up to {_MOST_STONES} stones, a column up to {_MOST_DISKS} disks."
            )
        by_seat.setdefault(city.seat, []).append(
            CityLabel((city.row, city.col), city.stones, city.grain, city.width if city.stones else 0)
        )
    return tuple(
        MatLabel(seat, tuple(own), sum(c.stones for c in own), sum(c.grain for c in own))
        for seat, own in sorted(by_seat.items())
    )
