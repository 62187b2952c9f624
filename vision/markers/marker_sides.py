"""Finds a marker's corners as intersections of its sides, for markers with a narrow white rim.

The card mat's markers lie 2 mm from the sheet's edge. There a corner's surroundings include the sheet's edge and the
table, which shift an ordinary corner search by some pixels. A side is long, and dark inside: seen from the inside
outwards, the first step to white is the marker's own, whatever lies beyond.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.markers.detection import Gray, MarkerFound
from vision.settings.markers import MarkerSideSettings

Line = tuple[float, float]
_SIDE_PX: Final = 72  # size of the straightened marker
_RIM_PX: Final = 14  # width of its surroundings
_CELL_PX: Final = _SIDE_PX // 6  # DICT_4X4: one black cell, four of code, one black cell
_CORNERS: Final = (
    np.array([[0, 0], [_SIDE_PX, 0], [_SIDE_PX, _SIDE_PX], [0, _SIDE_PX]], dtype=np.float64) + _RIM_PX - 0.5
)


def by_their_sides(gray: Gray, markers: Sequence[MarkerFound], settings: MarkerSideSettings) -> tuple[MarkerFound, ...]:
    """The markers with corners refined to where lines through their sides meet; unchanged where no side shows.

    Args:
        gray: the picture, H×W.
        markers: as ``find_markers`` gives them; corners may be some pixels off.
    """
    return tuple(MarkerFound(marker.marker, _squared(gray, marker.corners_px, settings)) for marker in markers)


def _squared(gray: Gray, corners_px: NDArray[np.float64], settings: MarkerSideSettings) -> NDArray[np.float64]:
    side_px = float(np.sqrt(max(cv2.contourArea(corners_px.astype(np.float32)), 1.0)))
    squared = corners_px
    for _ in range(settings.rounds):
        to_picture = cv2.getPerspectiveTransform(_CORNERS.astype(np.float32), squared.astype(np.float32))
        size = (_SIDE_PX + 2 * _RIM_PX, _SIDE_PX + 2 * _RIM_PX)
        flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
        patch = cv2.warpPerspective(gray, to_picture, size, flags=flags, borderMode=cv2.BORDER_REPLICATE)
        met = _where_sides_meet(np.asarray(patch, dtype=np.float64), settings)
        if met is None:
            return corners_px
        squared = cv2.perspectiveTransform(met.reshape(-1, 1, 2), to_picture).reshape(4, 2).astype(np.float64)
    moved = float(np.abs(squared - corners_px).max())
    return squared if moved <= settings.most_moved_share * side_px else corners_px


def _where_sides_meet(patch: NDArray[np.float64], settings: MarkerSideSettings) -> NDArray[np.float64] | None:
    """The corners (4×2, clockwise from the top left) in a straightened marker's patch."""
    code = patch[_RIM_PX + _CELL_PX : -_RIM_PX - _CELL_PX, _RIM_PX + _CELL_PX : -_RIM_PX - _CELL_PX]
    white = float(np.percentile(code, settings.white_percentile))
    last = len(patch) - 1
    lines: list[Line] = []
    for quarter in range(4):
        # Rotated so that the top, right, bottom and left side come to lie on top, one after another.
        line = _upper_side(np.rot90(patch, quarter), white, settings)
        if line is None:
            return None
        lines.append(line)
    corners = []
    for quarter in range(4):
        # With this side on top, its left end meets the side before it, whose line is vertical there.
        offset, slope = lines[quarter]
        before, lean = lines[(quarter + 3) % 4]
        # On the side before, turned on top, a point (x, y) of this turn is (last - y, x).
        y = (offset + slope * (before + lean * last)) / (1 + slope * lean)
        x = before + lean * (last - y)
        for _ in range(quarter):
            x, y = last - y, x
        corners.append((x, y))
    return np.array(corners, dtype=np.float64)


def _upper_side(patch: NDArray[np.float64], white: float, settings: MarkerSideSettings) -> Line | None:
    """The upper side as row = offset + slope × column; None if too little of it shows."""
    inside = _RIM_PX + _CELL_PX // 2
    columns = np.arange(_RIM_PX + _CELL_PX // 2, _RIM_PX + _SIDE_PX - _CELL_PX // 2)
    outwards = patch[inside::-1, columns]
    black = float(np.median(outwards[0]))
    level = black + settings.step_share * (white - black)
    if white - black < settings.least_contrast:
        return None
    is_white = outwards >= level
    first = is_white.argmax(axis=0)
    shows = is_white.any(axis=0) & (first > 0)
    if shows.mean() < settings.least_shown:
        return None
    at, columns = first[shows], columns[shows]
    own = np.arange(outwards.shape[1])[shows]
    low, high = outwards[at - 1, own], outwards[at, own]
    rows = inside - (at - 1 + (level - low) / (high - low))
    return _line_through(columns.astype(np.float64), rows)


def _line_through(columns: NDArray[np.float64], rows: NDArray[np.float64]) -> Line:
    """A robust line: a third of the points may be far off (least absolute distances, by reweighting)."""
    weights = np.ones(len(rows))
    slope = offset = 0.0
    for _ in range(8):
        x, y = np.average(columns, weights=weights), np.average(rows, weights=weights)
        slope = (weights * (columns - x) * (rows - y)).sum() / (weights * (columns - x) ** 2).sum()
        offset = y - slope * x
        weights = 1 / np.maximum(np.abs(rows - offset - slope * columns), 0.1)
    return float(offset), float(slope)
