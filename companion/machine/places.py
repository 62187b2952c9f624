"""Where a table's image keeps what its page and the one who may change the system tell each other.

The page runs as the table's own user, who may change nothing of the system. It leaves wishes in its own folder; systemd
sees them and starts, as root, what looks at each again and does it (``steering``), which leaves word of it.
"""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

FIRST_NETWORK: Final = "raja-first.nmconnection"


@dataclass(frozen=True, slots=True)
class Places:
    """The files; by default where the image has them.

    Attributes:
        wishes: the page's own folder: ``first-start.json``, ``update.part``, ``update.whole``.
        told: what the page is told, which the page's user only reads: ``told.json``.
        boot: the boot partition.
        slots: the card's note of its two systems.
        settings: the folder of the table's settings.
        networks: NetworkManager's.
        trusted: the key that updates are signed with.
        command_line: the kernel's.
        disks: where partitions are found by their ids.
    """

    wishes: Path = Path("/var/lib/raja/machine")
    told: Path = Path("/etc/raja/machine.json")
    boot: Path = Path("/boot/firmware")
    slots: Path = Path("/data/slots.json")
    settings: Path = Path("/etc/raja")
    networks: Path = Path("/etc/NetworkManager/system-connections")
    trusted: Path = Path("/usr/lib/raja/update.pub")
    command_line: Path = Path("/proc/cmdline")
    disks: Path = Path("/dev/disk/by-partuuid")

    @property
    def first_start(self) -> Path:
        """The wish of the first page."""
        return self.wishes / "first-start.json"

    @property
    def first_network(self) -> Path:
        """The open Wi-Fi that phones may join until the first start is finished; a new card has it."""
        return self.networks / FIRST_NETWORK

    @property
    def update_part(self) -> Path:
        """An update that is coming in."""
        return self.wishes / "update.part"

    @property
    def update_whole(self) -> Path:
        """An update that is to be looked at and tried."""
        return self.wishes / "update.whole"


def write_durably(file: Path, content: str | bytes, mode: int = 0o644) -> None:
    """Whole or not at all, whenever the plug is pulled."""
    data = content.encode() if isinstance(content, str) else content
    beside = file.with_name(f"{file.name}.new")
    handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode)
    try:
        os.write(handle, data)
        os.fsync(handle)
    finally:
        os.close(handle)
    beside.replace(file)
    folder = os.open(file.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def write_in_place(file: Path, content: str) -> None:
    """Over the file's own bytes, without moving them: a text of one sector is the old or the new one, never a part."""
    data = content.encode()
    if not file.exists() or file.stat().st_size != len(data):
        write_durably(file, data)
        return
    handle = os.open(file, os.O_WRONLY)
    try:
        os.write(handle, data)
        os.fsync(handle)
    finally:
        os.close(handle)


def read_json(file: Path) -> Any:
    """What a file holds; None where there is none, or it is no JSON."""
    try:
        return json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
