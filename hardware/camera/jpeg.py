"""JPEG in and out, as far as sources of frames need it."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from hardware.errors import HardwareError

_START_OF_FRAME = {*range(0xC0, 0xD0)} - {0xC4, 0xC8, 0xCC}
_WITHOUT_LENGTH = {0x01, *range(0xD0, 0xD9)}


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


def encoded(picture_bgr: NDArray[np.uint8], quality: int) -> bytes:
    """A picture (H×W×3, BGR) as JPEG.

    Raises:
        HardwareError: ``camera.not_a_picture``.
    """
    if picture_bgr.ndim != 3 or picture_bgr.shape[2] != 3 or picture_bgr.size == 0 or picture_bgr.dtype != np.uint8:
        raise HardwareError("camera.not_a_picture", "The camera gave something that is no colour picture: restart it.")
    done, data = cv2.imencode(".jpg", picture_bgr, [cv2.IMWRITE_JPEG_QUALITY, quality])
    if not done:
        raise HardwareError("camera.not_a_picture", "The camera's picture cannot be made a JPEG: restart it.")
    return bytes(data)
