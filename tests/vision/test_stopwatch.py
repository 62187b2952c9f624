"""A stopwatch sums what its clock says, and without a clock says nothing."""

from __future__ import annotations

import pytest

from vision.stopwatch import Stopwatch


def test_times_of_one_name_are_summed_in_the_order_of_first_entry() -> None:
    ticks = iter([0, 2_000_000, 10_000_000, 11_000_000, 20_000_000, 25_000_000])
    watch = Stopwatch(lambda: next(ticks))
    for name in ("light", "tiles", "light"):
        with watch.stage(name):
            pass
    assert watch.stage_ms() == (("light", 7.0), ("tiles", 1.0))


def test_a_stage_that_fails_is_timed_too() -> None:
    ticks = iter([0, 3_000_000])
    watch = Stopwatch(lambda: next(ticks))
    with pytest.raises(ValueError, match="no"), watch.stage("light"):
        raise ValueError("no")
    assert watch.stage_ms() == (("light", 3.0),)


def test_without_a_clock_nothing_is_measured() -> None:
    watch = Stopwatch(None)
    with watch.stage("light"):
        pass
    assert watch.stage_ms() == ()
