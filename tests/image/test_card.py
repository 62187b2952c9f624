"""The image's file is put together as the firmware and the kernel read it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from companion.machine.boot_files import COMMAND_LINE, CONFIG, command_line, config_txt
from companion.machine.exchange_files import FIRST_NETWORK
from image.card import boot_partition, card_for, data_partition, squashed, whole_card
from image.layout import SECTOR_BYTES

pytestmark = [pytest.mark.program, pytest.mark.xdist_group("card")]

DISK = 0x1234ABCD
TOOLS = ("sfdisk", "mkfs.vfat", "mcopy", "mksquashfs", "unsquashfs", "mke2fs", "debugfs", "e2fsck", "resize2fs")


@pytest.fixture(scope="module")
def card(tmp_path_factory: pytest.TempPathFactory) -> Path:
    missing = [tool for tool in TOOLS if shutil.which(tool, path="/usr/sbin:/sbin:/usr/bin:/bin") is None]
    if missing:
        pytest.skip(f"needs {', '.join(missing)} (image/apt-packages.txt)")
    work = tmp_path_factory.mktemp("card")
    for name in ("root/etc", "root/proc/1", "root/boot/firmware", "firmware", "kernel", "settings", "data"):
        (work / name).mkdir(parents=True)
    (work / "root/etc/hostname").write_text("raja\n")
    (work / "root/boot/vmlinuz-6.12").write_bytes(b"kernel")
    (work / "firmware/start4.elf").write_bytes(b"firmware")
    (work / "kernel/vmlinuz").write_bytes(b"kernel")
    (work / "settings/raja.env").write_text('RAJA_PLAY=""\n')
    squashed(work / "root", work / "root.squashfs")
    parts = card_for((work / "root.squashfs").stat().st_size)
    boot_partition(work / "boot", parts[0], work / "firmware", work / "kernel", DISK)
    data_partition(work / "ext4", parts[3], work / "data", (0, 0), work / "settings")
    contents = {"boot": work / "boot", "root-a": work / "root.squashfs", "data": work / "ext4"}
    whole_card(work / "card.img", DISK, parts, contents)
    return work / "card.img"


def at(card: Path, number: int) -> int:
    """Where a partition begins, in bytes, as the table says."""
    told = subprocess.run(["/usr/sbin/sfdisk", "-d", str(card)], capture_output=True, text=True, check=True, timeout=60)
    line = next(line for line in told.stdout.splitlines() if line.startswith(f"{card}{number}"))
    return int(line.split("start=")[1].split(",")[0]) * SECTOR_BYTES


@pytest.mark.parametrize(
    ("file", "content"),
    [
        (CONFIG, config_txt("a").encode()),
        (f"a/{CONFIG}", config_txt("a").encode()),
        ("start4.elf", b"firmware"),
        ("a/vmlinuz", b"kernel"),
        (f"a/{COMMAND_LINE}", command_line("a", DISK).encode()),
    ],
)
def test_the_firmware_finds_itself_and_slot_a(card: Path, file: str, content: bytes) -> None:
    read = subprocess.run(
        ["mtype", "-i", f"{card}@@{at(card, 1)}", f"::{file}"], capture_output=True, check=True, timeout=60
    )
    assert read.stdout == content


def test_the_system_lies_in_the_second_partition_and_the_third_is_empty(card: Path, tmp_path: Path) -> None:
    with card.open("rb") as whole:
        whole.seek(at(card, 3))
        assert whole.read(4096) == bytes(4096)
    listed = subprocess.run(
        ["unsquashfs", "-o", str(at(card, 2)), "-d", str(tmp_path / "system"), str(card)],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert listed.returncode == 0, listed.stderr
    assert (tmp_path / "system/etc/hostname").read_text() == "raja\n"
    assert list((tmp_path / "system/proc").iterdir()) == []
    assert [place.name for place in (tmp_path / "system/boot").iterdir()] == ["firmware"], "where that is mounted"


def inside(data: Path, question: str) -> str:
    """What debugfs says of a file system."""
    argv = ["/usr/sbin/debugfs", "-R", question, str(data)]
    return subprocess.run(argv, capture_output=True, text=True, check=True, timeout=60).stdout


@pytest.fixture
def data(card: Path, tmp_path: Path) -> Path:
    """A copy of the fourth partition, with holes where there are only zeros."""
    copy, block = tmp_path / "data", 4 * 1024**2
    dd = ["dd", f"if={card}", f"of={copy}", f"bs={block}", f"skip={at(card, 4) // block}", "conv=sparse"]
    subprocess.run(dd, check=True, capture_output=True, timeout=60)
    return copy


def test_what_lasts_begins_with_the_settings_and_an_open_network(data: Path) -> None:
    assert inside(data, "cat /settings/raja.env") == 'RAJA_PLAY=""\n'
    assert "mode=ap\n" in inside(data, f"cat /networks/{FIRST_NETWORK}")
    assert "Mode:  0600" in inside(data, f"stat /networks/{FIRST_NETWORK}"), "as NetworkManager wants it"


@pytest.mark.parametrize("card_gib", [8, 128])
def test_a_partition_that_grew_is_free_and_little_of_it_was_written(data: Path, card_gib: int) -> None:
    os.truncate(data, card_gib * 2**30)
    environment = {"RESIZE2FS_FORCE_LAZY_ITABLE_INIT": "1"}  # as image/files/grow_card.sh sets it
    for command in (["e2fsck", "-p", "-f"], ["resize2fs"]):
        argv = [f"/usr/sbin/{command[0]}", *command[1:], str(data)]
        subprocess.run(argv, check=True, capture_output=True, timeout=60, env=environment)
    said = inside(data, "show_super_stats -h")
    blocks, free = (
        int(re.findall(rf"^{name}: +(\d+)$", said, re.MULTILINE)[0]) for name in ("Block count", "Free blocks")
    )
    assert 1 - free / blocks < 0.01
    assert data.stat().st_blocks * 512 < 20_000_000


def test_the_image_takes_little_room_where_it_is_empty(card: Path) -> None:
    assert card.stat().st_size > 600_000_000
    assert card.stat().st_blocks * 512 < 40_000_000
