"""The schemas of what an open room tells all who look, and of what one guest is told beside that."""

from __future__ import annotations

from typing import Final, get_args

from companion.games.almost.options import Winner
from companion.open_room.room import Stage
from companion.web.described.schemas import Schema, closed, listed, or_null
from companion.web.described.small_view_schema import EXACT

_WHOLE: Final[Schema] = {"type": "integer"}
_TEXT: Final[Schema] = {"type": "string"}
_YES: Final[Schema] = {"type": "boolean"}


def room_schema() -> Schema:
    """A room as everybody may see it."""
    result = closed(
        round=_WHOLE,
        bids=_WHOLE,
        counts=listed(_WHOLE),
        above=_WHOLE,
        number=_WHOLE,
        winner=or_null(closed(seat=_WHOLE, name=_TEXT)),
    )
    return closed(
        number=_WHOLE,
        title=_TEXT,
        stage={"enum": list(get_args(Stage))},
        door_open=_YES,
        round=_WHOLE,
        rounds=_WHOLE,
        winner_by={"enum": list(get_args(Winner))},
        due_ms=or_null(_WHOLE),
        guests=_WHOLE,
        players=_WHOLE,
        sealed=_WHOLE,
        last=or_null(result),
        standings=listed(closed(seat=_WHOLE, name=_TEXT, rounds_won=_WHOLE, points=EXACT)),
        winners=listed(_WHOLE),
    )


def guest_schema() -> Schema:
    """What a guest alone is told: who they are, and the number they sealed."""
    sealed = closed(round=_WHOLE, number=_WHOLE, salt=_TEXT, seal=_TEXT)
    return closed(seat=_WHOLE, name=_TEXT, first_round=_WHOLE, sealed=or_null(sealed))
