"""Who may undo, answer and roll at a live table of Raja. (``companion.lobby.authorisation``: who may act at all.)"""

from __future__ import annotations

from companion.errors import Conflict, NotAllowed
from companion.games.actor import Actor
from companion.games.raja.commands import Command, Undo
from companion.games.raja.legal import moves
from companion.games.raja.moves import MayRollSiegeDice
from companion.games.raja.pieces import HOST
from companion.games.raja.state import State
from companion.lobby.identity import Viewer
from companion.session.raja_session import RajaSession


def takes_back_own(session: RajaSession, command: Command, viewer: Viewer, command_id: str | None) -> bool:
    """Whether a seat undoes what was just accepted automatically for it, or repeats that request."""
    if not isinstance(command, Undo) or command.seat != viewer.seat or command.commands != 1:
        return False
    done, theirs = session.table.taken_before(command_id), str(Actor("seat", viewer.seat))
    asked_again = done is not None and done.source == theirs and done.command.get("seat") == HOST
    return asked_again or session.part.may_take_back(viewer.seat)


def answering_seat(asked_seat: int, viewer: Viewer, seat: int | None) -> int:
    """Return the seat for which a viewer answers a question.

    Args:
        asked_seat: the seat that was asked; ``HOST`` if the host was asked.
        seat: the seat for which a host answers; if None, the viewer's own seat, or else the one that was asked.

    Raises:
        NotAllowed: ``question.not_yours``.
    """
    theirs = asked_seat if viewer.seat is None or asked_seat == HOST else viewer.seat
    speaker = theirs if seat is None else seat
    if not viewer.host and not viewer.seat == speaker == asked_seat:
        raise NotAllowed("question.not_yours", "That question is for another seat: let them answer.")
    return speaker


def dice_wanted(state: State, seat: int) -> int:
    """Return how many dice a seat still has to roll.

    Raises:
        Conflict: ``dice.none_wanted``.
    """
    for move in moves(state, seat) if seat >= 0 else ():
        if isinstance(move, MayRollSiegeDice):
            return move.most
    raise Conflict("dice.none_wanted", "No dice are needed from you now.")
