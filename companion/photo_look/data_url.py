"""A picture as a data URL, no larger than a phone shows."""

from __future__ import annotations

import base64

import cv2
import numpy as np

from vision.geometry.picture import Bgr

_JPEG_QUALITY = 82
_LONGEST_PX = 1280


def as_data_url(picture: Bgr) -> str:
    """Return the picture as JPEG in a data URL, reduced if it is larger than a phone shows."""
    scale = min(1.0, _LONGEST_PX / max(picture.shape[:2]))
    if scale < 1.0:
        picture = np.asarray(
            cv2.resize(picture, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA), dtype=np.uint8
        )
    _, data = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, _JPEG_QUALITY])
    return "data:image/jpeg;base64," + base64.b64encode(data.tobytes()).decode("ascii")
