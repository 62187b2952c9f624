"""Tests whether a board that sends no sentence has a boot loader that answers: then the firmware is missing, or the
loader is an old one.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Literal, TypeAlias

from hardware.dice.ports import Port
from hardware.errors import HardwareError

# STK500 version 1 (Atmel AVR061): "get synchronisation" and the answer "in sync, ok".
GET_SYNC = b"0 "
IN_SYNC = b"\x14\x10"
OLD_BAUD = 57600
OPTIBOOT_BAUD = 115200
LISTEN_S = 0.6
Loader: TypeAlias = Literal["optiboot", "old"]


def loader_that_answers(open_port: Callable[[int], Port]) -> Loader | None:
    """Ask at the speeds of both boot loaders; return which one answers, or None.

    Args:
        open_port: opens the silent port at that speed, which resets the board.
    """
    speeds: tuple[tuple[Loader, int], ...] = (("optiboot", OPTIBOOT_BAUD), ("old", OLD_BAUD))
    for loader, baud in speeds:
        try:
            port = open_port(baud)
        except HardwareError:
            return None
        try:
            if _in_sync(port):
                return loader
        except HardwareError:
            return None
        finally:
            port.close()
    return None


def _in_sync(port: Port) -> bool:
    heard = b""
    end = time.monotonic() + LISTEN_S
    while time.monotonic() < end:
        port.write(GET_SYNC)
        heard += port.read()
        if IN_SYNC in heard:
            return True
        time.sleep(0.05)
    return False
