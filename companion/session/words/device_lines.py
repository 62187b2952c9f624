"""Lines for the log and the terminal when a device appears or disappears."""

from __future__ import annotations

import logging
from typing import Final

from companion.session.moment import DeviceShown
from companion.texts.message import Message

LOG: Final = logging.getLogger(__name__)
_AT_WORK: Final = ("on", "recording")


def device_line(name: str, before: DeviceShown, now: DeviceShown) -> Message | None:
    """Return the log line for a device that appeared or disappeared since ``before``; None if only its details changed.

    The details, such as ports and versions, go to the server's own log.

    That, with its ports and versions, is for the server's own log.
    """
    if (before.state in _AT_WORK) == (now.state in _AT_WORK):
        return None
    line = turned(name, now.state, virtual=now.virtual)
    LOG.log(logging.INFO if now.state in _AT_WORK else logging.WARNING, "%s %s", line, now.message)
    return line


def turned(name: str, state: str, *, virtual: bool) -> Message:
    """Return the line that the camera or the dice board (``arduino``) is there or away."""
    how = "there" if state in _AT_WORK else "away"
    return Message(f"chronicle.virtual_{name}_{how}" if virtual else f"chronicle.{name}_{how}")
