"""What the next undo would take back, and whether whoever taps it must be asked first. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from companion.games.raja.pieces import HOST
from companion.games.raja.state import State
from companion.referee.told import Told, same
from companion.session.session import Session
from companion.session.words.deeds import Deed, summed_up

_PHASES: Final = {
    "set-up": Told("Set-up", "den Aufbau"),
    "production": Told("Production", "die Ernte"),
    "auction": Told("Auction", "die Versteigerung"),
    "commerce": Told("Commerce", "den Handel"),
    "building": Told("Building", "das Bauen"),
    "siege": Told("Siege", "die Belagerung"),
    "ended": Told("the end", "das Ende"),
}


@dataclass(frozen=True, slots=True)
class NextUndo:
    """What one undo takes back.

    Args:
        moves: the newest first, at least one.
        into: the phase that the game goes back to; None where it stays in its phase.
        names: by seat.
    """

    moves: tuple[Deed, ...]
    into: Told | None
    names: Sequence[str]

    def told_to(self, seat: int | None) -> dict[str, Any]:
        """In words, with what somebody in that seat is asked before; None for the host without a seat."""
        return {
            **_told(summed_up(self.moves) or Told("", "")),
            "moves": [_told(deed.told) for deed in self.moves],
            "asks": told_or_none(self.asks(seat)),
        }

    def asks(self, seat: int | None) -> Told | None:
        """What is said before it is done: it leaves the phase, or takes back what others did; None where it does not."""
        others = sorted({deed.seat for deed in self.moves if deed.seat not in (seat, HOST)})
        parts = []
        if self.into is not None:
            parts.append(Told("This goes back to ", "Das geht zurück in ") + self.into + same("."))
        if others and (seat is not None or len(self.moves) > 1):
            who = _all([self.names[other] for other in others])
            parts.append(Told("It takes back moves of ", "Es nimmt Züge zurück von ") + who + same("."))
        if not parts:
            return None
        return parts[0] if len(parts) == 1 else parts[0] + same(" ") + parts[1]


def next_undo(session: Session) -> NextUndo | None:
    """What an undo would take back now; None where there is nothing."""
    table = session.table
    if table.undoable() == 0:
        return None
    version = table.undo_target(HOST, 1)
    moves = session.deeds.since(version)
    if not moves:
        return None
    before, now = table.state_at(version), table.state
    return NextUndo(moves, None if _when(before) == _when(now) else _phase_of(before), session.names)


def told_or_none(told: Told | None) -> dict[str, str] | None:
    """In both languages, as pages are told."""
    return None if told is None else _told(told)


def _told(told: Told) -> dict[str, str]:
    return {"text": told.english, "german": told.german}


def _when(state: State) -> tuple[int, str]:
    return state.turn.number, state.phase


def _phase_of(state: State) -> Told:
    number = state.turn.number
    return _PHASES[state.phase] + (Told(f" of turn {number}", f" der Runde {number}") if number else Told("", ""))


def _all(names: Sequence[str]) -> Told:
    if len(names) < 2:
        return same("".join(names))
    first = ", ".join(names[:-1])
    return Told(f"{first} and {names[-1]}", f"{first} und {names[-1]}")
