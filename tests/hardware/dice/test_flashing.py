"""The upload with the real avrdude, through Debian's optiboot, into the simulated chip."""

from __future__ import annotations

import shutil
from contextlib import closing
from pathlib import Path

import pytest

from hardware.dice.flashing import built_firmware, upload
from hardware.dice.link import Link
from hardware.dice.ports import named_port
from hardware.dice.settings import LinkSettings
from hardware.simulator.board import SimulatedBoard
from tests.hardware.conftest import simulator_files
from tests.hardware.dice.test_link import wait_for

OPTIBOOT = Path("/usr/share/arduino/hardware/arduino/avr/bootloaders/optiboot/optiboot_atmega328.hex")


@pytest.mark.slow
@pytest.mark.simulator
def test_the_built_firmware_is_uploaded_verified_and_runs(link_settings: LinkSettings) -> None:
    files = simulator_files()
    if shutil.which("avrdude") is None or not OPTIBOOT.exists():
        pytest.skip("needs avrdude and arduino-core-avr: make packages")
    with closing(SimulatedBoard(files, 1, pty=True, bootloader=OPTIBOOT)) as board:
        board.realtime()
        assert upload(built_firmware(), board.pty) == "Uploaded and verified."
        link = Link(link_settings, lambda: named_port(board.pty), lambda _: None)
        link.start()
        try:
            wait_for(lambda: link.status.state == "talking", "the new firmware")
        finally:
            link.close()
