"""Disks painted by the kernels are those OpenCV paints, point by point."""

from __future__ import annotations

import cv2
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.vision.walls.render.test_painting_kernels import SIGHT, SIZES, likelihood_among
from tests.vision.walls.wall_scene import MIDDLE_MM
from vision.walls.model.hypothesis import TileHypothesis
from vision.walls.model.parts import Disks
from vision.walls.render.disk_kernels import draw_thin_line
from vision.walls.render.drawing import SHIFT, outlines_of, painted

SIDE_PX = 40
PLACES = st.integers(-10 << SHIFT, (SIDE_PX + 10) << SHIFT)


@settings(deadline=None)
@given(PLACES, PLACES, PLACES, PLACES)
def test_a_thin_line_is_the_one_opencv_draws(x1: int, y1: int, x2: int, y2: int) -> None:
    drawn = np.zeros((SIDE_PX + 40, SIDE_PX + 40), dtype=np.uint8)
    expected, by = drawn.copy(), 20 << SHIFT  # all of it within: OpenCV clips before it rounds
    cv2.line(expected, (x1 + by, y1 + by), (x2 + by, y2 + by), 1, 1, cv2.LINE_8, SHIFT)
    ends = np.array([(x1 + by, y1 + by), (x2 + by, y2 + by)], dtype=np.int64) << (16 - SHIFT)
    draw_thin_line(drawn, ends, 1)
    assert np.array_equal(drawn, expected)


@pytest.mark.parametrize("count", [1, 2, 3])
@pytest.mark.parametrize(("dx_mm", "dy_mm", "z_mm"), [(-9.0, -12.0, 0.0), (0.0, 0.0, 9.0), (-14.0, 10.0, 30.0)])
def test_disks_are_those_opencv_paints_and_lie_in_their_box(
    count: int, dx_mm: float, dy_mm: float, z_mm: float
) -> None:
    disks = Disks(MIDDLE_MM[0] + dx_mm, MIDDLE_MM[1] + dy_mm, z_mm, count)
    outline = outlines_of(SIGHT, [disks], SIZES)[0]
    drawn, away_mm, (left, top, right, bottom) = likelihood_among([], 1).painted_once(disks)
    assert np.array_equal(drawn, painted(SIGHT, [outline]))
    assert away_mm == pytest.approx(outline.away_mm)
    drawn[top : bottom + 1, left : right + 1] = 0
    assert not drawn.any()


def test_the_fit_counts_what_is_drawn_and_what_stays_unexplained() -> None:
    """Against sums over whole arrays."""
    likelihood = likelihood_among([], 4)
    hypothesis = TileHypothesis(None, (MIDDLE_MM[0] - 5, MIDDLE_MM[1] + 3, 5), None)
    labels = likelihood.labels(hypothesis)
    chosen = np.take_along_axis(likelihood.odds, labels[None].astype(np.intp), axis=0)[0]
    disk = labels > 0
    fit = likelihood.fit(hypothesis, MIDDLE_MM, 20.0)
    x, y = SIGHT.ground_mm()
    bare = (np.abs(x - MIDDLE_MM[0]) < 20) & (np.abs(y - MIDDLE_MM[1]) < 20) & ~disk
    assert (fit.stone_points, fit.disk_points, fit.out_of_picture) == (0, int(disk.sum()), False)
    assert fit.disk_misfit == pytest.approx(float((likelihood.odds.max(axis=0) - chosen)[disk].sum()), rel=1e-4)
    assert fit.unexplained_stone_points == int((likelihood.odds[1:7].max(axis=0)[bare] > 0).sum())
    assert fit.unexplained_disk_points == int((likelihood.odds[7:10].max(axis=0)[bare] > 0).sum())
