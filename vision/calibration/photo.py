"""Reads a photo as a phone's camera app makes it: turns it upright and reads its lens data.

Of a photo's EXIF only the orientation and the focal length are read, never place and time.
"""

from __future__ import annotations

import io
import math
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray
from PIL import ExifTags, Image

from vision.decoding import decoded
from vision.errors import UnusableImage
from vision.geometry.camera_model import CameraModel

_ORIENTATION = ExifTags.Base.Orientation
_FOCAL_35MM = ExifTags.Base.FocalLengthIn35mmFilm
_QUARTER_TURNS = {3: 2, 6: 1, 8: 3}
_TURNS = {1: cv2.ROTATE_90_CLOCKWISE, 2: cv2.ROTATE_180, 3: cv2.ROTATE_90_COUNTERCLOCKWISE}
_MIRRORED = (2, 4, 5, 7)


@dataclass(frozen=True, slots=True)
class Photo:
    """A decoded, upright photo.

    Attributes:
        frame_bgr: the upright picture (H×W×3, uint8).
        quarter_turns: clockwise, by which the stored pixels were turned to stand upright.
        focal_35mm: focal length as on 35 mm film, where EXIF gives one.
    """

    frame_bgr: NDArray[np.uint8]
    quarter_turns: int
    focal_35mm: float | None

    def calibrated(self, camera: CameraModel) -> CameraModel:
        """Return a calibration as it applies to the upright picture; it was made from pixels as stored.

        Raises:
            MalformedCalibration: ``calibration.wrong_shape`` if the photo has another shape whichever way it is turned.
        """
        height, width = self.frame_bgr.shape[:2]
        if self.quarter_turns % 2 and (camera.width > camera.height) == (width > height):
            return camera.scaled_to(width, height)
        for _ in range(self.quarter_turns):
            camera = camera.turned_clockwise()
        return camera.scaled_to(width, height)


def decode_photo(data: bytes, name: str = "photo") -> Photo:
    """Decode a JPEG or PNG and turn it upright by its EXIF.

    Raises:
        UnusableImage: ``image.not_an_image``, ``image.mirrored`` (EXIF says that it is stored mirrored).
    """
    stored = decoded(data, as_stored=True)
    if stored is None:
        raise UnusableImage(
            "image.not_an_image", f"{name} is not a picture that can be read: give a JPEG or PNG photo.", name=name
        )
    orientation, focal_35mm = _exif(data)
    if orientation in _MIRRORED:
        raise UnusableImage(
            "image.mirrored", f"{name} is mirrored: take it again with the camera on the phone's back.", name=name
        )
    turns = _QUARTER_TURNS.get(orientation, 0)
    upright = np.asarray(cv2.rotate(stored, _TURNS[turns]), dtype=np.uint8) if turns else stored
    return Photo(upright, turns, focal_35mm)


def _exif(data: bytes) -> tuple[int, float | None]:
    """Orientation (1 if none is given) and focal length; EXIF that cannot be read counts as none."""
    try:
        with Image.open(io.BytesIO(data)) as picture:
            exif = picture.getexif()
            orientation = exif.get(_ORIENTATION, 1)
            focal = exif.get_ifd(ExifTags.IFD.Exif).get(_FOCAL_35MM)
    except Exception:  # a broken file may raise anything here; the picture itself was read
        return 1, None
    return (orientation if isinstance(orientation, int) else 1), _focal(focal)


def _focal(value: object) -> float | None:
    try:
        focal = float(value)  # type: ignore[arg-type]
    except (TypeError, ValueError, ZeroDivisionError):
        return None
    return focal if math.isfinite(focal) else None
