"""The pose of a mat relative to the camera."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class MatPose:
    """A mat's pose, from mat frame (mm) to OpenCV camera frame (mm): ``point_camera = rotation @ point + translation``."""

    rotation: tuple[tuple[float, float, float], tuple[float, float, float], tuple[float, float, float]]
    translation: tuple[float, float, float]
