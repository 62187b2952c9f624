"""Decides who may act for which seat, in any game, and when."""

from __future__ import annotations

from typing import Final

from companion.errors import Conflict, NotAllowed
from companion.games.actor import BY_HOST, Actor, by_seat
from companion.lobby.identity import Viewer
from companion.lobby.lobby import Lobby

HOST_SEAT: Final = -1
"""The seat number with which a host acts, in every game."""


def actor_of(lobby: Lobby, seat: int, viewer: Viewer) -> Actor:
    """Return the actor as which a viewer may act for a seat.

    A host may act for virtual players, too.

    Raises:
        NotAllowed: ``seat.not_yours``, ``host.only``.
    """
    if seat == HOST_SEAT:
        if not viewer.host:
            raise NotAllowed("host.only", "Only a host may do that: give the PIN that the table screen shows.")
        return BY_HOST
    theirs = seat == viewer.seat
    if not theirs and not (viewer.host and _is_virtual(lobby, seat)):
        raise NotAllowed("seat.not_yours", "That is another seat's move: wait for your own.")
    return by_seat(seat) if theirs else BY_HOST


def check_goes_on(lobby: Lobby) -> None:
    """Refuse changes by anybody but a host during a pause.

    Raises:
        Conflict: ``table.paused``.
    """
    if lobby.paused:
        raise Conflict("table.paused", "The game is paused: a host can resume it.")


def _is_virtual(lobby: Lobby, seat: int) -> bool:
    return 0 <= seat < len(lobby.seats) and lobby.seats[seat].virtual is not None
