"""Builds the firmware and runs the checks of its C++: size, host tests under sanitizers, coverage, fuzz, cppcheck, clang-tidy."""

from __future__ import annotations

import fcntl
import re
import shutil
import subprocess
from contextlib import ExitStack
from pathlib import Path

import pytest

pytestmark = pytest.mark.toolchain
FIRMWARE = Path(__file__).parents[2] / "firmware"
TOOLS = {
    "firmware": ("make", "avr-g++", "avr-size"),
    "unit-tests": ("make", "g++"),
    "coverage": ("make", "g++", "gcovr"),
    "fuzz": ("make", "g++"),
    "lint": ("make", "cppcheck", "clang-tidy"),
    "lint-board": ("make", "cppcheck", "clang-tidy"),
}
# These build nothing.
ONLY_READS = ("lint", "lint-board")


def _make(target: str) -> str:
    """What `make -C firmware TARGET` prints; the test fails with it, or is skipped where a tool is missing."""
    for tool in TOOLS[target]:
        if shutil.which(tool) is None:
            pytest.skip(f"needs {tool}: see firmware/apt-packages.txt")
    (FIRMWARE / "build").mkdir(exist_ok=True)
    with ExitStack() as held:
        if target not in ONLY_READS:
            # Targets share objects: one build at a time, whichever workers ask for it.
            lock = held.enter_context(open(FIRMWARE / "build" / ".building", "w", encoding="utf-8"))
            fcntl.flock(lock, fcntl.LOCK_EX)
        done = subprocess.run(
            ["make", "--no-print-directory", "-C", str(FIRMWARE), target], capture_output=True, text=True, check=False
        )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_firmware_fits_the_chip_with_room_to_spare() -> None:
    sizes = re.search(r"flash (\d+) of \d+ bytes, static RAM (\d+) of", _make("firmware"))
    assert sizes is not None
    assert int(sizes[1]) <= 24 * 1024
    assert int(sizes[2]) <= 1228


@pytest.mark.slow
@pytest.mark.xdist_group("firmware-host-build")
def test_the_core_passes_its_tests_under_sanitizers_with_most_lines_covered() -> None:
    covered = re.search(r"lines: ([0-9.]+)%", _make("coverage"))
    assert covered is not None
    assert float(covered[1]) >= 95


@pytest.mark.slow
@pytest.mark.xdist_group("firmware-host-build")
def test_mutated_sentences_bring_nothing_false_and_never_jam_the_reader() -> None:
    assert " 0 false ones accepted, 0 good ones not heard" in _make("fuzz")


@pytest.mark.slow
def test_the_linters_look_at_every_source_file_of_the_board_and_find_nothing() -> None:
    sources = [*FIRMWARE.glob("raja/src/**/*.cpp")]
    assert f"found nothing in {len(sources)} source files" in _make("lint-board")


@pytest.mark.long
def test_the_linters_look_at_every_source_file_of_the_simulator_too_and_find_nothing() -> None:
    sources = [*FIRMWARE.glob("simulator/*.cpp")]
    assert f"nothing in {len(sources)} of the simulator" in _make("lint")
