"""One table, one writer: decide, append, apply, publish, in that order; acknowledged when it is on disk."""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Protocol

from companion.games.errors import IllegalCommand
from companion.games.raja.codec import command_to_json, event_from_json, event_to_json
from companion.games.raja.commands import Command
from companion.games.raja.events import BuildFinished, Event, StonesRemoved
from companion.games.raja.history import History
from companion.games.raja.options import Options
from companion.games.raja.state import State
from companion.table.log import EventLog, LogConflict, LoggedCommand, LoggedStep

GAME = "raja"


@dataclass(frozen=True, slots=True)
class TableEvent:
    """An event with its version (counted from 1) and its time."""

    version: int
    t_ns: int
    event: Event


class TableListener(Protocol):
    """Is told what the table did, on the thread that commanded it, when it is durable."""

    def decided(self, t_ns: int, version: int, source: str, command: Command, events: Sequence[Event]) -> None:
        """A command was taken; ``version`` is the one after its events."""

    def refused(self, t_ns: int, command: Command, code: str, message: str) -> None:
        """The rules refused a command."""


@dataclass(frozen=True, slots=True)
class WallReport:
    """How a build or a removal was reported last."""

    seat: int
    cell: tuple[int, int]
    standing: int
    width: int
    said_by: str


class Table:
    """The one writer of a game. Thread-safe: commands are taken one after another."""

    def __init__(self, log: EventLog, table_id: str, history: History, events: list[TableEvent]) -> None:
        self._log = log
        self._table_id = table_id
        self._history = history
        self._events = events
        self._lock = threading.RLock()
        self._listener: TableListener | None = None

    def tell(self, listener: TableListener) -> None:
        """From now on tell that listener."""
        self._listener = listener

    @classmethod
    def opened(cls, log: EventLog, table_id: str, options: Options, *, t_ns: int) -> Table:
        """The table with that id: as the log has it, or begun now with these options.

        Raises:
            LogUnavailable: see ``EventLog``.
            MalformedCommand: the log holds an event that this version does not know.
        """
        log.create_table(table_id, GAME, t_ns)
        logged = log.events(table_id)
        if logged:
            events = [TableEvent(e.version, e.t_ns, event_from_json(e.event)) for e in logged]
            # Undo lands where a command ended, so history wants the events of each command together.
            ends = [0, *(command.version for command in log.commands(table_id))]
            batches = [[e.event for e in events[start:end]] for start, end in pairwise(ends)]
            return cls(log, table_id, History.of(batches), events)
        history = History.begin(options)
        begun = list(history.events)
        log.append(
            table_id,
            0,
            {"command": "begin"},
            [event_to_json(event) for event in begun],
            source="host",
            t_ns=t_ns,
            logged_ns=time.time_ns(),
        )
        return cls(log, table_id, history, [TableEvent(i, t_ns, event) for i, event in enumerate(begun, start=1)])

    @property
    def state(self) -> State:
        """The game now."""
        return self._history.state

    @property
    def version(self) -> int:
        """Events in the log."""
        return len(self._events)

    @property
    def events(self) -> list[TableEvent]:
        """All events so far, undone ones too."""
        return self._events

    def steps(self) -> list[LoggedStep]:
        """Every command so far with its events, as the log has them.

        Raises:
            LogUnavailable: see ``EventLog``.
        """
        return self._log.steps(self._table_id)

    def taken_before(self, command_id: str | None) -> LoggedCommand | None:
        """The command that was taken under this id, if there is one."""
        return None if command_id is None else self._log.command_with_id(self._table_id, command_id)

    def state_at(self, version: int) -> State:
        """The game after the first ``version`` events, 1 or more."""
        return self._history.state_at(version)

    def undoable(self) -> int:
        """How many commands can be undone."""
        return self._history.undoable()

    def redoable(self) -> bool:
        """Whether an undo can be taken back."""
        return self._history.redoable()

    def may_undo(self, seat: int) -> bool:
        """Whether that seat (or ``HOST``) may undo and redo."""
        return self._history.may_undo(seat)

    @property
    def last_wall_report(self) -> WallReport | None:
        """The newest report of a build or a removal."""
        for logged in reversed(self._events):
            event = logged.event
            if isinstance(event, (BuildFinished, StonesRemoved)):
                return WallReport(event.seat, event.cell, event.standing, event.width, event.said_by)
        return None

    def submit(
        self,
        command: Command,
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
                return _answered(done, command, source)
            if expected_version is not None and expected_version != self.version:
                raise LogConflict(
                    "log.stale_version", "The table has moved on: look at it again and repeat if you still want to."
                )
            events = self._decided(command, t_ns)
            version = self._log.append(
                self._table_id,
                self.version,
                command_to_json(command),
                [event_to_json(event) for event in events],
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

    def _decided(self, command: Command, t_ns: int) -> tuple[Event, ...]:
        try:
            return self._history.decide(command)
        except IllegalCommand as error:
            if self._listener is not None:
                self._listener.refused(t_ns, command, error.code, error.message)
            raise


def _answered(done: LoggedCommand, command: Command, source: str) -> int:
    if done.source != source or done.command != command_to_json(command):
        raise LogConflict(
            "log.id_reused", "That id belongs to another command already: send each with an id of its own."
        )
    return done.version
