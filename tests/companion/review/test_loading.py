"""An evening is the same whether its game lies in the file or is played through anew from what came in."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from companion.errors import CompanionError
from companion.games.codec import command_to_json, event_to_json
from companion.games.records import to_json
from companion.recording.messages import (
    Annotated,
    CommandDecided,
    DeviceChanged,
    EventHappened,
    FrameTaken,
    HappeningHeard,
    Message,
    Observed,
    ReplyGiven,
)
from companion.recording.reading import open_recording
from companion.recording.writing.mcap_writer import RecordingWriter
from companion.review.frame_store import FrameStore
from companion.review.loading import asked_of, load_game
from companion.review.moments import board_at, marks, moments
from companion.review.recorded_game import Asked, RecordedGame
from companion.review.replay_page import Replay
from companion.review.what_if import branch, branch_board, branch_to_json, numbers
from tests.companion.review.recorded import RECORDING, recorded_evening, settings
from vision.geometry.camera_model import camera_model_to_json

RED = {"r": 1, "g": 0, "b": 0, "a": 1}
LINE = [{"x": 5, "y": 5}, {"x": 95, "y": 5}]


def messages_of(evening: RecordedGame) -> list[Message]:
    """The evening as a recorder writes it, with a question, a device and what was seen in one of its pictures."""
    found: list[Message] = []
    version = 0
    for step in evening.steps:
        command = {"command": "begin"} if step.command is None else command_to_json(step.command)
        found.append(CommandDecided(step.t_ns, step.t_ns, step.version, step.source, command))
        for event in step.events:
            version += 1
            found.append(EventHappened(step.t_ns, step.t_ns, version, event_to_json(event)))
    for roll in evening.rolls:
        body = {"t_ns": 1, "board": roll.board, "number": roll.number, "well": roll.well, "top": roll.face}
        found.append(HappeningHeard(roll.t_ns, roll.t_ns, "RollSettled", body))
    s = 1_000_000_000
    found.append(ReplyGiven(70 * s, 70 * s, "0.0.1.stones", 4, 0))
    found.append(DeviceChanged(71 * s, 71 * s, "camera", "off", "The camera is unplugged."))
    found.append(Observed(72 * s, 72 * s, {"still": True, "mats": []}))
    drawing = {
        "circles": [],
        "texts": [],
        "points": [{"type": 4, "points": LINE, "outline_color": RED, "thickness": 3}],
    }
    found.append(Annotated(72 * s, 72 * s, drawing))
    with open_recording(RECORDING) as recording:
        jpeg = recording.frame(recording.frames[0]).jpeg
    found += [FrameTaken(t * s, t * s, jpeg) for t in (60, 72, 80)]
    return sorted(found, key=lambda message: message.t_ns)


def write(path: Path, evening: RecordedGame, messages: Sequence[Message]) -> Path:
    with open_recording(RECORDING) as recording:
        camera = camera_model_to_json(recording.head.camera)
    about = {
        "title": evening.title,
        "began": "2026-11-18T20:00:00+00:00",
        "options": json.dumps(to_json(evening.options)),
        "mats": json.dumps(list(evening.mats)),
    }
    with path.open("wb") as stream, RecordingWriter(stream, camera, about) as writer:
        for message in messages:
            writer.write(message)
    return path


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    evening = recorded_evening()
    return write(tmp_path_factory.mktemp("recording") / "whole.mcap", evening, messages_of(evening))


def test_the_game_in_the_file_is_the_game_that_is_played_through(whole: Path) -> None:
    played, read = recorded_evening(), load_game(whole, settings(), looks=True)
    assert read.steps == played.steps
    assert read.state == played.state
    assert [replace(roll, t_ns=0) for roll in read.rolls] == [replace(roll, t_ns=0) for roll in played.rolls]
    assert (read.from_file, played.from_file) == (True, False)
    assert moments(read) == moments(played)
    assert read.asked == (Asked(70_000_000_000, 0, (0, 1), "stones"),)
    assert [look.still for look in read.looks] == [True]
    assert read.began == "2026-11-18T20:00:00+00:00"
    assert [mark.version for mark in marks(read) if mark.kind == "device"] == [None]


@pytest.mark.parametrize(
    ("key", "place"),
    [("0.1.3.stones", (0, (1, 3), "stones")), ("2.lands", (2, None, "lands")), ("market.grain", (None, None, "grain"))],
)
def test_a_question_s_name_tells_what_it_was_about(key: str, place: tuple[object, ...]) -> None:
    asked = asked_of(5, key)
    assert (asked.mat, asked.cell, asked.about) == place


def test_what_was_seen_is_drawn_on_the_pictures_from_then_on(whole: Path) -> None:
    with FrameStore(whole, settings()) as store:
        plain, drawn = (
            [store.image(i, overlay=False) for i in range(3)],
            [store.image(i, overlay=True) for i in range(3)],
        )
        red = [int(image[5, 50, 2]) - int(image[5, 50, 1]) > 120 for image in drawn]
        assert red == [False, True, True]
        assert (plain[0] == drawn[0]).all()
        assert store.place_at(59_000_000_000) is None
        assert store.place_at(75_000_000_000) == 1
        with pytest.raises(CompanionError):
            store.picture(3, overlay=False)


@pytest.mark.parametrize("missing", ["EventHappened", "CommandDecided"])
def test_a_gap_in_the_game_is_said_in_a_sentence(tmp_path: Path, missing: str) -> None:
    evening = recorded_evening()
    messages = messages_of(evening)
    version = evening.steps[12].version
    gone = next(m for m in messages if type(m).__name__ == missing and getattr(m, "version", 0) == version)
    path = write(tmp_path / "gap.mcap", evening, [message for message in messages if message is not gone])
    with pytest.raises(CompanionError) as refused:
        load_game(path, settings())
    assert refused.value.code == "recording.gap"


def test_every_moment_has_its_table_and_others_are_refused() -> None:
    evening = recorded_evening()
    assert [board_at(evening, version)["version"] for version in (1, 20, evening.history.version)] == [1, 20, 48]
    for version in (0, 49):
        with pytest.raises(CompanionError) as refused:
            board_at(evening, version)
        assert refused.value.code == "moment.unknown"


def test_every_number_can_be_thought_of_as_another_and_as_itself_changes_nothing() -> None:
    evening = recorded_evening()
    offered = numbers(evening)
    assert len(offered) == 30
    for number in offered:
        same = branch(evening, number["place"], number["number"], number["value"])
        assert same.course.left_out == ()
        assert branch_to_json(evening, same)["walls"] == []
        assert all(line["same"] for line in branch_to_json(evening, same)["lines"])
        more = branch(evening, number["place"], number["number"], min(number["highest"], number["value"] + 1))
        told = branch_to_json(evening, more)
        assert json.loads(json.dumps(told)) == told
        board = branch_board(evening, more, len(more.steps) - 1)
        assert board["seats"][0]["name"] == "Asha"


def test_what_cannot_be_told_is_said_instead_of_the_page(tmp_path: Path) -> None:
    evening = recorded_evening()
    messages = [m for m in messages_of(evening) if getattr(m, "version", 0) != 20]
    path = write(tmp_path / "gap.mcap", evening, messages)
    with Replay(path, settings()) as replay:
        with pytest.raises(CompanionError):
            replay.board(1)
        replay.wake()
        gatherer = replay._loader
        assert gatherer is not None
        gatherer.join(timeout=60)
        with pytest.raises(CompanionError) as refused:
            replay.told()
        assert refused.value.code == "recording.gap"
