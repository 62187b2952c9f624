"""Raja's log: undo never lands inside an auction, trade or siege that the undone commands had left (``companion.games.undoing``).

The coins are paid, the dice are picked up and the elephants stand elsewhere by then. In an auction, trade or siege
that is still going on, each bid, answer or throw can be taken back by itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from companion.games.errors import MalformedCommand
from companion.games.raja.commands import Command, Redo, Undo
from companion.games.raja.events import Event, Restored, Reverted
from companion.games.raja.game import advance, folded, start
from companion.games.raja.options import Options
from companion.games.raja.pieces import HOST
from companion.games.raja.state import Auction, Commerce, Siege, State
from companion.games.undoing import ONWARD, UndoableLog


class History(UndoableLog[State, Event]):
    """A game's log with the state after every event; the writer of a table holds one.

    ``decide`` changes nothing; ``append`` takes the events of one command, as the log stored them.
    """

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

    def decide(self, command: Command) -> tuple[Event, ...]:
        """What happens if ``command`` is given now; undo and redo too.

        Raises:
            IllegalCommand: as ``game.decide``; ``undo.not_allowed``, ``undo.nothing``, ``undo.at_least_one``,
                ``redo.nothing``.
        """
        if isinstance(command, Undo):
            return (Reverted(command.seat, self.undo_target(command.seat, command.commands)),)
        if isinstance(command, Redo):
            return (Restored(command.seat, self.redo_target(command.seat)),)
        return advance(self.state, command)[1]

    def _folded(self, states: list[State], event: Event) -> State:
        state = folded(states, event)
        _check_seats(event, len(state.players))
        return state

    def _half_done(self, state: State) -> object | None:
        return _contest(state)

    def _reverts_to(self, event: Event) -> int:
        return event.to_version if isinstance(event, Reverted) else ONWARD

    def _restores(self, event: Event) -> bool:
        return isinstance(event, Restored)


_SEATS: Final = ("seat", "owner", "attacker", "defender", "starting_seat")


def _check_seats(event: Event, players: int) -> None:
    """A stored event that names a seat nobody has was damaged, though it folds: whoever tells of it would fail.

    Raises:
        MalformedCommand: ``event.wrong_seat``.
    """
    if any(not HOST <= getattr(event, name, HOST) < players for name in _SEATS):
        raise MalformedCommand("event.wrong_seat", "An event names a seat that nobody has: take a copy of the log.")


def _contest(state: State) -> tuple[int, str, int] | None:
    """The auction, trade or siege that is half done in this state, None where there is none."""
    step = state.step
    if isinstance(step, Auction) and step.leader >= 0:
        return (state.turn.number, "auction", 0)
    if isinstance(step, Commerce) and step.trade is not None:
        return (state.turn.number, f"trade with {step.trade.market}", step.place)
    if isinstance(step, Siege) and step.declared:
        return (state.turn.number, "siege", step.place)
    return None
