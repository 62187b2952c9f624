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
    """Reads a source in a separate thread while used as a context manager.

    Args:
        source: the source of frames; it reopens itself if it can.
    """

    def __init__(self, source: FrameSource) -> None:
        super().__init__("served")
        self._source = source
        self._changed = threading.Condition()
        self._newest: Frame | None = None
        self._wanted_anew = threading.Event()

    def other_than(self, number: int, timeout_s: float) -> Frame | None:
        """Wait until the newest frame is not that one, and return it; None if none came."""
        with self._changed:
            self._changed.wait_for(lambda: self._is_other(number) or self._stopping.is_set(), timeout_s)
            return self._newest if self._is_other(number) else None

    def status(self) -> SourceStatus:
        """Return the camera's status."""
        return self._source.status()

    def look_anew(self) -> None:
        """Ask for the camera to be closed and opened again."""
        self._wanted_anew.set()

    def frames(self) -> FrameSource:
        """Return its frames as a source for one more reader."""
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
                        self._newest = None  # a new reader would take an old picture for a new one
                    self._stopping.wait(RETRY_S)
        finally:
            source.close()
            with self._changed:
                self._changed.notify_all()

    def _open(self) -> None:
        with contextlib.suppress(HardwareError):  # its status tells the reason
            self._source.open()


class _SharedFrames:
    """A served camera as a source of frames, which opens and closes nothing."""

    def __init__(self, served: CameraServer) -> None:
        self._served = served
        self._given = -1

    def open(self) -> None:
        """Do nothing, as the camera is open while it is served."""

    def next_frame(self, timeout_s: float) -> Frame | None:
        """Return the newest frame that was not returned yet."""
        frame = self._served.other_than(self._given, timeout_s)
        self._given = self._given if frame is None else frame.number
        return frame

    def status(self) -> SourceStatus:
        """Return the camera's own status."""
        return self._served.status()

    def close(self) -> None:
        """Do nothing, as others still use the camera."""
