"""Where a mat lies before the camera."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class MatPose:
    """Where a mat lies: mat frame (mm) to OpenCV camera frame (mm), as ``point_camera = rotation @ point + translation``."""

    rotation: tuple[tuple[float, float, float], tuple[float, float, float], tuple[float, float, float]]
    translation: tuple[float, float, float]
