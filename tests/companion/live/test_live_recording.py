"""A live table is recorded from the start of its game, stopped and started by its host, and never held up."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from companion.cli.main import run
from companion.games.actor import BY_COMPANION
from companion.live.recording import LiveRecording
from companion.lobby.identity import Viewer
from companion.recording.messages import (
    CommandDecided,
    CommandGiven,
    CommandRejected,
    DeviceChanged,
    RecordingNoted,
    SentencePassed,
)
from companion.recording.reading import open_recording
from companion.recording.recordings_folder import recordings_folder
from companion.replay.fold import verify_fold
from companion.replay.play_through import replay_recording
from companion.replay.redecide import redecide
from companion.settings.loading import load_settings
from companion.table.log import EventLog
from companion.web.app import Equipment, create_live_app
from companion.web.connections.open_pages import OpenPages
from hardware.dice.happenings import TimedSentence
from tests.companion.live_rig import LANDS, Phone, Rig
from tests.companion.recording.doctor import ailments
from tests.said import SOMETHING, said

pytestmark = pytest.mark.slow

SHIPPED = load_settings()
SETTINGS = replace(SHIPPED, recording=replace(SHIPPED.recording, flush_s=0.05))
PATIENCE_S = 120.0


class RecordedRig(Rig):
    """A table that is recorded."""

    def record(self, folder: Path, *, on: bool = True) -> LiveRecording:
        """Begin to follow the table."""
        settings = replace(SETTINGS, recording=replace(SETTINGS.recording, on=on))
        self.recording = LiveRecording(folder, settings, None, "a test")
        self.live.set_observer(self.recording)
        self.app = create_live_app(
            self.live, lambda name: True, OpenPages(load_settings().open_pages), Equipment(recorder=self.recording)
        )
        return self.recording


def by_the_companion(rig: Rig) -> int:
    """How many commands the companion gave itself, as for trades that nobody could fill."""
    log = EventLog(rig.database)
    return sum(step.source == str(BY_COMPANION) for step in log.steps(rig.live.lobby.id))


def files(folder: Path) -> list[Path]:
    """The recordings in a folder, by name."""
    return sorted(folder.glob("*.mcap"))


def wait_for(condition: Callable[[], bool]) -> None:
    """Until it holds."""
    until_s = time.monotonic() + PATIENCE_S
    while not condition():
        assert time.monotonic() < until_s, "it never came to hold"
        time.sleep(0.01)


def test_what_happened_before_recording_began_and_while_its_past_is_read_is_told_once(tmp_path: Path) -> None:
    rig = RecordedRig()
    rig.started("Asha", "Bo")
    rig.play(20)
    slow = replace(SETTINGS, recording=replace(SETTINGS.recording, flush_s=60.0))
    recording = LiveRecording(tmp_path, slow, None, "a test")
    rig.live.set_observer(recording)
    rig.play(20)  # the past lies unread until the recording ends
    recording.close()
    with open_recording(files(tmp_path)[0]) as recorded:
        folded, decided = verify_fold(recorded), redecide(recorded)
        decided_at = [m.version for m in recorded.messages(CommandDecided) if isinstance(m, CommandDecided)]
    assert folded.differences == decided.differences == []
    assert folded.compared["events"] == rig.live.playing().table.version
    assert decided_at == sorted(set(decided_at))
    assert len(decided_at) == 1 + 20 + 20 + by_the_companion(rig)


def test_a_game_is_recorded_from_its_start_and_replays(tmp_path: Path) -> None:
    rig = RecordedRig()
    recording = rig.record(tmp_path / "recordings")
    assert files(tmp_path) == []
    rig.started("Asha", "Bo")
    rig.play(60)
    recording.close()
    (path,) = files(tmp_path / "recordings")
    assert ailments(path) == []
    with open_recording(path) as recorded:
        assert recorded.about["title"] == rig.live.lobby.title
        assert {"camera.json", "palette.json", "settings.json", "software.json"} <= set(recorded.attachments)
        assert json.loads(recorded.attachments["software.json"])["raja-table"]
        folded, decided = verify_fold(recorded), redecide(recorded)
        given = sum(1 for _ in recorded.messages(CommandGiven))
    assert folded.differences == decided.differences == []
    assert folded.compared["events"] == rig.live.playing().table.version
    assert given == 60 + by_the_companion(rig)
    assert (tmp_path / "recordings").stat().st_mode & 0o077 == 0


def test_played_through_it_comes_to_the_same_state_and_transcript(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rig = RecordedRig(url=f"sqlite:///{tmp_path / 'log.sqlite'}")
    recording = rig.record(tmp_path)
    rig.started("Asha", "Bo")
    state = rig.play(80)
    recording.close()
    (path,) = files(tmp_path)
    assert replay_recording(path, SHIPPED, step=lambda t_ns: None).state == state
    told = []
    for source in (path, tmp_path / "log.sqlite"):
        with pytest.raises(SystemExit) as ended:
            run(["transcript", str(source)])
        assert ended.value.code == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    assert "Asha" in told[0]


def test_what_the_rules_refuse_is_recorded_and_refused_again(tmp_path: Path) -> None:
    rig = RecordedRig()
    recording = rig.record(tmp_path)
    phones = rig.started("Asha", "Bo")
    command = {"command": "LayLands", "seat": 0, "tiles": [*LANDS[:-1], LANDS[0]]}
    assert phones[0].post("/api/commands", command=command, expected_version=1, id="a").status_code == 422
    recording.close()
    with open_recording(files(tmp_path)[0]) as recorded:
        (rejected,) = recorded.messages(CommandRejected)
        assert redecide(recorded).compared["refusals"] == 1
        assert redecide(recorded).differences == []
    assert isinstance(rejected, CommandRejected)
    assert rejected.code


@pytest.mark.parametrize("records", [True, False])
def test_the_hosts_page_offers_recording_where_something_records(records: bool, tmp_path: Path) -> None:
    rig = RecordedRig()
    recording = rig.record(tmp_path) if records else None
    assert ('id="recording"' in rig.screen().get("/host").text) == records
    if recording is not None:
        recording.close()


def test_the_host_stops_and_starts_and_the_second_file_holds_the_whole_game(tmp_path: Path) -> None:
    rig = RecordedRig()
    recording = rig.record(tmp_path)
    rig.started("Asha", "Bo")
    rig.play(10)
    assert rig.screen().post("/api/recording", on=False).json["on"] is False  # type: ignore[index]
    rig.play(10)
    # The past is written beside what goes on; the file's times tell which was first.
    rig.time.pass_s(1)
    assert rig.screen().post("/api/recording", on=True).json["on"] is True  # type: ignore[index]
    rig.play(10)
    recording.close()
    first, second = files(tmp_path)
    with open_recording(second) as recorded:
        assert verify_fold(recorded).compared["events"] == rig.live.playing().table.version
        assert redecide(recorded).differences == []
        kinds = [note.kind for note in recorded.messages(RecordingNoted) if isinstance(note, RecordingNoted)]
    assert kinds == ["started", "stopped"]
    with open_recording(first) as recorded:
        assert verify_fold(recorded).differences == []


def test_only_a_host_is_told_of_recording_and_may_switch_it(tmp_path: Path) -> None:
    rig = RecordedRig()
    recording = rig.record(tmp_path)
    phone: Phone = rig.started("Asha", "Bo")[0]
    for answer in (phone.get("/api/recording"), phone.post("/api/recording", on=False)):
        assert answer.status_code == 403
    shown = rig.screen().get("/api/recording").json
    assert shown["on"] is True  # type: ignore[index]
    assert shown["file"].endswith(".mcap")  # type: ignore[index]
    assert rig.screen().post("/api/recording", on="yes").status_code == 400
    recording.close()


def test_settings_may_leave_it_off_until_the_host_wants_it(tmp_path: Path) -> None:
    rig = RecordedRig()
    recording = rig.record(tmp_path, on=False)
    rig.started("Asha", "Bo")
    assert recording.shown().file is None
    assert files(tmp_path) == []
    rig.screen().post("/api/recording", on=True)
    wait_for(lambda: len(files(tmp_path)) == 1)
    recording.close()


def test_another_game_gets_another_file(tmp_path: Path) -> None:
    rig = RecordedRig()
    recording = rig.record(tmp_path)
    rig.started("Asha", "Bo")
    rig.play(5)
    rig.time.pass_s(60)
    rig.live.new_game(None)
    assert rig.screen().post("/api/game/start").status_code == 200
    rig.play(5)
    recording.close()
    assert len(files(tmp_path)) == 2


def test_where_nothing_can_be_written_everybody_is_told_and_play_goes_on(tmp_path: Path) -> None:
    (tmp_path / "a file").write_text("in the way")
    rig = RecordedRig()
    recording = rig.record(tmp_path / "a file" / "folder")
    phones = rig.started("Asha", "Bo")
    rig.play(5)
    notes = phones[0].state()["evening"]["notes"]
    assert any("not being recorded" in said(note) and "Das Spiel geht weiter" in said(note, "de") for note in notes)
    assert recording.shown().failed
    recording.close()


def test_a_disk_that_fails_in_the_middle_is_told_and_can_be_started_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig = RecordedRig()
    recording = rig.record(tmp_path)
    rig.started("Asha", "Bo")
    wait_for(lambda: recording.shown().size_mb >= 0 and len(files(tmp_path)) == 1)

    def full(self: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr("companion.recording.writing.mcap_writer.RecordingWriter.flush", full)
        rig.play(5)
        wait_for(lambda: recording.shown().failed)
    rig.play(5)
    assert any("No space left" in said(note) for note in rig.screen().state()["evening"]["notes"])
    assert rig.screen().post("/api/recording", on=True).json["failed"] is False  # type: ignore[index]
    rig.play(5)
    recording.close()
    with open_recording(files(tmp_path)[-1]) as recorded:
        assert verify_fold(recorded).compared["events"] == rig.live.playing().table.version


def test_sentences_and_devices_are_recorded_at_the_evenings_time(tmp_path: Path) -> None:
    from companion.session.moment import DeviceShown

    rig = RecordedRig()
    recording = rig.record(tmp_path)
    rig.started("Asha", "Bo")
    rig.time.pass_s(30)
    sentence = TimedSentence(0, "from_board", b"$RJHBT\r\n")
    thread = threading.Thread(target=lambda: recording.sentence(sentence, 2_000_000_000))
    thread.start()
    thread.join()
    rig.live.tell_device("arduino", DeviceShown("on", SOMETHING, False))
    recording.close()
    with open_recording(files(tmp_path)[0]) as recorded:
        (passed,) = recorded.messages(SentencePassed)
        (device,) = recorded.messages(DeviceChanged)
        marks = [mark.kind for mark in recorded.marks]
    assert 27 <= passed.t_ns / 1e9 <= 29
    assert passed.logged_ns > passed.t_ns
    assert isinstance(device, DeviceChanged)
    assert (device.device, device.state) == ("arduino", "on")
    assert "device" in marks


def test_recordings_lie_where_the_settings_say_else_with_the_log() -> None:
    assert recordings_folder("/somewhere/else", Path("/own")) == Path("/somewhere/else")
    assert recordings_folder("", Path("/own")) == Path("/own/recordings")


def everything_in(folder: Path) -> bytes:
    """All that recordings hold, unpacked."""
    found = b""
    for path in files(folder):
        with open_recording(path) as recording:
            found += json.dumps([dict(recording.about), recording.head.about]).encode()
            found += repr(list(recording.messages())).encode()
    return found


def test_whoever_declined_is_nowhere_in_a_recording_and_it_replays_all_the_same(tmp_path: Path) -> None:
    rig = RecordedRig()
    recording = rig.record(tmp_path)
    asha, bo = rig.phone(), rig.phone()
    asha.post("/api/seats/0/claim", name="Ashalata", recorded=True)
    bo.post("/api/seats/1/claim", name="Bodhidharma", recorded=False)
    screen = rig.screen()
    screen.post("/api/games", title="An evening with Bodhidharma")
    screen.post("/api/game/start")
    rig.play(60)
    correction = {"command": "CorrectPrice", "seat": -1, "market": "grain", "price": 2, "reason": "Bodhi slipped"}
    assert screen.post("/api/commands", command=correction).status_code == 200
    assert "Bodhidharma" in said(screen.state()["log"][0]["message"]), "the table goes on naming everybody"
    recording.close()
    (path,) = files(tmp_path)
    held = everything_in(tmp_path)
    assert b"Bodhi" not in held
    assert b"Player 2" in held
    assert b"Ashalata" in held
    with open_recording(path) as recorded:
        assert verify_fold(recorded).differences == redecide(recorded).differences == []


def test_whoever_was_never_asked_is_left_out_too(tmp_path: Path) -> None:
    rig = RecordedRig()
    recording = rig.record(tmp_path)
    for seat, name in enumerate(["Ashalata", "Bodhidharma"]):
        rig.phone().post(f"/api/seats/{seat}/claim", name=name)
    rig.screen().post("/api/game/start")
    recording.close()
    held = everything_in(tmp_path)
    assert b"Ashalata" not in held
    assert b"Bodhidharma" not in held


def test_every_page_is_told_whether_it_is_recorded(tmp_path: Path) -> None:
    rig = RecordedRig()
    rig.record(tmp_path)
    guest, screen = rig.phone(), rig.screen()
    screen.post("/api/recording", on=False)
    assert guest.state()["recorded"] == "off"
    screen.post("/api/recording", on=True)
    assert guest.state()["recorded"] == "with_game"
    rig.started("Asha", "Bo")
    assert guest.state()["recorded"] == "now"
    assert rig.small.feed.newest().bytes_for(Viewer(None, False, False)).find(b'"recorded":"now"') > 0
    screen.post("/api/recording", on=False)
    assert guest.state()["recorded"] == "off"
    rig.recording.close()
