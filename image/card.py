"""Writes the image file: a partition table, and each partition's content at its place; nothing is mounted."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Final

from companion.machine.boot_files import COMMAND_LINE, CONFIG, command_line, config_txt
from companion.machine.exchange_files import FIRST_NETWORK
from image.layout import SECTOR_BYTES, Partition, image_bytes, partitions, sfdisk_script, slot_mib_for
from image.places import FILES

BOOT_MIB: Final = 384
DATA_MIB: Final = 256
FIRST_DATA: Final = ("raja", "settings", "networks", "leases", "systemd")
BLOCK_BYTES: Final = 4096
INODE_EVERY_BYTES: Final = 64 * 1024
"""mke2fs would choose both for the few hundred megabytes of the image: small blocks, and so many inodes that their tables take
6 % of the card that the partition grows to, all of it written at the first start. A table keeps few files, and large ones.
"""
_KERNELS: Final = ("vmlinuz", "initrd.img", "config", "System.map")
"""Files of ``/boot`` that lie on the boot partition instead; the folder where that is mounted stays."""
_PIECE: Final = 64 * 1024


def squashed(root: Path, file: Path) -> None:
    """Pack the system into one read-only file; ``/proc`` and the like are there but empty, and kernels are left out."""
    empty = ("proc/*", "sys/*", "dev/*", "run/*", "tmp/*", *(f"boot/{kernel}-*" for kernel in _KERNELS))
    options = ["-noappend", "-quiet", "-no-progress", "-comp", "zstd", "-Xcompression-level", "6", "-wildcards"]
    subprocess.run(["mksquashfs", str(root), str(file), *options, "-e", *empty], check=True, stdout=subprocess.DEVNULL)


def boot_partition(file: Path, part: Partition, firmware: Path, kernel: Path, disk_id: int) -> None:
    """Make the FAT partition the firmware reads: the firmware itself, ``config.txt``, and slot a's kernel in its own
    folder.
    """
    for place in (firmware, kernel):
        (place / CONFIG).write_text(config_txt("a"), encoding="ascii")
    (kernel / COMMAND_LINE).write_text(command_line("a", disk_id), encoding="ascii")
    _empty(file, part.bytes)
    subprocess.run(["mkfs.vfat", "-F", "32", "-n", "RAJA-BOOT", str(file)], check=True, stdout=subprocess.DEVNULL)
    subprocess.run(["mmd", "-i", str(file), "::a", "::b"], check=True)
    subprocess.run(["mcopy", "-i", str(file), *map(str, sorted(firmware.iterdir())), "::"], check=True)
    subprocess.run(["mcopy", "-i", str(file), *map(str, sorted(kernel.iterdir())), "::a"], check=True)


def data_partition(file: Path, part: Partition, folder: Path, owner: tuple[int, int], settings: Path) -> None:
    """Make the data partition as it is before the first start: folders that are mounted into the system, and first
    settings.
    """
    for name in FIRST_DATA:
        (folder / name).mkdir(parents=True)
    (folder / "networks").chmod(0o700)
    (folder / "leases").chmod(0o700)
    (folder / "raja").chmod(0o700)
    shutil.chown(folder / "raja", *owner)
    for setting in settings.iterdir():
        shutil.copy(setting, folder / "settings")
    network = folder / "networks" / FIRST_NETWORK
    shutil.copy(FILES / FIRST_NETWORK, network)
    network.chmod(0o600)  # NetworkManager accepts no other mode
    _empty(file, part.bytes)
    sizes = ["-b", str(BLOCK_BYTES), "-i", str(INODE_EVERY_BYTES)]
    subprocess.run(
        ["mke2fs", "-q", "-F", "-t", "ext4", *sizes, "-L", "raja-data", "-d", str(folder), str(file)], check=True
    )


def whole_card(image: Path, disk_id: int, parts: tuple[Partition, ...], contents: dict[str, Path]) -> None:
    """Write the partition table and the partitions' contents, with holes where there are only zeros."""
    making = image.with_suffix(".making")
    _empty(making, image_bytes(parts))
    table = sfdisk_script(parts, disk_id)
    subprocess.run(["sfdisk", "-q", str(making)], input=table, text=True, check=True)
    with making.open("r+b") as card:
        for part in parts:
            if part.name in contents:
                if contents[part.name].stat().st_size > part.bytes:
                    raise SystemExit(f"{part.name} does not fit: {contents[part.name].stat().st_size} bytes.")
                card.seek(part.first * SECTOR_BYTES)
                with contents[part.name].open("rb") as content:
                    while piece := content.read(_PIECE):
                        if piece.count(0) == len(piece):
                            card.seek(len(piece), 1)
                        else:
                            card.write(piece)
    making.replace(image)


def card_for(system_bytes: int) -> tuple[Partition, ...]:
    """The partitions of a card whose slots can hold this system."""
    return partitions(BOOT_MIB, slot_mib_for(system_bytes), DATA_MIB)


def _empty(file: Path, size: int) -> None:
    with file.open("wb") as made:
        made.truncate(size)
