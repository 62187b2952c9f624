"""Finds known points in a calibration shot: a ChArUco board's corners, or a seat mat's markers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry.table import TableGeometry
from vision.markers.detection import find_markers
from vision.settings.calibration import CalibrationSettings, CharucoBoard
from vision.settings.markers import PoseSettings

Gray = NDArray[np.uint8]


@dataclass(frozen=True, slots=True, eq=False)
class ShotPoints:
    """The points of one flat object in one shot.

    Attributes:
        name: the shot's file.
        points_mm: N×3, z = 0, in its own frame.
        pixels: N×2.
    """

    name: str
    points_mm: NDArray[np.float32]
    pixels: NDArray[np.float32]


def board_points(name: str, gray: Gray, board: CharucoBoard, window_share: float) -> ShotPoints | None:
    """Corners of the ChArUco board, refined on the picture itself; None without a board.

    OpenCV's own ChArUco corners lie up to half a pixel off (its releases differ), so they are only the start of a
    sub-pixel search whose pixel centres are whole numbers.
    """
    dictionary = cv2.aruco.getPredefinedDictionary(getattr(cv2.aruco, board.dictionary))
    printed = cv2.aruco.CharucoBoard((board.cols, board.rows), board.square_mm, board.marker_mm, dictionary)
    found = cast(
        "tuple[NDArray[np.float32] | None, NDArray[np.int32] | None]",
        cv2.aruco.CharucoDetector(printed).detectBoard(gray)[:2],
    )
    corners, ids = found
    if corners is None or ids is None or len(ids) < 4:
        return None
    pixels = np.asarray(corners, dtype=np.float32).reshape(-1, 2)
    all_mm = np.asarray(printed.getChessboardCorners(), dtype=np.float32)
    points = all_mm[np.asarray(ids).ravel()]
    square_px = _least_square_px(pixels, points, board.square_mm)
    half = max(2, round(window_share * square_px))
    criteria = (cv2.TERM_CRITERIA_EPS + cv2.TERM_CRITERIA_MAX_ITER, 60, 0.001)
    refined = cv2.cornerSubPix(gray, pixels.reshape(-1, 1, 2).copy(), (half, half), (-1, -1), criteria)
    return ShotPoints(name, points, np.asarray(refined, dtype=np.float32).reshape(-1, 2))


def mat_points(name: str, gray: Gray, geometry: TableGeometry, pose: PoseSettings) -> tuple[ShotPoints, ...]:
    """Marker corners of each seat mat and market mat in a shot, a set of points for each."""
    markers = find_markers(gray, geometry, pose)
    sheets = [(geometry.seat_mat.marker_centres_mm(s), geometry.seat_mat.marker_side_mm) for s in range(geometry.seats)]
    sheets.append((geometry.market_mat.marker_centres_mm(), geometry.market_mat.marker_side_mm))
    found = []
    for centres, side_mm in sheets:
        own = [marker for marker in markers if marker.marker in centres]
        if len(own) < 3:
            continue
        points = np.concatenate([_marker_corners_mm(centres[m.marker], side_mm) for m in own])
        pixels = np.concatenate([m.corners_px for m in own])
        found.append(ShotPoints(name, points.astype(np.float32), pixels.astype(np.float32)))
    return tuple(found)


def shot_points(
    name: str, gray: Gray, geometry: TableGeometry, pose: PoseSettings, settings: CalibrationSettings
) -> tuple[ShotPoints, ...]:
    """All points in a shot: the board's if there is one, else the mats'; empty if there are too few."""
    board = board_points(name, gray, settings.board, settings.corner_window_share)
    found = (board,) if board is not None else mat_points(name, gray, geometry, pose)
    return tuple(shot for shot in found if len(shot.pixels) >= settings.corners_needed)


def _least_square_px(pixels: NDArray[np.float32], points_mm: NDArray[np.float32], square_mm: float) -> float:
    """The shortest distance on the picture between neighbouring corners."""
    apart_mm = np.linalg.norm(points_mm[:, None] - points_mm[None], axis=2)
    apart_px = np.linalg.norm(pixels[:, None] - pixels[None], axis=2)
    neighbours = np.abs(apart_mm - square_mm) < 0.1 * square_mm
    return float(apart_px[neighbours].min()) if neighbours.any() else 10.0


def _marker_corners_mm(centre: tuple[float, float], side_mm: float) -> NDArray[np.float64]:
    """Corners in ArUco's order: top left, top right, bottom right, bottom left."""
    (x, y), h = centre, side_mm / 2
    return np.array([(x - h, y + h, 0), (x + h, y + h, 0), (x + h, y - h, 0), (x - h, y - h, 0)])
