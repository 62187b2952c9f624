"""A game's log with its states, and undo and redo: nothing is deleted, an event names the version to return to.

A *version* is the number of events in the log. Undo lands where a command began, and never inside something that the
undone commands had left half done (a sealed round that was revealed since, an auction, a siege): it goes back to where
that began. While it is still going on, each command of it can be taken back by itself. Redo takes back the last undo
whole, so it never leaves half of anything, either.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Generic, cast

from companion.games.engine import (
    HOST,
    CommandT,
    Engine,
    EventT,
    OptionsT,
    Redo,
    Restored,
    Reverted,
    StateT,
    Undo,
)
from companion.games.errors import IllegalCommand, MalformedCommand


@dataclass(frozen=True, slots=True)
class _Moment:
    """The version at which a command ended; ``depth`` counts the commands still in force, linked back in a chain."""

    version: int
    before: _Moment | None
    depth: int


class History(Generic[OptionsT, StateT, CommandT, EventT]):
    """A game's log with the state after every event; the writer of a table holds one.

    ``decide`` changes nothing; ``append`` adds the events of one command, as the log stored them.
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
        """The history of a stored log: one batch of events per command, in order.

        Raises:
            MalformedCommand: as ``append``.
        """
        history = cls(engine)
        for batch in batches:
            history.append(batch)
        return history

    @property
    def engine(self) -> Engine[OptionsT, StateT, CommandT, EventT]:
        """The game's rules."""
        return self._engine

    @property
    def state(self) -> StateT:
        """The present state."""
        return self._states[-1]

    @property
    def version(self) -> int:
        """The number of events in the log."""
        return len(self._events)

    @property
    def events(self) -> tuple[EventT, ...]:
        """The whole log."""
        return tuple(self._events)

    def state_at(self, version: int) -> StateT:
        """The state after the first ``version`` events of the log, 1 or more."""
        return self._states[version - 1]

    def decide(self, command: CommandT | Undo | Redo) -> tuple[EventT, ...]:
        """The events that ``command`` causes now, also for undo and redo.

        Raises:
            IllegalCommand: as the engine's; ``undo.not_allowed``, ``undo.nothing``, ``undo.at_least_one``,
                ``redo.nothing``.
        """
        if isinstance(command, Undo):
            return (cast(EventT, Reverted(command.seat, self.undo_target(command.seat, command.commands))),)
        if isinstance(command, Redo):
            return (cast(EventT, Restored(command.seat, self._redo_target(command.seat))),)
        return self._engine.decide(self.state, command)

    def append(self, events: Sequence[EventT]) -> StateT:
        """Append one command's events to the log and fold them.

        Raises:
            MalformedCommand: ``event.wrong_seat``: what was stored names a seat nobody has.
        """
        for event in events:
            state = self._engine.folded(self._states, event)
            check_seats_of(event, len(state.options.players))
            self._states.append(state)
            self._events.append(event)
        match events[-1]:
            case Reverted(to_version=version):
                assert self._moment is not None, "there is nothing before the start of the game"
                self._undone.append(self._moment)
                self._moment = _back_to(self._moment, version)
            case Restored():
                self._moment = self._undone.pop()
            case _:
                depth = 1 if self._moment is None else self._moment.depth + 1
                self._moment = _Moment(self.version, self._moment, depth)
                self._undone.clear()
        return self.state

    def undoable(self) -> int:
        """How many commands can be undone; the start of the game cannot be."""
        return 0 if self._moment is None else self._moment.depth - 1

    def moments(self) -> tuple[int, ...]:
        """The versions after each command still in force, newest first; the last one is the start of the game."""
        found: list[int] = []
        moment = self._moment
        while moment is not None:
            found.append(moment.version)
            moment = moment.before
        return tuple(found)

    def redoable(self) -> bool:
        """Whether an undo can be taken back."""
        return bool(self._undone)

    def may_undo(self, seat: int) -> bool:
        """Whether that seat may undo: the host always, others if the table's options say so."""
        return seat == HOST or seat in self.state.options.undo_seats

    def undo_target(self, seat: int, commands: int) -> int:
        """The version to which an undo of that many commands returns.

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
        half_done = self._engine.half_done
        now = half_done(self.state)
        while half_done(self.state_at(moment.version)) not in (None, now) and moment.before is not None:
            moment = moment.before
        return moment.version

    def _redo_target(self, seat: int) -> int:
        self._check_may_undo(seat)
        if not self._undone:
            raise IllegalCommand("redo.nothing", "There is nothing to redo: something new has happened since.")
        return self._undone[-1].version

    def _check_may_undo(self, seat: int) -> None:
        if not self.may_undo(seat):
            raise IllegalCommand("undo.not_allowed", f"Seat {seat} may not undo at this table: ask the host.")


_SEATS: Final = ("seat", "owner", "attacker", "defender", "starting_seat")


def check_seats_of(event: object, players: int) -> None:
    """Check that no stored event names a seat nobody has: it would be damaged, though it folds.

    Raises:
        MalformedCommand: ``event.wrong_seat``.
    """
    if any(not HOST <= getattr(event, name, HOST) < players for name in _SEATS):
        raise MalformedCommand("event.wrong_seat", "An event names a seat that nobody has: take a copy of the log.")


def _back_to(moment: _Moment, version: int) -> _Moment:
    while moment.version != version:
        assert moment.before is not None, "an undo points at a version at which a command ended"
        moment = moment.before
    return moment
