"""The cameras that are plugged in, from the kernel's list of video devices, shown on the first page before setup."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

VIDEO_DEVICES: Final = Path("/sys/class/video4linux")
_PI_RECEIVERS: Final = ("unicam", "rp1-cfe")
"""The kernel's drivers that receive a Pi's own camera, on a Pi 4 and before, and on a Pi 5."""
_USB_DRIVER: Final = "uvcvideo"


def cameras(devices: Iterable[tuple[str, str]]) -> tuple[str, ...]:
    """Return names for people from (name, driver) of each video device; a Pi's many codecs and scalers are left out.

    >>> cameras([("bcm2835-codec-decode", "bcm2835-codec"), ("HD Webcam: HD", "uvcvideo"), ("unicam-image", "unicam")])
    ('HD Webcam', 'Raspberry Pi')
    """
    found = set()
    for name, driver in devices:
        if driver == _USB_DRIVER:
            found.add(name.partition(":")[0].strip())
        elif name.startswith(_PI_RECEIVERS):
            found.add("Raspberry Pi")
    return tuple(sorted(found))


def plugged_in(folder: Path = VIDEO_DEVICES) -> tuple[str, ...]:
    """Return the names of this machine's cameras."""
    devices = []
    for device in sorted(folder.glob("video*")):
        try:
            name = (device / "name").read_text(encoding="utf-8").strip()
            driver = (device / "device" / "driver").resolve().name
        except OSError:
            continue
        devices.append((name, driver))
    return cameras(devices)
