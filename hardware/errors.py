"""The one error root of the hardware room."""

from __future__ import annotations


class HardwareError(Exception):
    """A device, or what came from one, cannot be used.

    Args:
        code: stable dotted code, e.g. ``link.port_busy``.
        message: one sentence for a person, naming the remedy.
    """

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
