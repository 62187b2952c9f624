"""The shipped evening and a virtual one, real eyes and all, replay at all three depths without a difference."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from companion.recording.example import example_evening
from companion.recording.messages import FrameTaken
from companion.recording.new_file import new_file
from companion.recording.reading import open_recording
from companion.replay.depths import replay_at
from companion.replay.report import Depth, ReplayReport
from companion.settings.loading import load_settings
from companion.texts.files import PSEUDO
from companion.virtual_play.recording import recorded_virtual_evening
from companion.virtual_play.report import EveningPlan
from tests.companion.recording.doctor import ailments
from tests.companion.texts.pseudo_words import plain_letters

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("replay-depths")]
SETTINGS = load_settings()
SHIPPED = example_evening()
DEPTHS: tuple[Depth, ...] = ("fold", "re-decide", "re-sense")


@pytest.fixture(scope="module")
def virtual(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A virtual evening, recorded as it was played."""
    path = tmp_path_factory.mktemp("virtual") / "virtual.mcap"
    plan = EveningPlan(seed=2, mats=(0, 2), players="sensible", turns=1, collapses_once_in=3, survey=False)
    with new_file(path) as stream, recorded_virtual_evening(plan, SETTINGS, stream) as played:
        for _ in played.play():
            pass
    return path


def held(report: ReplayReport) -> ReplayReport:
    """A report without a difference, of something."""
    assert report.differences == [], "\n".join(report.lines())
    assert report.compared["events"] >= 40
    return report


def test_the_virtual_evening_replays_at_every_depth(virtual: Path) -> None:
    reports = {depth: held(replay_at(virtual, depth, SETTINGS)) for depth in DEPTHS}
    assert len({json.dumps(report.final) for report in reports.values()}) == 1
    assert reports["fold"].compared["states"] >= 5
    assert reports["re-sense"].compared["looks"] >= 3
    assert reports["re-sense"].compared["readings"] >= 50
    assert not reports["re-sense"].played_first


def test_the_virtual_evenings_file_is_healthy_and_its_pictures_decode(virtual: Path) -> None:
    assert ailments(virtual) == []
    with open_recording(virtual) as recording:
        assert {"turn", "phase", "dice"} <= {mark.kind for mark in recording.marks}
        assert sum(1 for _ in recording.messages(FrameTaken)) == len(recording.frames) > 5


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
        "the file holds only what came in: it was played through first, and that was held against itself",
        "not compared: 2 looks at a moving table",
        "no difference",
        "final points: 123 3",
    ]
    assert [line for line in report.lines(PSEUDO) if plain_letters(line, ["fold"])] == []
