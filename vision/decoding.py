"""JPEG and PNG files as pictures, with a look at what size they say before any of it is unpacked."""

from __future__ import annotations

from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

MOST_PIXELS: Final = 100_000_000
"""The largest cameras that a Pi takes have 64 million; so many unpack to 300 MB. A file of 1 MB can ask for ten times that."""

_PNG: Final = b"\x89PNG\r\n\x1a\n"
_START_OF_FRAME: Final = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
_WITHOUT_LENGTH: Final = frozenset({0x01, *range(0xD0, 0xD9)})


def decoded(data: bytes, *, as_stored: bool = False) -> NDArray[np.uint8] | None:
    """A picture of its file's bytes, H×W×3 BGR; None if it is no whole JPEG or PNG, or has more than ``MOST_PIXELS``.

    Args:
        data: the file.
        as_stored: pixels as they lie in the file, not turned as the camera was held.
    """
    size = jpeg_size(data) or png_size(data)
    if size is None or not 0 < size[0] * size[1] <= MOST_PIXELS:
        return None
    flags = cv2.IMREAD_COLOR | (cv2.IMREAD_IGNORE_ORIENTATION if as_stored else 0)
    try:
        picture = cv2.imdecode(np.frombuffer(data, np.uint8), flags)
    except cv2.error:  # a side longer than OpenCV takes
        return None
    return None if picture is None else np.asarray(picture, dtype=np.uint8)


def jpeg_size(jpeg: bytes) -> tuple[int, int] | None:
    """Width and height in pixels from a JPEG's header (ITU-T T.81, B.2.2), without decoding; None if it is none."""
    if not jpeg.startswith(b"\xff\xd8"):
        return None
    at = 2
    while at + 9 <= len(jpeg) and jpeg[at] == 0xFF:
        marker = jpeg[at + 1]
        if marker in _WITHOUT_LENGTH or marker == 0xFF:
            at += 1 if marker == 0xFF else 2
        elif marker in _START_OF_FRAME:
            return int.from_bytes(jpeg[at + 7 : at + 9], "big"), int.from_bytes(jpeg[at + 5 : at + 7], "big")
        else:
            at += 2 + int.from_bytes(jpeg[at + 2 : at + 4], "big")
    return None


def png_size(png: bytes) -> tuple[int, int] | None:
    """Width and height in pixels from a PNG's header (ISO/IEC 15948, 11.2.1), without decoding; None if it is none."""
    if len(png) < 24 or not png.startswith(_PNG) or png[12:16] != b"IHDR":
        return None
    return int.from_bytes(png[16:20], "big"), int.from_bytes(png[20:24], "big")
