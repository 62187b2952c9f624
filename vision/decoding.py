"""Decodes JPEG and PNG files, after checking the size their headers state."""

from __future__ import annotations

from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.picture_size import jpeg_size, png_size

MOST_PIXELS: Final = 100_000_000
"""The largest cameras for a Pi have 64 million; this many unpack to 300 MB. A 1 MB file can ask for ten times that."""


def decoded(data: bytes, *, as_stored: bool = False) -> NDArray[np.uint8] | None:
    """Decode a picture (H×W×3 BGR); None if it is no whole JPEG or PNG, or has more than ``MOST_PIXELS``.

    Args:
        data: the file.
        as_stored: keep the pixels as the file has them, not turned upright.
    """
    size = jpeg_size(data) or png_size(data)
    if size is None or not 0 < size[0] * size[1] <= MOST_PIXELS:
        return None
    flags = cv2.IMREAD_COLOR | (cv2.IMREAD_IGNORE_ORIENTATION if as_stored else 0)
    try:
        picture = cv2.imdecode(np.frombuffer(data, np.uint8), flags)
    except cv2.error:  # a side longer than OpenCV accepts
        return None
    return None if picture is None else np.asarray(picture, dtype=np.uint8)
