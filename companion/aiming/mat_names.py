"""What people call each seat's mat: by the colour and the symbol that are printed on it."""

from __future__ import annotations

from companion.lobby.seat_emblems import PLACE_SYMBOLS
from companion.texts.catalogue import texts_in
from companion.texts.message import Message
from vision.geometry.table import SEAT_COLOURS


def mats_called(seats: int) -> tuple[Message, ...]:
    """What each of ``seats`` mats is called, in order; further mats go by what `raja print mats` prints on them."""
    coloured = [
        Message(f"aim.mat_{colour}", {"symbol": symbol})
        for colour, symbol in zip(SEAT_COLOURS, PLACE_SYMBOLS, strict=False)  # the first places are Raja's
    ]
    further = [Message("aim.mat_of_seat", {"number": seat}) for seat in range(len(coloured), seats)]
    return (*coloured[:seats], *further)


def mat_names(seats: int) -> tuple[str, ...]:
    """The same in English."""
    return tuple(map(texts_in("en").say, mats_called(seats)))
