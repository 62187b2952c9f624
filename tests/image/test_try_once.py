"""The first program of a system that is being tried: it sees to it that the other one starts next."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from companion.machine.boot_files import CONFIG, command_line, config_txt
from companion.machine.slots import SLOTS, Slot, other
from image.places import FILES

pytestmark = pytest.mark.program

DISK = 0x1234ABCD


def started(folder: Path, line: str, config: str, mounts: bool = True) -> str:
    """What the firmware would read after this start."""
    boot, programs = folder / "boot", folder / "programs"
    for slot in SLOTS:
        (boot / slot).mkdir(parents=True)
        (boot / slot / CONFIG).write_text(config_txt(slot))
    (boot / CONFIG).write_text(config)
    programs.mkdir()
    for name, status in (("mount", 0 if mounts else 1), ("umount", 0), ("sync", 0), ("sleep", 0)):
        (programs / name).write_text(f'#!/bin/sh\necho "{name} $*" >> {folder}/ran\nexit {status}\n')
        (programs / name).chmod(0o755)
    (folder / "cmdline").write_text(line)
    environment = {
        "PATH": f"{programs}:{os.environ['PATH']}",
        "RAJA_BOOT": str(boot),
        "RAJA_CMDLINE": str(folder / "cmdline"),
    }
    subprocess.run(["sh", str(FILES / "try_once.sh")], check=True, env=environment, timeout=60, capture_output=True)
    return (boot / CONFIG).read_text()


@pytest.mark.parametrize("slot", SLOTS)
def test_a_system_that_is_tried_puts_the_other_one_back(tmp_path: Path, slot: Slot) -> None:
    after = started(tmp_path, command_line(slot, DISK, trial=True), config_txt(slot, trial=True))
    assert after == config_txt(other(slot))
    assert f"mount -t vfat /dev/disk/by-partuuid/{DISK:08x}-01 {tmp_path}/boot" in (tmp_path / "ran").read_text()
    assert f"umount {tmp_path}/boot" in (tmp_path / "ran").read_text()


@pytest.mark.parametrize("slot", SLOTS)
def test_a_settled_system_leaves_the_card_alone(tmp_path: Path, slot: Slot) -> None:
    assert started(tmp_path, command_line(slot, DISK), config_txt(slot)) == config_txt(slot)
    assert not (tmp_path / "ran").exists()


def test_a_system_starts_even_where_the_boot_partition_cannot_be_read(tmp_path: Path) -> None:
    trying = config_txt("b", trial=True)
    assert started(tmp_path, command_line("b", DISK, trial=True), trying, mounts=False) == trying
