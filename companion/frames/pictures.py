"""Decoding and encoding JPEG, and the crop that shows one city."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.decoding import decoded
from vision.errors import UnusableImage
from vision.geometry.camera_model import CameraModel
from vision.geometry.mat_view import mat_view
from vision.geometry.picture import Rectangle
from vision.geometry.table import Cell, TableGeometry
from vision.readings.observation import MatObservation
from vision.readings.reading import Hidden, Seen

Image = NDArray[np.uint8]
JPEG_QUALITY = 88
CROP_MARGIN_PX = 12
LOWEST_CROP_MM = 34.0
"""The least height of a crop: enough for a noble and a few courses."""


def decode_jpeg(data: bytes) -> Image:
    """Decode a JPEG into a picture, H×W×3 BGR.

    Raises:
        UnusableImage: ``image.not_decodable``.
    """
    image = decoded(data)
    if image is None:
        raise UnusableImage("image.not_decodable", "A camera frame cannot be decoded: it is skipped.")
    return image


def encode_jpeg(image: Image) -> bytes:
    """Encode a picture as JPEG."""
    done, data = cv2.imencode(".jpg", image, [cv2.IMWRITE_JPEG_QUALITY, JPEG_QUALITY])
    if not done:
        raise UnusableImage("image.not_encodable", "A picture cannot be written as JPEG: it is not shown.")
    return data.tobytes()


def no_wider_than(jpeg: bytes, width_px: int) -> bytes:
    """Reduce a JPEG to that width; return it unchanged if it is no wider."""
    image = decode_jpeg(jpeg)
    height, width = image.shape[:2]
    if width <= width_px:
        return jpeg
    size = (width_px, round(height * width_px / width))
    return encode_jpeg(np.asarray(cv2.resize(image, size, interpolation=cv2.INTER_AREA), dtype=np.uint8))


def crop_of(image: Image, rectangle: Rectangle) -> Image:
    """Return the part of the picture inside ``rectangle``, with a small margin where the picture has one."""
    height, width = image.shape[:2]
    top, bottom = max(0, rectangle.top - CROP_MARGIN_PX), min(height, rectangle.bottom + CROP_MARGIN_PX)
    left, right = max(0, rectangle.left - CROP_MARGIN_PX), min(width, rectangle.right + CROP_MARGIN_PX)
    if top >= bottom or left >= right:
        raise UnusableImage("image.empty_crop", "That place is outside the picture: move the camera.")
    return image[top:bottom, left:right]


def city_rectangle(mat: MatObservation, cell: Cell, camera: CameraModel, geometry: TableGeometry) -> Rectangle | None:
    """Return the part of the picture that shows a city: its tile, and as high as its wall or grain may reach.

    Returns None if that cell is outside the picture or the mat's grid.
    """
    if cell not in set(geometry.seat_mat.cells()):
        return None
    pieces = geometry.pieces
    top_mm = LOWEST_CROP_MM
    for city in mat.cities:
        if (city.row, city.col) == cell:
            for reading, step_mm in ((city.wall.stones, pieces.stone_mm), (city.grain, pieces.grain_thickness_mm)):
                if not isinstance(reading, Hidden):
                    count = reading.value if isinstance(reading, Seen) else reading.high
                    # A wall of n stones is seldom higher than half of them; a column is as high as it has disks.
                    reach = (count / 2 + 1) if reading is city.wall.stones else count
                    top_mm = max(top_mm, reach * step_mm)
    return mat_view(mat.pose, camera).box_px(geometry.seat_mat.cell_bounds_mm(cell), top_mm)
