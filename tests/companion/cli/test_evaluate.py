"""``raja evaluate`` and ``raja calibrate``: what they print, and one sentence for bad input."""

from __future__ import annotations

import json
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from companion.cli.main import run
from vision.evaluation.sweeps import SWEEPS

pytestmark = pytest.mark.slow

PHOTOS = Path(__file__).parents[2] / "photos"


def raja(*arguments: str) -> int:
    with pytest.raises(SystemExit) as left:
        run(list(arguments))
    return int(str(left.value.code))


@pytest.fixture
def one_photo(tmp_path: Path) -> Path:
    """A folder with one photo and its truth."""
    images = json.loads((PHOTOS / "truth.json").read_text(encoding="utf-8"))["images"]
    shutil.copy(PHOTOS / images[0]["file"], tmp_path)
    (tmp_path / "truth.json").write_text(json.dumps({"images": images[:1]}), encoding="utf-8")
    return tmp_path


@pytest.mark.slow
def test_a_folder_is_scored_with_a_picture_of_its_failures(one_photo: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sheet, plot = one_photo / "sheet.png", one_photo / "plot.png"
    assert raja("evaluate", str(one_photo), "--json", "--contact-sheet", str(sheet), "--plot", str(plot)) == 0
    form = json.loads(capsys.readouterr().out)
    rows = {row["name"]: row for row in form["quantities"]}
    assert (form["photos"], rows["mats"]["exact"], rows["tiles and sides"]["exact"]) == (1, 1, 7)
    assert sheet.is_file()
    assert plot.is_file()


def test_the_tables_are_printed(one_photo: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert raja("evaluate", str(one_photo), "--distort", "half") == 0
    out = capsys.readouterr().out
    assert "stones, clear walls" in out
    assert "claimed confidence" in out


@pytest.mark.slow
def test_a_sweep_is_printed_and_drawn(
    one_photo: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    two_steps = replace(SWEEPS["ink"], steps=(0.03, 0.15))
    monkeypatch.setattr("companion.cli.seeing.evaluate.SWEEPS", {"ink": two_steps})
    plot = one_photo / "plot.png"
    assert raja("evaluate", str(one_photo), "--sweep", "ink", "--plot", str(plot), "--json") == 0
    form = json.loads(capsys.readouterr().out)
    assert [step["step"] for step in form["steps"]] == [0.03, 0.15]
    # With the black of an office printer the tiles were lost.
    assert form["worst_fall_points"]["tiles and sides"] == 0
    assert plot.is_file()


def test_a_sweep_with_a_distortion_is_refused(one_photo: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert raja("evaluate", str(one_photo), "--sweep", "ink", "--distort", "half") == 2
    assert "leave these out" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("truth.json", None),
        ("truth.json", "{"),
        ("truth.json", "[]"),
        ("truth.json", '{"images": []}'),
        ("truth.json", '{"images": [{"file": "dev_000.jpg"}]}'),
        ("frames.json", '{"frames": [{"file": "dev_000.jpg", "truth": {}}], "camera": {}}'),
    ],
)
def test_a_folder_without_good_truth_is_refused_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, content: str | None
) -> None:
    if content is not None:
        (tmp_path / name).write_text(content, encoding="utf-8")
    assert raja("evaluate", str(tmp_path)) == 2
    message = capsys.readouterr().err
    assert message.startswith("raja: ")
    assert message.count("\n") == 1


def test_missing_folders_and_photos_are_refused(one_photo: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert raja("evaluate", str(one_photo / "nowhere")) == 2
    next(one_photo.glob("*.jpg")).unlink()
    assert raja("evaluate", str(one_photo)) == 2
    assert "not there" in capsys.readouterr().err


def test_a_photo_that_is_no_picture_is_refused(one_photo: Path, capsys: pytest.CaptureFixture[str]) -> None:
    next(one_photo.glob("*.jpg")).write_bytes(b"\xff\xd8 no picture")
    assert raja("evaluate", str(one_photo)) == 2
    assert "not a picture" in capsys.readouterr().err


def test_a_guessed_camera_is_written_and_marked(tmp_path: Path) -> None:
    file = tmp_path / "camera.json"
    assert raja("calibrate", "--default", "--fov-deg", "66", "--size", "1640x1232", "-o", str(file)) == 0
    assert json.loads(file.read_text(encoding="utf-8"))["is_default"] is True


@pytest.mark.parametrize(
    "arguments",
    [
        ["-o", "camera.json"],
        ["--default", "--size", "big", "-o", "camera.json"],
        ["--default", "--fov-deg", "400", "-o", "camera.json"],
        ["--default", "-o", "no/such/folder/camera.json"],
        ["nowhere.jpg", "-o", "camera.json"],
        [str(PHOTOS / "dev_000.jpg"), "-o", "camera.json"],
    ],
)
def test_bad_calibrations_leave_no_file(arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert raja("calibrate", *arguments) == 2
    assert not list(tmp_path.iterdir())
