"""The upload with the real avrdude, through Debian's optiboot, into the simulated chip."""

from __future__ import annotations

import shutil
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

import hardware.dice.flashing as flashing
from hardware.dice.flashing import own_firmware, upload
from hardware.dice.link import Link
from hardware.dice.ports import named_port
from hardware.dice.settings import LinkSettings
from hardware.simulator.board import SimulatedBoard
from tests.hardware.conftest import simulator_files
from tests.hardware.dice.test_link import wait_for
from vision.message import Message

ROOT = Path(__file__).parents[3]
SHIPPED = ROOT / "hardware" / "dice" / "shipped" / "raja.hex"
OPTIBOOT = Path("/usr/share/arduino/hardware/arduino/avr/bootloaders/optiboot/optiboot_atmega328.hex")


@pytest.mark.slow
@pytest.mark.simulator
def test_the_firmware_that_ships_is_uploaded_verified_and_runs(link_settings: LinkSettings) -> None:
    files = simulator_files()
    if shutil.which("avrdude") is None or not OPTIBOOT.exists():
        pytest.skip("needs avrdude and arduino-core-avr: make packages")
    with closing(SimulatedBoard(files, 1, pty=True, bootloader=OPTIBOOT)) as board:
        board.realtime()
        assert upload(SHIPPED, board.pty) == Message("board.flashed")
        link = Link(link_settings, lambda: named_port(board.pty), lambda _: None)
        link.start()
        try:
            wait_for(lambda: link.status.state == "talking", "the new firmware")
        finally:
            link.close()


def test_the_firmware_that_ships_is_that_of_the_sources() -> None:
    check = [sys.executable, "-m", "scripts.ship_firmware", "--check"]
    said = subprocess.run(check, cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert said.returncode == 0, said.stderr


def test_what_was_built_here_goes_before_what_ships(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built = tmp_path / "raja.hex"
    monkeypatch.setattr(flashing, "_BUILT", built)
    assert own_firmware() == SHIPPED
    built.touch()
    assert own_firmware() == built
