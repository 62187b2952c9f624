"""``raja recording`` and ``raja replay --depth``: what they print, and what they refuse in one sentence, status 2."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from companion.cli.main import run
from tests.companion.session.recorded_story import record


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The evening, recorded once."""
    return record(tmp_path_factory.mktemp("kept") / "whole.mcap")


def told(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> str:
    """What a call prints that ends well."""
    with pytest.raises(SystemExit) as ended:
        run([str(argument) for argument in arguments])
    captured = capsys.readouterr()
    assert ended.value.code == 0, captured.err
    return captured.out


def refused(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> str:
    """The sentence of a call that is refused."""
    with pytest.raises(SystemExit) as ended:
        run([str(argument) for argument in arguments])
    captured = capsys.readouterr()
    assert ended.value.code == 2
    assert captured.err.startswith("raja: ")
    assert captured.err.count("\n") == 1
    return captured.err


def test_info_tells_length_channels_sizes_marks_and_what_was_left_out(
    capsys: pytest.CaptureFixture[str], whole: Path
) -> None:
    text = told(capsys, "recording", "info", whole)
    for part in ("Asha and Bo", "/camera/image", "foxglove.CompressedImage", "marks:", "pictures left out", "opencv"):
        assert part in text
    form = json.loads(told(capsys, "recording", "info", whole, "--json"))
    assert form["messages"]["/camera/image"] == 53
    assert form["length_s"] > 60
    assert form["marks"]["dice"] >= 1
    assert {"pictures", "table", "game"} == set(form["packed_bytes"])
    assert form["size_bytes"] == whole.stat().st_size
    assert form["notes"][0]["sentence"].startswith("Recording begins")


@pytest.mark.parametrize("depth", ["fold", "re-decide"])
def test_a_depth_is_told_in_words_and_as_the_same_bytes_of_json(
    capsys: pytest.CaptureFixture[str], whole: Path, depth: str
) -> None:
    assert "no difference" in told(capsys, "replay", whole, "--depth", depth)
    first, second = (told(capsys, "replay", whole, "--depth", depth, "--json") for _ in range(2))
    assert first == second
    assert json.loads(first)["differences"] == []


def test_cut_merge_anonymise_and_repair_write_what_they_are_asked_for(
    capsys: pytest.CaptureFixture[str], whole: Path, tmp_path: Path
) -> None:
    first, second, both = (tmp_path / f"{name}.mcap" for name in ("first", "second", "both"))
    assert "messages" in told(capsys, "recording", "cut", whole, "0", "0:30", "-o", first)
    assert "messages" in told(capsys, "recording", "cut", whole, "30", "1:00:00", "-o", second)
    assert "2 recordings" in told(capsys, "recording", "merge", second, first, "-o", both)
    assert "left out" in told(capsys, "recording", "anonymise", both, "-o", tmp_path / "nobody.mcap")
    (tmp_path / "damaged.mcap").write_bytes(both.read_bytes()[:-100])
    assert "ended early" in told(capsys, "recording", "repair", tmp_path / "damaged.mcap", "-o", tmp_path / "r.mcap")
    again = json.loads(told(capsys, "recording", "info", tmp_path / "r.mcap", "--json"))
    assert again["messages"] == json.loads(told(capsys, "recording", "info", both, "--json"))["messages"]


COMMANDS = (
    ("info", "{file}"),
    ("cut", "{file}", "0", "10", "-o", "{out}"),
    ("merge", "{file}", "{whole}", "-o", "{out}"),
    ("anonymise", "{file}", "-o", "{out}"),
    ("repair", "{file}", "-o", "{out}"),
)


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: str(command[0]))
@pytest.mark.parametrize("kind", ["missing", "empty", "text", "folder", "letters"])
def test_what_is_no_recording_is_refused_and_nothing_is_written(
    capsys: pytest.CaptureFixture[str], whole: Path, tmp_path: Path, command: tuple[str, ...], kind: str
) -> None:
    file, out = tmp_path / "in.mcap", tmp_path / "out.mcap"
    if kind == "folder":
        file.mkdir()
    elif kind != "missing":
        file.write_bytes({"empty": b"", "text": b"hello" * 100, "letters": bytes(range(256)) * 50}[kind])
    filled = [part.format(file=file, out=out, whole=whole) for part in command]
    assert "in.mcap" in refused(capsys, "recording", *filled)
    assert not out.exists()
    assert not list(tmp_path.glob("*.part"))


@pytest.mark.parametrize("command", COMMANDS[1:], ids=lambda command: str(command[0]))
def test_a_file_that_is_there_is_replaced_by_force_only(
    capsys: pytest.CaptureFixture[str], whole: Path, tmp_path: Path, command: tuple[str, ...]
) -> None:
    out = tmp_path / "out.mcap"
    out.write_text("mine")
    filled = [part.format(file=whole, out=out, whole=whole) for part in command]
    assert "--force" in refused(capsys, "recording", *filled)
    assert out.read_text() == "mine"
    told(capsys, "recording", *filled, "--force")
    assert out.read_bytes().startswith(b"\x89MCAP")


@pytest.mark.parametrize("command", COMMANDS[1:], ids=lambda command: str(command[0]))
def test_what_is_read_is_never_written_over(
    capsys: pytest.CaptureFixture[str], whole: Path, command: tuple[str, ...]
) -> None:
    before = whole.read_bytes()
    filled = [part.format(file=whole, out=whole, whole=whole) for part in command]
    assert "another name" in refused(capsys, "recording", *filled, "--force")
    assert whole.read_bytes() == before


@pytest.mark.parametrize("time", ["soon", "-5", "1:2:3:4", "", "nan", "inf"])
def test_a_time_that_is_none_is_refused(
    capsys: pytest.CaptureFixture[str], whole: Path, tmp_path: Path, time: str
) -> None:
    assert "is not a time" in refused(capsys, "recording", "cut", "-o", tmp_path / "o.mcap", "--", whole, time, "20")


def test_one_recording_is_not_merged(capsys: pytest.CaptureFixture[str], whole: Path, tmp_path: Path) -> None:
    assert "two recordings" in refused(capsys, "recording", "merge", whole, "-o", tmp_path / "o.mcap")


@pytest.mark.parametrize("more", [("--camera-only",), ("--speed", "2"), ("--record", "x.mcap")])
def test_a_depth_goes_with_json_only(capsys: pytest.CaptureFixture[str], whole: Path, more: tuple[str, ...]) -> None:
    assert "--depth" in refused(capsys, "replay", whole, "--depth", "fold", *more)


@pytest.mark.parametrize("depth", ["fold", "re-decide", "re-sense"])
def test_a_damaged_recording_is_not_replayed(
    capsys: pytest.CaptureFixture[str], whole: Path, tmp_path: Path, depth: str
) -> None:
    (tmp_path / "cut.mcap").write_bytes(whole.read_bytes()[:-10])
    assert "repair" in refused(capsys, "replay", tmp_path / "cut.mcap", "--depth", depth)
