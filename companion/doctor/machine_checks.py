"""The machine itself: versions, disk, clock, memory, temperature, power, and the rights to devices."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from companion.doctor.check import Check, CheckState
from companion.doctor.machine import Machine
from companion.doctor.settings import DoctorSettings
from hardware.camera.picamera_api import APT_LINE

OLDEST_PYTHON: Final = (3, 11)
PACKAGES: Final = ("numpy", "opencv-python-headless", "Flask", "SQLAlchemy", "pyserial")
_MODEL: Final = "/proc/device-tree/model"
_THERMAL: Final = "/sys/class/thermal/thermal_zone0/temp"
_SYNCHRONISED: Final = "/run/systemd/timesync/synchronized"
# Raspberry Pi documentation, vcgencmd get_throttled.
_NOW: Final = {0: "too little voltage", 1: "slowed down", 2: "throttled", 3: "at its temperature limit"}


def machine_checks(machine: Machine, data_folder: str, built_s: float, settings: DoctorSettings) -> list[Check]:
    """Everything about the machine.

    Args:
        data_folder: where the log lies.
        built_s: a time that is surely past; an earlier clock is wrong.
    """
    checks = [versions(machine), disk(machine, data_folder, settings), clock(machine, built_s)]
    optional = (memory(machine, settings), temperature(machine, settings), power(machine))
    return [*checks, *(check for check in optional if check is not None)]


def versions(machine: Machine) -> Check:
    """Python and the libraries that matter."""
    python = machine.python()
    found = f"raja-table {machine.version('raja-table') or '?'}, Python {'.'.join(map(str, python))}"
    missing = [name for name in PACKAGES if machine.version(name) is None]
    found += "".join(f", {name} {version}" for name in PACKAGES if (version := machine.version(name)))
    if python[:2] < OLDEST_PYTHON:
        return Check("companion", "versions", "Versions", "bad", found, "install Python 3.11 or newer")
    if missing:
        advice = f"install what is missing ({', '.join(missing)}): pip install -c constraints.txt -e ."
        return Check("companion", "versions", "Versions", "bad", found, advice)
    return Check("companion", "versions", "Versions", "good", found)


def disk(machine: Machine, folder: str, settings: DoctorSettings) -> Check:
    """Room for the log and recordings."""
    free_mb = machine.free_mb(folder)
    if free_mb is None:
        return Check("machine", "disk", "Disk", "poor", f"{folder} cannot be asked", "check that its disk is there")
    found = f"{free_mb / 1000:.1f} GB free for {folder}"
    little, least = settings.disk_mb
    state: CheckState = "bad" if free_mb < least else "poor" if free_mb < little else "good"
    return Check("machine", "disk", "Disk", state, found, "" if state == "good" else "delete old recordings")


def clock(machine: Machine, built_s: float) -> Check:
    """A Pi without a battery starts in the past until it has found a time server."""
    if machine.now_s() < built_s:
        advice = "connect it to a network for a minute, or set it: sudo date -s 'YYYY-MM-DD HH:MM'"
        return Check("machine", "clock", "Clock", "bad", "it is in the past", advice)
    synchronised = machine.said("timedatectl", "show", "-p", "NTPSynchronized", "--value") == "yes"
    if synchronised or machine.exists(_SYNCHRONISED):
        return Check("machine", "clock", "Clock", "good", "set by a time server")
    return Check("machine", "clock", "Clock", "good", "plausible; no time server has been heard")


def memory(machine: Machine, settings: DoctorSettings) -> Check | None:
    """Memory that programs may have; None where the system does not tell."""
    told = re.search(r"MemAvailable:\s+(\d+) kB", machine.read("/proc/meminfo") or "")
    if told is None:
        return None
    available_mb = int(told[1]) / 1000
    found = f"{available_mb:.0f} MB available"
    if available_mb < settings.memory_mb:
        return Check("machine", "memory", "Memory", "poor", found, "close other programs")
    return Check("machine", "memory", "Memory", "good", found)


def temperature(machine: Machine, settings: DoctorSettings) -> Check | None:
    """The processor's temperature; None where there is no sensor."""
    told = machine.read(_THERMAL)
    if told is None or re.fullmatch(r"-?\d+", told) is None:
        return None
    degrees = int(told) / 1000
    warm, hot = settings.warm_c
    state: CheckState = "bad" if degrees >= hot else "poor" if degrees >= warm else "good"
    advice = "" if state == "good" else "give it a heat sink or a fan, and air"
    return Check("machine", "temperature", "Temperature", state, f"{degrees:.0f} °C", advice)


def power(machine: Machine) -> Check | None:
    """Too little voltage and throttling, on a Raspberry Pi; None elsewhere."""
    if "Raspberry Pi" not in (machine.read(_MODEL) or ""):
        return None
    told = re.search(r"0x([0-9a-fA-F]+)", machine.said("vcgencmd", "get_throttled") or "")
    if told is None:
        advice = "sudo apt install raspi-utils-core, and add yourself to the group video"
        return Check("machine", "power", "Power", "poor", "vcgencmd does not answer", advice)
    bits = int(told[1], 16)
    now = [word for bit, word in _NOW.items() if bits >> bit & 1]
    before = [word for bit, word in _NOW.items() if bits >> (bit + 16) & 1 and word not in now]
    advice = "use the Pi's own power supply and a short, thick cable; cool the processor"
    if now:
        return Check("machine", "power", "Power", "bad", f"now {', '.join(now)}", advice)
    if before:
        return Check("machine", "power", "Power", "poor", f"since it started: {', '.join(before)}", advice)
    return Check("machine", "power", "Power", "good", "enough voltage, never throttled")


def camera_rights(machine: Machine) -> Check:
    """Whether there is a video device, and whether we may use it; picamera2 on a Pi."""
    devices = machine.matching("video*")
    if not devices:
        return Check("camera", "video_rights", "Video devices", "absent", "none is there", "connect a camera")
    locked = [device for device in devices if not machine.usable(device)]
    found = f"{len(devices)} in /dev"
    if locked:
        advice = "sudo usermod -aG video $USER, then log out and in"
        return Check("camera", "video_rights", "Video devices", "bad", f"{locked[0]} may not be opened", advice)
    return Check("camera", "video_rights", "Video devices", "good", found)


def picamera_package(machine: Machine) -> Check | None:
    """picamera2 on a Raspberry Pi; None elsewhere, where it cannot be."""
    if "Raspberry Pi" not in (machine.read(_MODEL) or ""):
        return None
    version = machine.version("picamera2")
    if version is None:
        return Check("camera", "picamera2", "picamera2", "bad", "not installed", APT_LINE)
    return Check("camera", "picamera2", "picamera2", "good", version)


def port_rights(machine: Machine, ports: Sequence[str]) -> Check:
    """Whether USB serial ports are there, and whether we may use them."""
    if not ports:
        return Check("dice", "port_rights", "Serial ports", "absent", "no USB serial port", "plug the Arduino in")
    locked = [port for port in ports if not machine.usable(port)]
    if locked:
        advice = "sudo usermod -aG dialout $USER, then log out and in"
        return Check("dice", "port_rights", "Serial ports", "bad", f"{locked[0]} may not be opened", advice)
    return Check("dice", "port_rights", "Serial ports", "good", ", ".join(ports))
