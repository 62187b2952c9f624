"""How the card is divided (pure): a boot partition, two read-only systems, and the data that stays through every
update.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

SECTOR_BYTES: Final = 512
MIB_SECTORS: Final = 2048
FIRST_SECTOR: Final = 4 * MIB_SECTORS
"""Partitions begin at multiples of 4 MiB, the largest block that cards erase at once."""
FAT32: Final = "c"
LINUX: Final = "83"


@dataclass(frozen=True, slots=True)
class Partition:
    """A partition: ``first`` and ``sectors`` in sectors of 512 bytes, ``kind`` as in a DOS partition table."""

    name: str
    kind: str
    first: int
    sectors: int

    @property
    def last(self) -> int:
        """Its last sector."""
        return self.first + self.sectors - 1

    @property
    def bytes(self) -> int:
        """Its size in bytes."""
        return self.sectors * SECTOR_BYTES


def partitions(boot_mib: int, slot_mib: int, data_mib: int) -> tuple[Partition, ...]:
    """The four partitions, one after another; the last grows to the end of the card at the first start.

    Args:
        boot_mib: size for the firmware and both systems' kernels.
        slot_mib: size of each of the two systems.
        data_mib: size for games, recordings and settings, as the image ships.
    """
    found: list[Partition] = []
    first = FIRST_SECTOR
    for name, kind, mib in (
        ("boot", FAT32, boot_mib),
        ("root-a", LINUX, slot_mib),
        ("root-b", LINUX, slot_mib),
        ("data", LINUX, data_mib),
    ):
        if mib <= 0 or mib % 4:
            raise ValueError(f"{name} has {mib} MiB: take a multiple of 4 above 0.")
        found.append(Partition(name, kind, first, mib * MIB_SECTORS))
        first += mib * MIB_SECTORS
    return tuple(found)


def sfdisk_script(parts: Sequence[Partition], disk_id: int) -> str:
    """Input for sfdisk to make the partition table: a DOS label, which every Pi's firmware reads."""
    lines = [f"label: dos\nlabel-id: 0x{disk_id:08x}\nunit: sectors\n"]
    for number, part in enumerate(parts, start=1):
        boots = ", bootable" if number == 1 else ""
        lines.append(f"start={part.first}, size={part.sectors}, type={part.kind}{boots}")
    return "\n".join(lines) + "\n"


def image_bytes(parts: Sequence[Partition]) -> int:
    """Size of the whole image, in bytes."""
    return (parts[-1].last + 1) * SECTOR_BYTES


def slot_mib_for(system_bytes: int, spare: float = 0.5) -> int:
    """Size of a slot for a system of this size, with room for larger later ones; a multiple of 4 MiB.

    >>> slot_mib_for(600 * 1024 * 1024)
    900
    """
    block_bytes = 4 * MIB_SECTORS * SECTOR_BYTES
    return math.ceil(system_bytes * (1 + spare) / block_bytes) * 4
