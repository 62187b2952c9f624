"""Nobody's name, nothing that people typed, and of the pictures only the mats are left; the game is the same."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import cv2
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.cli.main import run
from companion.errors import CompanionError
from companion.recording.changes.anonymising import MatsOnly, anonymise_recording
from companion.recording.changes.scrubbing import Scrubber
from companion.recording.example import example_evening
from companion.recording.messages import DeviceChanged, FrameTaken, HeadTold
from companion.recording.reading import open_recording
from companion.recording.writing.mcap_writer import RecordingWriter, json_bytes
from companion.replay.fold import verify_fold
from companion.replay.redecide import redecide
from tests.companion.live_rig import Rig
from tests.companion.recording.doctor import ailments
from tests.companion.session.recorded_story import SETTINGS, record
from tests.companion.small_games.playing import NAMES, opened, played
from tests.companion.small_games.test_recorder import recorded
from tests.soak.damaged_recordings import CAMERA

pytestmark = pytest.mark.slow

SEEING = SETTINGS.vision_settings()
SHIPPED = example_evening()


@pytest.fixture(scope="module")
def anonymous(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The evening, recorded and anonymised, with a device and an attachment that tell names."""
    folder = tmp_path_factory.mktemp("kept")
    whole = record(folder / "whole.mcap")
    told = folder / "told.mcap"
    with open_recording(whole) as recording, told.open("wb") as stream:
        attachments = {"settings.json": json_bytes({"recording": {"folder": "/home/asha"}, "title": "Asha's table"})}
        camera = json.loads(recording.attachments["camera.json"])
        with RecordingWriter(stream, camera, recording.about, attachments) as writer:
            writer.write(DeviceChanged(1, 1, "camera", "off", "rtsp://asha:secret@10.0.0.9 is away."))
            for message in recording.messages():
                if not isinstance(message, HeadTold):
                    writer.write(message)
    anonymise_recording(told, folder / "anonymous.mcap", SEEING)
    return folder / "anonymous.mcap"


def test_no_name_is_left_anywhere(anonymous: Path) -> None:
    assert ailments(anonymous) == []
    with open_recording(anonymous) as recording:
        everything = [json.dumps(recording.about), *(data.decode() for data in recording.attachments.values())]
        everything += [repr(m) for m in recording.messages() if not isinstance(m, FrameTaken)]
    text = "\n".join(everything).casefold()
    for secret in ("asha", "secret", "rtsp", "2026-11-21"):
        assert secret not in text
    assert "Player 1" in everything[0]
    assert not any(word == "bo" for word in text.replace('"', " ").replace("'", " ").split())


def test_the_game_is_the_same(anonymous: Path) -> None:
    with open_recording(anonymous) as recording:
        folded, decided = verify_fold(recording), redecide(recording)
    assert folded.differences == decided.differences == []
    assert folded.final["points"] == {"Player 1": 3, "Player 2": 3}


@pytest.mark.parametrize(("kind", "players"), [("almost", 3), ("suit_bidding", 2)])
def test_a_recorded_small_game_is_the_same_without_its_names(
    kind: str, players: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rig = Rig()
    recording = recorded(rig, tmp_path / "recordings")
    phones = opened(rig, *NAMES[:players], kind=kind, options={"discussion_s": 0} if kind == "almost" else {})
    list(played(rig, phones, Random(7)))
    recording.close()
    (path,) = (tmp_path / "recordings").iterdir()
    anonymous = tmp_path / "nobody.mcap"
    with pytest.raises(SystemExit) as ended:
        run(["recording", "anonymise", str(path), "-o", str(anonymous)])
    assert (ended.value.code, capsys.readouterr().err) == (0, "")
    assert ailments(anonymous) == []
    assert NAMES[0].encode() in whole_text(path)
    assert not [name for name in (*NAMES[:players], rig.live.lobby.title) if name.encode() in whole_text(anonymous)]
    with open_recording(anonymous) as read:
        folded, decided = verify_fold(read), redecide(read)
    assert folded.differences == decided.differences == []
    assert folded.compared["states"] > 0
    assert set(folded.final.get("points", ())) <= {f"Player {seat}" for seat in range(1, players + 1)}


def whole_text(path: Path) -> bytes:
    """All that a recording tells, but for its pictures."""
    with open_recording(path) as read:
        told = [repr(read.about), *map(repr, read.attachments.values()), *map(repr, read.messages())]
    return "\n".join(told).encode()


def test_pictures_without_a_mat_are_left_out(anonymous: Path) -> None:
    with open_recording(anonymous) as recording:
        assert recording.frames == ()  # the kept evening's pictures are grey


def test_of_a_real_picture_the_mats_are_left_and_nothing_beside_them() -> None:
    with open_recording(SHIPPED) as recording:
        blind = MatsOnly(recording.head.camera, SEEING)
        before = recording.frame(recording.frames[0]).jpeg
    after = blind.picture(before)
    assert after is not None
    old, new = (cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_COLOR) for data in (before, after))
    assert old is not None
    assert new is not None
    assert new.shape == old.shape
    black = new.max(axis=2) < 12
    assert 0.05 < black.mean() < 0.95
    kept = ~black
    assert np.abs(new[kept].astype(int) - old[kept].astype(int)).mean() < 4
    corners = [new[:40, :40], new[:40, -40:]]
    assert all(corner.max() < 12 for corner in corners)


def test_what_is_no_picture_is_left_out() -> None:
    with open_recording(SHIPPED) as recording:
        blind = MatsOnly(recording.head.camera, SEEING)
    assert blind.picture(b"") is None
    assert blind.picture(b"no picture") is None
    assert (blind.kept, blind.left_out) == (0, 2)


@given(
    names=st.lists(
        st.text(st.characters(categories=["L"]), min_size=2, max_size=8), min_size=2, max_size=5, unique=True
    ),
    words=st.lists(st.sampled_from(["built", "a wall", "for", "and", "–"]), min_size=1, max_size=5),
)
def test_every_name_is_found_as_a_word_whatever_its_letters(names: list[str], words: list[str]) -> None:
    scrub = Scrubber(names)
    for name in names:
        clean = scrub.words(f"{' '.join(words)} {name}, {name.lower()}!")
        assert f" {name}," not in clean or name.startswith("Player")


@pytest.mark.parametrize(
    ("names", "text", "clean"),
    [
        (["Asha", "Bo"], "Asha gave Bo 5.", "Player 1 gave Player 2 5."),
        (["Asha", "Bo"], "A Boat for ASHA", "A Boat for Player 1"),
        (["Ann", "Ann Mary"], "Ann Mary and Ann", "Player 2 and Player 1"),
        (["a.b", "x"], "a.b acb", "Player 1 acb"),
    ],
)
def test_names_are_words(names: list[str], text: str, clean: str) -> None:
    assert Scrubber(names).words(text) == clean


def test_seats_stay_seats_even_where_somebody_is_called_seat() -> None:
    scrub = Scrubber(["Seat", "Host"])
    event = {"event": "WallCorrected", "said_by": "seat 0", "reason": "Seat moved it", "name": "Seat"}
    assert scrub.json(event) == {
        "event": "WallCorrected",
        "said_by": "seat 0",
        "reason": "left out",
        "name": "Player 1",
    }


def test_a_recording_that_tells_no_names_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "nobody.mcap"
    with path.open("wb") as stream, RecordingWriter(stream, CAMERA, {"title": "?"}) as writer:
        writer.write(FrameTaken(1, 1, b"x"))
    with pytest.raises(CompanionError) as refused:
        anonymise_recording(path, tmp_path / "out.mcap", replace(SEEING))
    assert refused.value.code == "recording.no_names"
    assert not (tmp_path / "out.mcap").exists()
