"""A part of a reduced picture is what the whole of it has there."""

from __future__ import annotations

import cv2
import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from vision.markers.reducing_kernels import reduce_part


@settings(deadline=None)
@given(st.floats(0.3, 0.95), st.integers(0, 20), st.integers(0, 20), st.integers(1, 15), st.integers(1, 15))
def test_a_part_is_as_the_whole_reduced_picture_has_it(
    scale: float, left: int, top: int, columns: int, rows: int
) -> None:
    # Close to 1, OpenCV neglects slivers of pixels that add up to several of 255 steps.
    picture = np.random.default_rng(left + top).integers(0, 256, (130, 150), dtype=np.uint8)
    whole = cv2.resize(picture, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    part = np.empty((rows, columns), dtype=np.uint8)
    reduce_part(picture, 1 / scale, left, top, part)
    there = whole[top : top + rows, left : left + columns]
    assert np.abs(part.astype(int) - there).max() <= 1  # halves are rounded otherwise


def test_a_part_that_reaches_to_the_edges_holds_the_last_pixels() -> None:
    picture = np.zeros((7, 10), dtype=np.uint8)
    picture[-1, -1] = 200
    part = np.empty((1, 1), dtype=np.uint8)
    reduce_part(picture, 3.5, 2, 1, part)
    # Half a column is left over: 3 pixels by 3.5 of which one is bright.
    assert part[0, 0] == round(200 / (3.0 * 3.5))
