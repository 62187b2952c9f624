"""``raja doctor`` as a whole: without devices, with a camera, with a board, for people and for programs."""

from __future__ import annotations

import json
import shutil
import time
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from companion.cli.main import raja, run
from hardware.virtual.dice.board import VirtualBoard
from hardware.virtual.dice.pty_port import VirtualPort

pytestmark = pytest.mark.slow

PHOTO = Path(__file__).parents[2] / "photos" / "dev_005.jpg"


def doctor(*arguments: str) -> tuple[int, dict[str, Any]]:
    result = CliRunner().invoke(raja, ["doctor", "--json", *arguments])
    told = json.loads(result.output)
    assert told["status"] == result.exit_code
    return result.exit_code, {check["code"]: check for check in told["checks"]}


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))


def test_without_any_device_nothing_is_wrong() -> None:
    status, checks = doctor("--no-devices")
    assert status == 0
    assert {"versions", "settings", "log", "disk", "clock"} <= set(checks)
    assert all(check["state"] in ("good", "poor") for check in checks.values())


def test_people_get_a_line_for_each_part() -> None:
    result = CliRunner().invoke(raja, ["doctor", "--no-devices"])
    assert result.exit_code == 0
    assert result.output.startswith("Companion\n  ✓ Versions")


def test_a_camera_that_is_named_is_looked_through(tmp_path: Path) -> None:
    folder = tmp_path / "pictures"
    folder.mkdir()
    shutil.copy(PHOTO, folder)
    guess = tmp_path / "camera.json"
    assert CliRunner().invoke(raja, ["calibrate", "--default", "--fov-deg", "62.5", "-o", str(guess)]).exit_code == 0
    status, checks = doctor("--camera", str(folder), "--calibration", str(guess))
    assert status == 0
    assert checks["picture"]["state"] == "good"
    assert {f"aim_{name}" for name in ("mats", "nearness", "angle", "sharpness", "light", "evenness", "glare")} <= set(
        checks
    )
    assert checks["calibration"]["state"] == "poor"  # it is only guessed
    assert checks["drift"]["state"] == "good"


def test_a_camera_that_is_named_and_not_there_is_a_fault() -> None:
    status, checks = doctor("--camera", "97")
    assert status == 1
    assert checks["picture"]["state"] == "bad"
    assert "plug it in" in checks["picture"]["found"]


def test_a_board_that_is_named_is_asked() -> None:
    port = VirtualPort(VirtualBoard(time.time_ns()))
    try:
        status, checks = doctor("--board", port.path)
    finally:
        port.close()
    assert checks["board"]["state"] == "good"
    assert checks["port_rights"]["state"] == "good"
    assert {"well_1", "well_2"} <= set(checks)
    assert status == 0


def test_a_board_that_is_named_and_not_there_is_a_fault() -> None:
    status, checks = doctor("--board", "/dev/no-such-port")
    assert status == 1
    assert checks["board"]["state"] == "bad"


def test_settings_that_cannot_be_read_are_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = tmp_path / "own.toml"
    own.write_text("[doctor]\nwarm = 3\n", encoding="utf-8")
    with pytest.raises(SystemExit) as ended:
        run(["--settings", str(own), "doctor"])
    assert ended.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_another_log_may_be_named(tmp_path: Path) -> None:
    log = tmp_path / "games.sqlite"
    log.write_bytes(b"no database at all, but long enough to be read as one" * 40)
    status, checks = doctor("--no-devices", "--log", str(log))
    assert status == 1
    assert str(log) in checks["log"]["found"]
