"""A small game's log: undo never lands in the middle of a sealed round that has been revealed since.

It goes on to where that round began, for everybody has seen the bids by then (``companion.games.undoing``).
While a round is still being sealed, each bid can be taken back by itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Generic, cast

from companion.games.engine import CommandT, Engine, EventT, OptionsT, Redo, Restored, Reverted, StateT, Undo
from companion.games.undoing import ONWARD, UndoableLog


class History(UndoableLog[StateT, EventT], Generic[OptionsT, StateT, CommandT, EventT]):
    """A game's log with the state after every event; the writer of a table holds one.

    ``decide`` changes nothing; ``append`` takes the events of one command, as the log stored them.
    """

    def __init__(self, engine: Engine[OptionsT, StateT, CommandT, EventT]) -> None:
        super().__init__()
        self._engine = engine

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

    def decide(self, command: CommandT | Undo | Redo) -> tuple[EventT, ...]:
        """What happens if ``command`` is given now; undo and redo too.

        Raises:
            IllegalCommand: as the engine's; ``undo.not_allowed``, ``undo.nothing``, ``undo.at_least_one``,
                ``redo.nothing``.
        """
        if isinstance(command, Undo):
            return (cast(EventT, Reverted(command.seat, self.undo_target(command.seat, command.commands))),)
        if isinstance(command, Redo):
            return (cast(EventT, Restored(command.seat, self.redo_target(command.seat))),)
        return self._engine.decide(self.state, command)

    def _folded(self, states: list[StateT], event: EventT) -> StateT:
        return self._engine.folded(states, event)

    def _half_done(self, state: StateT) -> object | None:
        return self._engine.half_done(state)

    def _reverts_to(self, event: EventT) -> int:
        return event.to_version if isinstance(event, Reverted) else ONWARD

    def _restores(self, event: EventT) -> bool:
        return isinstance(event, Restored)
