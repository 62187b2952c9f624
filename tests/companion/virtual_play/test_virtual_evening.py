"""A short evening at the virtual table: camera, board, referee and table agree with the wood, and it replays."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from companion.errors import CompanionError
from companion.games.raja.events import BuildFinished, StonesRemoved
from companion.games.raja.state import State
from companion.recording.messages import CommandGiven, FrameTaken, SentencePassed
from companion.recording.reading import open_recording, read_messages
from companion.replay.depths import replay_at
from companion.replay.report import Depth
from companion.texts.catalogue import commands_in, texts_in
from companion.virtual_play.recording import recorded_virtual_evening
from companion.virtual_play.report import EveningPlan
from companion.virtual_play.simulated_game import SimulatedGame
from tests.companion.recording.doctor import ailments
from tests.hardware.virtual.kit import shipped

SHORT = EveningPlan(seed=1, mats=(0, 2), players="sensible", turns=1, collapses_once_in=3, survey=False)
DEPTHS: tuple[Depth, ...] = ("fold", "re-decide", "re-sense")
pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("virtual-evening")]


class Played:
    """One short evening with all that passed."""

    def __init__(self, plan: EveningPlan, path: Path) -> None:
        with path.open("wb") as stream, recorded_virtual_evening(plan, shipped(), stream) as self.evening:
            self.states: list[State] = list(self.evening.play())
        self.path = path
        self.messages = list(read_messages(path))
        self.report = self.evening.report


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Played:
    """One evening for all tests here."""
    return Played(SHORT, tmp_path_factory.mktemp("virtual") / "evening.mcap")


def test_every_moved_wall_came_to_be_known_by_the_camera_or_by_asking(played: Played) -> None:
    walls = played.report.walls
    moved = [
        e.event for e in played.evening.session.table.events if isinstance(e.event, (BuildFinished, StonesRemoved))
    ]
    assert walls.total() == len(moved) >= 2
    assert walls["right"] >= 1
    assert walls["told"] == 0
    assert len(played.report.mistakes) == walls["wrong"] + played.report.dice["wrong"]


def test_every_die_is_read_as_it_was_thrown(played: Played) -> None:
    assert played.report.dice.total() > 0
    assert set(played.report.dice) == {"right"}


def test_game_and_wood_agree_at_the_end(played: Played) -> None:
    state = played.states[-1]
    for player, mat in zip(state.players, SHORT.mats, strict=True):
        found = played.evening.table.scene.mat(mat)
        assert found is not None
        for tile in player.lands:
            city = found.city(tile.cell)
            stones = 0 if city is None else len(city.wall.stones)
            assert stones == tile.stones


def test_the_companion_learns_of_walls_and_dice_by_frames_and_sentences_alone(played: Played) -> None:
    given = {m.command["command"] for m in played.messages if isinstance(m, CommandGiven)}
    assert not given & {"FinishBuild", "FinishRemoval", "RollSiegeDice"}
    assert any(isinstance(m, FrameTaken) for m in played.messages)
    assert any(isinstance(m, SentencePassed) for m in played.messages)


def test_its_recording_replays_at_every_depth_to_the_same_score(played: Played) -> None:
    reports = {depth: replay_at(played.path, depth, shipped()) for depth in DEPTHS}
    for report in reports.values():
        assert report.differences == [], "\n".join(report.lines())
        assert report.compared["events"] >= 40
    assert len({json.dumps(report.final) for report in reports.values()}) == 1
    assert tuple(reports["fold"].final["points"].values()) == played.report.points
    assert reports["fold"].compared["states"] >= 5
    assert reports["re-sense"].compared["looks"] >= 3
    assert reports["re-sense"].compared["readings"] >= 50
    assert not reports["re-sense"].played_first


def test_its_recording_is_healthy_and_its_pictures_decode(played: Played) -> None:
    assert ailments(played.path) == []
    with open_recording(played.path) as recording:
        assert {"turn", "phase", "dice"} <= {mark.kind for mark in recording.marks}
        assert sum(1 for _ in recording.messages(FrameTaken)) == len(recording.frames) > 5


@pytest.mark.parametrize("mats", [(0,), (1, 1), (0, 1, 2, 3, 4, 5)])
def test_who_cannot_sit_there_is_told(mats: tuple[int, ...]) -> None:
    with pytest.raises(CompanionError) as refused:
        SimulatedGame(EveningPlan(1, mats, "random", 1, 0, False), shipped())
    assert refused.value.code == "evening.players"


def test_what_the_report_says_is_json(played: Played) -> None:
    from companion.cli.evening import _report_json, _report_text

    report = _report_json(played.report)
    assert json.loads(json.dumps(report))["walls"] == dict(played.report.walls)
    assert "walls moved" in _report_text(played.report, commands_in("en"), texts_in("en"))
