"""Texts of the boot partition for firmware and kernel; each slot's kernel has its own folder. Pure."""

from __future__ import annotations

import re
from typing import Final

from companion.machine.slots import Slot, other

BOOT_PARTITION: Final = 1
ROOT_PARTITIONS: Final[dict[Slot, int]] = {"a": 2, "b": 3}
DATA_PARTITION: Final = 4
KERNEL, INITRD = "vmlinuz", "initrd.img"
COMMAND_LINE, TRIAL_LINE = "cmdline.txt", "attempt.txt"
"""The files with the kernel's command line: for a settled slot, and for one being tried."""
CONFIG: Final = "config.txt"
"""The file the firmware reads at every start; each slot's folder holds the version with which that slot is settled."""
CARDS_OWN: Final = (COMMAND_LINE, TRIAL_LINE, CONFIG)
"""The files in a slot's folder that depend on the card, and so are not part of an update."""
BACK: Final = "raja.back"
"""Names the slot that the first program of a system being tried puts back (``image/files/try_once.sh``)."""


def part_uuid(disk_id: int, number: int) -> str:
    """Return the kernel's name for a partition of a disk with a DOS label.

    >>> part_uuid(0x1234abcd, 2)
    '1234abcd-02'
    """
    return f"{disk_id:08x}-{number:02x}"


def config_txt(slot: Slot, trial: bool = False) -> str:
    """Return the firmware's settings: which slot's kernel to load, and with which command line.

    See Raspberry Pi documentation, config.txt. All such texts are equally long and fit in one sector of the card, so
    that changing one into another writes only that sector: if the power fails, either the old or the new one is there.
    """
    return "\n".join(
        (
            "# Which of the two systems starts: an update changes os_prefix and cmdline.",
            "arm_64bit=1",
            "enable_uart=1",
            "disable_splash=1",
            "upstream_kernel=1",
            f"os_prefix={slot}/",
            f"cmdline={TRIAL_LINE if trial else COMMAND_LINE}",
            f"kernel={KERNEL}",
            f"initramfs {INITRD} followkernel",
            "",
        )
    )


def command_line(slot: Slot, disk_id: int, trial: bool = False) -> str:
    """Return the kernel's command line: the slot's read-only root, and a restart 10 s after a panic.

    A damaged partition of games is repaired without asking (systemd-fsck), as nobody sits at a console to answer.

    Args:
        slot: the slot of the system.
        disk_id: the card's number.
        trial: the system is started only once; first of all it makes the other one start next.
    """
    root = part_uuid(disk_id, ROOT_PARTITIONS[slot])
    words = (
        "console=ttyS1,115200",
        "console=tty0",
        f"root=PARTUUID={root}",
        "rootfstype=squashfs",
        "ro",
        "rootwait",
        "panic=10",
        "fsck.repair=yes",
        f"raja.slot={slot}",
        *((f"{BACK}={other(slot)}",) if trial else ()),
    )
    return " ".join(words) + "\n"


def disk_id_of(command_line: str) -> int | None:
    """Return the disk's id from the command line that started this machine.

    >>> hex(disk_id_of("ro root=PARTUUID=1234abcd-02 raja.slot=a") or 0)
    '0x1234abcd'
    """
    found = re.search(r"(?:^| )root=PARTUUID=([0-9a-f]{8})-", command_line)
    return None if found is None else int(found[1], 16)
