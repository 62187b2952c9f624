"""Seats one person against virtual players in one step."""

from __future__ import annotations

from typing import Final

from companion.errors import Conflict
from companion.lobby.lobby import RAJA, Lobby, TableOptions
from companion.lobby.seating import claimed, emptied, with_virtual

OPPONENTS: Final = 2
AGREED: Final = TableOptions(undo="all", hints=True, companion_dice=True)
"""Options for playing alone: roll by a swipe, see the odds, undo freely; nobody else is affected."""


def person_alone(lobby: Lobby) -> int | None:
    """Return the seat of the only person in a game of Raja against virtual players; None if there are more, or none."""
    people = [number for number, seat in enumerate(lobby.seats) if seat.taken and seat.virtual is None]
    return people[0] if lobby.kind == RAJA and len(people) == 1 and len(lobby.seats) > 1 else None


def check_nobody_else_plays(lobby: Lobby, holder: str) -> None:
    """Raise ``Conflict`` ``play_now.others`` if somebody else holds a seat at this table."""
    if any(seat.holder not in (None, holder) for seat in (*lobby.seats, *lobby.aside)):
        raise Conflict(
            "play_now.others",
            "Other people sit at this table: take a seat beside them, or come back when they have left.",
        )


def seated_alone(lobby: Lobby, holder: str, name: str) -> Lobby:
    """Return an open table with that person in the first seat and virtual players in the others, each at their own mat.

    Raises:
        Conflict: ``play_now.others``.
        MalformedRequest: see ``clean_name``.
    """
    check_nobody_else_plays(lobby, holder)
    seated = claimed(emptied(lobby), 0, holder, name, None, recorded=False)
    for seat in range(1, OPPONENTS + 1):
        seated = with_virtual(seated, seat, "sensible")
    return seated
