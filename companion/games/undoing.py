"""Undo and redo over the log of any game: nothing is deleted, an event points at the version to return to.

A *version* is the number of events in the log. Undo lands where a command began, and never inside something that the
undone commands had left half done: it goes on to where that began. While it is still going on, each command of it can
be taken back by itself. Redo takes back the last undo whole, so it too never leaves half of one behind.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar, cast

from companion.games.engine import HOST
from companion.games.errors import IllegalCommand

StateT = TypeVar("StateT")
EventT = TypeVar("EventT")

ONWARD: Final = -1
"""An event that neither goes back nor forth again: the game goes on."""


@dataclass(frozen=True, slots=True)
class _Moment:
    """Where a command ended: the version then, in a chain back through the commands that still count."""

    version: int
    before: _Moment | None


class UndoableLog(ABC, Generic[StateT, EventT]):
    """A game's log with the state after every event."""

    def __init__(self) -> None:
        self._events: list[EventT] = []
        self._states: list[StateT] = []
        self._moment: _Moment | None = None
        self._undone: list[_Moment] = []

    @abstractmethod
    def _folded(self, states: list[StateT], event: EventT) -> StateT:
        """The state after ``event``, from those before."""

    @abstractmethod
    def _half_done(self, state: StateT) -> object | None:
        """What must not be left in its middle, such as a siege; None where there is nothing of that kind."""

    @abstractmethod
    def _reverts_to(self, event: EventT) -> int:
        """The version that an undo goes back to; ``ONWARD`` for any other event."""

    @abstractmethod
    def _restores(self, event: EventT) -> bool:
        """Whether the event takes an undo back."""

    @property
    def state(self) -> StateT:
        """The present state."""
        return self._states[-1]

    @property
    def version(self) -> int:
        """Events in the log."""
        return len(self._events)

    @property
    def events(self) -> tuple[EventT, ...]:
        """The whole log."""
        return tuple(self._events)

    def state_at(self, version: int) -> StateT:
        """The state after the first ``version`` events of the log, 1 or more."""
        return self._states[version - 1]

    def append(self, events: Sequence[EventT]) -> StateT:
        """Take one command's events into the log and fold them."""
        for event in events:
            self._states.append(self._folded(self._states, event))
            self._events.append(event)
        to_version = self._reverts_to(events[-1])
        if to_version != ONWARD:
            assert self._moment is not None, "there is nothing before the start of the game"
            self._undone.append(self._moment)
            self._moment = _back_to(self._moment, to_version)
        elif self._restores(events[-1]):
            self._moment = self._undone.pop()
        else:
            self._moment = _Moment(self.version, self._moment)
            self._undone.clear()
        return self.state

    def undoable(self) -> int:
        """How many commands can be undone; the start of the game cannot."""
        return max(0, len(self.moments()) - 1)

    def moments(self) -> tuple[int, ...]:
        """The versions at which the commands that still count ended, newest first; the start of the game is the last."""
        found: list[int] = []
        moment = self._moment
        while moment is not None:
            found.append(moment.version)
            moment = moment.before
        return tuple(found)

    def redoable(self) -> bool:
        """An undo can be taken back."""
        return bool(self._undone)

    def may_undo(self, seat: int) -> bool:
        """The host always; others where the table's options say so."""
        return seat == HOST or seat in cast(Any, self.state).options.undo_seats

    def undo_target(self, seat: int, commands: int) -> int:
        """The version that an undo of so many commands goes back to.

        Raises:
            IllegalCommand: ``undo.not_allowed``, ``undo.at_least_one``, ``undo.nothing``.
        """
        self._check_may_undo(seat)
        if commands < 1:
            raise IllegalCommand("undo.at_least_one", "Name how many commands to undo, from 1 up.")
        moment = self._moment
        for _ in range(commands):
            if moment is None or moment.before is None:
                count = self.undoable()
                raise IllegalCommand("undo.nothing", f"Only {count} commands can be undone: undo fewer.", count=count)
            moment = moment.before
        assert moment is not None
        now = self._half_done(self.state)
        while self._half_done(self.state_at(moment.version)) not in (None, now) and moment.before is not None:
            moment = moment.before
        return moment.version

    def redo_target(self, seat: int) -> int:
        """The version that a redo returns to.

        Raises:
            IllegalCommand: ``undo.not_allowed``, ``redo.nothing``.
        """
        self._check_may_undo(seat)
        if not self._undone:
            raise IllegalCommand("redo.nothing", "There is nothing to redo: something new has happened since.")
        return self._undone[-1].version

    def _check_may_undo(self, seat: int) -> None:
        if not self.may_undo(seat):
            raise IllegalCommand("undo.not_allowed", f"Seat {seat} may not undo at this table: ask the host.")


def _back_to(moment: _Moment, version: int) -> _Moment:
    while moment.version != version:
        assert moment.before is not None, "an undo points at a version at which a command ended"
        moment = moment.before
    return moment
