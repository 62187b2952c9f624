"""Notices what a camera does not report: a frozen picture, a wrong size, a stall; and reopens it."""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Callable
from dataclasses import dataclass, replace

from hardware.camera.settings import CameraSettings
from hardware.camera.source import Frame, FrameSource, SourceState, SourceStatus, TakesStills
from hardware.errors import HardwareError
from vision.message import Message
from vision.picture_size import jpeg_size

NS_PER_S = 1_000_000_000


@dataclass(frozen=True, slots=True)
class Watched:
    """What is remembered of past frames: the last one's digest, size and time, and since when the picture is the same."""

    digest: bytes = b""
    size: tuple[int, int] | None = None
    same_since_ns: int = 0
    last_ns: int = 0


def seen(before: Watched, jpeg: bytes, t_ns: int) -> Watched:
    """What is remembered after one more frame."""
    digest = hashlib.blake2b(jpeg, digest_size=16).digest()
    since_ns = before.same_since_ns if digest == before.digest else t_ns
    return Watched(digest, jpeg_size(jpeg), since_ns, t_ns)


def trouble(
    watched: Watched, now_ns: int, wanted: tuple[int, int] | None, settings: CameraSettings
) -> SourceState | None:
    """The fault of a camera that reports none itself; None if all is well.

    ``wanted`` is the size the calibration is for: any size of the same proportions will do, as it can be scaled.
    """
    if now_ns - watched.last_ns > settings.stalled_s * NS_PER_S:
        return "stalled"
    if watched.size is not None and wanted is not None:
        (width, height), (wanted_width, wanted_height) = watched.size, wanted
        if abs(width * wanted_height - height * wanted_width) > 0.01 * width * wanted_height:
            return "wrong_size"
    if now_ns - watched.same_since_ns > settings.frozen_s * NS_PER_S:
        return "frozen"
    return None


class WatchedCamera:
    """Watches any frame source: the status reports faults, and a lost source is reopened automatically.

    Args:
        source: the source to watch.
        settings: section ``[camera]``.
        clock_ns: the clock that dates the source's frames.
        wanted_px: width and height the calibration is for; None if any will do.
        still_pictures: the picture may stay the same for long (a folder), so it never counts as frozen.
    """

    def __init__(
        self,
        source: FrameSource,
        settings: CameraSettings,
        clock_ns: Callable[[], int],
        wanted_px: tuple[int, int] | None = None,
        *,
        still_pictures: bool = False,
    ) -> None:
        self._source = source
        self._settings = settings
        self._clock_ns = clock_ns
        self._wanted = wanted_px
        self._still_pictures = still_pictures
        self._watched = Watched()
        self._refused: Message | None = None
        self._open = False
        self._tried_ns = 0

    def open(self) -> None:
        """Open the source.

        Raises:
            HardwareError: what the source raises; ``next_frame`` keeps trying nevertheless.
        """
        self._open = True
        now = self._clock_ns()
        self._watched = Watched(same_since_ns=now, last_ns=now)
        self._try(now)

    def next_frame(self, timeout_s: float) -> Frame | None:
        """The source's next frame; tries to reopen a lost or stalled source every ``reopen_s``."""
        frame = self._source.next_frame(timeout_s) if self._refused is None else None
        now = self._clock_ns()
        if frame is not None:
            watched = seen(self._watched, frame.jpeg, frame.t_ns)
            self._watched = replace(watched, same_since_ns=frame.t_ns) if self._still_pictures else watched
            return frame
        lost = self._refused is not None or self.status().state in ("unplugged", "stalled")
        if self._open and lost and now - self._tried_ns > self._settings.reopen_s * NS_PER_S:
            # ``_watched`` is kept: the camera stays stalled until a picture comes.
            self._source.close()
            with contextlib.suppress(HardwareError):  # the status reports it until the source opens
                self._try(now)
        return None

    def still(self, timeout_s: float) -> Frame | None:
        """A picture at full size if the source takes stills. It shows that the camera lives, but not that it is not
        frozen.
        """
        if not isinstance(self._source, TakesStills) or self._refused is not None:
            return None
        still = self._source.still(timeout_s)
        if still is not None:
            self._watched = replace(self._watched, last_ns=still.t_ns)
        return still

    def status(self) -> SourceStatus:
        """The source's own status if that reports a fault, otherwise the fault noticed in its frames."""
        own = self._source.status()
        if self._open and self._refused is not None:
            return SourceStatus("unplugged", self._refused, own.virtual)
        if own.state != "working":
            return own
        found = trouble(self._watched, self._clock_ns(), self._wanted, self._settings)
        return own if found is None else SourceStatus(found, self._message(found), own.virtual)

    def close(self) -> None:
        """Close the source and stop trying."""
        self._open, self._refused = False, None
        self._source.close()

    def _try(self, now_ns: int) -> None:
        self._tried_ns = now_ns
        try:
            self._source.open()
        except HardwareError as error:
            self._refused = error.message
            raise
        self._refused = None

    def _message(self, state: SourceState) -> Message:
        if state == "wrong_size":
            size, wanted = self._watched.size or (0, 0), self._wanted or (0, 0)
            given, calibrated = f"{size[0]}×{size[1]}", f"{wanted[0]}×{wanted[1]}"
            return Message("camera.not_as_calibrated", {"given": given, "calibrated": calibrated})
        if state == "frozen":
            return Message("camera.frozen", {"seconds": self._settings.frozen_s})
        return Message("camera.no_picture", {"seconds": self._settings.stalled_s})
