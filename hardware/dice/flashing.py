"""Uploads the firmware through the board's boot loader with avrdude."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from hardware.dice.bootloader import OLD_BAUD, OPTIBOOT_BAUD
from hardware.errors import HardwareError
from vision.message import Message

UPLOAD_S = 120
_BUILT = Path(__file__).parents[2] / "firmware" / "build" / "raja.hex"
_SHIPPED = Path(__file__).with_name("shipped") / "raja.hex"


def own_firmware() -> Path:
    """The firmware that ``make firmware`` built in this checkout, or else the one shipped with Raja."""
    return _BUILT if _BUILT.exists() else _SHIPPED


def upload(hex_file: Path, device: str) -> Message:
    """Write the firmware to the board's flash; return a message for people.

    The new boot loader (optiboot) is tried first, then the old one at half its speed.

    Raises:
        HardwareError: ``flash.no_avrdude``, ``flash.no_file``, ``flash.failed``.
    """
    avrdude = shutil.which("avrdude")
    if avrdude is None:
        raise HardwareError("flash.no_avrdude")
    if not hex_file.is_file():
        raise HardwareError("flash.no_file", path=str(hex_file))
    last: str | Message = ""
    for baud in (OPTIBOOT_BAUD, OLD_BAUD):
        done, last = _avrdude(avrdude, hex_file, device, baud)
        if done and baud == OLD_BAUD:
            return Message("board.flashed_old")
        if done:
            return Message("board.flashed")
    raise HardwareError("flash.failed", device=device, reason=last)


def _avrdude(avrdude: str, hex_file: Path, device: str, baud: int) -> tuple[bool, str | Message]:
    """Run avrdude; return whether it succeeded, and its last error line."""
    command = [avrdude, "-q", "-p", "atmega328p", "-c", "arduino", "-P", device, "-b", str(baud), "-D"]
    try:
        ran = subprocess.run(
            [*command, "-U", f"flash:w:{hex_file}:i"], capture_output=True, text=True, timeout=UPLOAD_S, check=False
        )
    except subprocess.TimeoutExpired:
        return False, Message("board.upload_silent", {"seconds": UPLOAD_S})
    complaints = [line.strip() for line in ran.stderr.splitlines() if "error" in line or "not in sync" in line]
    return ran.returncode == 0, complaints[-1] if complaints else f"status {ran.returncode}"
