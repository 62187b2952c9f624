"""What people call each seat's mat: by the colour and the symbol that are printed on it."""

from __future__ import annotations

from companion.session.views.page_state import SEAT_SYMBOLS
from vision.geometry.table import SEAT_COLOURS


def mat_names(seats: int) -> tuple[str, ...]:
    """A name for each of ``seats`` mats, in order; further mats go by what `raja print mats` prints on them."""
    coloured = [f"the {colour} {symbol} mat" for colour, symbol in zip(SEAT_COLOURS, SEAT_SYMBOLS, strict=True)]
    further = [f"the seat {seat} mat" for seat in range(len(coloured), seats)]
    return (*coloured[:seats], *further)
