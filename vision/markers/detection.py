"""Finds ArUco markers and their sub-pixel corners.

A mat may be bumped between two frames, so nothing is carried over: every frame is searched afresh.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry.table import TableGeometry
from vision.markers.reducing_kernels import reduce_part
from vision.markers.sheets import sheets_of
from vision.settings.markers import PoseSettings

Gray: TypeAlias = NDArray[np.uint8]


@dataclass(frozen=True, slots=True)
class MarkerFound:
    """One marker in the picture: its id and its four corners (4×2, pixels), clockwise from its own top left."""

    marker: int
    corners_px: NDArray[np.float64]


def find_markers(gray: Gray, geometry: TableGeometry, settings: PoseSettings) -> tuple[MarkerFound, ...]:
    """All markers of the set's dictionary in a picture (H×W grey), corners to a fraction of a pixel.

    The search runs on a picture reduced by a whole number, which is quick, as a marker is dozens of pixels wide. Then a
    larger picture is searched around what was found, or all of it if a sheet shows too few markers, or none does.
    Corners are refined in the full picture.
    """
    scale = min(1.0, settings.search_width_px / max(gray.shape))
    times = math.ceil(1.0 / scale)
    found = _searched(_reduced(gray, times), 1.0 / times, geometry, settings)
    if 1.0 / times < scale:
        if _enough(found, geometry, settings):
            found = [near for rough in found for near in _nearer(gray, scale, rough, geometry, settings)]
        else:
            larger = cv2.resize(gray, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
            found = _searched(np.asarray(larger, dtype=np.uint8), scale, geometry, settings)
    return tuple(MarkerFound(rough.marker, _refined(gray, rough.corners_px, settings)) for rough in found)


def _reduced(gray: Gray, times: int) -> Gray:
    """A picture reduced by a whole factor; the remainder at its right and lower edges is cut off."""
    height, width = (side // times for side in gray.shape)
    whole = gray[: height * times, : width * times]
    return np.asarray(cv2.resize(whole, (width, height), interpolation=cv2.INTER_AREA), dtype=np.uint8)


def _searched(
    small: Gray, scale: float, geometry: TableGeometry, settings: PoseSettings, longest_px: int = 0
) -> list[MarkerFound]:
    """The markers of a reduced picture with rough corners, in pixels of the full one.

    Args:
        small: the picture, or a part of it.
        scale: the reduced picture's scale.
        longest_px: the longer side of the whole reduced picture, if this is a part of it.
    """
    parameters = cv2.aruco.DetectorParameters()
    parameters.adaptiveThreshWinSizeMin = settings.threshold_window_min_px
    parameters.adaptiveThreshWinSizeMax = settings.threshold_window_max_px
    parameters.adaptiveThreshWinSizeStep = settings.threshold_window_step_px
    parameters.minMarkerPerimeterRate *= max(longest_px, *small.shape) / max(small.shape)
    dictionary = cv2.aruco.getPredefinedDictionary(getattr(cv2.aruco, geometry.aruco_dictionary))
    corners, ids, _ = cv2.aruco.ArucoDetector(dictionary, parameters).detectMarkers(small)
    names = np.array(ids if len(corners) else [], dtype=int).ravel().tolist()
    quads = [np.asarray(quad, dtype=np.float64).reshape(4, 2) for quad in corners]
    return [MarkerFound(int(name), (quad + 0.5) / scale - 0.5) for name, quad in zip(names, quads, strict=True)]


def _nearer(
    gray: Gray, scale: float, rough: MarkerFound, geometry: TableGeometry, settings: PoseSettings
) -> list[MarkerFound]:
    """Search a marker of a smaller picture once more at ``scale``, around its place; empty if none is there.

    A corner that a piece covers has no edges for refinement: it stays where the search finds it, accurate to a pixel of
    the searched picture.
    """
    room = settings.threshold_window_max_px // 2 + 3  # what lies farther off does not affect the threshold here
    small = (rough.corners_px + 0.5) * scale - 0.5
    most = np.floor(np.array(gray.shape[::-1]) * scale).astype(int)
    left, top = np.maximum(np.floor(small.min(axis=0)).astype(int) - room, 0).tolist()
    right, bottom = np.minimum(np.ceil(small.max(axis=0)).astype(int) + room, most).tolist()
    around = np.empty((bottom - top, right - left), dtype=np.uint8)
    reduce_part(np.ascontiguousarray(gray), 1.0 / scale, left, top, around)
    apart = np.array([left, top]) / scale
    again = _searched(around, scale, geometry, settings, int(most.max()))
    moved = [MarkerFound(near.marker, near.corners_px + apart) for near in again if near.marker == rough.marker]
    return [near for near in moved if np.abs(near.corners_px - rough.corners_px).max() <= room / scale][:1]


def _enough(found: Sequence[MarkerFound], geometry: TableGeometry, settings: PoseSettings) -> bool:
    """Whether markers were found, and every sheet that shows any shows enough for a certain pose."""
    shown = {rough.marker for rough in found}
    sheets = [frozenset(centres) for _, centres, _ in sheets_of(geometry)] + [frozenset(geometry.card_mat.marker_ids)]
    counts = [len(shown & sheet) for sheet in sheets if shown & sheet]
    return bool(counts) and min(counts) >= settings.markers_enough


def _refined(gray: Gray, corners_px: NDArray[np.float64], settings: PoseSettings) -> NDArray[np.float64]:
    """Corners refined on the black square's own edges; the window stays well inside the marker's outer cell."""
    side = side_px(corners_px)
    half = int(np.clip(round(side * settings.corner_window_share), 2, settings.corner_window_max_px))
    criteria = (cv2.TERM_CRITERIA_EPS | cv2.TERM_CRITERIA_MAX_ITER, 40, 0.005)
    points = corners_px.astype(np.float32).reshape(-1, 1, 2)
    refined = cv2.cornerSubPix(gray, points.copy(), (half, half), (-1, -1), criteria).reshape(4, 2)
    moved = np.abs(refined - corners_px).max(axis=1)
    kept: NDArray[np.float64] = np.where((moved <= half)[:, None], refined, corners_px).astype(np.float64)
    return kept


def side_px(corners_px: NDArray[np.float64]) -> float:
    return float(np.sqrt(max(cv2.contourArea(corners_px.astype(np.float32)), 1.0)))
