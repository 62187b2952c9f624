"""The undistorted window through which a lens looks: pictures are rendered straight, then distorted by the lens."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry.camera_model import CameraModel
from vision.geometry.picture import Rectangle

Floats32: TypeAlias = NDArray[np.float32]

_SPARE_PX = 4
_FULL_WIDTH_PX = 1640
FOCAL_WIDTHS = 0.83
"""The usual focal length, in picture widths."""


@dataclass(frozen=True, slots=True)
class Window:
    """A picture without distortion that holds all the lens sees: its size, focal length and principal point (px)."""

    width: int
    height: int
    focal_px: float
    centre_px: tuple[float, float]


def random_camera(width: int, height: int, rng: Random) -> CameraModel:
    """A camera as docs/table.md describes, with square pixels and a random lens."""
    focal = rng.uniform(0.98, 1.02) * FOCAL_WIDTHS * width
    spread = 14 * width / _FULL_WIDTH_PX
    cx, cy = (width - 1) / 2 + rng.gauss(0, spread), (height - 1) / 2 + rng.gauss(0, spread)
    dist = (rng.gauss(0.01, 0.02), rng.gauss(-0.005, 0.006), rng.gauss(0, 3e-4), rng.gauss(0, 3e-4), 0.0)
    return CameraModel(width, height, ((focal, 0.0, cx), (0.0, focal, cy), (0.0, 0.0, 1.0)), dist)


def cropped(camera: CameraModel, box: Rectangle) -> CameraModel:
    """The camera whose pictures are this box of the given one's."""
    (fx, _, cx), (_, fy, cy), _ = camera.matrix
    matrix = ((fx, 0.0, cx - box.left), (0.0, fy, cy - box.top), (0.0, 0.0, 1.0))
    return replace(camera, width=box.right - box.left, height=box.bottom - box.top, matrix=matrix)


def window_of(camera: CameraModel) -> Window:
    """The smallest window, with a little to spare."""
    across, down = np.meshgrid(np.linspace(0, camera.width - 1, 41), np.linspace(0, camera.height - 1, 31))
    rays = _rays(np.column_stack([across.ravel(), down.ravel()]), camera)
    focal = float(camera.matrix_array()[0, 0])
    low = np.floor(rays.min(axis=0) * focal) - _SPARE_PX
    high = np.ceil(rays.max(axis=0) * focal) + _SPARE_PX
    width, height = (int(v) for v in high - low + 1)
    return Window(width, height, focal, (float(-low[0]), float(-low[1])))


def through_lens(straight: Floats32, window: Window, camera: CameraModel) -> Floats32:
    """The window's picture (H×W×3) distorted as by the lens."""
    across, down = np.meshgrid(np.arange(camera.width), np.arange(camera.height))
    rays = _rays(np.column_stack([across.ravel(), down.ravel()]), camera)
    at = (rays * window.focal_px + np.array(window.centre_px)).astype(np.float32)
    at = at.reshape(camera.height, camera.width, 2)
    bent = cv2.remap(straight, at[..., 0], at[..., 1], cv2.INTER_CUBIC, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(bent, dtype=np.float32)


def _rays(pixels: NDArray[np.float64], camera: CameraModel) -> NDArray[np.float64]:
    points = pixels.astype(np.float64).reshape(-1, 1, 2)
    rays = cv2.undistortPoints(points, camera.matrix_array(), camera.dist_array())
    return np.asarray(rays, dtype=np.float64).reshape(-1, 2)
