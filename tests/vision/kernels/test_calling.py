"""Kernels get what Python gives: numbers, arrays and tuples of both in their order, and no array that they would misread."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from companion.settings.loading import load_settings
from vision.markers.reducing_kernels import reduce_part
from vision.pieces.peak_kernels import find_peaks
from vision.walls.evidence.line_of_sight import LineOfSight
from vision.walls.evidence.noble_silhouette import Profile
from vision.walls.evidence.ray_sums import evidence_from
from vision.walls.model.wall import Wall, stones_along, stones_of_walls
from vision.walls.render.fit_kernels import odds_of
from vision.walls.search.noble_scores import pawn_scores

STONE_MM = 10.0
PROFILE: Profile = load_settings().vision_settings().stages.nobles.profile_mm


def rows_of(values: NDArray[np.float32]) -> NDArray[np.float64]:
    """Room for the peaks of a raster."""
    return np.empty((values.size, 3))


def test_a_whole_number_comes_back() -> None:
    odds = np.array([[0.0, 3.0, 0.0, 0.0, 2.0]], dtype=np.float32)
    found = rows_of(odds)
    assert find_peaks(odds, 1.0, found) == 2
    assert found[:2, 2].tolist() == [3.0, 2.0]


def test_another_number_comes_back() -> None:
    odds = np.arange(12, dtype=np.float32).reshape(1, 2, 6)
    assert odds_of(odds, np.array([[2, 5]], dtype=np.uint8)) == 2.0 + 11.0


@given(
    st.floats(-1.5, 1.5),
    st.floats(-0.2, 0.2),
    st.floats(0.0, 1.0),
    st.integers(1, 5),
)
def test_stones_lie_where_numpy_lays_them(yaw: float, turn: float, gap_mm: float, length: int) -> None:
    line = np.array([20.0, -5.0, yaw, turn, gap_mm])
    (stones,) = stones_of_walls([Wall(line, length, ((0, 2 * length - 2),), 0.0)], STONE_MM)
    x, y, yaws = stones_along(line[None], np.arange(length, dtype=np.float64) - (length - 1) / 2.0, STONE_MM)
    assert np.allclose(stones, np.column_stack([x[0], y[0], np.zeros(length), yaws[0]]), atol=1e-9)


def test_tuples_of_arrays_and_numbers_are_taken_apart() -> None:
    """Rays, named, with an array before six numbers, then arrays again."""
    sight = LineOfSight(np.zeros(2), 300.0, np.linspace(-0.05, 0.05, 24), 270.0, 1.0, 60)
    evidence = evidence_from(sight, np.ones((60, 24), dtype=np.float32), np.ones((60, 24), dtype=np.float32), 1.0, 1)
    near, far = pawn_scores(evidence, evidence.side_sums, np.array([300.0, 900.0]), np.zeros(2), PROFILE)
    assert near > 50.0
    assert far == 0.0


def test_an_array_of_other_numbers_is_refused() -> None:
    odds = np.zeros((4, 4))
    with pytest.raises(TypeError, match="find_peaks takes an array of float32, not float64"):
        find_peaks(odds, 0.0, np.empty((16, 3)))  # type: ignore[arg-type]


def test_an_array_of_four_dimensions_is_refused() -> None:
    with pytest.raises(TypeError, match="of at most 3 dimensions"):
        find_peaks(np.zeros((1, 1, 4, 4), dtype=np.float32), 0.0, np.empty((16, 3)))


def test_an_empty_array_and_one_that_is_read_only_are_taken() -> None:
    assert find_peaks(np.empty((0, 4), dtype=np.float32), 0.0, np.empty((0, 3))) == 0
    odds = np.array([[0.0, 3.0, 0.0]], dtype=np.float32)
    odds.flags.writeable = False
    assert find_peaks(odds, 1.0, rows_of(odds)) == 1


def test_an_array_with_gaps_is_refused() -> None:
    gray = np.zeros((8, 8), dtype=np.uint8)
    with pytest.raises(TypeError, match="reduce_part takes an array without gaps"):
        reduce_part(gray[:, ::2], 2.0, 0, 0, np.empty((2, 2), dtype=np.uint8))


def test_too_few_values_are_refused() -> None:
    with pytest.raises(TypeError, match="find_peaks takes 3 values, not 2"):
        find_peaks(np.zeros((4, 4), dtype=np.float32), 0.0)  # type: ignore[call-arg]


def test_values_by_name_are_refused() -> None:
    odds = np.zeros((4, 4), dtype=np.float32)
    with pytest.raises(TypeError, match="find_peaks takes its values by place"):
        find_peaks(odds, 0.0, found=rows_of(odds))
