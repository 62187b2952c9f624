"""Keeps the newest frames and their readings, for pictures, overlays and crops on pages."""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from companion.errors import UnknownResource
from companion.frames.phone_photo import TakenLook
from companion.frames.pictures import Image, city_rectangle, crop_of, decode_jpeg, encode_jpeg
from companion.frames.sensing_result import BesidePicture, Sensed
from companion.recording.messages import FIRST_CAMERA
from companion.settings.loading import Settings
from vision.geometry.camera_model import CameraModel
from vision.geometry.picture import Rectangle
from vision.geometry.table import Cell
from vision.picture_size import jpeg_size
from vision.readings.observation import TableObservation
from vision.readings.overlay import draw_overlay
from vision.readings.resized import resized

FRAMES_KEPT = 48
"""Twelve seconds of a camera, as far back as the pictures of a collapse go."""


@dataclass(frozen=True, slots=True)
class _Kept:
    """Each camera's picture of one frame by its name, the first camera first, and their reading."""

    pictures: Mapping[str, bytes]
    sensed: Sensed | None


class FrameBuffer:
    """A buffer of the newest frames. Thread-safe.

    Args:
        camera: the frames' camera, the first of several.
        beside: the other cameras by name.
        settings: sizes, and how overlays are drawn.
    """

    def __init__(
        self, camera: CameraModel, settings: Settings, beside: Mapping[str, CameraModel] | None = None
    ) -> None:
        self._cameras = {FIRST_CAMERA: camera, **(beside or {})}
        self._settings = settings
        self._lock = threading.Lock()
        self._frames: dict[int, _Kept] = {}
        self._held: frozenset[int] = frozenset()
        self._stills: dict[str, tuple[bytes, TableObservation]] = {}

    @property
    def camera(self) -> CameraModel:
        """The frames' camera, the first of several."""
        return self._cameras[FIRST_CAMERA]

    @property
    def beside(self) -> Mapping[str, CameraModel]:
        """The other cameras by name."""
        return {name: camera for name, camera in self._cameras.items() if name != FIRST_CAMERA}

    def keep(self, number: int, jpeg: bytes, sensed: Sensed | None, beside: Sequence[BesidePicture] = ()) -> None:
        """Add a frame, with the other cameras' pictures of that moment, and drop the oldest."""
        pictures = {FIRST_CAMERA: jpeg} if jpeg else {}
        pictures |= {picture.name: picture.jpeg for picture in beside}
        stills = {} if sensed is None or not sensed.still else _stills(pictures, sensed)
        with self._lock:
            self._stills |= stills
            self._frames[number] = _Kept(pictures, sensed)
            passing = sorted(self._frames.keys() - self._held)
            for old in passing[: max(0, len(passing) - FRAMES_KEPT)]:
                del self._frames[old]

    def hold(self, numbers: frozenset[int]) -> None:
        """Keep only these frames for longer, as people are being asked about them."""
        with self._lock:
            self._held = numbers

    def picture(self, number: int, *, overlay: bool) -> bytes:
        """Return a frame as JPEG, with the readings drawn on it if asked; another camera's if the first gave none.

        Raises:
            UnknownResource: ``frame.unknown``.
        """
        kept = self._kept(number)
        name, jpeg = next(iter(kept.pictures.items()), (FIRST_CAMERA, b""))
        if not overlay or kept.sensed is None:
            return jpeg
        image = decode_jpeg(jpeg)
        height, width = image.shape[:2]
        observation = resized(kept.sensed.shown_by(name), width, height)
        camera = self._cameras[name].scaled_to(width, height)
        return encode_jpeg(draw_overlay(image, observation, camera, self._settings.vision_settings()))

    def looks(self, number: int) -> tuple[TakenLook, ...]:
        """Return every camera's picture of that frame; its full-size still, if the frame was read from that.

        Raises:
            UnknownResource: ``frame.unknown``.
        """
        kept = self._kept(number)
        with self._lock:
            stills = dict(self._stills)
        looks = []
        for name, jpeg in kept.pictures.items():
            still, read = stills.get(name, (jpeg, None))
            same = kept.sensed is not None and kept.sensed.still and kept.sensed.shown_by(name) == read
            looks.append(TakenLook(name, still if same else jpeg, self._cameras[name]))
        return tuple(looks)

    def crop(self, mat_seat: int, row: int, col: int, number: int | None) -> bytes:
        """Return the part of a frame (the newest if None) that a city of that mat was read from.

        Raises:
            UnknownResource: ``frame.unknown``, ``crop.unknown``.
        """
        with self._lock:
            newest = max(self._frames, default=0)
        kept = self._kept(newest if number is None else number)
        for name, jpeg in kept.pictures.items() if kept.sensed is not None else ():
            image = decode_jpeg(jpeg)
            rectangle = self._rectangle(name, kept.sensed, mat_seat, (row, col), image)
            if rectangle is not None:
                return encode_jpeg(crop_of(image, rectangle))
        raise UnknownResource("crop.unknown", "Nothing was read there in that picture: look at a newer one.")

    def _rectangle(self, name: str, sensed: Sensed | None, mat_seat: int, cell: Cell, image: Image) -> Rectangle | None:
        """Return where a camera's picture shows a city; None if it does not."""
        observation = None if sensed is None else sensed.shown_by(name)
        mats = () if observation is None else observation.mats
        mat = next((mat for mat in mats if mat.seat == mat_seat), None)
        if mat is None or observation is None:
            return None
        camera = self._cameras[name].scaled_to(image.shape[1], image.shape[0])
        return city_rectangle(mat, cell, camera, self._settings.geometry)

    def _kept(self, number: int) -> _Kept:
        with self._lock:
            kept = self._frames.get(number)
        if kept is None:
            raise UnknownResource("frame.unknown", "That picture is not kept any more: look at a newer one.")
        return kept


def _stills(pictures: Mapping[str, bytes], sensed: Sensed) -> dict[str, tuple[bytes, TableObservation]]:
    """Return the stills, which are larger than their reading's size, each with the reading that later frames share."""
    found = {}
    for name, jpeg in pictures.items():
        size, seen = jpeg_size(jpeg), sensed.shown_by(name)
        if size is not None and size[0] > seen.width:
            found[name] = (jpeg, seen)
    return found
