"""An evening at the virtual table with more eyes than one camera: cameras aside, and phones that show what would be asked."""

from __future__ import annotations

import pytest

from companion.errors import CompanionError
from companion.virtual_play.report import EveningPlan
from companion.virtual_play.simulated_game import SimulatedGame
from tests.hardware.virtual.kit import shipped

pytestmark = pytest.mark.slow
MATS = (0, 2)


def plan(seed: int, cameras: int, phones: int) -> EveningPlan:
    """Two turns."""
    return EveningPlan(seed, MATS, "sensible", 2, 4, survey=False, cameras=cameras, phones=phones)


@pytest.mark.parametrize(("cameras", "phones"), [(0, 0), (9, 0), (1, 9)])
def test_more_eyes_than_the_table_has_are_refused(cameras: int, phones: int) -> None:
    with pytest.raises(CompanionError) as refused:
        SimulatedGame(plan(1, cameras, phones), shipped())
    assert refused.value.code == "evening.eyes"
