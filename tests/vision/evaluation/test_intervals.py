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


def test_an_interval_holds_its_rate() -> None:
    for whole in range(1, 200):
        for part in range(whole + 1):
            low, high = wilson_interval(part, whole)
            assert 0.0 <= low <= part / whole <= high <= 1.0, (part, whole)
