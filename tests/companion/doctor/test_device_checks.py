"""Camera, calibration, log and board as the doctor tells of them."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from companion.aiming.aim_watcher import AimShown
from companion.doctor.board_checks import board_checks
from companion.doctor.camera_checks import aim_checks, calibration_checks, picture_check
from companion.doctor.log_check import log_check
from companion.settings.loading import load_settings
from companion.texts.message import as_told_once
from hardware.camera.source import SourceStatus
from hardware.dice.explain import FAULT_MESSAGES
from hardware.dice.status import LinkState, LinkStatus
from hardware.dice.view import BoardIdentity, SessionView
from tests.companion.doctor.other_machine import OtherMachine
from tests.said import said
from vision.calibration.aiming import Aim, AimItem
from vision.calibration.intrinsics import default_camera
from vision.message import Message

SETTINGS = load_settings().doctor
MODEL = replace(default_camera(62.0, (1640, 1232)), is_default=False)
AIM = Aim(
    (
        AimItem("mats", "good", Message("aim.no_mat")),
        AimItem("light", "poor", Message("aim.no_mat"), Message("aim.more_light")),
    ),
    (),
    (),
    0.4,
)
DAY_S = 86_400.0


def shown(state: str, sentence: str, picture: bytes = b"", trouble: str = "") -> AimShown:
    why = as_told_once(trouble) if trouble else None
    return AimShown(1, SourceStatus(state, as_told_once(sentence), False), None, picture, why)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("look", "asked_for", "state", "advice"),
    [
        (shown("working", "It works.", b"jpeg"), True, "good", ""),
        (shown("working", "It works.", b"jpeg", "The picture is 64×48: calibrate."), True, "bad", "calibrate"),
        (shown("unplugged", "There is no webcam: plug it in."), True, "bad", "plug it in"),
        (shown("unplugged", "There is no webcam: plug it in."), False, "absent", "plug it in"),
    ],
)
def test_a_cameras_picture(look: AimShown, asked_for: bool, state: str, advice: str) -> None:
    check = picture_check("0", look, asked_for=asked_for)
    assert check.state == state
    assert advice in f"{said(check.found)} {said(check.advice)}"


def test_each_thing_about_the_aim_is_a_line() -> None:
    assert [(check.code, check.state) for check in aim_checks(AIM)] == [("aim_mats", "good"), ("aim_light", "poor")]


@pytest.mark.parametrize(
    ("guessed", "days", "fit_px", "states"),
    [
        (False, 3, 0.4, ["good", "good"]),
        (False, 800, 0.4, ["poor", "good"]),
        (True, 3, 0.4, ["poor", "good"]),
        (False, 3, 2.0, ["good", "poor"]),
        (False, 3, None, ["good"]),
    ],
)
def test_a_calibrations_origin_age_and_drift(
    guessed: bool, days: float, fit_px: float | None, states: list[str]
) -> None:
    model = replace(MODEL, is_default=guessed)
    checks = calibration_checks(model, days * DAY_S, replace(AIM, fit_px=fit_px), SETTINGS)
    assert [check.state for check in checks] == states
    assert all(bool(check.advice) == (check.state != "good") for check in checks)


def test_drift_is_judged_by_the_pictures_size() -> None:
    large = replace(MODEL, width=3280, height=2464)
    assert calibration_checks(large, 0.0, replace(AIM, fit_px=2.0), SETTINGS)[1].state == "good"


def test_a_calibration_of_unknown_age_is_judged_by_its_markers() -> None:
    assert [check.state for check in calibration_checks(MODEL, None, replace(AIM, fit_px=0.4), SETTINGS)] == [
        "good"
    ] * 2


def test_without_a_calibration_it_says_how_to_make_one() -> None:
    (check,) = calibration_checks(None, None, None, SETTINGS)
    assert check.state == "absent"
    assert "raja calibrate" in said(check.advice)


def link(state: LinkState, *faults: tuple[str, int]) -> LinkStatus:
    identity = BoardIdentity("A1B2", 3, "0.2") if state == "talking" else None
    view = SessionView("talking", identity, (None, None), None, None, faults, 0, 0, 0)  # type: ignore[arg-type]
    return LinkStatus(state, as_told_once("It is as it is: do something."), "/dev/ttyUSB0", 0, 1, view)


@pytest.mark.parametrize("state", ["silent", "wrong_protocol", "no_permission", "port_busy", "no_firmware"])
def test_a_board_that_cannot_be_used_is_a_fault_with_its_remedy(state: LinkState) -> None:
    (check,) = board_checks(link(state), asked_for=False)
    assert check.state == "bad"
    assert "do something" in said(check.found)


def test_no_board_is_a_fault_only_where_one_was_named() -> None:
    assert board_checks(link("no_board"), asked_for=False)[0].state == "absent"
    assert board_checks(link("no_board"), asked_for=True)[0].state == "bad"


@pytest.mark.parametrize("code", sorted(FAULT_MESSAGES))
def test_a_boards_own_faults_are_lines_with_their_remedy(code: str) -> None:
    checks = board_checks(link("talking", (code, 0)), asked_for=True)
    fault = next(check for check in checks if check.code == f"board_{code}")
    assert fault.state in ("poor", "bad")
    assert ":" in said(fault.found)
    assert checks[0].state == "good"


def test_a_log_that_is_whole_is_good_and_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "evenings.sqlite"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE events (n INTEGER)")
    connection.close()
    before = file.read_bytes()
    assert log_check(OtherMachine(), file).state == "good"
    assert file.read_bytes() == before


def test_a_damaged_log_is_told_with_what_to_do(tmp_path: Path) -> None:
    file = tmp_path / "evenings.sqlite"
    file.write_bytes(b"SQLite format 3\0" + bytes(range(256)) * 20)
    check = log_check(OtherMachine(), file)
    assert check.state == "bad"
    assert "copy" in said(check.advice)


def test_a_log_not_there_yet_is_good_if_it_can_be_made(tmp_path: Path) -> None:
    file = tmp_path / "new" / "evenings.sqlite"
    assert log_check(OtherMachine(), file).state == "good"
    assert log_check(OtherMachine(forbidden={str(tmp_path)}), file).state == "bad"
    assert not file.parent.exists()


def test_a_log_that_may_not_be_written_is_told(tmp_path: Path) -> None:
    file = tmp_path / "evenings.sqlite"
    file.touch()
    assert "chown" in said(log_check(OtherMachine(forbidden={str(file)}), file).advice)
