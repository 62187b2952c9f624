"""Watches the cameras beside the first, each in its own thread, and keeps their newest frames."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Sequence
from dataclasses import dataclass

from companion.frames.sensing_result import BesidePicture
from hardware.camera.source import Frame, FrameSource, SourceStatus
from hardware.errors import HardwareError
from vision.geometry.camera_model import CameraModel
from vision.message import Message
from vision.picture_size import jpeg_size

FRAME_WAIT_S = 0.5
RETRY_S = 1.0
NOT_TO_BE_READ = ("frozen", "wrong_size")
"""States of a camera whose pictures must not be read: they are old, or do not fit its calibration."""
_READ_STATES = ("working", "ended")
_NEWS = 0.3
"""Weight of the newest interval in the average, so that one late picture does not make a camera slow."""


@dataclass(frozen=True, slots=True)
class ExtraCamera:
    """A camera beside the first: its name, its frames and its calibration."""

    name: str
    source: FrameSource
    camera: CameraModel


@dataclass(frozen=True, slots=True)
class CameraState:
    """A camera's status, and the recent interval between its pictures in seconds; 0 before the second picture."""

    name: str
    status: SourceStatus
    apart_s: float = 0.0

    @property
    def works(self) -> bool:
        """Whether it delivers readable pictures."""
        return self.status.state in _READ_STATES

    def trouble(self, slow_s: float) -> Message | None:
        """Return its problem as a message with its name; None if it works."""
        if not self.works:
            return Message("camera.one_troubled", {"camera": self.name, "status": self.status.message})
        if self.apart_s > slow_s:
            return Message("camera.one_slow", {"camera": self.name, "seconds": max(1, round(self.apart_s))})
        return None


class ExtraCameras:
    """Watches cameras while used as a context manager. Thread-safe.

    Args:
        rigs: the cameras beside the first.
    """

    def __init__(self, rigs: Sequence[ExtraCamera]) -> None:
        self._rigs = tuple(rigs)
        self._lock = threading.Lock()
        self._newest: dict[str, Frame] = {}
        self._stills: dict[str, Frame] = {}
        self._apart_s: dict[str, float] = {}
        self._stopping = threading.Event()
        self._threads = [
            threading.Thread(target=self._watch, args=(rig,), name=f"camera {rig.name}", daemon=True)
            for rig in self._rigs
        ]

    def begin(self) -> None:
        """Start watching."""
        for thread in self._threads:
            thread.start()

    def end(self) -> None:
        """Stop watching and close the cameras."""
        self._stopping.set()
        for thread in self._threads:
            thread.join(timeout=10)

    def states(self) -> tuple[CameraState, ...]:
        """Return every camera's state."""
        with self._lock:
            apart_s = dict(self._apart_s)
        return tuple(CameraState(rig.name, rig.source.status(), apart_s.get(rig.name, 0.0)) for rig in self._rigs)

    def pictures(self) -> tuple[BesidePicture, ...]:
        """Return the newest readable picture of each camera that has one."""
        well = {state.name for state in self.states() if state.works}
        with self._lock:
            newest = self._newest | self._stills  # each still is returned once, even if a small frame came after it
            self._stills = {}
        return tuple(
            BesidePicture(name, frame.t_ns, frame.jpeg) for name, frame in newest.items() if name in well and frame.jpeg
        )

    def _watch(self, rig: ExtraCamera) -> None:
        source = rig.source
        try:
            while not self._stopping.is_set():
                with contextlib.suppress(HardwareError):  # its status shows the problem
                    if source.status().state in ("closed", "unplugged"):
                        source.open()
                frame = source.next_frame(FRAME_WAIT_S)
                state = source.status().state
                if frame is not None and state not in NOT_TO_BE_READ:
                    self._took(rig.name, frame)
                elif frame is None and state != "working":
                    with self._lock:
                        self._newest.pop(rig.name, None)
                    self._stopping.wait(RETRY_S)
        finally:
            source.close()

    def _took(self, name: str, frame: Frame) -> None:
        with self._lock:
            before = self._newest.get(name)
            if before is not None:
                apart_s, was_s = max(0, frame.t_ns - before.t_ns) / 1e9, self._apart_s.get(name)
                self._apart_s[name] = apart_s if was_s is None else was_s + _NEWS * (apart_s - was_s)
                if _wider(frame, before):
                    self._stills[name] = frame
            self._newest[name] = frame


def _wider(frame: Frame, before: Frame) -> bool:
    """Whether a frame is a full-size still among small frames."""
    size, usual = jpeg_size(frame.jpeg), jpeg_size(before.jpeg)
    return size is not None and usual is not None and size[0] > usual[0]
