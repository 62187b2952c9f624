"""Sets up the dice board that the command line names. Imports no vision code."""

from __future__ import annotations

from typing import Final

from companion.live.devices.live_devices import BoardRig
from companion.settings.loading import Settings
from hardware.dice.ports import WatchedUsbPorts, named_port

AUTO: Final = "auto"


def board_rig(named: str, settings: Settings) -> BoardRig:
    """Return a dice board at a port, or (``auto``) at whichever USB port answers."""
    if named == AUTO:
        return BoardRig(settings.link, WatchedUsbPorts(), False)
    return BoardRig(settings.link, lambda: named_port(named), False)
