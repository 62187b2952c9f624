"""The painting kernels give the drawings that OpenCV gives, and adding them up gives what going through every point does."""

from __future__ import annotations

import math

import cv2
import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from tests.vision.walls.wall_scene import MIDDLE_MM, bare_site
from vision.walls.evidence.fine_view import fine_sight
from vision.walls.evidence.network import PartsSeen
from vision.walls.model.hypothesis import TileHypothesis, disks_in, stones_in
from vision.walls.model.parts import PARTS, Noble, Piece, Sizes, Stone
from vision.walls.model.wall import Wall
from vision.walls.render.drawing import drawing
from vision.walls.render.likelihood import RenderLikelihood
from vision.walls.render.painting_kernels import draw_broad_line, fill_shape

SITE = bare_site(48.0, 12.0, 430.0)
SIZES = Sizes(10.0, 10.0, 4.0, SITE.settings.stages.nobles.profile_mm)
SIGHT = fine_sight(SITE, 85.0, 0.6, 4.0)
ROWS, COLUMNS = 90, 110
CAP = 5.0

inside = st.tuples(st.integers(16 * 3, 16 * (COLUMNS - 4)), st.integers(16 * 3, 16 * (ROWS - 4)))


def blank() -> NDArray[np.uint8]:
    """Nothing drawn."""
    return np.zeros((ROWS, COLUMNS), dtype=np.uint8)


def as_fixed(points: NDArray[np.int32]) -> NDArray[np.int64]:
    """Sixteenths as 65,536ths."""
    return points.astype(np.int64) << 12


@settings(deadline=None)
@given(st.lists(inside, min_size=4, max_size=9))
def test_a_convex_shape_is_filled_as_opencv_fills_it(corners: list[tuple[int, int]]) -> None:
    points = np.asarray(cv2.convexHull(np.array(corners, dtype=np.int32)), dtype=np.int32).reshape(-1, 2)
    assume(len(points) >= 3)
    expected, painted = blank(), blank()
    cv2.fillConvexPoly(expected, points, 3, cv2.LINE_8, 4)
    fill_shape(painted, as_fixed(points), 3)
    assert np.array_equal(painted, expected)


@settings(deadline=None)
@given(inside, inside)
def test_a_broad_line_is_drawn_as_opencv_draws_it(start: tuple[int, int], end: tuple[int, int]) -> None:
    points = np.array([start, end], dtype=np.int32)
    expected, painted = blank(), blank()
    cv2.polylines(expected, [points], False, 5, 2, cv2.LINE_8, 4)
    draw_broad_line(painted, as_fixed(points), 5)
    assert np.array_equal(painted, expected)


@settings(deadline=None)
@given(st.integers(-4000, 6000), st.integers(-4000, 6000), st.integers(-4000, 6000), st.integers(-4000, 6000))
def test_what_lies_outside_the_raster_does_no_harm(left: int, top: int, right: int, bottom: int) -> None:
    fixed = as_fixed(np.array([(left, top), (right, bottom)], dtype=np.int32))
    painted = np.full((ROWS + 40, COLUMNS), 9, dtype=np.uint8)
    draw_broad_line(painted[20:-20], fixed, 5)
    assert (painted[:20] == 9).all()
    assert (painted[-20:] == 9).all()


def stand_with(yaw: float, dx_mm: float, column: bool, noble: bool) -> TileHypothesis:
    """A stair of two courses, and other things beside it."""
    x, y = MIDDLE_MM
    wall = Wall(np.array([x + dx_mm, y + 4, yaw, 0.1, 0.3]), 3, ((0, 4), (0, 2)), 0.0)
    return TileHypothesis(wall, (x - 9, y - 12, 7) if column else None, (x + 14, y - 10) if noble else None)


def pieces_of(hypothesis: TileHypothesis) -> list[Piece]:
    """The same as pieces for OpenCV to draw."""
    noble: list[Piece] = [] if hypothesis.noble is None else [Noble(*hypothesis.noble)]
    return stones_in(hypothesis.wall, SIZES.stone_mm) + disks_in(hypothesis.column, SIZES.disk_mm) + noble


def likelihood_among(about: list[Piece], seed: int) -> RenderLikelihood:
    """A judge of noise."""
    logs = np.random.default_rng(seed).normal(0, 2, (PARTS, SIGHT.rows, len(SIGHT.bearings))).astype(np.float32)
    seen = PartsSeen(SIGHT, logs, np.ones(logs.shape[1:], dtype=bool))
    return RenderLikelihood(seen, about, MIDDLE_MM, SIZES, CAP)


@pytest.mark.parametrize("yaw", [-1.2, 0.0, 0.4, 1.5])
@pytest.mark.parametrize(("column", "noble"), [(False, False), (True, False), (True, True)])
def test_a_score_is_the_sum_over_the_drawing_opencv_makes(yaw: float, column: bool, noble: bool) -> None:
    hypothesis = stand_with(yaw, 3.0, column, noble)
    behind = Stone(MIDDLE_MM[0] + 10, MIDDLE_MM[1] + 34, 0.0, 0.3)
    likelihood = likelihood_among([behind], 1)
    drawn = drawing(SIGHT, [behind, *pieces_of(hypothesis)], SIZES)
    expected = np.take_along_axis(likelihood.odds, drawn[None].astype(np.intp), axis=0).sum(dtype=np.float64)
    assert np.array_equal(likelihood.labels(hypothesis), drawn)
    assert likelihood.score(hypothesis) == pytest.approx(float(expected), abs=0.01)
    assert likelihood.score(hypothesis) == likelihood.score(hypothesis), "what is drawn on is left clean"


def test_what_stands_before_the_tile_hides_what_stands_on_it() -> None:
    hypothesis = stand_with(0.2, 0.0, False, False)
    before = Stone(MIDDLE_MM[0], MIDDLE_MM[1] - 36, 20.0, 0.0)
    drawn = drawing(SIGHT, [before, *pieces_of(hypothesis)], SIZES)
    assert np.array_equal(likelihood_among([before], 2).labels(hypothesis), drawn)


def test_accord_is_the_share_of_odds_that_speak_for_the_first() -> None:
    first, other = stand_with(0.2, 0.0, True, False), stand_with(0.2, 2.0, False, False)
    likelihood = likelihood_among([], 3)
    drawings = (drawing(SIGHT, pieces_of(hypothesis), SIZES).astype(np.intp) for hypothesis in (first, other))
    odds = [np.take_along_axis(likelihood.odds, drawn[None], axis=0)[0] for drawn in drawings]
    gains = (odds[0] - odds[1]).astype(np.float64)
    expected = gains.sum() / np.abs(gains).sum()
    assert likelihood.agreement(first, other) == pytest.approx(expected, abs=1e-4)
    assert likelihood.agreement(other, first) == pytest.approx(-expected, abs=1e-4)
    assert math.isclose(likelihood.agreement(first, first), 0.0)
