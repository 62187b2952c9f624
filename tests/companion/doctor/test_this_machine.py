"""What this machine answers the doctor; None where it cannot tell."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from companion.doctor.machine import ThisMachine

MACHINE = ThisMachine()


def test_files_programs_and_packages_are_told(tmp_path: Path) -> None:
    (tmp_path / "model").write_bytes(b"Raspberry Pi 5\0\n")
    assert MACHINE.read(str(tmp_path / "model")) == "Raspberry Pi 5"
    assert MACHINE.exists(str(tmp_path))
    assert MACHINE.usable(str(tmp_path))
    assert abs((MACHINE.modified_s(str(tmp_path / "model")) or 0.0) - MACHINE.now_s()) < 3600
    assert MACHINE.said(sys.executable, "-c", "print(' there ')") == "there"
    assert (MACHINE.free_mb(str(tmp_path / "not" / "made" / "yet")) or 0.0) > 0
    assert "/dev/null" in MACHINE.matching("nul*")
    assert MACHINE.python() == sys.version_info[:3]
    assert MACHINE.version("numpy")


@pytest.mark.parametrize("command", [("no-such-program",), (sys.executable, "-c", "raise SystemExit(1)")])
def test_a_program_that_is_not_there_or_fails_tells_nothing(command: tuple[str, ...]) -> None:
    assert MACHINE.said(*command) is None


def test_what_is_not_there_is_told_as_such(tmp_path: Path) -> None:
    gone = str(tmp_path / "gone")
    assert MACHINE.read(gone) is None
    assert MACHINE.modified_s(gone) is None
    assert MACHINE.version("no-such-package") is None
    assert not MACHINE.exists(gone)
    assert not MACHINE.usable(gone)
    assert MACHINE.free_mb("a name longer than any system takes " * 10) is None
