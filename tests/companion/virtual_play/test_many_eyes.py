"""An evening at the virtual table with more eyes than one camera: cameras aside, and phones that show what would be asked."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.errors import CompanionError
from companion.replay.depths import replay_at
from companion.virtual_play.evening import VirtualEvening
from companion.virtual_play.recording import recorded_virtual_evening
from companion.virtual_play.report import EveningPlan
from tests.hardware.virtual.kit import shipped

pytestmark = pytest.mark.slow
MATS = (0, 2)


def plan(seed: int, cameras: int, phones: int) -> EveningPlan:
    """Two turns."""
    return EveningPlan(seed, MATS, "sensible", 2, 4, survey=False, cameras=cameras, phones=phones)


@pytest.mark.parametrize(("cameras", "phones"), [(0, 0), (9, 0), (1, 9)])
def test_more_eyes_than_the_table_has_are_refused(cameras: int, phones: int) -> None:
    with pytest.raises(CompanionError) as refused:
        VirtualEvening(plan(1, cameras, phones), shipped())
    assert refused.value.code == "evening.eyes"


@pytest.mark.long
def test_with_two_cameras_and_three_phones_hardly_anything_is_asked_and_nothing_typed(tmp_path: Path) -> None:
    alone = VirtualEvening(plan(1, 1, 0), shipped())
    for _ in alone.play():
        pass
    path = tmp_path / "evening.mcap"
    with path.open("wb") as stream, recorded_virtual_evening(plan(1, 2, 3), shipped(), stream) as many:
        for _ in many.play():
            pass
    assert alone.report.questions["said"] > 0
    assert many.report.questions["said"] * 3 <= alone.report.questions["said"]
    assert many.report.questions["typed"] == 0
    assert many.report.walls["wrong"] == 0
    for depth in ("fold", "re-decide", "re-sense"):
        report = replay_at(path, depth, shipped())
        assert report.differences == [], "\n".join(report.lines())
