"""What the firmware and the kernel are told, pure: texts of the boot partition, each slot's kernel in a folder of its own."""

from __future__ import annotations

import re
from typing import Final

from companion.machine.slots import Slot

BOOT_PARTITION: Final = 1
ROOT_PARTITIONS: Final[dict[Slot, int]] = {"a": 2, "b": 3}
DATA_PARTITION: Final = 4
KERNEL, INITRD, COMMAND_LINE = "vmlinuz", "initrd.img", "cmdline.txt"
SETTLED, TRYING = "config.txt", "tryboot.txt"
"""What the firmware reads at every start, and instead of it once after ``reboot "0 tryboot"``."""


def part_uuid(disk_id: int, number: int) -> str:
    """How the kernel names a partition of a disk with a DOS label.

    >>> part_uuid(0x1234abcd, 2)
    '1234abcd-02'
    """
    return f"{disk_id:08x}-{number:02x}"


def config_txt(slot: Slot) -> str:
    """Which slot's kernel the firmware loads (Raspberry Pi documentation, config.txt: ``os_prefix``)."""
    return "\n".join(
        (
            "# Which of the two systems starts: an update changes the line os_prefix.",
            "arm_64bit=1",
            "enable_uart=1",
            "disable_splash=1",
            f"os_prefix={slot}/",
            f"kernel={KERNEL}",
            f"initramfs {INITRD} followkernel",
            "",
        )
    )


def command_line(slot: Slot, disk_id: int) -> str:
    """The kernel's: the slot's read-only root; a hang is ended by the watchdog, a panic by a new start."""
    root = part_uuid(disk_id, ROOT_PARTITIONS[slot])
    words = (
        "console=ttyS1,115200",
        "console=tty0",
        f"root=PARTUUID={root}",
        "rootfstype=squashfs",
        "ro",
        "rootwait",
        "panic=10",
        f"raja.slot={slot}",
    )
    return " ".join(words) + "\n"


def disk_id_of(command_line: str) -> int | None:
    """The disk's own number, out of the command line that started this machine.

    >>> hex(disk_id_of("ro root=PARTUUID=1234abcd-02 raja.slot=a") or 0)
    '0x1234abcd'
    """
    found = re.search(r"(?:^| )root=PARTUUID=([0-9a-f]{8})-", command_line)
    return None if found is None else int(found[1], 16)
