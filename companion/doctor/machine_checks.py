"""Checks the machine itself: versions, disk, clock, memory, temperature, power, and access to devices."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from companion.doctor.check import Check, CheckState, part
from companion.doctor.machine import Machine
from companion.doctor.settings import DoctorSettings
from companion.texts.message import Message, as_it_is
from hardware.camera.picamera_api import APT_LINE

OLDEST_PYTHON: Final = (3, 11)
PACKAGES: Final = ("numpy", "opencv-python-headless", "Flask", "SQLAlchemy", "pyserial")
_MODEL: Final = "/proc/device-tree/model"
_THERMAL: Final = "/sys/class/thermal/thermal_zone0/temp"
_SYNCHRONISED: Final = "/run/systemd/timesync/synchronized"
# Raspberry Pi documentation, vcgencmd get_throttled.
_NOW: Final = {
    0: "doctor.too_little_voltage",
    1: "doctor.slowed_down",
    2: "doctor.throttled",
    3: "doctor.temperature_limit",
}


def machine_checks(machine: Machine, data_folder: str, built_s: float, settings: DoctorSettings) -> list[Check]:
    """Return all checks of the machine.

    Args:
        data_folder: the folder of the log.
        built_s: a time that is certainly past; a clock that shows an earlier one is wrong.
    """
    checks = [versions(machine), disk(machine, data_folder, settings), clock(machine, built_s)]
    optional = (memory(machine, settings), temperature(machine, settings), power(machine))
    return [*checks, *(check for check in optional if check is not None)]


def versions(machine: Machine) -> Check:
    """Check Python and the important libraries."""
    python = machine.python()
    versions = f"raja-table {machine.version('raja-table') or '?'}, Python {'.'.join(map(str, python))}"
    missing = [name for name in PACKAGES if machine.version(name) is None]
    versions += "".join(f", {name} {version}" for name in PACKAGES if (version := machine.version(name)))
    of, found = part("versions"), as_it_is(versions)
    if python[:2] < OLDEST_PYTHON:
        return Check("companion", "versions", of, "bad", found, Message("doctor.install_python"))
    if missing:
        advice = Message("doctor.install_missing", {"names": ", ".join(missing)})
        return Check("companion", "versions", of, "bad", found, advice)
    return Check("companion", "versions", of, "good", found)


def disk(machine: Machine, folder: str, settings: DoctorSettings) -> Check:
    """Check the free space for the log and recordings."""
    free_mb = machine.free_mb(folder)
    if free_mb is None:
        unknown = Message("doctor.disk_unknown", {"folder": folder})
        return Check("machine", "disk", part("disk"), "poor", unknown, Message("doctor.check_disk"))
    found = Message("doctor.disk_free", {"gigabytes": round(free_mb / 1000, 1), "folder": folder})
    little, least = settings.disk_mb
    state: CheckState = "bad" if free_mb < least else "poor" if free_mb < little else "good"
    advice = None if state == "good" else Message("doctor.delete_recordings")
    return Check("machine", "disk", part("disk"), state, found, advice)


def clock(machine: Machine, built_s: float) -> Check:
    """Check the clock: a Pi without a battery starts in the past until it has reached a time server."""
    of = part("clock")
    if machine.now_s() < built_s:
        return Check("machine", "clock", of, "bad", Message("doctor.clock_past"), Message("doctor.set_clock"))
    synchronised = machine.said("timedatectl", "show", "-p", "NTPSynchronized", "--value") == "yes"
    if synchronised or machine.exists(_SYNCHRONISED):
        return Check("machine", "clock", of, "good", Message("doctor.clock_set"))
    return Check("machine", "clock", of, "good", Message("doctor.clock_plausible"))


def memory(machine: Machine, settings: DoctorSettings) -> Check | None:
    """Check the memory available to programs; None if the system does not tell."""
    told = re.search(r"MemAvailable:\s+(\d+) kB", machine.read("/proc/meminfo") or "")
    if told is None:
        return None
    available_mb = int(told[1]) / 1000
    of, found = part("memory"), Message("doctor.memory_available", {"megabytes": round(available_mb)})
    if available_mb < settings.memory_mb:
        return Check("machine", "memory", of, "poor", found, Message("doctor.close_programs"))
    return Check("machine", "memory", of, "good", found)


def temperature(machine: Machine, settings: DoctorSettings) -> Check | None:
    """Check the processor's temperature; None without a sensor."""
    told = machine.read(_THERMAL)
    if told is None or re.fullmatch(r"-?\d+", told) is None:
        return None
    degrees = int(told) / 1000
    warm, hot = settings.warm_c
    state: CheckState = "bad" if degrees >= hot else "poor" if degrees >= warm else "good"
    advice = None if state == "good" else Message("doctor.cool")
    found = Message("doctor.degrees", {"degrees": round(degrees)})
    return Check("machine", "temperature", part("temperature"), state, found, advice)


def power(machine: Machine) -> Check | None:
    """Check for low voltage and throttling on a Raspberry Pi; None elsewhere."""
    if "Raspberry Pi" not in (machine.read(_MODEL) or ""):
        return None
    of = part("power")
    told = re.search(r"0x([0-9a-fA-F]+)", machine.said("vcgencmd", "get_throttled") or "")
    if told is None:
        silent, advice = Message("doctor.power_unknown"), Message("doctor.install_vcgencmd")
        return Check("machine", "power", of, "poor", silent, advice)
    bits = int(told[1], 16)
    now = tuple(Message(code) for bit, code in _NOW.items() if bits >> bit & 1)
    before = tuple(Message(code) for bit, code in _NOW.items() if bits >> (bit + 16) & 1)
    advice = Message("doctor.use_own_supply")
    if now:
        return Check("machine", "power", of, "bad", Message("doctor.power_now", {"troubles": now}), advice)
    if before:
        return Check("machine", "power", of, "poor", Message("doctor.power_since", {"troubles": before}), advice)
    return Check("machine", "power", of, "good", Message("doctor.power_good"))


def camera_rights(machine: Machine) -> Check:
    """Check for a video device and the right to use it; on a Pi also for picamera2."""
    of, devices = part("video"), machine.matching("video*")
    if not devices:
        return Check(
            "camera", "video_rights", of, "absent", Message("doctor.no_video"), Message("doctor.connect_camera")
        )
    locked = [device for device in devices if not machine.usable(device)]
    found = Message("doctor.video_devices", {"count": len(devices)})
    if locked:
        closed = Message("doctor.not_openable", {"device": locked[0]})
        return Check("camera", "video_rights", of, "bad", closed, Message("doctor.join_group", {"group": "video"}))
    return Check("camera", "video_rights", of, "good", found)


def picamera_package(machine: Machine) -> Check | None:
    """Check for picamera2 on a Raspberry Pi; None elsewhere, where it cannot exist."""
    if "Raspberry Pi" not in (machine.read(_MODEL) or ""):
        return None
    of, version = part("picamera"), machine.version("picamera2")
    if version is None:
        return Check("camera", "picamera2", of, "bad", Message("doctor.not_installed"), as_it_is(APT_LINE))
    return Check("camera", "picamera2", of, "good", as_it_is(version))


def port_rights(machine: Machine, ports: Sequence[str]) -> Check:
    """Check for USB serial ports and the right to use them."""
    of = part("ports")
    if not ports:
        return Check("dice", "port_rights", of, "absent", Message("doctor.no_port"), Message("doctor.plug_arduino"))
    locked = [port for port in ports if not machine.usable(port)]
    if locked:
        closed = Message("doctor.not_openable", {"device": locked[0]})
        return Check("dice", "port_rights", of, "bad", closed, Message("doctor.join_group", {"group": "dialout"}))
    return Check("dice", "port_rights", of, "good", as_it_is(", ".join(ports)))
