"""Reads frames, in this process or in a separate one, so that pages respond whatever the camera does."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from multiprocessing.connection import Connection
from typing import Final

import cv2

from companion.frames.multi_camera_sensing import SensingSeveral
from companion.frames.pictures import decode_jpeg
from companion.frames.sensing_result import BesidePicture, Sensed, Sensing
from companion.settings.loading import Settings
from companion.worker_process import WorkerProcess, answer_all
from vision.errors import UnusableImage
from vision.geometry.camera_model import CameraModel
from vision.observe import observe
from vision.settings.stages import VisionSettings
from vision.tracker import START, known_before, track

__all__ = ["LOST", "Sensed", "SensingHere", "SensingProcess", "StillSensing", "sensing_here", "still_sensing"]

STILL_PICTURES: Final = 256
"""How many pictures of a still table are remembered."""
LOST: Final = "The process that looks at frames ended; it was started anew, the frame is lost."


class SensingHere:
    """Reads frames in the caller's own thread.

    The tracker reads the table when it is still. Frames in between are read too, so that people see a wall grow stone
    by stone, but the game ignores these readings. While the table stays still, a picture identical to an earlier one
    gets the same result: a virtual camera repeats its noise, a real one never does.
    """

    def __init__(self, camera: CameraModel, settings: Settings) -> None:
        self._camera = camera
        self._settings = settings.vision_settings()
        self._state = START
        self._still: Sensed | None = None
        self._still_pictures: set[bytes] = set()

    def step(self, t_ns: int, jpeg: bytes, beside: Sequence[BesidePicture] = ()) -> Sensed | None:
        """Read a frame; return None if it cannot be decoded."""
        picture = blake2b(jpeg, digest_size=16).digest()
        if picture in self._still_pictures:
            return self._still
        try:
            frame = decode_jpeg(jpeg)
        except UnusableImage:
            return None
        self._state, tracked, _ = track(self._state, frame, t_ns, self._camera, self._settings)
        if tracked.still and tracked.observation is not None:
            return self._stands(Sensed(tracked.observation, True), picture)
        self._still_pictures.clear()
        if self._state.after_still:
            return None  # a still of a table that has moved since
        known = known_before(self._state, self._settings)
        return Sensed(observe(frame, self._camera, self._settings, known=known), False)

    def close(self) -> None:
        """Do nothing, as nothing is held."""

    def _stands(self, sensed: Sensed, picture: bytes) -> Sensed:
        """Note that the table is still; remember a few hundred of its pictures until it moves."""
        if sensed != self._still or len(self._still_pictures) >= STILL_PICTURES:
            self._still_pictures.clear()
        self._still = sensed
        self._still_pictures.add(picture)
        return sensed


class StillSensing:
    """Reads only the still table, in the caller's thread; a moving one costs a comparison of pictures."""

    def __init__(self, camera: CameraModel, settings: VisionSettings) -> None:
        self._camera = camera
        self._settings = settings
        self._state = START

    def step(self, t_ns: int, jpeg: bytes, beside: Sequence[BesidePicture] = ()) -> Sensed | None:
        """Read a frame; return None while something moves, or if it cannot be decoded."""
        try:
            frame = decode_jpeg(jpeg)
        except UnusableImage:
            return None
        self._state, tracked, _ = track(self._state, frame, t_ns, self._camera, self._settings)
        return Sensed(tracked.observation, True) if tracked.still and tracked.observation is not None else None

    def close(self) -> None:
        """Do nothing, as nothing is held."""


class SensingProcess:
    """Reads frames in a separate process, which returns observations, not images.

    Raises:
        CompanionError: ``sensing.lost`` from ``step`` if that process died; a new one is started for the next frame.
    """

    def __init__(
        self, camera: CameraModel, settings: Settings, beside: Mapping[str, CameraModel] | None = None
    ) -> None:
        self._process = WorkerProcess(_look_on, (camera, settings, dict(beside or {})), "sensing", LOST)

    def step(self, t_ns: int, jpeg: bytes, beside: Sequence[BesidePicture] = ()) -> Sensed | None:
        """Have a frame read; return None if it cannot be decoded."""
        answer = self._process.ask((t_ns, jpeg, tuple(beside)))
        assert answer is None or isinstance(answer, Sensed)
        return answer

    def close(self) -> None:
        """End the process."""
        self._process.close()


def sensing_here(camera: CameraModel, beside: Mapping[str, CameraModel], settings: Settings) -> Sensing:
    """Return a reader for one or several cameras that works in the caller's thread."""
    if not beside:
        return SensingHere(camera, settings)
    return _several(camera, beside, settings.vision_settings(), reads_moving=True)


def still_sensing(camera: CameraModel, beside: Mapping[str, CameraModel], settings: VisionSettings) -> Sensing:
    """Return such a reader that reads only the still table."""
    if not beside:
        return StillSensing(camera, settings)
    return _several(camera, beside, settings, reads_moving=False)


def _several(
    camera: CameraModel, beside: Mapping[str, CameraModel], settings: VisionSettings, *, reads_moving: bool
) -> Sensing:
    return SensingSeveral(camera, beside, settings, reads_moving=reads_moving)


def _look_on(line: Connection, camera: CameraModel, settings: Settings, beside: Mapping[str, CameraModel]) -> None:
    """Run the process: take frames and return their readings. One core of several is left to the pages."""
    cv2.setNumThreads(max(1, (os.cpu_count() or 1) - 1))
    sensing = sensing_here(camera, beside, settings)
    answer_all(line, lambda frame: sensing.step(*frame))
