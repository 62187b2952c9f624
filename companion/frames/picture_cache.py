"""Numbered pictures at the width a page shows, each drawn once for everybody."""

from __future__ import annotations

import threading
from typing import Final, Protocol

WIDTHS_PX: Final = (480, 800, 1200)
"""The widths for a phone, a high-resolution phone and a television; few, so that pages share them."""
KEPT: Final = 8


class NumberedPictures(Protocol):
    """Frames that are kept for a while; the picture of a number never changes."""

    def picture(self, number: int, *, overlay: bool) -> bytes:
        """Return a frame as JPEG, with the readings drawn on it if asked; raises ``UnknownResource``."""


class PictureCache:
    """Caches the most recently requested pictures by number, overlay and width. Thread-safe.

    Args:
        pictures: the source of the pictures.
    """

    def __init__(self, pictures: NumberedPictures) -> None:
        self._pictures = pictures
        self._drawing = threading.Lock()
        self._kept: dict[tuple[int, bool, int | None], bytes] = {}

    def picture(self, number: int, *, overlay: bool, room_px: int | None) -> bytes:
        """Return a frame as JPEG.

        Args:
            number: the frame's number.
            overlay: whether to draw the readings on it.
            room_px: the width at which it is shown; None, or more than the widest of ``WIDTHS_PX``: full size.

        Raises:
            UnknownResource: ``frame.unknown``.
        """
        width_px = None if room_px is None else next((width for width in WIDTHS_PX if width >= room_px), None)
        if not overlay and width_px is None:
            return self._pictures.picture(number, overlay=False)
        wanted = (number, overlay, width_px)
        with self._drawing:  # another request for it waits and finds it drawn
            drawn = self._kept.pop(wanted, None) or self._draw(number, overlay, width_px)
            self._kept[wanted] = drawn
            while len(self._kept) > KEPT:
                del self._kept[next(iter(self._kept))]
        return drawn

    def _draw(self, number: int, overlay: bool, width_px: int | None) -> bytes:
        jpeg = self._pictures.picture(number, overlay=overlay)
        if width_px is None or not jpeg:
            return jpeg
        from companion.frames.pictures import no_wider_than  # noqa: PLC0415 loads OpenCV, which a table without a camera has no need of

        return no_wider_than(jpeg, width_px)
