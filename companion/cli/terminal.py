"""What is written to a terminal: names and texts from files can neither move its cursor nor change what it shows."""

from __future__ import annotations

import re
from typing import Any, Final, TextIO

_OWN: Final = "\r?\x1b\\[\\?25[lh]|\r?\x1b\\[K|\r(?=\n)"
"""What a progress bar writes: the cursor hidden and shown, a line begun anew and emptied."""
_CONTROL: Final = re.compile(f"({_OWN})|[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")
"""C0 and C1 but for tabs and ends of lines, and what turns the direction of a line for good."""


def printable(text: str) -> str:
    """The text with a sign in place of each character that a terminal would obey."""
    return _CONTROL.sub(lambda found: found[1] or "�", text)


class Terminal:
    """A stream that is written to through ``printable``; all else is the stream's own."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        """Write what can be printed of it."""
        self._stream.write(printable(text))
        return len(text)

    def writelines(self, lines: list[str]) -> None:
        """Write each of them."""
        for line in lines:
            self.write(line)

    def obeyed(self, text: str) -> None:
        """Write what the companion itself has the terminal do."""
        self._stream.write(text)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)
