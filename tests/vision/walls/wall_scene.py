"""A drawn table for tests of walls and grain: flat faces, one lamp, an independent projector (OpenCV's polygons)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.settings.loading import load_settings
from vision.geometry.camera_model import CameraModel
from vision.geometry.mat_pose import MatPose
from vision.geometry.mat_view import MatView, mat_view
from vision.geometry.picture import Rectangle
from vision.geometry.table import Cell
from vision.light.light_model import SRGB_TO_LINEAR, LightModel
from vision.settings.palette import Srgb
from vision.walls.evidence.site import Site

CELL: Cell = (1, 2)
MIDDLE_MM = (210.0, 148.5)
Stone = tuple[float, float, float, float]
_STEP_PX = 16
_BARE_TABLE = 0.8


def camera() -> CameraModel:
    """A lens like the Pi's, without distortion."""
    return CameraModel(1640, 1232, ((1340.0, 0.0, 820.0), (0.0, 1340.0, 616.0), (0.0, 0.0, 1.0)), (0.0,) * 5)


def view_from(elevation_deg: float, azimuth_deg: float, distance_mm: float) -> MatView:
    """A view of the mat's middle from a stand."""
    up, round_ = np.radians(elevation_deg), np.radians(azimuth_deg)
    target = np.array([*MIDDLE_MM, 0.0])
    towards = np.array([np.sin(round_) * np.cos(up), -np.cos(round_) * np.cos(up), np.sin(up)])
    eye = target + distance_mm * towards
    forward = -towards
    right = np.cross(forward, [0.0, 0.0, 1.0])
    right /= np.linalg.norm(right)
    rotation = np.stack([right, np.cross(forward, right), forward])
    translation = -rotation @ eye
    rows = [[float(v) for v in row] for row in rotation]
    pose = MatPose(
        (
            (rows[0][0], rows[0][1], rows[0][2]),
            (rows[1][0], rows[1][1], rows[1][2]),
            (rows[2][0], rows[2][1], rows[2][2]),
        ),
        (float(translation[0]), float(translation[1]), float(translation[2])),
    )
    return mat_view(pose, camera())


def straight_wall(courses: Sequence[tuple[int, int]], yaw_deg: float, x_mm: float, y_mm: float) -> list[Stone]:
    """Stones ``(x, y, z of the middle, yaw)``; a course is (first half-stone place, stones)."""
    length = courses[0][1]
    yaw = np.radians(yaw_deg)
    stones: list[Stone] = []
    for course, (first, count) in enumerate(courses):
        for i in range(count):
            along = ((first + 2 * i) - (length - 1)) / 2 * 10.3
            stones.append((x_mm + along * np.cos(yaw), y_mm + along * np.sin(yaw), 7.0 + 10 * course, float(yaw)))
    return stones


def drawn_site(
    stones: Sequence[Stone], seat: int, view: MatView, grain: Sequence[tuple[float, float, int]] = ()
) -> Site:
    """A site whose picture shows these stones and grain columns on a red tile, noise and blur included."""
    settings = load_settings().vision_settings()
    palette = settings.palette
    frame = np.full((1232, 1640, 3), _BARE_TABLE, dtype=np.float32)
    left, bottom, right, top = settings.geometry.seat_mat.cell_bounds_mm(CELL)
    tile = [(left + 1, bottom + 1, 2), (right - 1, bottom + 1, 2), (right - 1, top - 1, 2), (left + 1, top - 1, 2)]
    _fill(frame, view, tile, palette.tile_red, 1.0)
    eye = view.eye_mm()
    things: list[tuple[float, Stone | tuple[float, float, int]]] = []
    things += [(float(np.hypot(s[0] - eye[0], s[1] - eye[1])) - s[2] * 1e-3, s) for s in stones]
    things += [(float(np.hypot(g[0] - eye[0], g[1] - eye[1])), g) for g in grain]
    for _, thing in sorted(things, key=lambda t: -t[0]):
        if len(thing) == 4:
            _draw_stone(frame, view, thing, palette.seats[seat])
        else:
            _draw_column(frame, view, thing, palette.brown)
    codes = _untouched().copy()
    rows, cols = _drawn(frame)
    codes[rows, cols] = _photographed(frame[rows, cols], _noise()[rows, cols])
    white = np.ones((1232 // _STEP_PX + 2, 1640 // _STEP_PX + 2, 3), dtype=np.float32)
    light = LightModel(white=white, black=np.zeros(3, dtype=np.float32), step_px=_STEP_PX, ink=0.03)
    return Site(
        codes, camera(), view, seat, CELL, "red", 2.0, light, Rectangle(0, 0, 1640, 1232), (), False, (), settings
    )


@cache
def bare_site(elevation_deg: float, azimuth_deg: float, distance_mm: float) -> Site:
    """A site with nothing on its tile, for the first seat; drawn once for all tests."""
    return drawn_site([], 0, view_from(elevation_deg, azimuth_deg, distance_mm))


@cache
def _noise() -> NDArray[np.float32]:
    return np.random.default_rng(1).normal(0, 0.004, (1232, 1640, 3)).astype(np.float32)


@cache
def _untouched() -> NDArray[np.uint8]:
    """The picture before anything is drawn: a bright table."""
    return _photographed(np.full((1232, 1640, 3), _BARE_TABLE, dtype=np.float32), _noise())


def _drawn(frame: NDArray[np.float32]) -> tuple[slice, slice]:
    """Rows and columns that hold everything drawn, with room for the blur."""
    touched = np.any(frame != np.float32(_BARE_TABLE), axis=2)
    rows, cols = (np.flatnonzero(touched.any(axis=axis)) for axis in (1, 0))
    return slice(max(rows[0] - 2, 0), rows[-1] + 3), slice(max(cols[0] - 2, 0), cols[-1] + 3)


def _photographed(linear: NDArray[np.float32], noise: NDArray[np.float32]) -> NDArray[np.uint8]:
    """sRGB codes of linear light through a slightly soft lens."""
    seen = cv2.GaussianBlur(linear, (3, 3), 0.7).astype(np.float32) + noise
    return np.asarray(np.searchsorted(SRGB_TO_LINEAR, np.clip(seen, 0, 1)).clip(0, 255), dtype=np.uint8)


def _fill(
    frame: NDArray[np.float32], view: MatView, corners: Sequence[Sequence[float]], srgb: Srgb, lit: float
) -> None:
    colour = [float(SRGB_TO_LINEAR[v]) * lit for v in reversed(srgb)]
    outline = np.round(view.project(corners) * 16).astype(np.int32)
    cv2.fillConvexPoly(frame, outline.reshape(-1, 1, 2), colour, lineType=cv2.LINE_8, shift=4)


def _draw_stone(frame: NDArray[np.float32], view: MatView, stone: Stone, srgb: Srgb) -> None:
    x, y, z, yaw = stone
    along, across = np.array([np.cos(yaw), np.sin(yaw)]), np.array([-np.sin(yaw), np.cos(yaw)])
    corners = [np.array([x, y]) + 5 * (a * along + b * across) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    eye = view.eye_mm()[:2]
    for i in range(4):
        one, two = corners[i], corners[(i + 1) % 4]
        outward = (one + two) / 2 - np.array([x, y])
        if float(outward @ (eye - (one + two) / 2)) > 0:
            face = [(*one, z - 5), (*two, z - 5), (*two, z + 5), (*one, z + 5)]
            _fill(frame, view, face, srgb, 0.45 if i % 2 == 0 else 0.35)
    _fill(frame, view, [(*c, z + 5) for c in corners], srgb, 1.3)


def _draw_column(frame: NDArray[np.float32], view: MatView, column: tuple[float, float, int], srgb: Srgb) -> None:
    x, y, disks = column
    round_ = np.linspace(0, 2 * np.pi, 40, endpoint=False)
    ring = [(x + 5 * float(np.cos(a)), y + 5 * float(np.sin(a))) for a in round_]
    height = 2 + 4.0 * disks - 1.3  # the wooden edge is dark: that much is lost
    both = [(*p, 2.0) for p in ring] + [(*p, height) for p in ring]
    hull = cv2.convexHull(view.project(both).astype(np.float32))
    outline = np.round(hull * 16).astype(np.int32)
    cv2.fillConvexPoly(frame, outline, [float(SRGB_TO_LINEAR[v]) * 0.45 for v in reversed(srgb)], shift=4)
    _fill(frame, view, [(*p, height) for p in ring], srgb, 1.2)
