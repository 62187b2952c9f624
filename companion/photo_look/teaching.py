"""Teaches a table from a look: shows what was read, takes the corrections, and makes the lesson."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Final, TypeAlias

import cv2
import numpy as np

from companion.errors import CompanionError, Conflict
from companion.frames.phone_photo import TakenLook
from companion.frames.pictures import decode_jpeg
from companion.photo_look.data_url import as_data_url
from companion.photo_look.photo_results import PhotoSent
from companion.photo_look.teach_requests import Relearn, SaidRight, ToTeach
from companion.recording.changes.anonymising import MatsOnly
from vision.calibration.photo import decode_photo
from vision.errors import UnusableImage, VisionError
from vision.fusion.look import estimated_look
from vision.geometry.camera_model import CameraModel
from vision.geometry.cell_names import cell_name
from vision.geometry.picture import Bgr
from vision.geometry.table import Cell
from vision.message import Value
from vision.settings.stages import VisionSettings
from vision.teaching.look import CityLooked, lesson_of, looked_at
from vision.teaching.new_set import is_new_set, lights_of
from vision.teaching.taught import Taught, kept_lessons, learned

Mats: TypeAlias = dict[int, dict[Cell, CityLooked]]

_JPEG_QUALITY: Final = 92
_BLACKENED: Final = 12
"""The brightest channel value in a blackened area, including JPEG noise."""


@dataclass(frozen=True, slots=True)
class TaughtFound:
    """The answer to a request: the reading as JSON, or everything taught by now, or a refusal's parts."""

    form: dict[str, Any] | None = None
    taught: Taught | None = None
    code: str = ""
    message: str = ""
    values: dict[str, Value] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class _Held:
    """The last look: its number, the cities examined in it, and whether its lens is calibrated."""

    number: int
    mats: Mats
    calibrated: bool


class TableTeacher:
    """Teaches a table in the caller's own thread. Only the last look is held, until the next.

    Args:
        settings: the settings of a table that was never taught.
    """

    def __init__(self, settings: VisionSettings) -> None:
        self._settings = settings
        self._held: _Held | None = None
        self._looks = 0

    def answer(self, asked: ToTeach | SaidRight | Relearn) -> TaughtFound:
        """Answer any of the requests."""
        try:
            if isinstance(asked, ToTeach):
                return TaughtFound(form=self._look(asked.look))
            if isinstance(asked, SaidRight):
                return TaughtFound(taught=self._taught(asked))
            return TaughtFound(taught=learned(asked.table, asked.lessons, self._settings))
        except VisionError as error:
            return TaughtFound(code=error.code, message=error.message, values=dict(error.values))
        except CompanionError as error:
            return TaughtFound(code=error.code, message=error.message)

    def _look(self, look: PhotoSent | TakenLook) -> dict[str, Any]:
        frame, camera = self._seen_by(look)
        looked = looked_at(frame, camera, self._settings)
        mats = {seat: stands for seat, cities in looked.items() if (stands := _with_something(cities))}
        if not mats:
            raise UnusableImage(
                "image.nothing_stands", "Nothing stands on a mat in this picture: build something first."
            )
        self._looks += 1
        self._held = _Held(self._looks, mats, isinstance(look, TakenLook))
        return {
            "number": self._looks,
            "new_set": is_new_set(lights_of(looked), self._settings.stages.teaching),
            "picture": _picture(frame, camera.scaled_to(frame.shape[1], frame.shape[0]), mats, self._settings),
            "mats": [
                {"seat": seat, "cities": [_proposed(cell, city) for cell, city in sorted(cities.items())]}
                for seat, cities in sorted(mats.items())
            ],
        }

    def _seen_by(self, look: PhotoSent | TakenLook) -> tuple[Bgr, CameraModel]:
        if isinstance(look, TakenLook):
            return decode_jpeg(look.jpeg), look.camera
        photo = decode_photo(look.data, "photo")
        if look.focal_35mm is not None:
            photo = replace(photo, focal_35mm=look.focal_35mm)
        estimated = estimated_look("photo", photo, self._settings)
        return estimated.frame_bgr, estimated.camera

    def _taught(self, said: SaidRight) -> Taught:
        held = self._held
        if held is None or held.number != said.number:
            raise Conflict("teaching.look_gone", "That picture is no longer there: take another one.")
        lesson = lesson_of(held.mats, said.labels, said.name, self._settings)
        if not held.calibrated:
            # An estimated lens errs by about as much as pieces differ in size.
            lesson = replace(lesson, sizes=())
        if not lesson.claims and not lesson.samples:
            raise Conflict(
                "teaching.nothing_learned",
                "None of the counts fits the picture: count again, or take another picture.",
            )
        return learned(said.table, kept_lessons(said.before, [lesson], self._settings), self._settings)


def _with_something(cities: dict[Cell, CityLooked]) -> dict[Cell, CityLooked]:
    """Return the cities on which a wall or a column is thought to stand."""
    stands = {cell: city.estimate.hypothesis for cell, city in cities.items()}
    return {cell: city for cell, city in cities.items() if stands[cell].stones() or stands[cell].disks()}


def _picture(frame: Bgr, camera: CameraModel, mats: Mats, settings: VisionSettings) -> str:
    """Return the mats only, each city labelled as on its mat, as a data URL."""
    cut = MatsOnly(camera, settings).cut(frame, _JPEG_QUALITY)
    if cut is None:
        return ""
    picture = decode_jpeg(cut)
    shown = np.argwhere(picture.max(axis=2) > _BLACKENED)
    (top, left), (bottom, right) = shown.min(axis=0), shown.max(axis=0) + 1
    for cities in mats.values():
        for cell, city in cities.items():
            x_mm, y_mm = settings.geometry.seat_mat.cell_centre_mm(cell)
            x, y = city.site.view.project(np.array([[x_mm, y_mm, 0.0]]))[0].astype(int).tolist()
            for colour, thick in (((0, 0, 0), 6), ((255, 255, 255), 2)):
                cv2.putText(
                    picture,
                    cell_name(cell),
                    (x - 18, y + 30),
                    cv2.FONT_HERSHEY_SIMPLEX,
                    0.9,
                    colour,
                    thick,
                    cv2.LINE_AA,
                )
    return as_data_url(np.ascontiguousarray(picture[top:bottom, left:right]))


def _proposed(cell: Cell, city: CityLooked) -> dict[str, int]:
    stand = city.estimate.hypothesis
    return {
        "row": cell[0],
        "col": cell[1],
        "stones": stand.stones(),
        "width": stand.width(),
        "grain": stand.disks(),
    }
