"""``raja arduino`` as a person calls it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from companion.cli.devices.arduino_screen import happening_line, screen, status_json
from companion.cli.main import raja
from companion.texts.catalogue import texts_in
from companion.texts.message import as_told_once
from hardware.dice.flashing import upload
from hardware.dice.happenings import BoardLost, RollSettled, TableBumped
from hardware.dice.status import LinkStatus
from hardware.dice.typed_sentences import Heartbeat, Tilt, Well
from hardware.dice.view import BoardIdentity, SessionView
from hardware.errors import HardwareError
from tests.said import SOMETHING, said
from vision.message import Message

pytestmark = pytest.mark.slow

VIEW = SessionView(
    phase="talking",
    identity=BoardIdentity("5A3C91F2", 3, "1.0.0"),
    wells=(Well(0, "S", 5, 83, True), None),
    tilt=Tilt(-125, 310),
    heartbeat=Heartbeat(12500, 1, 2, 3, 4, 0),
    faults=(("uncalibrated", 1),),
    bad=7,
    refused=0,
    rolls=17,
)
STATUS = LinkStatus("talking", SOMETHING, "/dev/ttyUSB0", 0, 2, VIEW)


def test_the_screen_shows_wells_margins_tilt_and_counters() -> None:
    text = screen(STATUS, ["roll 17: a 5"], texts_in("en"))
    for shown in (
        "settled 5",
        "83 %",
        "-1.25°",
        "+3.10°",
        "dropped 1, bad 2, lost 3",
        "bad 7",
        "roll 17: a 5",
        "found 2",
    ):
        assert shown in text


def test_the_json_says_the_same() -> None:
    said = json.loads(json.dumps(status_json(STATUS, texts_in("en"))))
    assert said["wells"] == [{"state": "settled", "top": 5, "margin_percent": 83, "thrown": True}, None]
    assert said["tilt_cdeg"] == [-125, 310]
    assert said["faults"] == [{"code": "uncalibrated", "detail": 1}]


@pytest.mark.parametrize(
    ("happening", "line"),
    [
        (RollSettled(0, "5A3C91F2", 17, 0, 5, 83), "Roll 17: a 5 in well 1 (margin 83 %)"),
        (TableBumped(0, "5A3C91F2", 3, 2, 420, 85), "Knock 2: 420 mg for 85 ms"),
        (BoardLost(0, "unplugged", as_told_once("It is gone: plug it in.")), "It is gone: plug it in."),
    ],
)
def test_a_happening_is_one_line(happening: RollSettled | TableBumped | BoardLost, line: str) -> None:
    assert happening_line(happening, texts_in("en")) == line


def test_status_of_a_virtual_board() -> None:
    result = CliRunner().invoke(raja, ["arduino", "--virtual", "--json"])
    assert result.exit_code == 0, result.output
    assert json.loads(result.output)["state"] == "talking"


def test_calibration_walks_through_both_wells_and_the_level() -> None:
    result = CliRunner().invoke(raja, ["arduino", "calibrate", "--virtual"], input="\n" * 5)
    assert result.exit_code == 0, result.output
    for line in ("well 1", "Well 1 is calibrated", "Well 2 is calibrated", "now counts as level"):
        assert line in result.output


@pytest.mark.parametrize(
    "arguments", [["--port", "{}", "calibrate"], ["calibrate", "--port", "{}"], ["flash", "--port", "{}"]]
)
def test_a_port_that_is_not_there_is_one_sentence_naming_it(arguments: list[str], tmp_path: Path) -> None:
    port = str(tmp_path / "none")
    result = CliRunner().invoke(raja, ["arduino", *(word.format(port) for word in arguments)])
    assert isinstance(result.exception, HardwareError)
    assert result.exception.code == "link.no_port"
    assert port in said(result.exception.message)
    assert "plug the Arduino in" in said(result.exception.message)


def test_a_file_that_is_no_port_is_called_so(tmp_path: Path) -> None:
    plain = tmp_path / "file"
    plain.touch()
    result = CliRunner().invoke(raja, ["arduino", "calibrate", "--port", str(plain)])
    assert isinstance(result.exception, HardwareError)
    assert "is not a serial port" in said(result.exception.message)


def test_status_without_a_board_is_exit_status_2(tmp_path: Path) -> None:
    result = CliRunner().invoke(raja, ["arduino", "--port", str(tmp_path / "none"), "--json"])
    assert result.exit_code == 2
    assert json.loads(result.output)["state"] == "no_board"


def test_an_upload_says_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hardware.dice.flashing.shutil.which", lambda _: None)
    with pytest.raises(HardwareError, match="no_avrdude"):
        upload(tmp_path / "raja.hex", "/dev/null")
    monkeypatch.setattr("hardware.dice.flashing.shutil.which", lambda _: "/usr/bin/avrdude")
    with pytest.raises(HardwareError, match="no_file"):
        upload(tmp_path / "raja.hex", "/dev/null")


def test_an_upload_tries_both_boot_loaders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hex_file = tmp_path / "raja.hex"
    hex_file.write_text(":00000001FF\n")
    avrdude = tmp_path / "avrdude"
    avrdude.write_text('#!/bin/sh\ncase "$*" in *"-b 57600"*) exit 0;; esac\necho "error: not in sync" >&2\nexit 1\n')
    avrdude.chmod(0o755)
    monkeypatch.setattr("hardware.dice.flashing.shutil.which", lambda _: str(avrdude))
    assert upload(hex_file, "/dev/null") == Message("board.flashed_old")
    avrdude.write_text('#!/bin/sh\necho "error: not in sync" >&2\nexit 1\n')
    with pytest.raises(HardwareError, match="not in sync"):
        upload(hex_file, "/dev/null")
