"""Watches a camera, and keeps the newest judgement of its aim."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from companion.aiming.drawing import draw_aim
from companion.aiming.mat_names import mats_called
from companion.background_thread import BackgroundThread
from companion.frames.pictures import decode_jpeg, encode_jpeg
from companion.settings.loading import Settings
from companion.texts.message import Message
from companion.texts.refusals import message_of
from hardware.camera.source import FrameSource, SourceStatus
from hardware.errors import HardwareError
from vision.calibration.aiming import Aim, aim_of
from vision.errors import VisionError
from vision.geometry.camera_model import CameraModel

FRAME_WAIT_S: Final = 0.5
RETRY_S: Final = 1.0


@dataclass(frozen=True, slots=True)
class AimShown:
    """The newest look at a camera's picture.

    Attributes:
        number: rises with every look; 0 before the first.
        camera: the camera's status.
        aim: the aim judged from its picture; None before the first, or if the picture cannot be judged.
        picture: that picture with the mats drawn on it, as JPEG; empty before the first.
        trouble: why the picture cannot be judged; None if it can.
    """

    number: int
    camera: SourceStatus
    aim: Aim | None
    picture: bytes
    trouble: Message | None


def look_at(jpeg: bytes, model: CameraModel | None, settings: Settings) -> tuple[Aim, bytes]:
    """Judge one picture and draw on it; without a model the field of view is guessed.

    Raises:
        VisionError: ``image.*``, ``calibration.wrong_shape``.
    """
    frame = decode_jpeg(jpeg)
    names = mats_called(settings.geometry.seats)
    aim = aim_of(frame, model, settings.geometry, settings.vision.pose, settings.vision.aiming, names)
    return aim, encode_jpeg(draw_aim(frame, aim))


class AimingCamera(BackgroundThread):
    """A camera that is watched in a separate thread while used as a context manager.

    Args:
        source: the source of frames.
        model: the camera's calibration; None if there is none yet.
        settings: sizes and thresholds.
        look_again: releases the camera's locked exposure and focus, if it has such a lock.
        on_demand: look only when somebody waits for it, as the camera has other work.
    """

    def __init__(
        self,
        source: FrameSource,
        model: CameraModel | None,
        settings: Settings,
        look_again: Callable[[], None],
        *,
        on_demand: bool = False,
    ) -> None:
        super().__init__("aiming")
        self._source = source
        self._model = model
        self._settings = settings
        self._look_again = look_again
        self._on_demand = on_demand
        self._waited_for = threading.Event()
        self._wanted_anew = threading.Event()
        self._changed = threading.Condition()
        self._newest = AimShown(0, source.status(), None, b"", None)

    def newest(self) -> AimShown:
        """Return the newest look."""
        with self._changed:
            return self._newest

    def after(self, number: int, timeout_s: float) -> AimShown:
        """Wait for a look later than ``number``, at most that long, and return the newest look."""
        with self._changed:
            if self._newest.number <= number:
                self._waited_for.set()
            self._changed.wait_for(lambda: self._newest.number > number, timeout_s)
            return self._newest

    def look_anew(self) -> None:
        """Ask for the camera to be reopened, with exposure and focus set again."""
        self._wanted_anew.set()

    def _run(self) -> None:
        source = self._source
        try:
            while not self._stopping.is_set():
                if self._wanted_anew.is_set():
                    self._wanted_anew.clear()
                    source.close()
                    self._look_again()
                if self._on_demand and not self._waited_for.wait(FRAME_WAIT_S):
                    continue
                self._waited_for.clear()
                if source.status().state in ("closed", "unplugged", "ended"):
                    with contextlib.suppress(HardwareError):  # its status tells the reason
                        source.open()
                frame = source.next_frame(FRAME_WAIT_S)
                self._show(None if frame is None else frame.jpeg)
                if frame is None and source.status().state != "working":
                    self._stopping.wait(RETRY_S)
        finally:
            source.close()

    def _show(self, jpeg: bytes | None) -> None:
        status, before = self._source.status(), self.newest()
        aim, picture, trouble = before.aim, before.picture, before.trouble
        if jpeg is not None:
            try:
                aim, picture = look_at(jpeg, self._model, self._settings)
                trouble = None
            except VisionError as error:
                aim, picture, trouble = None, jpeg, message_of(error)
        elif status == before.camera:
            return
        elif status.state not in ("working", "ended"):
            aim = None  # an old look says nothing about a camera that is gone
        with self._changed:
            self._newest = AimShown(before.number + 1, status, aim, picture, trouble)
            self._changed.notify_all()
