"""Authorisation: who may act for which seat, in any game, and when."""

from __future__ import annotations

from typing import Final

from companion.errors import Conflict, NotAllowed
from companion.games.actor import BY_HOST, Actor, by_seat
from companion.lobby.identity import Viewer
from companion.lobby.lobby import Lobby

HOST_SEAT: Final = -1
"""The seat number under which a host speaks, in every game."""


def actor_of(lobby: Lobby, seat: int, viewer: Viewer) -> Actor:
    """The actor as whom the viewer may speak for that seat.

    A host speaks for virtual players, too.

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
    """During a pause only a host may change anything.

    Raises:
        Conflict: ``table.paused``.
    """
    if lobby.paused:
        raise Conflict("table.paused", "The game is paused: a host can resume it.")


def _is_virtual(lobby: Lobby, seat: int) -> bool:
    return 0 <= seat < len(lobby.seats) and lobby.seats[seat].virtual is not None
