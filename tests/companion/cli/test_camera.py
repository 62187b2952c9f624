"""``raja camera --once``: a look, its exit status, and what keeps a camera from giving one."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

from companion.cli.devices.served_camera import kept_code
from companion.cli.main import raja, run
from companion.errors import CompanionError

pytestmark = pytest.mark.slow

PHOTOS = Path(__file__).parents[2] / "photos"


def folder_with(tmp_path: Path, photo: str) -> str:
    shutil.copy(PHOTOS / photo, tmp_path / photo)
    return str(tmp_path)


def test_a_well_aimed_camera_is_status_0_and_a_line_each(tmp_path: Path) -> None:
    result = CliRunner().invoke(raja, ["camera", "--once", "--camera", folder_with(tmp_path, "dev_005.jpg")])
    assert result.exit_code == 0
    lines = result.output.splitlines()
    assert len(lines) == 7
    assert all(line.startswith("✓") for line in lines)


def test_a_camera_that_sees_no_mat_is_status_1_and_says_what_to_do(tmp_path: Path) -> None:
    import cv2
    import numpy as np

    cv2.imwrite(str(tmp_path / "wall.jpg"), np.full((480, 640, 3), 140, np.uint8))
    result = CliRunner().invoke(raja, ["camera", "--json", "--camera", str(tmp_path)])
    assert result.exit_code == 1
    told = json.loads(result.output)
    assert told["worst"] == "bad"
    assert "raja print mats" in told["items"][0]["advice"]


@pytest.mark.parametrize("named", ["97", "no such file.mp4", "pi"])
def test_a_camera_that_is_not_there_is_one_sentence(named: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        run(["camera", "--once", "--camera", named])
    assert ended.value.code == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert ":" in said


def test_several_cameras_are_looked_at_together_and_mats_that_none_sees_are_named(tmp_path: Path) -> None:
    folders = []
    for name in ("left", "right"):
        (tmp_path / name).mkdir()
        folders += ["--camera", folder_with(tmp_path / name, "dev_005.jpg")]
    result = CliRunner().invoke(raja, ["camera", "--once", *folders])
    assert result.exit_code == 0
    lines = result.output.splitlines()
    assert [lines[0], lines[8], lines[-1].split("sees")[0]] == ["1", "2", "! No camera "]
    told = json.loads(CliRunner().invoke(raja, ["camera", "--json", *folders]).output)
    assert list(told["cameras"]) == ["1", "2"]
    assert "market" in told["unseen"]


@pytest.mark.parametrize(
    ("given", "code"),
    [
        (["--camera", "0", "--camera", "0"], "named twice"),
        (["--camera", "0", "--camera", "1", "--calibration", "one.json"], "for each --camera"),
        (["--camera", "0", "--camera", "1", "--shots", "shots"], "Shots are of one camera"),
        (["--camera", "0", "--camera", "1", "--serve"], "One camera is served"),
        (["--serve"], "One camera is served"),
        (["--camera", "raja://:8001"], "raja camera --serve"),
    ],
)
def test_cameras_that_do_not_go_together_are_refused(
    given: list[str], code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        run(["camera", "--once", *given])
    assert ended.value.code == 2
    assert code in capsys.readouterr().err


def test_the_code_of_a_served_camera_is_kept_for_its_owner_alone(tmp_path: Path) -> None:
    kept = tmp_path / "raja" / "camera-code"
    code = kept_code(kept)
    assert len(code) == 8
    assert kept_code(kept) == code
    assert kept.stat().st_mode & 0o077 == 0
    for spoilt in ("", "short", "UPPER123", "abcd234é"):
        kept.write_text(spoilt, encoding="utf-8")
        assert kept_code(kept) not in (code, spoilt)


def test_where_no_code_can_be_kept_one_sentence_says_so(tmp_path: Path) -> None:
    (tmp_path / "raja").touch()
    with pytest.raises(CompanionError, match="make that folder writable"):
        kept_code(tmp_path / "raja" / "camera-code")
