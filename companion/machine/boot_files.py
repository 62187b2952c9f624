"""What the firmware and the kernel are told, pure: texts of the boot partition, each slot's kernel in a folder of its own."""

from __future__ import annotations

import re
from typing import Final

from companion.machine.slots import Slot, other

BOOT_PARTITION: Final = 1
ROOT_PARTITIONS: Final[dict[Slot, int]] = {"a": 2, "b": 3}
DATA_PARTITION: Final = 4
KERNEL, INITRD = "vmlinuz", "initrd.img"
COMMAND_LINE, TRIAL_LINE = "cmdline.txt", "attempt.txt"
"""What a slot's kernel is told when the slot is settled, and when it is being tried."""
CONFIG: Final = "config.txt"
"""What the firmware reads at every start; each slot's folder holds the one with which that slot is settled."""
CARDS_OWN: Final = (COMMAND_LINE, TRIAL_LINE, CONFIG)
"""What of a slot's folder names the card, so that no update brings it along."""
BACK: Final = "raja.back"
"""Names the slot that the first program of a system being tried puts back (``image/files/try_once.sh``)."""


def part_uuid(disk_id: int, number: int) -> str:
    """How the kernel names a partition of a disk with a DOS label.

    >>> part_uuid(0x1234abcd, 2)
    '1234abcd-02'
    """
    return f"{disk_id:08x}-{number:02x}"


def config_txt(slot: Slot, trial: bool = False) -> str:
    """Which slot's kernel the firmware loads, and what that is told (Raspberry Pi documentation, config.txt).

    All such texts are equally long and fit in one sector of the card, so one is changed into another by writing that
    sector: a plug that is pulled leaves the one or the other.
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
    """The kernel's: the slot's read-only root; a hang is ended by the watchdog, a panic by a new start.

    A damaged partition of games is mended without asking (systemd-fsck): nobody sits at a console who could answer.

    Args:
        slot: the system.
        disk_id: the card's number.
        trial: the system is started once; before anything else it sees to it that the other one starts next.
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
    """The disk's own number, out of the command line that started this machine.

    >>> hex(disk_id_of("ro root=PARTUUID=1234abcd-02 raja.slot=a") or 0)
    '0x1234abcd'
    """
    found = re.search(r"(?:^| )root=PARTUUID=([0-9a-f]{8})-", command_line)
    return None if found is None else int(found[1], 16)
