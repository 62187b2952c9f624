"""The shipped evening replays at full depth without a difference; tests/companion/virtual_play has a virtual one."""

from __future__ import annotations

import json

import pytest

from companion.recording.example import example_evening
from companion.replay.depths import replay_at
from companion.replay.report import Depth, ReplayReport
from companion.settings.loading import load_settings
from companion.texts.files import PSEUDO
from tests.companion.recording.doctor import ailments
from tests.companion.texts.pseudo_words import plain_letters

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("replay-depths")]
SETTINGS = load_settings()
SHIPPED = example_evening()
DEPTHS: tuple[Depth, ...] = ("fold", "re-decide", "re-sense")


def held(report: ReplayReport) -> ReplayReport:
    """A report without a difference, of something."""
    assert report.differences == [], "\n".join(report.lines())
    assert report.compared["events"] >= 40
    return report


# Read once in `make test`, by test_replaying.
@pytest.mark.long
def test_the_shipped_evening_replays_at_full_depth_twice_to_the_same_bytes() -> None:
    first, second = (replay_at(SHIPPED, "re-sense", SETTINGS) for _ in range(2))
    held(first)
    assert first.played_first
    assert first.final["points"] == {"Asha": 3, "Bo": 3}
    assert first.compared["looks"] >= 10
    assert json.dumps(first.to_json()) == json.dumps(second.to_json())


def test_the_shipped_evenings_file_is_healthy() -> None:
    assert ailments(SHIPPED) == []


def test_a_report_is_told_in_the_language_that_is_asked_for() -> None:
    report = ReplayReport(
        "fold", {"events": 48}, {"looks at a moving table": 2}, [], {"points": {"123": 3}}, [], played_first=True
    )
    assert report.lines() == [
        "fold: compared 48 events",
        "the file holds only inputs: it was played through first, and the result was compared with itself",
        "not compared: 2 looks at a moving table",
        "no difference",
        "final points: 123 3",
    ]
    assert [line for line in report.lines(PSEUDO) if plain_letters(line, ["fold"])] == []
