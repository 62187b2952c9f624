"""Capture frames with OpenCV: from a USB webcam by its number, a video file, or a stream by its address."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Protocol, runtime_checkable

import cv2
import numpy as np
from numpy.typing import NDArray

from hardware.camera.jpeg import encoded
from hardware.camera.settings import CameraSettings
from hardware.camera.source import Frame, SourceState, SourceStatus
from hardware.errors import HardwareError
from vision.message import Message

NS_PER_S = 1_000_000_000


class Grabber(Protocol):
    """Reads pictures, one blocking read at a time, as OpenCV's ``VideoCapture`` does."""

    def read(self) -> NDArray[np.uint8] | None:
        """The next picture (H×W×3, BGR); None if no more will come."""
        ...

    def period_s(self) -> float | None:
        """Seconds between pictures if the reader must pace them (a file); None if the device sets the pace."""
        ...

    def release(self) -> None:
        """Release the device."""
        ...


@runtime_checkable
class StillGrabber(Protocol):
    """A grabber that also takes pictures at full size."""

    def still(self) -> NDArray[np.uint8] | None:
        """Read a picture at full size (H×W×3, BGR), blocking like ``read``; None if the camera is not set up for
        stills.
        """
        ...


class CaptureSource:
    """Reads a grabber in a thread of its own, so that a read that blocks never blocks the caller.

    Only the newest picture is kept: a slow caller skips pictures instead of getting old ones late.

    Args:
        name: what people call it.
        start: opens the device; raises ``HardwareError`` if it cannot.
        settings: ``jpeg_quality``.
        clock_ns: the clock that dates frames.
        finite: a source whose pictures come to an end (a file) instead of being unplugged.
    """

    def __init__(
        self,
        name: Message,
        start: Callable[[], Grabber],
        settings: CameraSettings,
        clock_ns: Callable[[], int],
        *,
        finite: bool = False,
    ) -> None:
        self._name = name
        self._start = start
        self._settings = settings
        self._clock_ns = clock_ns
        self._finite = finite
        self._fresh = threading.Condition()
        self._newest: Frame | None = None
        self._given = -1
        self._stills: list[Frame] = []
        self._still_wanted = threading.Event()
        self._number = 0
        self._state: SourceState = "closed"
        self._why_lost: Message | None = None
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None

    def open(self) -> None:
        """Open the device and start reading it.

        Raises:
            HardwareError: what ``start`` raises.
        """
        self.close()
        grabber = self._start()
        self._stop = threading.Event()
        self._state, self._why_lost = "working", None
        self._thread = threading.Thread(
            target=self._read_on, args=(grabber, self._stop), name=f"capture {self._name.code}", daemon=True
        )
        self._thread.start()

    def next_frame(self, timeout_s: float) -> Frame | None:
        """The newest picture not yet returned; None if none comes within ``timeout_s``."""
        with self._fresh:
            self._fresh.wait_for(lambda: self._has_fresh() or self._state != "working", timeout_s)
            if not self._has_fresh():
                return None
            assert self._newest is not None
            self._given = self._newest.number
            return self._newest

    def still(self, timeout_s: float) -> Frame | None:
        """A picture at full size, read between two frames."""
        with self._fresh:
            self._stills.clear()
            self._still_wanted.set()
            self._fresh.wait_for(lambda: not self._still_wanted.is_set() or self._state != "working", timeout_s)
            self._still_wanted.clear()
            still = self._stills[0] if self._stills else None
            self._given = self._given if still is None else still.number  # older frames are not returned after it
            return still

    def status(self) -> SourceStatus:
        """The state: working, ended, unplugged or closed."""
        told = Message(f"camera.source_{self._state}", {"name": self._name})
        if self._state == "unplugged" and self._why_lost is not None:
            told = self._why_lost
        return SourceStatus(self._state, told, False)

    def close(self) -> None:
        """Release the device; a read that hangs is left behind and ends when the device does."""
        self._stop.set()
        if self._thread is not None:
            self._thread.join(timeout=self._settings.stalled_s)
            self._thread = None
        with self._fresh:
            self._state, self._newest = "closed", None
            self._fresh.notify_all()

    def _has_fresh(self) -> bool:
        return self._newest is not None and self._newest.number > self._given

    def _read_on(self, grabber: Grabber, stop: threading.Event) -> None:
        period_s = grabber.period_s()
        try:
            while not stop.wait(period_s or 0):
                if self._still_wanted.is_set():
                    self._give_still(grabber.still() if isinstance(grabber, StillGrabber) else None, stop)
                picture = grabber.read()
                if picture is None or stop.is_set():
                    break
                self._take(picture, stop)
        except HardwareError as error:  # no more pictures: the status says unplugged
            self._why_lost = error.message
        finally:
            grabber.release()
            with self._fresh:
                if not stop.is_set():
                    self._state = "ended" if self._finite else "unplugged"
                self._fresh.notify_all()

    def _take(self, picture: NDArray[np.uint8], stop: threading.Event) -> None:
        jpeg = encoded(picture, self._settings.jpeg_quality)
        with self._fresh:
            if not stop.is_set():
                self._newest = Frame(jpeg, self._clock_ns(), self._number)
                self._number += 1
                self._fresh.notify_all()

    def _give_still(self, picture: NDArray[np.uint8] | None, stop: threading.Event) -> None:
        """Hand the still to the waiting ``still`` call, or tell it that there is none."""
        jpeg = None if picture is None else encoded(picture, self._settings.jpeg_quality)
        with self._fresh:
            if jpeg is not None and not stop.is_set():
                self._stills = [Frame(jpeg, self._clock_ns(), self._number)]
                self._number += 1
            self._still_wanted.clear()
            self._fresh.notify_all()


class _OpenCvGrabber:
    """An opened ``cv2.VideoCapture`` as a ``Grabber``."""

    def __init__(self, capture: cv2.VideoCapture, period_s: float | None) -> None:
        self._capture = capture
        self._period_s = period_s

    def read(self) -> NDArray[np.uint8] | None:
        """Read one picture, blocking."""
        done, picture = self._capture.read()
        return np.asarray(picture, dtype=np.uint8) if done else None

    def period_s(self) -> float | None:
        """The period given when it was made."""
        return self._period_s

    def release(self) -> None:
        """Release the capture."""
        self._capture.release()


def webcam(index: int, settings: CameraSettings, clock_ns: Callable[[], int]) -> CaptureSource:
    """A USB webcam by its number; it is asked for the size in the settings."""

    def start() -> Grabber:
        """Open the webcam with the settings' size; raise ``HardwareError`` if it is not there or in use."""
        device = Path(f"/dev/video{index}")
        if os.name == "posix" and not device.exists():
            there = ", ".join(sorted(p.name.removeprefix("video") for p in Path("/dev").glob("video*"))) or "–"
            raise HardwareError("camera.no_webcam", index=index, there=there)
        capture = cv2.VideoCapture(index)
        if not capture.isOpened():
            raise HardwareError("camera.webcam_busy", index=index)
        capture.set(cv2.CAP_PROP_FRAME_WIDTH, settings.width_px)
        capture.set(cv2.CAP_PROP_FRAME_HEIGHT, settings.height_px)
        capture.set(cv2.CAP_PROP_BUFFERSIZE, 1)
        return _OpenCvGrabber(capture, None)

    return CaptureSource(Message("camera.webcam", {"index": index}), start, settings, clock_ns)


def video_file(path: Path, settings: CameraSettings, clock_ns: Callable[[], int]) -> CaptureSource:
    """A video file, played at its own frame rate."""

    def start() -> Grabber:
        if not path.is_file():
            raise HardwareError("camera.no_video", path=str(path))
        capture = cv2.VideoCapture(str(path))
        if not capture.isOpened():
            raise HardwareError("camera.unreadable_video", path=str(path))
        rate = float(capture.get(cv2.CAP_PROP_FPS))
        return _OpenCvGrabber(capture, 1.0 / rate if rate > 0 else settings.period_s)

    return CaptureSource(Message("camera.video", {"name": path.name}), start, settings, clock_ns, finite=True)


def video_stream(address: str, settings: CameraSettings, clock_ns: Callable[[], int]) -> CaptureSource:
    """A stream by its address (``rtsp://…``, ``http://…``)."""

    def start() -> Grabber:
        capture = cv2.VideoCapture(address)
        if not capture.isOpened():
            raise HardwareError("camera.no_stream", address=address)
        return _OpenCvGrabber(capture, None)

    return CaptureSource(Message("camera.stream", {"address": address}), start, settings, clock_ns)
