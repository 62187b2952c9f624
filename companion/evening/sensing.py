"""Looking at frames: here, or in a process of its own so that pages answer whatever the camera does."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
from collections.abc import Iterator
from multiprocessing.connection import Connection
from typing import Final

import cv2

from companion.errors import CompanionError
from companion.evening.pictures import decode_jpeg
from companion.evening.sensed import Sensed, Sensing
from companion.settings.loading import Settings
from vision.camera_model import CameraModel
from vision.errors import UnusableImage
from vision.observe import observe
from vision.tracker import START, known_before, track

__all__ = ["Sensed", "Sensing", "SensingHere", "SensingProcess", "give_way"]

GIVES_WAY_BY: Final = 10
"""How much lower than the pages' a looking process stands in the queue for a processor (``nice``)."""


class SensingHere:
    """Looks at frames in the caller's own thread.

    The tracker says when the table is still and reads it then; a frame in between is read too, so that people see
    a wall grow stone by stone, but nothing follows from it.
    """

    def __init__(self, camera: CameraModel, settings: Settings) -> None:
        self._camera = camera
        self._settings = settings.vision_settings()
        self._state = START

    def step(self, t_ns: int, jpeg: bytes) -> Sensed | None:
        """Look at a frame; None if it cannot be decoded."""
        try:
            frame = decode_jpeg(jpeg)
        except UnusableImage:
            return None
        self._state, tracked, _ = track(self._state, frame, t_ns, self._camera, self._settings)
        if tracked.still and tracked.observation is not None:
            return Sensed(tracked.observation, True)
        known = known_before(self._state, self._settings)
        return Sensed(observe(frame, self._camera, self._settings, known=known), False)

    def close(self) -> None:
        """Nothing is held."""


class SensingProcess:
    """Looks at frames in a process of its own, which hands back observations, not images.

    Raises:
        CompanionError: ``sensing.lost`` from ``step`` if that process died; a new one is begun for the next frame.
    """

    def __init__(self, camera: CameraModel, settings: Settings) -> None:
        self._camera = camera
        self._settings = settings
        self._begin()

    def _begin(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._line, other = context.Pipe()
        self._process = context.Process(
            target=_look_on, args=(other, self._camera, self._settings), name="sensing", daemon=True
        )
        with _interrupts_held():
            self._process.start()
        other.close()

    def step(self, t_ns: int, jpeg: bytes) -> Sensed | None:
        """Have a frame looked at; None if it cannot be decoded."""
        try:
            self._line.send((t_ns, jpeg))
            answer = self._line.recv()
        except (EOFError, OSError) as error:
            self.close()
            self._begin()
            raise CompanionError(
                "sensing.lost", "The process that looks at frames ended; it was started anew, the frame is lost."
            ) from error
        assert answer is None or isinstance(answer, Sensed)
        return answer

    def close(self) -> None:
        """End the process."""
        with contextlib.suppress(OSError):
            self._line.close()
        self._process.join(timeout=2)
        if self._process.is_alive():
            self._process.terminate()
            self._process.join(timeout=2)


def give_way() -> None:
    """Let this process use what the pages leave: they answer first, and one core of several is left to them."""
    os.nice(GIVES_WAY_BY)
    cv2.setNumThreads(max(1, (os.cpu_count() or 1) - 1))


@contextlib.contextmanager
def _interrupts_held() -> Iterator[None]:
    """A process begun meanwhile never hears Ctrl-C: it ends when its line is closed."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _look_on(line: Connection, camera: CameraModel, settings: Settings) -> None:
    """The process: frames in, what they say out, until the other end closes."""
    give_way()
    sensing = SensingHere(camera, settings)
    while True:
        try:
            t_ns, jpeg = line.recv()
        except (EOFError, OSError):
            return
        sensed = sensing.step(t_ns, jpeg)
        with contextlib.suppress(OSError):  # who asked is gone: the next turn ends this
            line.send(sensed)
