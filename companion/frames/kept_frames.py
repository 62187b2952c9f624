"""The newest frames with what was seen in them: for the pages' pictures, overlays and crops."""

from __future__ import annotations

import threading

from companion.errors import UnknownResource
from companion.frames.pictures import city_rectangle, crop_of, decode_jpeg, encode_jpeg
from companion.settings.loading import Settings
from vision.geometry.camera_model import CameraModel
from vision.readings.observation import TableObservation
from vision.readings.overlay import draw_overlay

FRAMES_KEPT = 80


class KeptFrames:
    """Thread-safe.

    Args:
        camera: the frames' camera.
        settings: for sizes and overlays.
    """

    def __init__(self, camera: CameraModel, settings: Settings) -> None:
        self._camera = camera
        self._settings = settings
        self._lock = threading.Lock()
        self._frames: dict[int, tuple[bytes, TableObservation | None]] = {}
        self._held: frozenset[int] = frozenset()

    @property
    def camera(self) -> CameraModel:
        """The frames' camera."""
        return self._camera

    def keep(self, number: int, jpeg: bytes, observation: TableObservation | None) -> None:
        """One frame more; the oldest goes."""
        with self._lock:
            self._frames[number] = (jpeg, observation)
            passing = sorted(self._frames.keys() - self._held)
            for old in passing[: max(0, len(passing) - FRAMES_KEPT)]:
                del self._frames[old]

    def hold(self, numbers: frozenset[int]) -> None:
        """Keep these, and no others, for longer: somebody is asked about them."""
        with self._lock:
            self._held = numbers

    def picture(self, number: int, *, overlay: bool) -> bytes:
        """A frame as JPEG, with what was seen drawn on it if asked.

        Raises:
            UnknownResource: ``frame.unknown``.
        """
        jpeg, observation = self._kept(number)
        if not overlay or observation is None:
            return jpeg
        camera = self._camera.scaled_to(observation.width, observation.height)
        return encode_jpeg(draw_overlay(decode_jpeg(jpeg), observation, camera, self._settings.vision_settings()))

    def crop(self, mat_seat: int, row: int, col: int, number: int | None) -> bytes:
        """The part of a frame (the newest if None) that a city of that mat was read from.

        Raises:
            UnknownResource: ``frame.unknown``, ``crop.unknown``.
        """
        with self._lock:
            newest = max(self._frames, default=0)
        jpeg, observation = self._kept(newest if number is None else number)
        for mat in observation.mats if observation is not None else ():
            if mat.seat == mat_seat and observation is not None:
                camera = self._camera.scaled_to(observation.width, observation.height)
                rectangle = city_rectangle(mat, (row, col), camera, self._settings.geometry)
                if rectangle is not None:
                    return encode_jpeg(crop_of(decode_jpeg(jpeg), rectangle))
        raise UnknownResource("crop.unknown", "Nothing was read there in that picture: look at a newer one.")

    def _kept(self, number: int) -> tuple[bytes, TableObservation | None]:
        with self._lock:
            kept = self._frames.get(number)
        if kept is None:
            raise UnknownResource("frame.unknown", "That picture is not kept any more: look at a newer one.")
        return kept
