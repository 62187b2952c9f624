"""The soak of open screens: what it measures is what it says, and a short run of it goes through."""

from __future__ import annotations

import pytest

from tests.own_thread import in_own_thread
from tests.soak.open_screens import growth, soaked


@pytest.mark.parametrize(
    ("series", "share"),
    [
        pytest.param([50, 100, 100, 100], 0.0, id="what fills caches at first is not growth"),
        pytest.param([100, 100, 150, 200], 1.0, id="twice as much is"),
        pytest.param([100, 100, 110, 90], -0.1, id="what is given back counts against it"),
        pytest.param([100], 0.0, id="one figure tells nothing"),
    ],
)
def test_growth_compares_the_last_quarter_with_the_second(series: list[float], share: float) -> None:
    assert growth(series) == pytest.approx(share)


@pytest.mark.long
@pytest.mark.slow
def test_sixty_screens_are_told_everything_in_one_game_after_another() -> None:
    watched = in_own_thread(lambda: soaked(8.0, every_s=0.0))
    assert watched.commands >= 20
    assert watched.memory_mb
