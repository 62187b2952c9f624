"""Undo and redo over the log: nothing is deleted, ``Reverted`` and ``Restored`` point at the version to return to.

A *version* is the number of events in the log. Undo lands where a command began, and never inside an auction or
siege that the undone commands had left: it goes on to where that began, because the coins are paid, the dice are
picked up and the elephants stand elsewhere by then. In an auction or siege that is still going on, each bid or throw
can be taken back by itself. Redo takes back the last undo whole, so it too never leaves half of one behind.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from companion.games.errors import IllegalCommand
from companion.games.raja.commands import Command, Redo, Undo
from companion.games.raja.events import Event, Restored, Reverted
from companion.games.raja.game import advance, folded, start
from companion.games.raja.options import Options
from companion.games.raja.pieces import HOST
from companion.games.raja.state import Auction, Siege, State


@dataclass(frozen=True, slots=True)
class _Moment:
    """Where a command ended: the version then, in a chain back through the commands that still count."""

    version: int
    before: _Moment | None


class History:
    """A game's log with the state after every event; the writer of a table holds one.

    ``decide`` changes nothing; ``append`` takes the events of one command, as the log stored them.
    """

    def __init__(self) -> None:
        self._events: list[Event] = []
        self._states: list[State] = []
        self._moment: _Moment | None = None
        self._undone: list[_Moment] = []

    @classmethod
    def begin(cls, options: Options) -> History:
        """A new game.

        Raises:
            MalformedCommand: ``options.…``.
        """
        history = cls()
        history.append(start(options))
        return history

    @classmethod
    def of(cls, batches: Iterable[Sequence[Event]]) -> History:
        """The history of a stored log: one batch of events a command, in order."""
        history = cls()
        for batch in batches:
            history.append(batch)
        return history

    @property
    def state(self) -> State:
        """The present state."""
        return self._states[-1]

    @property
    def version(self) -> int:
        """Events in the log."""
        return len(self._events)

    @property
    def events(self) -> tuple[Event, ...]:
        """The whole log."""
        return tuple(self._events)

    def state_at(self, version: int) -> State:
        """The state after the first ``version`` events of the log, 1 or more."""
        return self._states[version - 1]

    def decide(self, command: Command) -> tuple[Event, ...]:
        """What happens if ``command`` is given now; undo and redo too.

        Raises:
            IllegalCommand: as ``game.decide``; ``undo.not_allowed``, ``undo.nothing``, ``undo.at_least_one``,
                ``redo.nothing``.
        """
        if isinstance(command, Undo):
            return (Reverted(command.seat, self._undo_target(command).version),)
        if isinstance(command, Redo):
            self._check_may_undo(command.seat)
            if not self._undone:
                raise IllegalCommand("redo.nothing", "There is nothing to redo: something new has happened since.")
            return (Restored(command.seat, self._undone[-1].version),)
        return advance(self.state, command)[1]

    def append(self, events: Sequence[Event]) -> State:
        """Take one command's events into the log and fold them."""
        for event in events:
            self._states.append(folded(self._states, event))
            self._events.append(event)
        last = events[-1]
        assert self._moment is not None or not isinstance(last, (Reverted, Restored))
        if isinstance(last, Reverted):
            assert self._moment is not None
            self._undone.append(self._moment)
            self._moment = _back_to(self._moment, last.to_version)
        elif isinstance(last, Restored):
            self._moment = self._undone.pop()
        else:
            self._moment = _Moment(self.version, self._moment)
            self._undone.clear()
        return self.state

    def undoable(self) -> int:
        """How many commands can be undone; the start of the game cannot."""
        count = 0
        moment = self._moment
        while moment is not None and moment.before is not None:
            count += 1
            moment = moment.before
        return count

    def redoable(self) -> bool:
        """An undo can be taken back."""
        return bool(self._undone)

    def may_undo(self, seat: int) -> bool:
        """The host always; others where the table's options say so."""
        return seat == HOST or seat in self.state.options.undo_seats

    def _check_may_undo(self, seat: int) -> None:
        if not self.may_undo(seat):
            raise IllegalCommand("undo.not_allowed", f"Seat {seat} may not undo at this table: ask the host.")

    def _undo_target(self, command: Undo) -> _Moment:
        self._check_may_undo(command.seat)
        if command.commands < 1:
            raise IllegalCommand("undo.at_least_one", "Name how many commands to undo, from 1 up.")
        moment = self._moment
        for _ in range(command.commands):
            if moment is None or moment.before is None:
                raise IllegalCommand(
                    "undo.nothing", f"Only {self.undoable()} commands can be undone: undo fewer.", count=self.undoable()
                )
            moment = moment.before
        assert moment is not None
        now = _contest(self.state)
        while _contest(self.state_at(moment.version)) not in (None, now) and moment.before is not None:
            moment = moment.before
        return moment


def _back_to(moment: _Moment, version: int) -> _Moment:
    while moment.version != version:
        assert moment.before is not None, "a Reverted event points at a version at which a command ended"
        moment = moment.before
    return moment


def _contest(state: State) -> tuple[int, str, int] | None:
    """The auction or siege that is half done in this state, None where there is none."""
    step = state.step
    if isinstance(step, Auction) and step.leader >= 0:
        return (state.turn.number, "auction", 0)
    if isinstance(step, Siege) and step.declared:
        return (state.turn.number, "siege", step.place)
    return None
