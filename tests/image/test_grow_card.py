"""A new card's last partition grows while udev looks away: one that finds no label at that moment takes the card for pulled out."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from image.places import FILES

pytestmark = pytest.mark.program

WRITES = ("sfdisk", "partx", "e2fsck", "resize2fs")


def ran(folder: Path, card_sectors: int, part_sectors: int) -> list[str]:
    """What it runs on a card of that size whose last partition begins at sector 8192."""
    devices, known, programs = folder / "dev", folder / "sys/block/card", folder / "programs"
    for place in (devices, known / "card4", folder / "class", programs):
        place.mkdir(parents=True)
    for name in ("card", "card4"):
        (devices / name).touch()
    (devices / "label").symlink_to(devices / "card4")
    (folder / "class/card").symlink_to(known)
    (folder / "class/card4").symlink_to(known / "card4")
    (known / "size").write_text(f"{card_sectors}\n")
    for name, value in (("partition", 4), ("start", 8192), ("size", part_sectors)):
        (known / "card4" / name).write_text(f"{value}\n")
    for name in WRITES:
        lazily = '${RESIZE2FS_FORCE_LAZY_ITABLE_INIT:+" lazily"}' if name == "resize2fs" else ""
        (programs / name).write_text(f'#!/bin/sh\necho "{name} $*"{lazily} >> {folder}/ran\n')
    (programs / "udevadm").write_text(
        f'#!/bin/sh\necho "udevadm $*" >> {folder}/ran\n[ "$1" != lock ] || {{ shift 2; "$@"; echo unlocked >> {folder}/ran; }}\n'
    )
    script = programs / "grow_card"
    text = (FILES / "grow_card.sh").read_text(encoding="utf-8")
    for real, ours in (
        ("/dev/disk/by-label/raja-data", f"{devices}/label"),
        ("disk=/dev/", f"disk={devices}/"),
        ("/sys/class/block", f"{folder}/class"),
    ):
        assert real in text
        text = text.replace(real, ours)
    script.write_text(text)
    for program in programs.iterdir():
        program.chmod(0o755)
    environment = {"PATH": f"{programs}:{os.environ['PATH']}"}
    subprocess.run([str(script)], check=True, env=environment, timeout=60, capture_output=True)
    said = folder / "ran"
    return said.read_text().splitlines() if said.exists() else []


def test_the_disk_is_locked_while_it_is_written_to_and_looked_at_afterwards(tmp_path: Path) -> None:
    lines = ran(tmp_path, card_sectors=4 * 1024 * 2048, part_sectors=256 * 2048)
    assert [line.split()[0] for line in lines] == ["udevadm", *WRITES, "unlocked", "udevadm"]
    assert lines[0].startswith(f"udevadm lock --device={tmp_path}/dev/card ")
    assert lines[-1] == f"udevadm trigger --settle {tmp_path}/dev/card4"


def test_a_large_card_does_not_wait_for_its_tables_to_be_cleared(tmp_path: Path) -> None:
    lines = ran(tmp_path, card_sectors=4 * 1024 * 2048, part_sectors=256 * 2048)
    assert f"resize2fs {tmp_path}/dev/card4 lazily" in lines


def test_a_partition_that_has_the_whole_card_is_left_alone(tmp_path: Path) -> None:
    assert ran(tmp_path, card_sectors=512 * 2048, part_sectors=504 * 2048) == []
