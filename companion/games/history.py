"""Undo and redo over a small game's log: nothing is deleted, ``Reverted`` and ``Restored`` point back at a version.

A *version* is the number of events in the log. Undo lands where a command began, and never in the middle of a sealed
round that has been revealed since: it goes on to where that round began, for everybody has seen the bids by then.
While a round is still being sealed, each bid can be taken back by itself. Redo takes back the last undo whole.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, cast

from companion.games.engine import HOST, CommandT, Engine, EventT, OptionsT, Redo, Restored, Reverted, StateT, Undo
from companion.games.errors import IllegalCommand


@dataclass(frozen=True, slots=True)
class _Moment:
    """Where a command ended: the version then, in a chain back through the commands that still count."""

    version: int
    before: _Moment | None


class History(Generic[OptionsT, StateT, CommandT, EventT]):
    """A game's log with the state after every event; the writer of a table holds one.

    ``decide`` changes nothing; ``append`` takes the events of one command, as the log stored them.
    """

    def __init__(self, engine: Engine[OptionsT, StateT, CommandT, EventT]) -> None:
        self._engine = engine
        self._events: list[EventT] = []
        self._states: list[StateT] = []
        self._moment: _Moment | None = None
        self._undone: list[_Moment] = []

    @classmethod
    def begin(
        cls, engine: Engine[OptionsT, StateT, CommandT, EventT], options: OptionsT
    ) -> History[OptionsT, StateT, CommandT, EventT]:
        """A new game.

        Raises:
            MalformedCommand: ``options.…``.
        """
        return cls.of(engine, [engine.start(options)])

    @classmethod
    def of(
        cls, engine: Engine[OptionsT, StateT, CommandT, EventT], batches: Iterable[Sequence[EventT]]
    ) -> History[OptionsT, StateT, CommandT, EventT]:
        """The history of a stored log: one batch of events a command, in order."""
        history = cls(engine)
        for batch in batches:
            history.append(batch)
        return history

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

    def decide(self, command: CommandT | Undo | Redo) -> tuple[EventT, ...]:
        """What happens if ``command`` is given now; undo and redo too.

        Raises:
            IllegalCommand: as the engine's; ``undo.not_allowed``, ``undo.nothing``, ``undo.at_least_one``,
                ``redo.nothing``.
        """
        if isinstance(command, Undo):
            return (cast(EventT, Reverted(command.seat, self._undo_target(command).version)),)
        if isinstance(command, Redo):
            self._check_may_undo(command.seat)
            if not self._undone:
                raise IllegalCommand("redo.nothing", "There is nothing to redo: something new has happened since.")
            return (cast(EventT, Restored(command.seat, self._undone[-1].version)),)
        return self._engine.decide(self.state, command)

    def append(self, events: Sequence[EventT]) -> StateT:
        """Take one command's events into the log and fold them."""
        for event in events:
            self._states.append(self._engine.folded(self._states, event))
            self._events.append(event)
        last = events[-1]
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
                count = self.undoable()
                raise IllegalCommand("undo.nothing", f"Only {count} commands can be undone: undo fewer.", count=count)
            moment = moment.before
        assert moment is not None
        half_done = self._engine.half_done
        now = half_done(self.state)
        while half_done(self.state_at(moment.version)) not in (None, now) and moment.before is not None:
            moment = moment.before
        return moment


def _back_to(moment: _Moment, version: int) -> _Moment:
    while moment.version != version:
        assert moment.before is not None, "a Reverted event points at a version at which a command ended"
        moment = moment.before
    return moment
