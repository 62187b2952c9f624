"""Makes a small picture of the table at the end of a recording."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import cv2

from companion.recording.messages import FrameTaken
from companion.recording.reading import open_recording
from vision.decoding import decoded

WIDTH_PX: Final = 320
_QUALITY: Final = 70


def thumbnail_of(recording: Path) -> bytes | None:
    """Return the recording's last picture as a small WebP; None if it has no picture.

    Raises:
        DamagedRecording: the recording cannot be read.
    """
    with open_recording(recording) as opened:
        newest = next(iter(opened.messages(FrameTaken, newest_first=True)), None)
    picture = decoded(newest.jpeg) if isinstance(newest, FrameTaken) else None
    if picture is None:
        return None
    height_px = max(1, round(picture.shape[0] * WIDTH_PX / picture.shape[1]))
    small = cv2.resize(picture, (WIDTH_PX, height_px), interpolation=cv2.INTER_AREA)
    made, webp = cv2.imencode(".webp", small, [cv2.IMWRITE_WEBP_QUALITY, _QUALITY])
    return webp.tobytes() if made else None
