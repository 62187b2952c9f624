"""Outlines are cut to what the camera can see, before they are projected."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from hardware.virtual.pictures.clipping import NEAR_MM, clipped, frustum_of
from hardware.virtual.pictures.stand import Aim, camera_of, table_view
from tests.hardware.virtual.kit import shipped
from vision.geometry.mat_view import MatView

AIM = Aim(200.0, 150.0, 8.0, 52.0, 440.0)


def view() -> MatView:
    return table_view(AIM, camera_of(shipped().virtual_table.lens))


def square(x_mm: float, y_mm: float, half_mm: float, z_mm: float = 2.0) -> NDArray[np.float64]:
    around = ((-half_mm, -half_mm), (half_mm, -half_mm), (half_mm, half_mm), (-half_mm, half_mm))
    return np.array([(x_mm + dx, y_mm + dy, z_mm) for dx, dy in around])


def cut(*outlines_mm: NDArray[np.float64]) -> list[NDArray[np.float64]]:
    return clipped(list(outlines_mm), view(), frustum_of(view().camera))


def test_what_lies_wholly_in_the_picture_is_left_as_it_is() -> None:
    outline = square(200.0, 150.0, 30.0)
    assert cut(outline)[0] is outline


@pytest.mark.parametrize(("x_mm", "y_mm"), [(2000.0, -1500.0), (-9000.0, 0.0), (200.0, -900.0), (200.0, 150.0 - 1e6)])
def test_nothing_is_left_of_what_lies_behind_or_far_beside_the_camera(x_mm: float, y_mm: float) -> None:
    assert [len(outline) for outline in cut(square(x_mm, y_mm, 30.0), square(200.0, 150.0, 30.0))] == [0, 4]


def test_of_what_reaches_from_the_picture_to_behind_the_camera_the_part_before_it_is_left() -> None:
    table = square(200.0, 150.0, 5000.0, 0.0)
    (left,) = cut(table)
    assert view().depths_mm(table).min() < 0 < NEAR_MM <= view().depths_mm(left).min() + 1e-6
    picture = np.array([(0, 0), (1639, 0), (1639, 1231), (0, 1231)], dtype=float)
    pixels = view().project(left)
    assert (pixels.min(axis=0) < picture.min(axis=0)).all()
    assert (pixels.max(axis=0) > picture.max(axis=0)).all()
    assert np.abs(pixels).max() < 4000


@given(
    st.lists(st.tuples(st.floats(-3000, 3000), st.floats(-3000, 3000), st.floats(-400, 700)), min_size=3, max_size=6)
)
def test_whatever_is_left_lies_before_the_camera_and_near_its_picture(
    corners: list[tuple[float, float, float]],
) -> None:
    (left,) = cut(np.array(corners))
    if len(left):
        assert view().depths_mm(left).min() > NEAR_MM - 1e-6
        assert np.abs(view().project(left) - [820, 616]).max() < 1640
