"""A mat seen through the lens: converts between its millimetres and the picture's pixels."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import ArrayLike, NDArray

from vision.geometry.camera_model import CameraModel
from vision.geometry.mat_pose import MatPose
from vision.geometry.picture import Rectangle


@dataclass(frozen=True, slots=True)
class MatView:
    """One mat seen by one camera. Points are in the mat's frame (mm, z up), pixels as OpenCV counts them."""

    pose: MatPose
    camera: CameraModel
    rotation: NDArray[np.float64]
    translation: NDArray[np.float64]
    matrix: NDArray[np.float64]
    dist: NDArray[np.float64]

    def project(self, points_mm: ArrayLike) -> NDArray[np.float64]:
        """Pixels (N×2) of points (N×3, mm) in the mat's frame, lens distortion included."""
        points = np.asarray(points_mm, dtype=np.float64).reshape(-1, 3)
        rvec = cv2.Rodrigues(self.rotation)[0]
        pixels = cv2.projectPoints(points, rvec, self.translation, self.matrix, self.dist)[0]
        return np.asarray(pixels, dtype=np.float64).reshape(-1, 2)

    def on_plane(self, pixels: ArrayLike, z_mm: float = 0.0) -> NDArray[np.float64]:
        """Where the rays through pixels (N×2) meet the plane ``z = z_mm``: mat coordinates (N×2, mm)."""
        px = np.asarray(pixels, dtype=np.float64).reshape(-1, 1, 2)
        rays = cv2.undistortPoints(px, self.matrix, self.dist).reshape(-1, 2)
        directions = np.column_stack([rays, np.ones(len(rays))]) @ self.rotation
        eye = self.eye_mm()
        reach = (z_mm - eye[2]) / directions[:, 2]
        points: NDArray[np.float64] = eye[:2] + directions[:, :2] * reach[:, None]
        return points

    def eye_mm(self) -> NDArray[np.float64]:
        """The camera's centre in the mat's frame (3, mm)."""
        eye: NDArray[np.float64] = -self.rotation.T @ self.translation
        return eye

    def depths_mm(self, points_mm: ArrayLike) -> NDArray[np.float64]:
        """How far points (N×3, mm) lie in front of the camera along its optical axis (N,); below 0: behind it."""
        points = np.asarray(points_mm, dtype=np.float64).reshape(-1, 3)
        depths: NDArray[np.float64] = points @ self.rotation[2] + self.translation[2]
        return depths

    def px_per_mm(self, x_mm: float, y_mm: float, z_mm: float = 0.0) -> float:
        """How many pixels a millimetre across the line of sight takes at a point."""
        depth = float(self.depths_mm([(x_mm, y_mm, z_mm)])[0])
        return float(self.matrix[0, 0] + self.matrix[1, 1]) / 2 / depth

    def box_px(
        self, bounds_mm: tuple[float, float, float, float], top_mm: float, margin_px: int = 0
    ) -> Rectangle | None:
        """The crop that holds a box on the mat (left, bottom, right, top), ``top_mm`` high; None if out of the picture."""
        left, bottom, right, top = bounds_mm
        corners = [(x, y, z) for x in (left, right) for y in (bottom, top) for z in (0.0, top_mm)]
        pixels = self.project(corners)
        x0, y0 = np.floor(pixels.min(axis=0)).astype(int) - margin_px
        x1, y1 = np.ceil(pixels.max(axis=0)).astype(int) + 1 + margin_px
        x0, y0 = max(int(x0), 0), max(int(y0), 0)
        x1, y1 = min(int(x1), self.camera.width), min(int(y1), self.camera.height)
        return Rectangle(x0, y0, x1, y1) if x0 < x1 and y0 < y1 else None


def mat_view(pose: MatPose, camera: CameraModel) -> MatView:
    """The view of a mat that lies at ``pose`` before ``camera``."""
    rotation = np.array(pose.rotation, dtype=np.float64)
    translation = np.array(pose.translation, dtype=np.float64)
    return MatView(pose, camera, rotation, translation, camera.matrix_array(), camera.dist_array())
