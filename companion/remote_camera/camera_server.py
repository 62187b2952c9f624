"""Shares one camera's newest frame with several readers: a table over the network, and the aiming page."""

from __future__ import annotations

import contextlib
import threading
from typing import Final

from companion.background_thread import BackgroundThread
from hardware.camera.source import Frame, FrameSource, SourceStatus
from hardware.errors import HardwareError

FRAME_WAIT_S: Final = 0.5
RETRY_S: Final = 0.5


class CameraServer(BackgroundThread):
    """Reads a source in a thread of its own while used as a context manager.

    Args:
        source: what gives frames; it opens itself again where it can.
    """

    def __init__(self, source: FrameSource) -> None:
        super().__init__("served")
        self._source = source
        self._changed = threading.Condition()
        self._newest: Frame | None = None
        self._wanted_anew = threading.Event()

    def other_than(self, number: int, timeout_s: float) -> Frame | None:
        """The newest frame if it is not that one, waited for; None if none came."""
        with self._changed:
            self._changed.wait_for(lambda: self._is_other(number) or self._stopping.is_set(), timeout_s)
            return self._newest if self._is_other(number) else None

    def status(self) -> SourceStatus:
        """How the camera is."""
        return self._source.status()

    def look_anew(self) -> None:
        """Have the camera closed and opened again."""
        self._wanted_anew.set()

    def frames(self) -> FrameSource:
        """Its frames for one more who looks at them."""
        return _SharedFrames(self)

    def _is_other(self, number: int) -> bool:
        return self._newest is not None and self._newest.number != number

    def _run(self) -> None:
        source = self._source
        try:
            self._open()
            while not self._stopping.is_set():
                if self._wanted_anew.is_set():
                    self._wanted_anew.clear()
                    source.close()
                    self._open()
                frame = source.next_frame(FRAME_WAIT_S)
                if frame is not None:
                    with self._changed:
                        self._newest = frame
                        self._changed.notify_all()
                elif source.status().state != "working":
                    with self._changed:
                        self._newest = None  # an old picture would pass for a new one with whoever comes now
                    self._stopping.wait(RETRY_S)
        finally:
            source.close()
            with self._changed:
                self._changed.notify_all()

    def _open(self) -> None:
        with contextlib.suppress(HardwareError):  # its status tells
            self._source.open()


class _SharedFrames:
    """A served camera as a source of frames, which opens and closes nothing."""

    def __init__(self, served: CameraServer) -> None:
        self._served = served
        self._given = -1

    def open(self) -> None:
        """It is open as long as it is served."""

    def next_frame(self, timeout_s: float) -> Frame | None:
        """The newest frame that was not given yet."""
        frame = self._served.other_than(self._given, timeout_s)
        self._given = self._given if frame is None else frame.number
        return frame

    def status(self) -> SourceStatus:
        """The camera's own."""
        return self._served.status()

    def close(self) -> None:
        """It stays open for others."""
