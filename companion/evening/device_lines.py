"""A device's going and coming, as lines for the evening's log and for whoever runs the server."""

from __future__ import annotations

import logging
from typing import Final

from companion.evening.moment import DeviceShown

LOG: Final = logging.getLogger(__name__)
_NAMES: Final = {"camera": "camera", "arduino": "dice board"}
_AT_WORK: Final = ("on", "recording")


def device_line(name: str, before: DeviceShown, now: DeviceShown) -> str | None:
    """What to log when a device has changed from ``before``; None where only its sentence did."""
    if (before.state in _AT_WORK) == (now.state in _AT_WORK):
        return None
    device = f"virtual {_NAMES[name]}" if now.virtual else _NAMES[name]
    if now.state in _AT_WORK:
        line = f"The {device} is there: {now.sentence}"
        LOG.info("%s", line)
    else:
        line = f"The {device} is away, play goes on without it: {now.sentence}"
        LOG.warning("%s", line)
    return line
