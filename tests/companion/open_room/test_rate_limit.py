"""Buckets that fill again."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.errors import TooSoon
from companion.open_room import rate_limit
from companion.open_room.rate_limit import Rates
from companion.open_room.settings import RateSettings


@settings(deadline=None)
@given(steps=st.lists(st.floats(0, 5), max_size=60))
def test_nobody_is_heard_more_often_than_the_bucket_and_its_filling_allow(steps: list[float]) -> None:
    rates, now_s = Rates(RateSettings(5, 0.5)), 100.0
    for heard, step in enumerate(steps, start=1):
        now_s += step
        try:
            rates.take("a", now_s)
        except TooSoon as refused:
            wait_s = refused.wait_s
            rates.take("b", now_s)  # another's bucket is another
            now_s += wait_s
            rates.take("a", now_s)  # after the time that was named there is room
        assert heard <= 5 + 0.5 * (now_s - 100.0) + 1e-6


def test_full_buckets_are_forgotten_when_there_are_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limit, "MOST_BUCKETS", 100)
    rates = Rates(RateSettings(2, 1))
    for number in range(100):
        rates.take(f"address {number}", 0.0)
    rates.take("late", 60.0)
    assert len(rates._left) == 1
