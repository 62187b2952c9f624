"""What a game's page afterwards is told, as a JSON Schema."""

from __future__ import annotations

from typing import Final

from companion.web.described.schemas import Schema, closed, listed, or_null
from companion.web.described.state_schema import MESSAGE
from vision.geometry.table import SEAT_COLOURS

_WHOLE: Final[Schema] = {"type": "integer"}
_NUMBER: Final[Schema] = {"type": "number"}
_TEXT: Final[Schema] = {"type": "string"}


def afterwards_schema() -> Schema:
    """A game that is over, told whole."""
    return closed(
        seats=listed(closed(seat=_WHOLE, name=_TEXT, symbol=_TEXT, colour={"enum": list(SEAT_COLOURS)})),
        winners=listed(_WHOLE),
        how=or_null(MESSAGE),
        minutes=_WHOLE,
        turns=_WHOLE,
        score=listed(closed(seat=_WHOLE, points=_WHOLE, nobles_home=_WHOLE, captured=_WHOLE, great_walls=_WHOLE)),
        course=closed(
            turns=listed(closed(at=_NUMBER, turn=_WHOLE)), steps=listed(closed(at=_NUMBER, points=listed(_WHOLE)))
        ),
        luck=listed(
            closed(seat=_WHOLE, battles=_WHOLE, sieges=_WHOLE, trades=_WHOLE, dice=_WHOLE, percent=or_null(_WHOLE))
        ),
        wall=or_null(closed(seat=_WHOLE, city=_TEXT, stones=_WHOLE, width=_WHOLE)),
        bargain=or_null(closed(seat=_WHOLE, gain=_WHOLE, said=or_null(MESSAGE))),
        awards=listed(closed(seat=_WHOLE, code=_TEXT, title=MESSAGE, line=MESSAGE)),
        coach=listed(
            closed(
                seat=_WHOLE,
                kind={"enum": ["choice", "dice"]},
                turn=_WHOLE,
                phase=_TEXT,
                dollars=_WHOLE,
                version=_WHOLE,
                said=MESSAGE,
                better=MESSAGE,
            )
        ),
    )
