"""Finds missed markers where the found ones say they should be.

A marker whose white rim is lost against the table, or over which a card's corner lies, has no outline that the detector
could find. Its pattern, rectified by the first pose, still correlates best at its place.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry.camera_model import CameraModel
from vision.geometry.mat_view import MatView, mat_view
from vision.geometry.table import PointMm
from vision.markers.detection import Gray, MarkerFound
from vision.markers.poses import SheetFound
from vision.settings.markers import MissedMarkerSettings

_CELL_PX: Final = 8
_CELLS: Final = 6  # DICT_4X4: four of code in a black frame
_RIM_PX: Final = 4


def missed_markers(
    gray: Gray,
    camera: CameraModel,
    found: SheetFound,
    centres_mm: Mapping[int, PointMm],
    side_mm: float,
    dictionary: str,
    settings: MissedMarkerSettings,
) -> tuple[MarkerFound, ...]:
    """A sheet's markers that its pose does not yet use and whose pattern shows near the expected place.

    Args:
        gray: the picture, H×W.
        found: the sheet's first pose, some millimetres off where no marker was seen.
        centres_mm: the middles of all of the sheet's markers, by id; ``side_mm`` is their side.
        dictionary: the markers' set, as OpenCV calls it.
    """
    view = mat_view(found.pose, camera)
    seen = {marker.marker for marker in found.markers}
    patterns = cv2.aruco.getPredefinedDictionary(getattr(cv2.aruco, dictionary))
    more = []
    for marker, middle in centres_mm.items():
        if marker in seen:
            continue
        code = cv2.aruco.generateImageMarker(patterns, marker, _CELLS * _CELL_PX)
        rim = cv2.copyMakeBorder(code, *(_RIM_PX,) * 4, cv2.BORDER_CONSTANT, value=255)
        corners = _pattern_at(gray, view, np.asarray(rim, np.uint8), middle, side_mm, settings)
        if corners is not None:
            more.append(MarkerFound(marker, corners))
    return tuple(more)


def _pattern_at(
    gray: Gray,
    view: MatView,
    pattern: NDArray[np.uint8],
    middle_mm: PointMm,
    side_mm: float,
    settings: MissedMarkerSettings,
) -> NDArray[np.float64] | None:
    """The corners (4×2, pixels of the picture) of the best match around a place; None if none is good enough."""
    step_mm = side_mm / (_CELLS * _CELL_PX)
    reach = side_mm / 2 + settings.search_mm
    count = round(2 * reach / step_mm)
    own = (np.arange(count) + 0.5) * step_mm - reach
    x, y = np.meshgrid(middle_mm[0] + own, middle_mm[1] - own)
    pixels = view.project(np.column_stack([x.ravel(), y.ravel(), np.zeros(x.size)]))
    map_x, map_y = pixels.astype(np.float32).reshape(count, count, 2).transpose(2, 0, 1).copy()
    around = cv2.remap(gray, map_x, map_y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    match = cv2.matchTemplate(around, pattern, cv2.TM_CCOEFF_NORMED)
    _, likeness, _, (col, row) = cv2.minMaxLoc(match)
    if likeness < settings.least_likeness:
        return None
    left, top = x[0, 0] + (col + _RIM_PX - 0.5) * step_mm, y[0, 0] - (row + _RIM_PX - 0.5) * step_mm
    right, bottom = left + side_mm, top - side_mm
    corners = view.project([(left, top, 0), (right, top, 0), (right, bottom, 0), (left, bottom, 0)])
    height, width = gray.shape
    inside = (corners > 0) & (corners < [width - 1, height - 1])
    return np.asarray(corners, np.float64) if inside.all() else None
