"""The root of all errors in ``hardware``."""

from __future__ import annotations

from vision.message import Message, Value


class HardwareError(Exception):
    """A device, or something that came from one, cannot be used.

    Args:
        code: stable dotted code, e.g. ``link.port_busy``; ``refusal.link.port_busy`` is its text, which names the remedy.
        values: the values that fill in that text.
    """

    def __init__(self, code: str, /, **values: Value) -> None:
        self.code = code
        self.message = Message(f"refusal.{code}", values)
        super().__init__(str(self.message))
