"""How a report of the evenings writes what it counted."""

from __future__ import annotations

import pytest

from companion.statistics.report import clock


@pytest.mark.parametrize(
    ("seconds", "written"),
    [
        (0.0, "0:00"),
        (59.9, "0:59"),
        (61.0, "1:01"),
        (3599.0, "59:59"),
        (3600.0, "1:00:00"),
        (3725.0, "1:02:05"),
        (36000.0, "10:00:00"),
    ],
)
def test_a_time_is_written_as_people_read_a_clock(seconds: float, written: str) -> None:
    assert clock(seconds) == written
