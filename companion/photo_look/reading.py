"""Reads photos of a table: returns the observation and the photos with readings drawn on them, or a refusal.

No photo is kept. The pictures that are returned are cut to the mats and encoded again, so that they hold neither faces
around the table nor a photo's place and time.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from multiprocessing.connection import Connection
from typing import Any, Final

import cv2

from companion.aiming.mat_names import mat_names
from companion.frames.phone_lenses import PhoneLenses
from companion.frames.photo_reading import look_again, photo_look, photo_taken, table_shown
from companion.photo_look.data_url import as_data_url
from companion.photo_look.photo_results import PhotoSent, PhotosRead, ToRead, ToShow
from companion.photo_look.teach_requests import Relearn, SaidRight, ToTeach
from companion.photo_look.teaching import TableTeacher, TaughtFound
from companion.settings.loading import Settings
from companion.worker_process import answer_all
from vision.errors import UnusableImage, VisionError
from vision.fusion.look import Look
from vision.fusion.observe_looks import FusedObservation, observe_looks
from vision.geometry.mat_view import mat_view
from vision.geometry.picture import Rectangle
from vision.readings.observation import TableObservation, observation_to_json
from vision.readings.overlay import draw_overlay
from vision.readings.reading import Seen
from vision.settings.stages import VisionSettings

_TALLEST_MM = 60.0
_HAND: Final = "A hand is in the picture: take it away, then take the photo again."


class PhotoReader:
    """Reads photos of one table in the caller's own thread."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings.vision_settings()
        self._names = mat_names(settings.geometry.seats)

    def read(self, given: ToRead) -> PhotosRead:
        """Read photos of one table that nobody touched in between."""
        try:
            looks, phones = looks_of("photo", given.photos, given.phones, self._settings)
            return PhotosRead(self._form(looks, range(len(looks)), self._seen(looks)), phones=phones)
        except VisionError as error:
            return PhotosRead(code=error.code, message=error.message, values=error.values)

    def show(self, given: ToShow) -> PhotosRead:
        """Read photos together with the cameras' pictures, for a game; readings are drawn only on the photos."""
        try:
            photos, phones = looks_of("phone", given.photos, given.phones, self._settings)
            taken = [*(photo_taken(look, self._settings) for look in photos), *given.looks]
            looks = [look_again(one) for one in taken]
            seen = self._seen(looks, given.before)
        except VisionError as error:
            return PhotosRead(code=error.code, message=error.message, values=error.values)
        hand = seen.observation.hand
        if isinstance(hand, Seen) and hand.value:
            return PhotosRead(code="image.hand", message=_HAND)
        return PhotosRead(self._form(looks, range(len(given.photos)), seen), table_shown(taken, seen), phones)

    def answer(self, asked: ToRead | ToShow) -> PhotosRead:
        """Answer either kind of request to the process."""
        return self.show(asked) if isinstance(asked, ToShow) else self.read(asked)

    def _seen(self, looks: Sequence[Look], before: TableObservation | None = None) -> FusedObservation:
        seen = observe_looks(looks, self._settings, before=before)
        if not seen.observation.mats and seen.observation.market is None:
            names = ", ".join(look.name for look in looks)
            if seen.observation.hidden_mats:
                why = seen.observation.hidden_mats[0].why
                raise UnusableImage("image.mats_hidden", "The photo shows too little of a mat.", images=names, why=why)
            raise UnusableImage(
                "image.no_mats",
                "The photo shows no mat. Take it so that two or more of a mat's printed markers are in it.",
                images=names,
                count=len(looks),
            )
        return seen

    def _form(self, looks: Sequence[Look], drawn: Iterable[int], seen: FusedObservation) -> dict[str, Any]:
        """Return the reading as JSON, with the pictures of these looks."""
        form: dict[str, Any] = observation_to_json(seen.observation)
        form["pictures"] = [self._drawn(looks[number], seen.as_shown_by(number), self._settings) for number in drawn]
        form["contradictions"] = [
            {"seat": one.seat, "row": one.cell[0], "col": one.cell[1], "what": one.what} for one in seen.contradictions
        ]
        return form

    def _drawn(self, look: Look, shown: TableObservation, settings: VisionSettings) -> str:
        """Return a photo with the readings drawn on it, cut to the mats, as a data URL; empty if it shows none."""
        cut = _around_mats(look, shown, settings)
        if cut is None:
            return ""
        picture = draw_overlay(look.frame_bgr, shown, look.camera, settings, self._names)
        return as_data_url(picture[cut.top : cut.bottom, cut.left : cut.right])


def looks_of(
    called: str, photos: Sequence[PhotoSent], known: Mapping[str, PhoneLenses], settings: VisionSettings
) -> tuple[list[Look], dict[str, PhoneLenses]]:
    """Return photos with their lenses, and what is known of the senders' lenses now.

    Args:
        called: the looks' names, before a number.
        known: what was known of these lenses before, by the digest of each sender.

    Raises:
        UnusableImage: as ``photo_look``.
    """
    looks, phones = [], dict(known)
    for number, photo in enumerate(photos, 1):
        lenses = PhoneLenses() if photo.phone is None else phones.get(photo.phone, PhoneLenses())
        look, lenses = photo_look(f"{called} {number}", photo.data, photo.focal_35mm, lenses, settings)
        looks.append(look)
        if photo.phone is not None:
            phones[photo.phone] = lenses
    return looks, phones


def _around_mats(look: Look, shown: TableObservation, settings: VisionSettings) -> Rectangle | None:
    geometry = settings.geometry
    boxes = []
    for mat in shown.mats:
        bounds = (0.0, 0.0, geometry.seat_mat.width_mm, geometry.seat_mat.height_mm)
        boxes.append(mat_view(mat.pose, look.camera).box_px(bounds, _TALLEST_MM))
    if shown.market is not None and shown.market.pose is not None:
        bounds = (0.0, 0.0, geometry.market_mat.width_mm, geometry.market_mat.height_mm)
        boxes.append(mat_view(shown.market.pose, look.camera).box_px(bounds, _TALLEST_MM))
    found = [box for box in boxes if box is not None]
    if not found:
        return None
    return Rectangle(
        min(box.left for box in found),
        min(box.top for box in found),
        max(box.right for box in found),
        max(box.bottom for box in found),
    )


def read_on(line: Connection, settings: Settings, untaught: Settings) -> None:
    """Run the process: take photos and return what they show or teach. One core of several is left to the pages."""
    cv2.setNumThreads(max(1, (os.cpu_count() or 1) - 1))
    reader = PhotoReader(settings)
    teacher = TableTeacher(untaught.vision_settings())

    def answer(asked: ToRead | ToShow | ToTeach | SaidRight | Relearn) -> PhotosRead | TaughtFound:
        if isinstance(asked, ToTeach | SaidRight | Relearn):
            return teacher.answer(asked)
        return reader.answer(asked)

    answer_all(line, answer)
