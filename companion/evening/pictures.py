"""JPEG in and out, and the crop a city was read from."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.errors import UnusableImage
from vision.observation import Rectangle

Image = NDArray[np.uint8]
JPEG_QUALITY = 88
CROP_MARGIN_PX = 12


def decode_jpeg(data: bytes) -> Image:
    """A picture from its bytes, H×W×3 BGR.

    Raises:
        UnusableImage: ``image.not_decodable``.
    """
    image = cv2.imdecode(np.frombuffer(data, dtype=np.uint8), cv2.IMREAD_COLOR) if data else None
    if image is None:
        raise UnusableImage("image.not_decodable", "A camera frame cannot be decoded: it is skipped.")
    return np.asarray(image, dtype=np.uint8)


def encode_jpeg(image: Image) -> bytes:
    """A picture as JPEG bytes."""
    done, data = cv2.imencode(".jpg", image, [cv2.IMWRITE_JPEG_QUALITY, JPEG_QUALITY])
    if not done:
        raise UnusableImage("image.not_encodable", "A picture cannot be written as JPEG: it is not shown.")
    return data.tobytes()


def crop_of(image: Image, rectangle: Rectangle) -> Image:
    """The part of the picture inside ``rectangle``, with a little margin, as far as the picture goes."""
    height, width = image.shape[:2]
    top, bottom = max(0, rectangle.top - CROP_MARGIN_PX), min(height, rectangle.bottom + CROP_MARGIN_PX)
    left, right = max(0, rectangle.left - CROP_MARGIN_PX), min(width, rectangle.right + CROP_MARGIN_PX)
    if top >= bottom or left >= right:
        raise UnusableImage("image.empty_crop", "That place is outside the picture: move the camera.")
    return image[top:bottom, left:right]
