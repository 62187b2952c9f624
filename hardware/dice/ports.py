"""Serial ports: finds those that could have an Arduino behind them, and opens one, with a clear error if that fails."""

from __future__ import annotations

import errno
import math
import os
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import serial
from serial.tools import list_ports

from hardware.errors import HardwareError

BY_ID = Path("/dev/serial/by-id")
WRITE_S = 0.5
LISTED_AGAIN_S = 20.0
"""List again after this time even without changes, as udev may name a port late or a permission may change."""
SETTLES_S = 3.0
"""For this long after a change a port may lack its ids or name, because udev adds them after the device appears."""

# USB vendor and product ids of Uno, Nano and their clones' serial chips; None: any product.
KNOWN_USB: tuple[tuple[int, int | None], ...] = (
    (0x2341, None),  # Arduino
    (0x2A03, None),  # Arduino.org
    (0x1A86, 0x7523),  # CH340
    (0x1A86, 0x5523),  # CH341
    (0x0403, 0x6001),  # FT232R
    (0x0403, 0x6015),  # FT231X
    (0x10C4, 0xEA60),  # CP2102
)


@dataclass(frozen=True, slots=True)
class PortCandidate:
    """A serial port that may have the board behind it; only asking it tells.

    Attributes:
        device: the name to open.
        label: for people, e.g. ``USB Serial``.
        known: the USB ids are those of an Uno, a Nano or a clone's serial chip, or a person named the port.
        by_id: udev's stable name, if there is one; it stays when the device name changes.
    """

    device: str
    label: str
    known: bool
    by_id: str | None = None


class Port(Protocol):
    """The part of an open serial port that the link needs."""

    def read(self) -> bytes:
        """Read what has arrived; wait at most the poll time for the first byte.

        Raises:
            HardwareError: ``link.port_gone``.
        """
        ...

    def write(self, data: bytes) -> None:
        """Send bytes; those that cannot be sent within 0.5 s are lost, as on any line.

        Raises:
            HardwareError: ``link.port_gone``.
        """
        ...

    def close(self) -> None:
        """Close the port; never raises."""
        ...


def usb_ports(by_id_folder: Path = BY_ID) -> Sequence[PortCandidate]:
    """All USB serial ports, those with known ids first. A built-in port must be named by the user."""
    names = _by_id_names(by_id_folder)
    found = [
        PortCandidate(
            device=port.device,
            label=port.description or port.device,
            known=any(port.vid == vid and product in (None, port.pid) for vid, product in KNOWN_USB),
            by_id=names.get(os.path.realpath(port.device)),
        )
        for port in list_ports.comports()
        if port.vid is not None
    ]
    return sorted(found, key=lambda port: (not port.known, port.device))


class WatchedUsbPorts:
    """``usb_ports`` for frequent calls: lists again when a device came or went, otherwise every 20 s.

    Listing walks through all of sysfs; checking the device folder for changes takes a single call.
    Without such a folder, every call lists anew. Not thread-safe.

    Args:
        listed: lists the ports.
        devices: the folder with a file for each device.
        steady_s: a monotonic clock.
    """

    def __init__(
        self,
        listed: Callable[[], Sequence[PortCandidate]] = usb_ports,
        devices: Path = Path("/dev"),
        steady_s: Callable[[], float] = time.monotonic,
    ) -> None:
        self._listed = listed
        self._devices = devices
        self._steady_s = steady_s
        self._found: Sequence[PortCandidate] = ()
        self._found_s = -math.inf
        self._changed_ns: int | None = None
        self._settled_s = -math.inf

    def __call__(self) -> Sequence[PortCandidate]:
        """The ports that are there now."""
        now_s = self._steady_s()
        try:
            changed_ns = self._devices.stat().st_mtime_ns
        except OSError:
            return self._listed()
        if changed_ns != self._changed_ns:
            self._changed_ns = changed_ns
            self._settled_s = now_s + SETTLES_S
        if now_s < self._settled_s or now_s - self._found_s >= LISTED_AGAIN_S:
            self._found, self._found_s = self._listed(), now_s
        return self._found


def named_port(device: str) -> Sequence[PortCandidate]:
    """The port that a person named, as long as it exists (on Windows it is not a file, so it always counts)."""
    if os.name == "posix" and not Path(device).exists():
        return ()
    return (PortCandidate(device, device, True),)


def _by_id_names(folder: Path) -> dict[str, str]:
    """Map each real device path to udev's stable name."""
    try:
        return {os.path.realpath(link): link.name for link in sorted(folder.iterdir())}
    except OSError:
        return {}


class SerialPort:
    """A port opened by pyserial, exclusively where the system allows it.

    Raises:
        HardwareError: ``link.no_permission``, ``link.port_busy``, ``link.port_gone``, ``link.port_failed``.
    """

    def __init__(self, device: str, baud: int, poll_ms: int) -> None:
        try:
            self._serial = serial.Serial(
                device, baud, timeout=poll_ms / 1000, write_timeout=WRITE_S, exclusive=os.name == "posix" or None
            )
            self._serial.reset_input_buffer()
        except (OSError, ValueError) as error:
            raise opening_error(device, error) from error

    def read(self) -> bytes:
        """See ``Port``."""
        try:
            return bytes(self._serial.read(max(1, self._serial.in_waiting)))
        except (OSError, TypeError) as error:  # pyserial raises TypeError if the port vanishes between two of its calls
            raise _gone(str(self._serial.port)) from error

    def write(self, data: bytes) -> None:
        """See ``Port``."""
        try:
            self._serial.write(data)
        except serial.SerialTimeoutException:
            return
        except OSError as error:
            raise _gone(str(self._serial.port)) from error

    def close(self) -> None:
        """See ``Port``."""
        try:
            self._serial.close()
        except OSError:
            return


def opening_error(device: str, error: Exception) -> HardwareError:
    """The error for a port that could not be opened, which says why and what helps."""
    number = getattr(error, "errno", None)
    text = str(error)
    if number in (errno.EACCES, errno.EPERM) or "PermissionError" in text:
        busy_windows = os.name == "nt"
        if not busy_windows:
            return HardwareError("link.no_permission", device=device)
    if number in (errno.EBUSY, errno.EAGAIN) or "exclusively lock" in text or "PermissionError" in text:
        return HardwareError("link.port_busy", device=device)
    if number in (errno.ENOENT, errno.ENXIO, errno.ENODEV, errno.EIO) or "FileNotFoundError" in text:
        return _gone(device)
    if number == errno.ENOTTY or "Inappropriate ioctl" in text:
        return HardwareError("link.no_serial_port", device=device)
    return HardwareError("link.port_failed", device=device, reason=text)


def _gone(device: str) -> HardwareError:
    return HardwareError("link.port_gone", device=device)
