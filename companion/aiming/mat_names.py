"""People's names for the seats' mats: by the colour and the symbol that are printed on them."""

from __future__ import annotations

from companion.lobby.seat_emblems import PLACE_SYMBOLS
from companion.texts.catalogue import texts_in
from companion.texts.message import Message
from vision.geometry.table import SEAT_COLOURS


def mats_called(seats: int) -> tuple[Message, ...]:
    """Return the names of the first ``seats`` mats; those beyond Raja's are named as `raja print mats` prints."""
    coloured = [
        Message(f"aim.mat_{colour}", {"symbol": symbol})
        for colour, symbol in zip(SEAT_COLOURS, PLACE_SYMBOLS, strict=False)  # the first places are the same as Raja's
    ]
    further = [Message("aim.mat_of_seat", {"number": seat}) for seat in range(len(coloured), seats)]
    return (*coloured[:seats], *further)


def mat_names(seats: int) -> tuple[str, ...]:
    """Return the same names in English."""
    return tuple(map(texts_in("en").say, mats_called(seats)))
