"""The dice board that people name at the start. Loads nothing that looks at pictures."""

from __future__ import annotations

from typing import Final

from companion.live.devices.live_devices import BoardRig
from companion.settings.loading import Settings
from hardware.dice.ports import WatchedUsbPorts, named_port

AUTO: Final = "auto"


def board_rig(named: str, settings: Settings) -> BoardRig:
    """A dice board behind a port, or (``auto``) behind whichever USB port answers."""
    if named == AUTO:
        return BoardRig(settings.link, WatchedUsbPorts(), False)
    return BoardRig(settings.link, lambda: named_port(named), False)
