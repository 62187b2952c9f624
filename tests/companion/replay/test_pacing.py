"""Pacing a recording: what is due when, however it is steered."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from companion.replay.pacing import Pace

S = 1_000_000_000


def test_at_double_speed_a_second_of_the_evening_takes_half_a_second() -> None:
    pace = Pace(10 * S, 100 * S, speed=2.0)
    assert pace.wait_s(11 * S, 100 * S) == 0.5
    assert pace.wait_s(11 * S, 101 * S) == 0.0
    assert pace.position_ns(101 * S) == 12 * S


def test_a_paused_recording_waits_without_end_and_goes_on_where_it_stood() -> None:
    pace = Pace(0, 0).steered(3 * S, playing=False)
    assert pace.wait_s(4 * S, 50 * S) is None
    assert pace.position_ns(50 * S) == 3 * S
    assert pace.steered(60 * S, playing=True).wait_s(4 * S, 60 * S) == 1.0


@given(st.floats(0.25, 32.0), st.integers(0, 10**12), st.integers(0, 10**12))
def test_changing_speed_never_jumps(speed: float, t_ns: int, wall_ns: int) -> None:
    pace = Pace(t_ns, wall_ns)
    later = wall_ns + 5 * S
    assert abs(pace.steered(later, speed=speed).position_ns(later) - pace.position_ns(later)) <= 1


def test_slow_work_delays_the_evening_instead_of_skipping_it() -> None:
    pace = Pace(0, 0).not_ahead_of(1 * S, 9 * S)
    assert pace.position_ns(9 * S) == 1 * S
    assert Pace(0, 0).not_ahead_of(20 * S, 9 * S) == Pace(0, 0)
