"""Each thing that can be wrong with the machine is one line with what to do; a healthy one has none."""

from __future__ import annotations

import tempfile
from collections.abc import Callable

import pytest

from companion.doctor.check import Check, exit_status, part, report_json, report_lines
from companion.doctor.machine import ThisMachine
from companion.doctor.machine_checks import camera_rights, machine_checks, picamera_package, port_rights
from companion.settings.loading import load_settings
from companion.texts.catalogue import texts_in
from companion.texts.message import as_told_once
from tests.companion.doctor.other_machine import NOW_S, OtherMachine
from tests.said import SOMETHING, said

SETTINGS = load_settings().doctor


def checked(machine: OtherMachine) -> dict[str, Check]:
    checks = [
        *machine_checks(machine, "/home/pi/.config/raja", NOW_S - 1000, SETTINGS),
        camera_rights(machine),
        port_rights(machine, ["/dev/ttyUSB0"]),
    ]
    package = picamera_package(machine)
    return {check.code: check for check in [*checks, *([package] if package else [])]}


def test_a_healthy_pi_has_nothing_to_do() -> None:
    found = checked(OtherMachine())
    assert set(found) == {
        "versions",
        "disk",
        "clock",
        "memory",
        "temperature",
        "power",
        "video_rights",
        "picamera2",
        "port_rights",
    }
    assert all(check.state == "good" and not check.advice for check in found.values())


def old_python(machine: OtherMachine) -> None:
    machine.python_version = (3, 9, 2)


def no_opencv(machine: OtherMachine) -> None:
    del machine.packages["opencv-python-headless"]


def little_room(machine: OtherMachine) -> None:
    machine.free = 900.0


def no_room(machine: OtherMachine) -> None:
    machine.free = 20.0


def disk_gone(machine: OtherMachine) -> None:
    machine.free = None


def clock_in_the_past(machine: OtherMachine) -> None:
    machine.time_s = 0.0


def little_memory(machine: OtherMachine) -> None:
    machine.files["/proc/meminfo"] = "MemAvailable: 90000 kB"


def warm(machine: OtherMachine) -> None:
    machine.files["/sys/class/thermal/thermal_zone0/temp"] = "78000"


def hot(machine: OtherMachine) -> None:
    machine.files["/sys/class/thermal/thermal_zone0/temp"] = "86000"


def undervoltage_now(machine: OtherMachine) -> None:
    machine.programs["vcgencmd"] = "throttled=0x50005"


def undervoltage_before(machine: OtherMachine) -> None:
    machine.programs["vcgencmd"] = "throttled=0x50000"


def no_vcgencmd(machine: OtherMachine) -> None:
    del machine.programs["vcgencmd"]


def no_camera(machine: OtherMachine) -> None:
    machine.devices = []


def not_in_video(machine: OtherMachine) -> None:
    machine.forbidden.add("/dev/video0")


def not_in_dialout(machine: OtherMachine) -> None:
    machine.forbidden.add("/dev/ttyUSB0")


def no_picamera2(machine: OtherMachine) -> None:
    del machine.packages["picamera2"]


@pytest.mark.parametrize(
    ("spoil", "code", "state", "advice"),
    [
        (old_python, "versions", "bad", "Python 3.11"),
        (no_opencv, "versions", "bad", "opencv-python-headless"),
        (little_room, "disk", "poor", "recordings"),
        (no_room, "disk", "bad", "recordings"),
        (disk_gone, "disk", "poor", "disk"),
        (clock_in_the_past, "clock", "bad", "date -s"),
        (little_memory, "memory", "poor", "close"),
        (warm, "temperature", "poor", "fan"),
        (hot, "temperature", "bad", "fan"),
        (undervoltage_now, "power", "bad", "power supply"),
        (undervoltage_before, "power", "poor", "power supply"),
        (no_vcgencmd, "power", "poor", "apt install"),
        (no_camera, "video_rights", "absent", "connect"),
        (not_in_video, "video_rights", "bad", "usermod -aG video"),
        (not_in_dialout, "port_rights", "bad", "usermod -aG dialout"),
        (no_picamera2, "picamera2", "bad", "apt install python3-picamera2"),
    ],
)
def test_one_thing_wrong_is_one_line_with_what_to_do(
    spoil: Callable[[OtherMachine], None], code: str, state: str, advice: str
) -> None:
    machine = OtherMachine()
    spoil(machine)
    found = checked(machine)
    assert found[code].state == state
    assert advice in said(found[code].advice)
    assert [other for other, check in found.items() if check.state != "good"] == [code]


def test_what_a_machine_cannot_tell_is_left_out() -> None:
    machine = OtherMachine(files={}, programs={})
    found = checked(machine)
    assert not {"memory", "temperature", "power", "picamera2"} & set(found)
    assert found["clock"].state == "good"


def test_without_a_port_nothing_is_wrong() -> None:
    assert port_rights(OtherMachine(), []).state == "absent"


@pytest.mark.parametrize(("states", "status"), [(["good", "poor", "absent"], 0), (["good", "bad"], 1), ([], 0)])
def test_the_exit_status_tells_whether_something_does_not_work(states: list[str], status: int) -> None:
    checks = [Check("machine", "x", part("disk"), state, SOMETHING, as_told_once("do this")) for state in states]  # type: ignore[arg-type]
    assert exit_status(checks) == status
    assert report_json(checks, texts_in("en"))["status"] == status
    assert sum("do this" in line for line in report_lines(checks, texts_in("en"))) == len(states)


def test_this_machine_answers_or_says_it_cannot() -> None:
    machine = ThisMachine()
    assert machine.read("/no/such/file") is None
    assert machine.said("no-such-program-at-all") is None
    assert machine.said("false") is None
    assert (machine.free_mb(tempfile.gettempdir() + "/not/yet/there") or 0) > 0
    assert machine.version("no-such-package") is None
    assert machine.modified_s("/no/such/file") is None
    assert machine.python() >= (3, 11, 0)
    assert not machine.usable("/no/such/file")
