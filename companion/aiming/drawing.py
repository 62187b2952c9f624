"""Draws mats and markers on a picture, told apart by colour and sign."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.calibration.aiming import Aim
from vision.readings.overlay import SEEN, UNSURE

Picture = NDArray[np.uint8]


def draw_aim(frame_bgr: Picture, aim: Aim) -> Picture:
    """Return a copy of the picture with all mats' outlines and markers' ids; markers of no mat are orange, crossed out."""
    picture = frame_bgr.copy()
    thick = max(2, picture.shape[1] // 500)
    for _, outline in aim.outlines:
        cv2.polylines(picture, [np.round(outline).astype(np.int32)], True, SEEN, thick, cv2.LINE_AA)
    for marker in aim.markers:
        corners = np.round(marker.corners_px).astype(np.int32)
        middle = corners.mean(axis=0)
        on_a_mat = any(
            cv2.pointPolygonTest(outline.astype(np.float32), (float(middle[0]), float(middle[1])), False) >= 0
            for _, outline in aim.outlines
        )
        cv2.polylines(picture, [corners], True, SEEN if on_a_mat else UNSURE, thick, cv2.LINE_AA)
        if not on_a_mat:
            cv2.line(picture, corners[0].tolist(), corners[2].tolist(), UNSURE, thick, cv2.LINE_AA)
        at = (int(corners[:, 0].max()) + thick, int(middle[1]))
        for shade, width in (((25, 25, 25), 3 * thick), ((255, 255, 255), thick)):
            size = picture.shape[1] / 1800
            cv2.putText(picture, str(marker.marker), at, cv2.FONT_HERSHEY_SIMPLEX, size, shade, width, cv2.LINE_AA)
    return picture
