"""Names what sent the dice sentences of a recording: the board, its simulator or a virtual board."""

from __future__ import annotations

from typing import Final

from companion.texts.message import Message

UNKNOWN_BOARD: Final = "an unknown board"
"""The source of a recording that does not name one."""
_KNOWN: Final = {
    "the dice board": "playback.dice_board",
    "the virtual board": "playback.virtual_board",
    "the pure-Python virtual board": "playback.python_board",
    "the virtual board at the virtual table": "playback.virtual_table",
    "the real firmware in its simulator": "playback.simulator",
    UNKNOWN_BOARD: "playback.unknown_board",
}


def sentences_from(source: str) -> Message:
    """Return the source in words; an unknown one is shown as the recording names it."""
    code = _KNOWN.get(source)
    return Message("playback.other_board", {"source": source}) if code is None else Message(code)
