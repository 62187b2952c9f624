"""The one writer of any game: decide, append, apply, publish, in that order; acknowledged when it is on disk."""

from __future__ import annotations

import contextlib
import gc
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final, Generic, Protocol, TypeVar

from companion.games.errors import IllegalCommand
from companion.table.log import EventLog, JsonObject, LogConflict, LoggedCommand, LoggedStep, damaged_game

CommandT = TypeVar("CommandT")
EventT = TypeVar("EventT")
StateT_co = TypeVar("StateT_co", covariant=True)
CommandT_contra = TypeVar("CommandT_contra", contravariant=True)
EventT_contra = TypeVar("EventT_contra", contravariant=True)

BEGIN: Final = "begin"
"""The command that a log begins with: the game's first events follow from its options."""


@dataclass(frozen=True, slots=True)
class TableEvent(Generic[EventT]):
    """An event with its version (counted from 1) and its time."""

    version: int
    t_ns: int
    event: EventT


class GameHistory(Protocol[StateT_co, CommandT_contra, EventT]):
    """A game's log with its states, as every game of the companion gives one."""

    @property
    def state(self) -> StateT_co:
        """The present state."""

    @property
    def events(self) -> tuple[EventT, ...]:
        """The whole log."""

    def state_at(self, version: int) -> StateT_co:
        """The state after the first ``version`` events."""

    def decide(self, command: CommandT_contra) -> tuple[EventT, ...]:
        """What happens if that is commanded now; raises ``IllegalCommand``."""

    def append(self, events: Sequence[EventT]) -> object:
        """Take one command's events in."""

    def undoable(self) -> int:
        """How many commands can be undone."""

    def redoable(self) -> bool:
        """An undo can be taken back."""

    def may_undo(self, seat: int) -> bool:
        """That seat may undo."""

    def undo_target(self, seat: int, commands: int) -> int:
        """The version that an undo goes back to; raises ``IllegalCommand``."""


class TableListener(Protocol[CommandT_contra, EventT_contra]):
    """Is told what the table did, on the thread that commanded it, when it is durable."""

    def decided(
        self, t_ns: int, version: int, source: str, command: CommandT_contra, events: Sequence[EventT_contra]
    ) -> None:
        """A command was taken; ``version`` is the one after its events."""

    def refused(self, t_ns: int, command: CommandT_contra, code: str, message: str) -> None:
        """The rules refused a command."""


@dataclass(frozen=True, slots=True)
class LogForm(Generic[CommandT, EventT]):
    """How a game's log is written.

    Args:
        game: its name in the log.
        asked: what of a command's JSON its sender chose; what the server drew is left out.
    """

    game: str
    command_to_json: Callable[[CommandT], JsonObject]
    event_to_json: Callable[[EventT], JsonObject]
    event_from_json: Callable[[object], EventT]
    asked: Callable[[JsonObject], JsonObject] = lambda command: command


@contextlib.contextmanager
def _nothing_thrown_away() -> Iterator[None]:
    """Of the many values of a long game all stay: looking for garbage among them took longer than making them."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


HistoryT = TypeVar("HistoryT", bound=GameHistory[Any, Any, Any])


def opened_history(
    log: EventLog,
    table_id: str,
    form: LogForm[CommandT, EventT],
    begin: Callable[[], HistoryT],
    of: Callable[[list[list[EventT]]], HistoryT],
    *,
    t_ns: int,
) -> tuple[HistoryT, list[TableEvent[EventT]]]:
    """The history of the table with that id: as the log has it, or begun now.

    Args:
        begin: a new game.
        of: the history of a stored log, a list of events a command.

    Raises:
        LogUnavailable: see ``EventLog``.
        DamagedGame: rows are damaged or missing, or of an event that this version does not know.
    """
    log.create_table(table_id, form.game, t_ns)
    with _nothing_thrown_away():
        logged = log.events(table_id)
        if logged:
            # Undo lands where a command ended, so history wants the events of each command together.
            # A reader beside the writer may find a command that came after the events were read.
            ends = [0, *(end for end in log.ends(table_id) if type(end) is int and end <= len(logged))]
            if [e.version for e in logged] != list(range(1, len(logged) + 1)) or ends[-1] != len(logged):
                raise damaged_game()
            if any(type(e.t_ns) is not int for e in logged):
                raise damaged_game()
            try:
                events = [TableEvent(e.version, e.t_ns, form.event_from_json(e.event)) for e in logged]
                return of([[e.event for e in events[start:end]] for start, end in pairwise(ends)]), events
            except Exception as error:  # rules fold what they decided themselves: of anything else they may fail anyhow
                raise damaged_game() from error
    history = begin()
    begun = list(history.events)
    written = [form.event_to_json(event) for event in begun]
    log.append(table_id, 0, {"command": BEGIN}, written, source="host", t_ns=t_ns, logged_ns=time.time_ns())
    return history, [TableEvent(i, t_ns, event) for i, event in enumerate(begun, start=1)]


class GameTable(Generic[StateT_co, CommandT, EventT]):
    """The one writer of a game. Thread-safe: commands are taken one after another."""

    def __init__(
        self,
        log: EventLog,
        table_id: str,
        form: LogForm[CommandT, EventT],
        history: GameHistory[StateT_co, CommandT, EventT],
        events: list[TableEvent[EventT]],
    ) -> None:
        self._log = log
        self._table_id = table_id
        self._form = form
        self._history = history
        self._events = events
        self._lock = threading.RLock()
        self._listener: TableListener[CommandT, EventT] | None = None

    def tell(self, listener: TableListener[CommandT, EventT] | None) -> None:
        """From now on tell that listener, or nobody."""
        self._listener = listener

    @property
    def state(self) -> StateT_co:
        """The game now."""
        return self._history.state

    @property
    def version(self) -> int:
        """Events in the log."""
        return len(self._events)

    @property
    def events(self) -> list[TableEvent[EventT]]:
        """All events so far, undone ones too."""
        return self._events

    def steps(self, until_version: int | None = None) -> list[LoggedStep]:
        """Every command so far, or as far as that version, with its events, as the log has them. Any thread may ask.

        Raises:
            LogUnavailable: see ``EventLog``.
        """
        return self._log.steps(self._table_id, until_version)

    def taken_before(self, command_id: str | None) -> LoggedCommand | None:
        """The command that was taken under this id, if there is one."""
        return None if command_id is None else self._log.command_with_id(self._table_id, command_id)

    def state_at(self, version: int) -> StateT_co:
        """The game after the first ``version`` events, 1 or more."""
        return self._history.state_at(version)

    def undoable(self) -> int:
        """How many commands can be undone."""
        return self._history.undoable()

    def redoable(self) -> bool:
        """Whether an undo can be taken back."""
        return self._history.redoable()

    def may_undo(self, seat: int) -> bool:
        """Whether that seat (or the host's) may undo and redo."""
        return self._history.may_undo(seat)

    def undo_target(self, seat: int, commands: int) -> int:
        """The version that an undo of so many commands goes back to.

        Raises:
            IllegalCommand: ``undo.…``.
        """
        return self._history.undo_target(seat, commands)

    def submit(
        self,
        command: CommandT,
        *,
        source: str,
        t_ns: int,
        expected_version: int | None = None,
        command_id: str | None = None,
    ) -> int:
        """Take a command: its events are durable when this returns.

        Args:
            source: who commands, for the log.
            t_ns: when it was commanded, by the evening's clock.
            expected_version: refuse if the table has moved on since.
            command_id: the sender's own id; a repeated one gets the first one's answer and changes nothing.

        Returns: the version after it.

        Raises:
            IllegalCommand: the rules refuse it.
            LogConflict: ``log.stale_version``; ``log.id_reused``: the id belongs to another command.
            LogUnavailable: ``log.cannot_write``; the table stays as it was.
        """
        with self._lock:
            done = self.taken_before(command_id)
            if done is not None:
                return self._answered(done, command, source)
            if expected_version is not None and expected_version != self.version:
                raise LogConflict(
                    "log.stale_version", "The table has moved on: look at it again and repeat if you still want to."
                )
            # What is logged never lies before what was: whoever gives the time may have it from a clock that was put back.
            t_ns = max(t_ns, self._events[-1].t_ns if self._events else 0)
            events = self._decided(command, t_ns)
            version = self._log.append(
                self._table_id,
                self.version,
                self._form.command_to_json(command),
                [self._form.event_to_json(event) for event in events],
                source=source,
                t_ns=t_ns,
                logged_ns=time.time_ns(),
                command_id=command_id,
            )
            self._history.append(events)
            before = self.version
            self._events.extend(TableEvent(before + i, t_ns, event) for i, event in enumerate(events, start=1))
            if self._listener is not None:
                self._listener.decided(t_ns, version, source, command, events)
            return version

    def _decided(self, command: CommandT, t_ns: int) -> tuple[EventT, ...]:
        try:
            return self._history.decide(command)
        except IllegalCommand as error:
            if self._listener is not None:
                self._listener.refused(t_ns, command, error.code, error.message)
            raise

    def _answered(self, done: LoggedCommand, command: CommandT, source: str) -> int:
        same = self._form.asked(done.command) == self._form.asked(self._form.command_to_json(command))
        if done.source != source or not same:
            raise LogConflict(
                "log.id_reused", "That id belongs to another command already: send each with an id of its own."
            )
        return done.version
