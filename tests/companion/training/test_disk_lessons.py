"""What the disks' network is taught with: shares that sum to the disks, wherever a window of the strip begins."""

from __future__ import annotations

import numpy as np
import pytest

from companion.training.disk_lessons import WINDOW_ROWS, ColumnLesson, window_of
from vision.walls.disk_strip import BELOW_MM, COLUMNS, INPUTS, ROW_MM, Strip, rows_for


def lesson(disks: int) -> ColumnLesson:
    """A column whose disks each show in one sample."""
    height_mm = 4.0 * disks
    bottom_mm, samples = -BELOW_MM - 12.0, 2 * rows_for(height_mm + 24.0)
    shares = np.zeros(samples, np.float32)
    for disk in range(disks):
        shares[round((4.0 * disk + 2.0 - bottom_mm) / (ROW_MM / 2))] = 1.0
    return ColumnLesson(Strip(np.zeros((3, samples, COLUMNS), np.float32), bottom_mm, 0.9), shares, disks, height_mm)


@pytest.mark.parametrize("disks", [1, 5, 9])
def test_a_low_column_lies_whole_in_every_window(disks: int) -> None:
    for seed in range(20):
        inputs, shares = window_of(lesson(disks), 4.0, np.random.default_rng(seed))
        assert inputs.shape == (INPUTS, WINDOW_ROWS, COLUMNS)
        assert inputs.dtype == shares.dtype == np.float32
        assert shares.sum() == disks


def test_of_a_tall_column_windows_show_the_foot_the_top_and_what_is_between() -> None:
    sums = {float(window_of(lesson(20), 4.0, np.random.default_rng(seed))[1].sum()) for seed in range(40)}
    assert max(sums) < 20
    assert len(sums) > 3


def test_where_the_column_is_thought_to_stand_does_not_tell_its_disks() -> None:
    marked = [window_of(lesson(6), 4.0, np.random.default_rng(seed))[0][3, :, 0].sum() for seed in range(200)]
    assert np.std(np.array(marked) * ROW_MM) > 3.5  # millimetres: nearly a disk
