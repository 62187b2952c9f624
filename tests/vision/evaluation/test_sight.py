"""What stands behind a wall does not show; what stands before it does."""

from __future__ import annotations

import pytest

from tests.vision.observations import FLAT
from vision.evaluation.sight import share_shown
from vision.geometry.camera_model import CameraModel
from vision.geometry.mat_pose import MatPose
from vision.geometry.mat_view import MatView, mat_view

CAMERA = CameraModel(640, 480, ((600.0, 0.0, 320.0), (0.0, 600.0, 240.0), (0.0, 0.0, 1.0)), (0.0,) * 5)
# Looking at the mat's middle from 45° above, from its bottom edge.
SLANTED = MatPose(((1.0, 0.0, 0.0), (0.0, -0.7071, -0.7071), (0.0, 0.7071, -0.7071)), (-210.0, 105.0, 350.0))
VIEW = mat_view(SLANTED, CAMERA)
WALL = [(x, 150.0, z) for x in (190.0, 200.0, 210.0, 220.0, 230.0) for z in (5.0, 15.0, 25.0, 35.0, 45.0)]


@pytest.mark.parametrize(("y_mm", "low", "high"), [(130.0, 1.0, 1.0), (165.0, 0.0, 0.1), (205.0, 0.1, 0.9)])
def test_a_wall_hides_what_stands_close_behind_it(y_mm: float, low: float, high: float) -> None:
    assert low <= share_shown(VIEW, (210.0, y_mm), (5.0, 10.0), WALL) <= high


@pytest.mark.parametrize("view", [VIEW, mat_view(FLAT, CAMERA)])
def test_without_walls_everything_shows(view: MatView) -> None:
    assert share_shown(view, (210.0, 150.0), (5.0, 10.0), ()) == 1.0
