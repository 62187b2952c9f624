"""What spoke the dice sentences in a recording: the board, its simulator or the virtual one."""

from __future__ import annotations

from typing import Final

from companion.texts.message import Message

UNKNOWN_BOARD: Final = "an unknown board"
"""What a recording comes from that does not tell."""
_KNOWN: Final = {
    "the dice board": "playback.dice_board",
    "the virtual board": "playback.virtual_board",
    "the pure-Python virtual board": "playback.python_board",
    "the virtual board at the virtual table": "playback.virtual_table",
    "the real firmware in its simulator": "playback.simulator",
    UNKNOWN_BOARD: "playback.unknown_board",
}


def sentences_from(source: str) -> Message:
    """What the sentences of a recording come from; another's own words as they are."""
    code = _KNOWN.get(source)
    return Message("playback.other_board", {"source": source}) if code is None else Message(code)
