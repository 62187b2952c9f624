"""Folding and deciding again: no difference where nothing changed, and every difference told with its time and picture."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from companion.games.records import to_json
from companion.recording.messages import (
    CommandDecided,
    CommandRejected,
    EventHappened,
    HeadTold,
    Message,
    StateReached,
)
from companion.recording.reading import DamagedRecording, open_recording
from companion.recording.writing.mcap_writer import RecordingWriter
from companion.replay.depths import replay_at
from companion.replay.fold import verify_fold
from companion.replay.redecide import redecide
from tests.companion.session.recorded_story import SETTINGS, record, story

Change = Callable[[Message], Message | None]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The evening, recorded once."""
    return record(tmp_path_factory.mktemp("kept") / "whole.mcap")


def changed(whole: Path, path: Path, change: Change) -> Path:
    """The same recording with each message as ``change`` gives it back; None leaves it out."""
    with open_recording(whole) as recording, path.open("wb") as stream:
        camera = json.loads(recording.attachments["camera.json"])
        with RecordingWriter(stream, camera, recording.about) as writer:
            for message in recording.messages():
                new = None if isinstance(message, HeadTold) else change(message)
                if new is not None:
                    writer.write(new)
    return path


def test_the_recorded_evening_folds_and_decides_without_a_difference(whole: Path) -> None:
    with open_recording(whole) as recording:
        folded, decided = verify_fold(recording), redecide(recording)
    assert folded.differences == []
    assert decided.differences == []
    assert folded.compared["states"] >= 5
    assert folded.compared["events"] == decided.compared["events"] >= 40
    assert folded.final == decided.final
    assert folded.final["points"] == {"Asha": 3, "Bo": 3}


def test_two_replays_give_the_same_bytes(whole: Path) -> None:
    for depth in ("fold", "re-decide"):
        first, second = (json.dumps(replay_at(whole, depth, SETTINGS).to_json()) for _ in range(2))
        assert first == second


def test_an_event_that_was_otherwise_shows_at_its_time_with_its_picture(whole: Path, tmp_path: Path) -> None:
    def more_stones(message: Message) -> Message:
        if isinstance(message, EventHappened) and message.event["event"] == "BuildFinished":
            return replace(message, event={**message.event, "standing": message.event["standing"] - 1})
        return message

    path = changed(whole, tmp_path / "other.mcap", more_stones)
    with open_recording(path) as recording:
        decided, folded = redecide(recording), verify_fold(recording)
        frames = recording.frames
    first = decided.differences[0]
    assert first.what == f"event {first.version}"
    assert first.recorded["standing"] == first.replayed["standing"] - 1
    shown = decided.to_json()["differences"][0]["picture"]
    newest = max(frame.index for frame in frames if frame.t_ns <= first.t_ns)
    assert shown["index"] == newest
    assert any(difference.what.startswith("state at version") for difference in folded.differences)


def test_a_command_that_the_rules_refuse_now_is_one_difference(whole: Path, tmp_path: Path) -> None:
    def too_much(message: Message) -> Message:
        if isinstance(message, CommandDecided) and message.command.get("command") == "PlaceBid":
            return replace(message, command={**message.command, "amount": 999})
        return message

    with open_recording(changed(whole, tmp_path / "bid.mcap", too_much)) as recording:
        bids = [m for m in recording.messages(CommandDecided) if getattr(m, "command", {}).get("command") == "PlaceBid"]
        decided = redecide(recording)
    assert len(decided.differences) == len(bids) >= 1
    assert all(str(difference.replayed).startswith("auction.") for difference in decided.differences)


def test_a_refusal_that_would_be_taken_now_is_a_difference(whole: Path, tmp_path: Path) -> None:
    told: list[CommandDecided] = []

    def with_refusal(message: Message) -> Message:
        if isinstance(message, CommandDecided) and message.command.get("command") == "PlaceBid" and not told:
            told.append(message)
            code = "auction.bid_too_low"
            return CommandRejected(message.t_ns, message.logged_ns, message.command, code, "Bid more.")
        return message

    with open_recording(changed(whole, tmp_path / "refused.mcap", with_refusal)) as recording:
        decided = redecide(recording)
    assert ("auction.bid_too_low", "taken") in [(d.recorded, d.replayed) for d in decided.differences]


def test_a_missing_event_ends_the_fold_with_one_difference(whole: Path, tmp_path: Path) -> None:
    path = changed(
        whole,
        tmp_path / "gap.mcap",
        lambda m: None if isinstance(m, EventHappened) and m.version == 20 else m,
    )
    with open_recording(path) as recording:
        folded = verify_fold(recording)
    gaps = [difference for difference in folded.differences if "missing" in difference.note]
    assert [gap.version for gap in gaps] == [21]


def test_a_state_that_was_never_reached_is_told(whole: Path, tmp_path: Path) -> None:
    path = changed(
        whole, tmp_path / "state.mcap", lambda m: replace(m, digest="0" * 64) if isinstance(m, StateReached) else m
    )
    with open_recording(path) as recording:
        folded = verify_fold(recording)
    assert len(folded.differences) == folded.compared["states"]


def test_what_holds_no_game_is_refused_with_the_remedy(whole: Path, tmp_path: Path) -> None:
    inputs = changed(
        whole,
        tmp_path / "inputs.mcap",
        lambda m: None if isinstance(m, (CommandDecided, EventHappened, StateReached)) else m,
    )
    with open_recording(inputs) as recording:
        for replay in (verify_fold, redecide):
            with pytest.raises(DamagedRecording, match="--record") as refused:
                replay(recording)
            assert refused.value.code == "recording.no_events"


def test_the_head_tells_which_game_it_is_of(whole: Path) -> None:
    with open_recording(whole) as recording:
        assert json.loads(recording.about["options"]) == to_json(story().options)
        assert json.loads(recording.about["mats"]) == list(story().mats)
