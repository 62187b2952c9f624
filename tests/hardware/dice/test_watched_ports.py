"""Ports are listed anew where something was plugged in, and else only now and then."""

from __future__ import annotations

import os
from pathlib import Path

from hardware.dice.ports import LISTED_AGAIN_S, SETTLES_S, PortCandidate, WatchedUsbPorts

BOARD = PortCandidate("/dev/ttyACM0", "Arduino", True)


class Bus:
    """What is plugged in, how often it was listed, and a clock."""

    def __init__(self, devices: Path) -> None:
        self.plugged: tuple[PortCandidate, ...] = ()
        self.listings = 0
        self.now_s = 100.0
        self._devices = devices
        self._changes = 0
        self.ports = WatchedUsbPorts(self._listed, devices, lambda: self.now_s)

    def _listed(self) -> tuple[PortCandidate, ...]:
        self.listings += 1
        return self.plugged

    def change(self) -> None:
        """The folder of devices is written to."""
        self._changes += 1
        os.utime(self._devices, ns=(0, self._changes))


def test_a_bus_at_rest_is_listed_now_and_then_however_often_it_is_asked(tmp_path: Path) -> None:
    bus = Bus(tmp_path)
    bus.ports()
    bus.now_s += SETTLES_S
    bus.listings = 0
    for _ in range(int(50 * LISTED_AGAIN_S)):
        bus.now_s += 0.1
        bus.ports()
    assert 4 <= bus.listings <= 6


def test_what_is_plugged_in_is_found_at_once(tmp_path: Path) -> None:
    bus = Bus(tmp_path)
    bus.ports()
    bus.now_s += SETTLES_S
    bus.ports()
    bus.now_s += 0.1
    bus.plugged = (BOARD,)
    assert bus.ports() == ()
    bus.change()
    assert bus.ports() == (BOARD,)


def test_ids_that_come_after_the_device_are_seen_while_it_settles(tmp_path: Path) -> None:
    bus = Bus(tmp_path)
    bus.ports()
    bus.change()
    bus.ports()
    bus.now_s += SETTLES_S - 0.1
    bus.plugged = (BOARD,)
    assert bus.ports() == (BOARD,)


def test_without_a_folder_of_devices_each_question_lists_them(tmp_path: Path) -> None:
    bus = Bus(tmp_path / "none")
    bus.ports()
    bus.plugged = (BOARD,)
    assert bus.ports() == (BOARD,)
