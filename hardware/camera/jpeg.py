"""Encodes pictures as JPEG for frame sources."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from hardware.errors import HardwareError


def encoded(picture_bgr: NDArray[np.uint8], quality: int) -> bytes:
    """Encode a picture (H×W×3, BGR) as JPEG.

    Raises:
        HardwareError: ``camera.not_a_picture``.
    """
    if picture_bgr.ndim != 3 or picture_bgr.shape[2] != 3 or picture_bgr.size == 0 or picture_bgr.dtype != np.uint8:
        raise HardwareError("camera.not_a_picture")
    done, data = cv2.imencode(".jpg", picture_bgr, [cv2.IMWRITE_JPEG_QUALITY, quality])
    if not done:
        raise HardwareError("camera.no_jpeg")
    return bytes(data)
