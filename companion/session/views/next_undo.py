"""What the next undo would take back, and whether it needs confirmation. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from companion.games.raja.pieces import HOST
from companion.games.raja.state import State
from companion.session.raja_session import RajaSession
from companion.session.words.deeds import Deed, summed_up
from companion.texts.message import Message, as_it_is, message_to_json


@dataclass(frozen=True, slots=True)
class NextUndo:
    """What the next undo takes back.

    Args:
        moves: the moves taken back, newest first; at least one.
        into: a message that the game goes back to another phase; None if it stays in its phase.
        names: the players' names by seat.
    """

    moves: tuple[Deed, ...]
    into: Message | None
    names: Sequence[str]

    def told_to(self, seat: int | None) -> dict[str, Any]:
        """Return it as JSON, with what somebody in this seat must confirm; None is a host without a seat."""
        return {
            "message": message_to_json(summed_up(self.moves)),
            "moves": [message_to_json(deed.message) for deed in self.moves],
            "asks": [message_to_json(message) for message in self.asks(seat)],
        }

    def asks(self, seat: int | None) -> tuple[Message, ...]:
        """Return what to confirm first: that it leaves the phase, or takes back other players' moves; () if neither."""
        others = sorted({deed.seat for deed in self.moves if deed.seat not in (seat, HOST)})
        leaves = () if self.into is None else (self.into,)
        if not others or (seat is None and len(self.moves) == 1):
            return leaves
        names = tuple(as_it_is(self.names[other]) for other in others)
        return (*leaves, Message("undo.takes_back_of", {"names": names}))


def next_undo(session: RajaSession) -> NextUndo | None:
    """Return what an undo would take back now; None if there is nothing."""
    table = session.table
    if table.undoable() == 0:
        return None
    version = table.undo_target(HOST, 1)
    moves = session.part.deeds.since(version)
    if not moves:
        return None
    before, now = table.state_at(version), table.state
    return NextUndo(moves, None if _when(before) == _when(now) else _goes_back(before), session.part.names)


def _when(state: State) -> tuple[int, str]:
    return state.turn.number, state.phase


def _goes_back(state: State) -> Message:
    return Message("undo.goes_back", {"phase": state.phase, "turn": state.turn.number})
