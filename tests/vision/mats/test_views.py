"""Rectified views put mat points where they say, and back."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import settings as effort
from hypothesis import strategies as st

from tests.vision.markers.test_poses import CAMERA, pose_over
from vision.geometry.mat_view import mat_view
from vision.geometry.resampling import stretched_mesh
from vision.light.light_model import LightModel
from vision.mats.top_view import top_view
from vision.pieces.oblique_view import Canvas, oblique_view

DARK = LightModel(np.ones((80, 105, 3), np.float32), np.zeros(3, np.float32), 16, 0.03)


@effort(max_examples=30, deadline=None)
@given(st.floats(-170, 170), st.floats(35, 65), st.floats(0, 400), st.floats(0, 290), st.floats(0, 60))
def test_a_projected_point_is_found_again_on_its_plane(
    azimuth: float, elevation: float, x: float, y: float, z: float
) -> None:
    view = mat_view(pose_over(azimuth, elevation, 700), CAMERA)
    again = view.on_plane(view.project([(x, y, z)]), z)
    assert again[0] == pytest.approx([x, y], abs=0.01)


def test_the_view_from_above_shows_a_point_at_its_millimetres() -> None:
    view = mat_view(pose_over(30, 45, 550), CAMERA)
    frame = np.zeros((1232, 1640, 3), np.uint8)
    x, y = np.round(view.project([(200.0, 120.0, 2.0)])[0]).astype(int)
    frame[y - 1 : y + 2, x - 1 : x + 2] = 255
    above = top_view(frame, view, DARK, (100, 50, 300, 200), 2.0, 2.0)
    rows, cols = np.nonzero(above.bgr[..., 0] > 100)
    place = above.to_mm(np.column_stack([cols, rows]).astype(float)).mean(axis=0)
    assert place == pytest.approx([200, 120], abs=0.6)
    rows_of, cols_of = above.window((195, 115, 205, 125))
    assert above.bgr[rows_of, cols_of].max() > 100


@pytest.mark.parametrize(("azimuth", "elevation"), [(0, 35), (40, 50), (-120, 65)])
def test_upright_things_are_upright_along_the_line_of_sight(azimuth: float, elevation: float) -> None:
    view = mat_view(pose_over(azimuth, elevation, 600), CAMERA)
    frame = np.zeros((1232, 1640, 3), np.uint8)
    for z in np.arange(0.0, 24.0, 0.5):
        x, y = np.round(view.project([(90.0, 208.0, z)])[0]).astype(int)
        frame[y - 1 : y + 2, x - 1 : x + 2] = 255
    oblique = oblique_view(frame, view, DARK, (90.0, 208.5), Canvas(48.0, 51.0, 45.0, 2.0), 9.6)
    rows, cols = np.nonzero(oblique.relative[..., 0] > 0.3)
    foot, top = oblique.to_px([(90.0, 208.0)], 0.0)[0], oblique.to_px([(90.0, 208.0)], 24.0)[0]
    assert np.ptp(cols) < 6, "a pole leans by less than its own breadth"
    assert rows.max() == pytest.approx(foot[1], abs=4)
    assert rows.min() == pytest.approx(top[1], abs=4)
    assert oblique.to_mm([foot], 0.0)[0] == pytest.approx([90, 208], abs=0.01)


@given(st.integers(2, 70), st.integers(2, 70))
def test_a_straight_map_is_stretched_without_a_shift(width: int, height: int) -> None:
    map_x, map_y = stretched_mesh(lambda c, r: np.column_stack([3 * c + 1, 2 * r - 5]), (width, height), 16)
    # OpenCV interpolates in steps of 1/32 pixel of the mesh.
    assert np.abs(map_x - (3 * np.arange(width) + 1)[None, :]).max() < 3 * 16 / 32 + 0.01
    assert np.abs(map_y - (2 * np.arange(height) - 5)[:, None]).max() < 2 * 16 / 32 + 0.01


def test_what_lies_beyond_the_picture_is_told_from_what_it_shows() -> None:
    frame = np.zeros((1232, 1640, 3), np.uint8)
    far, near = mat_view(pose_over(30, 45, 900), CAMERA), mat_view(pose_over(30, 45, 250), CAMERA)
    assert top_view(frame, far, DARK, (100, 50, 300, 200), 2.0, 2.0).inside.all()
    above = top_view(frame, near, DARK, (0, 0, 420, 297), 2.0, 2.0)
    rows, cols = np.mgrid[5:590:50, 5:830:50]
    places = above.to_mm(np.column_stack([cols.ravel(), rows.ravel()]).astype(float))
    pixels = near.project(np.column_stack([places, np.full(len(places), 2.0)]))
    # Half a pixel of the mesh's interpolation may decide at the very edge.
    clear = (np.abs(pixels) > 3).all(axis=1) & (np.abs(pixels - (1639, 1231)) > 3).all(axis=1)
    shown = np.asarray(((pixels > 0) & (pixels < (1639, 1231))).all(axis=1))
    assert shown.any()
    assert not shown.all()
    assert (above.inside[rows, cols].ravel() == shown)[clear].all()
