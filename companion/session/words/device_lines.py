"""A device's going and coming, as lines for the evening's log and for whoever runs the server."""

from __future__ import annotations

import logging
from typing import Final

from companion.referee.told import Told
from companion.session.moment import DeviceShown

LOG: Final = logging.getLogger(__name__)
_AT_WORK: Final = ("on", "recording")
_THERE: Final = {
    ("camera", False): Told("The camera is there.", "Die Kamera ist da."),
    ("camera", True): Told("The virtual camera is there.", "Die virtuelle Kamera ist da."),
    ("arduino", False): Told("The dice board is there.", "Das Würfelbrett ist da."),
    ("arduino", True): Told("The virtual dice board is there.", "Das virtuelle Würfelbrett ist da."),
}
_AWAY: Final = {
    ("camera", False): Told(
        "The camera is away; play goes on without it.", "Die Kamera ist weg; gespielt wird ohne sie weiter."
    ),
    ("camera", True): Told(
        "The virtual camera is away; play goes on without it.",
        "Die virtuelle Kamera ist weg; gespielt wird ohne sie weiter.",
    ),
    ("arduino", False): Told(
        "The dice board is away; play goes on without it.", "Das Würfelbrett ist weg; gespielt wird ohne es weiter."
    ),
    ("arduino", True): Told(
        "The virtual dice board is away; play goes on without it.",
        "Das virtuelle Würfelbrett ist weg; gespielt wird ohne es weiter.",
    ),
}
_GERMAN: Final = {told.english: told.german for told in (*_THERE.values(), *_AWAY.values())}


def device_line(name: str, before: DeviceShown, now: DeviceShown) -> str | None:
    """What to log when a device has changed from ``before``; None where only its sentence did.

    What it says of itself, with ports and versions, is for the server's own log.
    """
    if (before.state in _AT_WORK) == (now.state in _AT_WORK):
        return None
    there = now.state in _AT_WORK
    line = (_THERE if there else _AWAY)[name, now.virtual].english
    LOG.log(logging.INFO if there else logging.WARNING, "%s %s", line, now.sentence)
    return line


def line_in_german(line: str) -> str | None:
    """Such a line in German; None for any other."""
    return _GERMAN.get(line)
