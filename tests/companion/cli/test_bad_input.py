"""Whatever is given wrong: one clear sentence that names the remedy, exit status 2, no traceback, no damage."""

from __future__ import annotations

import json
import socket
import struct
import zlib
from pathlib import Path

import pytest

from companion.cli.main import run
from companion.cli.seeing.count import read_camera, read_photo
from companion.frames.pictures import decode_jpeg
from companion.recording.changes.anonymising import MatsOnly
from companion.recording.messages import FrameTaken
from companion.recording.writing.mcap_writer import RecordingWriter
from companion.settings.loading import load_settings
from vision.calibration.photo import decode_photo
from vision.errors import MalformedCalibration, UnusableImage, UnusablePhotos
from vision.evaluation.folders import read_photo_folder, read_picture
from vision.geometry.camera_model import camera_model_from_json

CAMERA = {"width": 64, "height": 48, "matrix": [[60.0, 0, 32], [0, 60.0, 24], [0, 0, 1]], "dist": [0, 0, 0, 0, 0]}


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What ``raja`` says when it refuses these arguments."""
    with pytest.raises(SystemExit) as stopped:
        run(list(arguments))
    said = capsys.readouterr()
    assert stopped.value.code == 2
    assert "Traceback" not in said.err
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err


@pytest.fixture
def recording(tmp_path: Path) -> Path:
    """A small whole recording that tells no game."""
    path = tmp_path / "small.mcap"
    with path.open("wb") as stream, RecordingWriter(stream, CAMERA, {"title": "small"}) as writer:
        writer.write(FrameTaken(0, 0, b"no jpeg"))
    return path


@pytest.mark.parametrize(
    ("typed", "meant"), [("pla", "'play'"), ("recrding", "'recording'"), ("recording inf", "'info'")]
)
def test_a_command_that_is_nearly_right_names_the_right_one(
    capsys: pytest.CaptureFixture[str], typed: str, meant: str
) -> None:
    assert meant in refused(capsys, *typed.split())


@pytest.mark.parametrize("command", ["replay", "recording info"])
def test_a_missing_recording_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str) -> None:
    said = refused(capsys, *command.split(), str(tmp_path / "none.mcap"))
    assert "none.mcap cannot be opened" in said
    assert "check its name" in said


@pytest.mark.parametrize("command", ["replay", "recording info", "play --recording"])
def test_a_truncated_recording_names_repair(capsys: pytest.CaptureFixture[str], recording: Path, command: str) -> None:
    recording.write_bytes(recording.read_bytes()[:-20])
    assert "raja recording repair" in refused(capsys, *command.split(), str(recording))


def test_a_recording_of_no_game_names_import(capsys: pytest.CaptureFixture[str], recording: Path) -> None:
    assert "raja recording import" in refused(capsys, "replay", str(recording))


def test_repair_does_not_write_over_what_it_reads(capsys: pytest.CaptureFixture[str], recording: Path) -> None:
    before = recording.read_bytes()
    assert "another name" in refused(capsys, "recording", "repair", str(recording), "-o", str(recording))
    assert recording.read_bytes() == before


def test_repair_of_a_missing_file_leaves_nothing_behind(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "out.mcap"
    assert "check its name" in refused(capsys, "recording", "repair", str(tmp_path / "none.mcap"), "-o", str(out))
    assert not out.exists()


@pytest.mark.parametrize("speed", ["fast", "0", "-1", "33", "nan"])
def test_a_speed_out_of_bounds_names_the_bounds(
    capsys: pytest.CaptureFixture[str], recording: Path, speed: str
) -> None:
    assert "from 0.25 to 32" in refused(capsys, "replay", str(recording), "--speed", speed)


def test_a_truth_file_of_another_form_is_refused(
    capsys: pytest.CaptureFixture[str], recording: Path, tmp_path: Path
) -> None:
    truth = tmp_path / "truth.json"
    truth.write_text(json.dumps({"images": [{"file": "a.jpg"}]}))
    assert "is no truth of a recording" in refused(capsys, "replay", str(recording), "--truth", str(truth))
    truth.write_text("{")
    assert "is not JSON" in refused(capsys, "replay", str(recording), "--truth", str(truth))


def test_a_folder_without_a_story_says_what_belongs_there(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "out.mcap"
    said = refused(capsys, "recording", "import", str(tmp_path), "-o", str(out))
    assert "a recording's folder holds frames, frames.json and events.json" in said
    assert not out.exists()


def test_a_port_that_is_taken_names_another(capsys: pytest.CaptureFixture[str], recording: Path) -> None:
    with socket.socket() as holder:
        holder.bind(("127.0.0.1", 0))
        holder.listen()
        port = holder.getsockname()[1]
        said = refused(capsys, "play", "--recording-only", "--recording", str(recording), "--port", str(port))
    assert f"Port {port} on 127.0.0.1 cannot be used" in said
    assert f"PORT={port + 1}" in said


def test_an_unknown_settings_key_names_the_nearest(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text("[geometry.pieces]\nstone_m = 12\n")
    out = tmp_path / "out.mcap"
    said = refused(capsys, "--settings", str(own), "recording", "import", str(tmp_path), "-o", str(out))
    assert "did you mean 'geometry.pieces.stone_mm'" in said


@pytest.mark.parametrize(
    ("arguments", "help_for"),
    [
        (("foo",), "raja"),
        (("transcript",), "raja transcript"),
        (("odds", "--bogus"), "raja odds"),
        (("recording", "import"), "raja recording import"),
        (("--settings",), "raja"),
    ],
)
def test_arguments_that_are_none_name_the_help(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], help_for: str
) -> None:
    assert refused(capsys, *arguments).endswith(f": see {help_for} --help.\n")


def png_of(width: int, height: int) -> bytes:
    """A small PNG file that says it is so large."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    parts = chunk(b"IHDR", head), chunk(b"IDAT", zlib.compress(bytes(1000))), chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)


@pytest.mark.parametrize("side", [20_000, 60_000])
def test_a_picture_larger_than_any_is_refused(tmp_path: Path, side: int) -> None:
    huge = tmp_path / "huge.png"
    huge.write_bytes(png_of(side, side))
    with pytest.raises(UnusableImage, match="not a picture that can be read"):
        read_photo(huge)
    with pytest.raises(UnusableImage):
        decode_jpeg(png_of(side, side))
    with pytest.raises(UnusableImage, match="not a picture that can be read"):
        decode_photo(png_of(side, side))
    with pytest.raises(UnusablePhotos, match="is not a picture that can be read"):
        read_picture(huge)
    blind = MatsOnly(camera_model_from_json(CAMERA), load_settings().vision_settings())
    assert blind.picture(png_of(side, side)) is None
    assert blind.left_out == 1


def test_a_truth_with_brackets_without_end_gets_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "truth.json").write_text("[" * 100_000)
    with pytest.raises(UnusablePhotos, match="not readable JSON"):
        read_photo_folder(tmp_path)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(json.dumps({**CAMERA, "matrix": [[10**400, 0, 32], [0, 60.0, 24], [0, 0, 1]]}), id="a huge focus"),
        pytest.param(json.dumps({**CAMERA, "dist": [float("nan"), 0, 0, 0, 0]}), id="not a number"),
        pytest.param(json.dumps({**CAMERA, "width": 10**400}), id="a huge picture"),
        pytest.param("[" * 100_000, id="brackets without end"),
        pytest.param("9" * 5000, id="a number of thousands of digits"),
    ],
)
def test_a_camera_file_with_what_no_camera_has_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "camera.json").write_text(text, encoding="utf-8")
    with pytest.raises(MalformedCalibration) as refusal:
        read_camera(tmp_path / "camera.json")
    assert refusal.value.message.endswith(".")
    assert len(refusal.value.message) < 300
