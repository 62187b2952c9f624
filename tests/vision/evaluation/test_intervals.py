"""The interval of a rate is Wilson's."""

from __future__ import annotations

import pytest

from vision.evaluation.intervals import wilson_interval


@pytest.mark.parametrize(
    ("part", "whole", "low", "high"),
    [(0, 0, 0.0, 1.0), (0, 10, 0.0, 0.278), (10, 10, 0.722, 1.0), (50, 100, 0.404, 0.596), (81, 263, 0.255, 0.366)],
)
def test_intervals_are_wilsons(part: int, whole: int, low: float, high: float) -> None:
    assert wilson_interval(part, whole) == pytest.approx((low, high), abs=0.001)
