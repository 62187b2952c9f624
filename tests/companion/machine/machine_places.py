"""The files of a machine that was written from the image, in a folder of a test."""

from __future__ import annotations

from pathlib import Path

from companion.machine.boot_files import CONFIG, command_line, config_txt
from companion.machine.exchange_files import Places

DISK = 0x1234ABCD


def machine_places(folder: Path) -> Places:
    """A card that runs system a, before its first start is finished."""
    at = {name: folder / name for name in ("wishes", "boot", "settings", "networks", "disks", "data")}
    for place in at.values():
        place.mkdir(parents=True)
    (at["boot"] / CONFIG).write_text(config_txt("a"), encoding="ascii")
    (folder / "cmdline").write_text(command_line("a", DISK), encoding="ascii")
    return Places(
        at["wishes"],
        at["settings"] / "machine.json",
        at["boot"],
        at["data"] / "slots.json",
        at["settings"],
        at["networks"],
        folder / "update.pub",
        folder / "cmdline",
        at["disks"],
    )
