"""A part, or several parts of one game, are recordings as good as what they were made from."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from companion.errors import CompanionError
from companion.recording.changes.cutting import cut_recording, merge_recordings
from companion.recording.example import example_evening
from companion.recording.messages import EventHappened, FrameTaken, HeadTold, Message, RecordingNoted
from companion.recording.reading import open_recording
from companion.recording.writing.mcap_writer import RecordingWriter
from companion.replay.fold import verify_fold
from companion.replay.redecide import redecide
from tests.companion.recording.doctor import ailments
from tests.companion.session.recorded_story import record
from tests.soak.damaged_recordings import CAMERA

S = 1_000_000_000


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The evening, recorded once."""
    return record(tmp_path_factory.mktemp("kept") / "whole.mcap")


@pytest.mark.parametrize(("from_s", "to_s"), [(0, 20), (20, 50), (41.5, 1000), (0, 1000)])
def test_a_cut_holds_what_was_logged_then_and_the_game_before_it(
    whole: Path, tmp_path: Path, from_s: float, to_s: float
) -> None:
    cut = tmp_path / "cut.mcap"
    cut_recording(whole, cut, round(from_s * S), round(to_s * S))
    assert ailments(cut) == []
    with open_recording(cut) as part, open_recording(whole) as all_of_it:
        pictures = [ref.t_ns for ref in part.frames]
        assert pictures == [r.t_ns for r in all_of_it.frames if from_s * S <= r.logged_ns < to_s * S]
        assert verify_fold(part).differences == redecide(part).differences == []
        events = [e.event for e in part.messages(EventHappened) if isinstance(e, EventHappened)]
        before = all_of_it.messages(EventHappened, end_ns=round(to_s * S))
        assert events == [e.event for e in before if isinstance(e, EventHappened)]
        assert part.start_ns >= min(from_s * S, all_of_it.start_ns)


def test_one_picture_is_found_by_its_time_in_a_cut(whole: Path, tmp_path: Path) -> None:
    cut = tmp_path / "cut.mcap"
    cut_recording(whole, cut, 20 * S, 60 * S)
    with open_recording(cut) as part:
        ref = part.frames[3]
        assert part.frame(ref).t_ns == ref.t_ns
        found = part.frame_at(ref.t_ns)
        assert found is not None
        assert found == part.frame(ref)
        assert part.frame_at(0) is None


@pytest.mark.parametrize(("from_s", "to_s"), [(50, 50), (60, 20), (5000, 6000)])
def test_a_cut_of_nothing_is_refused(whole: Path, tmp_path: Path, from_s: int, to_s: int) -> None:
    with pytest.raises(CompanionError, match="it goes from") as refused:
        cut_recording(whole, tmp_path / "cut.mcap", from_s * S, to_s * S)
    assert refused.value.code == "recording.empty_cut"
    assert list(tmp_path.iterdir()) == []


def test_what_holds_no_game_can_be_cut_from_its_beginning_only(tmp_path: Path) -> None:
    shipped = example_evening()
    with pytest.raises(CompanionError, match="--record") as refused:
        cut_recording(shipped, tmp_path / "cut.mcap", 20 * S, 40 * S)
    assert refused.value.code == "recording.cut_needs_game"
    cut_recording(shipped, tmp_path / "cut.mcap", 0, 10 * S)
    with open_recording(tmp_path / "cut.mcap") as part:
        assert 0 < len(part.frames) < 53


@pytest.mark.parametrize("gap_s", [0, 8])
def test_parts_are_merged_in_the_order_of_their_times_whatever_order_they_are_named_in(
    whole: Path, tmp_path: Path, gap_s: int
) -> None:
    first, second, merged = (tmp_path / f"{name}.mcap" for name in ("first", "second", "merged"))
    cut_recording(whole, first, 0, 30 * S)
    cut_recording(whole, second, (30 + gap_s) * S, 1000 * S)
    merge_recordings([second, first], merged)
    assert ailments(merged) == []
    with open_recording(merged) as both, open_recording(whole) as all_of_it:
        assert verify_fold(both).compared["events"] == verify_fold(all_of_it).compared["events"]
        assert verify_fold(both).final == verify_fold(all_of_it).final
        assert redecide(both).differences == []
        missing = sum(30 * S <= ref.logged_ns < (30 + gap_s) * S for ref in all_of_it.frames)
        assert len(both.frames) == len(all_of_it.frames) - missing
        notes = [n.kind for n in both.messages(RecordingNoted) if isinstance(n, RecordingNoted)]
    assert notes == ["started", "stopped", "started", "stopped"]


def test_merging_a_recording_with_itself_changes_nothing(whole: Path, tmp_path: Path) -> None:
    merge_recordings([whole, whole], tmp_path / "merged.mcap")
    with open_recording(tmp_path / "merged.mcap") as merged, open_recording(whole) as all_of_it:
        assert len(merged.frames) == len(all_of_it.frames)
        assert verify_fold(merged).final == verify_fold(all_of_it).final


def test_recordings_of_two_games_are_not_merged(whole: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.mcap"
    with other.open("wb") as stream, RecordingWriter(stream, CAMERA, {"options": "{}", "mats": "[0]"}) as writer:
        writer.write(FrameTaken(1, 1, b"x"))
    with pytest.raises(CompanionError, match="not from one game") as refused:
        merge_recordings([whole, other], tmp_path / "merged.mcap")
    assert refused.value.code == "recording.not_one_game"
    assert not (tmp_path / "merged.mcap").exists()


def test_parts_that_tell_the_same_version_otherwise_are_not_merged(whole: Path, tmp_path: Path) -> None:
    from dataclasses import replace

    from tests.companion.replay.test_fold import changed

    def other_bid(message: Message) -> Message:
        if isinstance(message, EventHappened) and message.version == 20:
            return replace(message, event={**message.event, "seat": 4})
        return message

    changed(whole, tmp_path / "other.mcap", other_bid)
    with pytest.raises(CompanionError) as refused:
        merge_recordings([whole, tmp_path / "other.mcap"], tmp_path / "merged.mcap")
    assert refused.value.code == "recording.not_one_game"


def test_a_part_with_another_calibration_is_no_part_of_the_same_recording(whole: Path, tmp_path: Path) -> None:
    first, other = tmp_path / "first.mcap", tmp_path / "other.mcap"
    cut_recording(whole, first, 0, 20 * S)
    with open_recording(whole) as recording, other.open("wb") as stream:
        about = recording.about
        with RecordingWriter(stream, CAMERA, about) as writer:
            for message in recording.messages(start_ns=20 * S):
                writer.write(message)
    with pytest.raises(CompanionError) as refused:
        merge_recordings([first, other], tmp_path / "merged.mcap")
    assert refused.value.code == "recording.other_camera"
    assert not (tmp_path / "merged.mcap").exists()


def test_what_others_noted_in_a_recording_is_in_its_cut(whole: Path, tmp_path: Path) -> None:
    noted, cut = tmp_path / "noted.mcap", tmp_path / "cut.mcap"
    with open_recording(whole) as recording, noted.open("wb") as stream:
        camera = json.loads(recording.attachments["camera.json"])
        with RecordingWriter(stream, camera, recording.about) as writer:
            writer.note("club", {"night": "7"})
            for message in recording.messages():
                if not isinstance(message, HeadTold):
                    writer.write(message)
    cut_recording(noted, cut, 0, 20 * S)
    with open_recording(cut) as part:
        assert part.metadata["club"] == {"night": "7"}
