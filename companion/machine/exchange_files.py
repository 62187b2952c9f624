"""The files through which a table's page and the program that may change the system communicate.

The page runs as the table's own user, who may not change the system. It leaves its requests in its own folder. systemd
notices them and starts ``steering`` as root, which checks each again, carries it out and reports the result.
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
    """The files; by default as the image has them.

    Attributes:
        wishes: the page's own folder: ``first-start.json``, ``update.part``, ``update.whole``.
        told: the report to the page, which the page's user may only read: ``told.json``.
        boot: the boot partition.
        slots: the stored state of the card's two systems.
        settings: the folder of the table's settings.
        networks: NetworkManager's folder.
        trusted: the key that updates are signed with.
        command_line: the kernel's command line.
        disks: the folder that lists partitions by their ids.
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
        """The first page's request."""
        return self.wishes / "first-start.json"

    @property
    def first_network(self) -> Path:
        """The open Wi-Fi that phones may join until the first start is finished; a new card has it."""
        return self.networks / FIRST_NETWORK

    @property
    def update_part(self) -> Path:
        """An update that is being received."""
        return self.wishes / "update.part"

    @property
    def update_whole(self) -> Path:
        """A received update, to be checked and tried."""
        return self.wishes / "update.whole"


def write_durably(file: Path, content: str | bytes, mode: int = 0o644) -> None:
    """Write a file completely or not at all, even if the power fails."""
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
    """Overwrite the file's own bytes without moving them: a text of one sector is the old or the new one, never a mix."""
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
    """Read a JSON file; return None if it is missing or no JSON."""
    try:
        return json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
