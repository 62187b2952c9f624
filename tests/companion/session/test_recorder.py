"""What is kept of an evening: every change while there is room, and the game whatever room there is."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from companion.recording.messages import CommandDecided, FrameLooked, Observed, RecordingNoted
from companion.recording.reading import open_recording
from companion.recording.summary import summary_of
from companion.recording.writing.background_writer import Make
from companion.replay.fold import verify_fold
from companion.replay.redecide import redecide
from companion.session.recorder import Recorder
from companion.settings.loading import Settings
from companion.table.table import AnyTable, Table
from companion.texts.message import message_from_text
from tests.companion.live_rig import Rig
from tests.companion.recording.doctor import ailments
from tests.companion.session.recorded_story import SETTINGS, TRUTHS, record

LARGE_BYTES = 60_000


def with_budget(budget_mb: int, idle_s: float = 0.0) -> Settings:
    """The shipped settings with less room."""
    return replace(SETTINGS, recording=replace(SETTINGS.recording, budget_mb=budget_mb, idle_s=idle_s))


def looks_in(path: Path) -> list[FrameLooked]:
    """Every look of a recording."""
    with open_recording(path) as recording:
        return [look for look in recording.messages(FrameLooked) if isinstance(look, FrameLooked)]


@pytest.fixture(scope="module")
def short_of_room(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The evening with pictures that do not fit: two megabytes where there are three."""
    random = Random(1)
    path = tmp_path_factory.mktemp("kept") / "short.mcap"
    return record(path, settings=with_budget(2), picture=lambda number: random.randbytes(LARGE_BYTES))


def test_while_there_is_room_every_picture_of_a_change_is_kept(tmp_path: Path) -> None:
    looks = looks_in(record(tmp_path / "whole.mcap", settings=with_budget(1000, idle_s=20.0)))
    assert {look.left_out for look in looks if not look.still} == {""}
    assert {look.left_out for look in looks} <= {"", "idle"}
    assert [look.number for look in looks] == list(range(len(TRUTHS)))


def test_pictures_of_a_moving_table_go_first_and_what_was_left_out_is_said(short_of_room: Path) -> None:
    looks = looks_in(short_of_room)
    gone = [look for look in looks if look.left_out == "space"]
    first = next(i for i, look in enumerate(looks) if look.left_out == "space")
    assert not gone[0].still
    assert any(look.still and not look.left_out for look in looks[first:])
    with open_recording(short_of_room) as recording:
        notes = [note for note in recording.messages(RecordingNoted) if isinstance(note, RecordingNoted)]
        summary = summary_of(recording)
    thinned = [note.sentence for note in notes if note.kind == "thinned"]
    assert thinned
    assert {message_from_text(sentence).code for sentence in thinned} & {"noted.room_sparse", "noted.room_still"}
    assert summary.thinned["space"] == len(gone)


def test_a_budget_is_hardly_overrun(short_of_room: Path) -> None:
    assert short_of_room.stat().st_size < 2_000_000 + 2 * LARGE_BYTES


def test_the_game_and_the_readings_of_the_still_table_are_kept_all_the_same(
    short_of_room: Path, tmp_path: Path
) -> None:
    assert fold_of(short_of_room) == fold_of(record(tmp_path / "whole.mcap"))
    with open_recording(short_of_room) as recording:
        assert redecide(recording).differences == []
        still = [o for o in recording.messages(Observed) if isinstance(o, Observed) and o.observation["still"]]
    with open_recording(tmp_path / "whole.mcap") as recording:
        whole = [o for o in recording.messages(Observed) if isinstance(o, Observed) and o.observation["still"]]
    assert {o.t_ns for o in whole} <= {o.t_ns for o in still}


def fold_of(path: Path) -> object:
    """Where the game stands at the end, and through what."""
    with open_recording(path) as recording:
        report = verify_fold(recording)
    assert report.differences == []
    return report.final, report.compared


def test_without_readings_only_what_came_in_and_what_followed_is_kept(tmp_path: Path) -> None:
    path = record(tmp_path / "bare.mcap", readings=False)
    assert ailments(path) == []
    assert looks_in(path) == []
    with open_recording(path) as recording:
        assert len(recording.frames) == len(TRUTHS)
        assert verify_fold(recording).differences == []


def test_for_whoever_declined_no_picture_shows_more_than_mats(tmp_path: Path) -> None:
    path = record(tmp_path / "discreet.mcap", left_out=(None, "Bo"))
    with open_recording(path) as recording:
        assert len(recording.frames) == 0, "these have no mat in them"
        looks = [look for look in recording.messages(FrameLooked) if isinstance(look, FrameLooked)]
        assert len(looks) == len(TRUTHS)
        assert {look.left_out for look in looks} == {"private"}
        assert verify_fold(recording).differences == []
    assert ailments(path) == []


def test_a_game_that_goes_on_does_not_wait_for_its_past_to_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    rig = Rig()
    rig.started("Asha", "Bo")
    rig.play(6)
    waiting: list[Make] = []

    class Waiting:
        def put(self, size_bytes: int, make: Make) -> None:
            """Later."""
            waiting.append(make)

    read = Table.steps
    asked: list[int | None] = []

    def steps(table: AnyTable, until_version: int | None = None) -> object:
        asked.append(until_version)
        return read(table, until_version)

    monkeypatch.setattr(Table, "steps", steps)
    session = rig.live.playing()
    version = session.table.version
    Recorder(session, Waiting(), lambda: 0)
    assert asked == []
    rig.play(3)  # comes after the past, and not in it again
    told = [message.version for make in waiting for message in make() if isinstance(message, CommandDecided)]
    assert asked == [version]
    assert told == [after for after, _ in session.table.batches]
