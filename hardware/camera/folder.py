"""A folder of pictures as a camera: it gives one after another, sorted by file name."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

from hardware.camera.jpeg import encoded
from hardware.camera.settings import CameraSettings
from hardware.camera.source import Frame, SourceState, SourceStatus
from hardware.errors import HardwareError
from vision.decoding import decoded
from vision.message import Message, Value
from vision.picture_size import jpeg_size

NS_PER_S = 1_000_000_000
PICTURES = (".jpg", ".jpeg", ".png")


class PictureFolder:
    """Gives the pictures of a folder (``.jpg``, ``.png``), ``period_s`` apart.

    Args:
        folder: the folder with the pictures.
        settings: ``period_s``, ``jpeg_quality``.
        clock_ns: the clock that dates frames.
        repeat: start again after the last picture instead of ending.
    """

    def __init__(
        self, folder: Path, settings: CameraSettings, clock_ns: Callable[[], int], *, repeat: bool = False
    ) -> None:
        self._folder = folder
        self._settings = settings
        self._clock_ns = clock_ns
        self._repeat = repeat
        self._files: list[Path] = []
        self._next = 0
        self._number = 0
        self._due_ns = 0
        self._unreadable: list[str] = []
        self._state: SourceState = "closed"
        self._closing = threading.Event()

    def open(self) -> None:
        """Start with the first picture.

        Raises:
            HardwareError: ``camera.no_folder``, ``camera.no_pictures``.
        """
        if not self._folder.is_dir():
            raise HardwareError("camera.no_folder", path=str(self._folder))
        self._files = sorted(p for p in self._folder.iterdir() if p.suffix.lower() in PICTURES and p.is_file())
        if not self._files:
            raise HardwareError("camera.no_pictures", path=str(self._folder))
        self._next, self._due_ns, self._unreadable = 0, self._clock_ns(), []
        self._closing.clear()
        self._state = "working"

    def next_frame(self, timeout_s: float) -> Frame | None:
        """The next picture when it is due; unreadable files are skipped and named in the status."""
        while self._state == "working":
            if self._next == len(self._files):
                if not self._repeat or len(self._unreadable) >= len(self._files):
                    self._state = "ended"
                    return None
                self._next = 0
            wait_s = (self._due_ns - self._clock_ns()) / NS_PER_S
            if wait_s > timeout_s:
                self._closing.wait(timeout_s)
                return None
            if wait_s > 0 and self._closing.wait(wait_s):
                return None
            file = self._files[self._next]
            self._next += 1
            jpeg = self._read(file)
            if jpeg is None:
                self._unreadable = sorted({*self._unreadable, file.name})
                continue
            self._due_ns = max(self._due_ns, self._clock_ns() - NS_PER_S) + round(self._settings.period_s * NS_PER_S)
            frame = Frame(jpeg, self._clock_ns(), self._number)
            self._number += 1
            return frame
        return None

    def status(self) -> SourceStatus:
        """The state, with the number of the current picture and of all, and the names of unreadable files."""
        values: dict[str, Value] = {"folder": str(self._folder), "number": self._next, "count": len(self._files)}
        message = Message(f"camera.folder_{self._state}", values)
        if self._unreadable:
            message = Message("camera.left_out", {"first": message, "names": ", ".join(self._unreadable)})
        return SourceStatus(self._state, message, False)

    def close(self) -> None:
        """Stop, and wake a caller that waits for the next picture."""
        self._state = "closed"
        self._closing.set()

    def _read(self, file: Path) -> bytes | None:
        try:
            data = file.read_bytes()
        except OSError:
            return None
        picture = decoded(data)
        if picture is None:
            return None
        if jpeg_size(data) is not None:
            return data
        return encoded(picture, self._settings.jpeg_quality)
