"""Takes full-size stills beside small frames: one each time the table comes to rest."""

from __future__ import annotations

from typing import Final

from companion.frames.pictures import decode_jpeg
from hardware.camera.source import Frame, FrameSource, SourceStatus, TakesStills
from vision.errors import UnusableImage
from vision.settings.tracking import TrackerSettings
from vision.tracking.picture_change import Glance, difference, glance

STILL_WAIT_S: Final = 3.0


class StillCapture:
    """Passes frames on; when the table comes to rest, it substitutes a still.

    It compares frames in the same way as the tracker, so both find the table at rest with the same frame.

    Args:
        source: delivers small frames, and stills on request.
        settings: define when the table is at rest.
    """

    def __init__(self, source: FrameSource, settings: TrackerSettings) -> None:
        self._source = source
        self._settings = settings
        self._reference: Glance | None = None
        self._moved_ns = self._newest_ns = 0
        self._taken = self._given_now = False

    def open(self) -> None:
        """Open the source, with its errors."""
        self._reference = None
        self._source.open()

    def next_frame(self, timeout_s: float) -> Frame | None:
        """Return the next frame, or a still instead; None if none came in time."""
        frame = self._source.next_frame(timeout_s)
        if frame is None:
            return None
        self._given_now = self._comes_to_rest(frame) and isinstance(self._source, TakesStills)
        if not self._given_now or not isinstance(self._source, TakesStills):
            return frame
        self._taken = True  # one try each time; if it fails, the small frames are read
        return self._source.still(STILL_WAIT_S) or frame

    @property
    def unread(self) -> bool:
        """Whether the table has moved and its still has not come yet, or is the frame just returned."""
        return self._given_now or not self._taken

    def status(self) -> SourceStatus:
        """Return the status of the source."""
        return self._source.status()

    def close(self) -> None:
        """Close the source."""
        self._source.close()

    def still_again(self) -> None:
        """Take another still once the table has rested long enough, because nobody has read the last one."""
        self._taken, self._moved_ns = False, self._newest_ns

    def _comes_to_rest(self, frame: Frame) -> bool:
        """Whether nothing has moved for long enough and no still was taken since."""
        try:
            now = glance(decode_jpeg(frame.jpeg), self._settings.change)
        except UnusableImage:
            return False
        before = self._reference
        self._newest_ns = frame.t_ns
        same_size = before is not None and before.gray.shape == now.gray.shape
        if before is None or not same_size or difference(before, now, self._settings.change).changed_px > 0:
            self._reference, self._moved_ns, self._taken = now, frame.t_ns, False
            return False
        if self._taken:
            return False  # compared with the picture at rest, so that slow changes add up
        self._reference = now
        return frame.t_ns - self._moved_ns >= self._settings.settle_s * 1e9
